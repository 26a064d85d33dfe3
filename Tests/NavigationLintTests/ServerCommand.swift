/// A build server's command as the server reads it from a line of its log.
struct ServerCommand {
  var name: String
  var properties: [String: String] = [:]
  var message = ""

  /// `::name key=value,key=value::message`
  init?(github line: String) {
    let scalars = Array(line.unicodeScalars)
    guard scalars.starts(with: [":", ":"]), let end = Self.find("::", in: scalars, from: 2) else {
      return nil
    }
    let decode = { (text: String, codes: [(String, String)]) in Self.decode(text, codes) }
    let data = [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]
    guard let space = scalars[2..<end].firstIndex(of: " ") else { return nil }
    name = Self.text(scalars[2..<space])
    for pair in scalars[(space + 1)..<end].split(separator: ",") {
      guard let equals = pair.firstIndex(of: "=") else { return nil }
      properties[Self.text(pair[..<equals])] = decode(
        Self.text(pair[(equals + 1)...]), [("%3A", ":"), ("%2C", ",")] + data)
    }
    message = decode(Self.text(scalars[(end + 2)...]), data)
  }

  /// `##vso[name key=value;key=value]message`
  init?(azure line: String) {
    let scalars = Array(line.unicodeScalars)
    let start = "##vso[".unicodeScalars.count
    guard scalars.starts(with: "##vso[".unicodeScalars), let end = scalars.firstIndex(of: "]"),
      let space = scalars[..<end].firstIndex(of: " ")
    else { return nil }
    let data = [("%0D", "\r"), ("%0A", "\n"), ("%AZP25", "%")]
    name = Self.text(scalars[start..<space])
    for pair in scalars[(space + 1)..<end].split(separator: ";") {
      guard let equals = pair.firstIndex(of: "=") else { return nil }
      properties[Self.text(pair[..<equals])] = Self.decode(
        Self.text(pair[(equals + 1)...]), [("%5D", "]"), ("%3B", ";")] + data)
    }
    message = Self.decode(Self.text(scalars[(end + 1)...]), data)
  }

  /// `##teamcity[name key='value' key='value']`
  init?(teamCity line: String) {
    guard line.hasPrefix("##teamcity["), line.unicodeScalars.allSatisfy({ $0.isASCII }) else {
      return nil
    }
    var rest = Array(line.unicodeScalars)["##teamcity[".unicodeScalars.count...]
    name = Self.text(rest.prefix { $0 != " " })
    rest = rest.drop { $0 != " " }
    while rest.first == " " {
      rest = rest.dropFirst()
      let key = Self.text(rest.prefix { $0 != "=" })
      rest = rest.drop { $0 != "=" }.dropFirst()
      guard rest.popFirst() == "'" else { return nil }
      var units: [UInt16] = []
      while let scalar = rest.popFirst(), scalar != "'" {
        guard scalar != "[", scalar != "]" else { return nil }
        guard scalar == "|" else {
          units += String(scalar).utf16
          continue
        }
        switch rest.popFirst() {
        case "n": units.append(0x0A)
        case "r": units.append(0x0D)
        case "0":
          guard rest.popFirst() == "x", let unit = UInt16(Self.text(rest.prefix(4)), radix: 16)
          else { return nil }
          units.append(unit)
          rest = rest.dropFirst(4)
        case let escaped?: units += String(escaped).utf16
        case nil: return nil
        }
      }
      properties[key] = String(decoding: units, as: UTF16.self)
    }
    guard rest.elementsEqual(["]"]) else { return nil }
  }

  private static func find(
    _ pattern: String, in scalars: [Unicode.Scalar], from start: Int
  ) -> Int? {
    scalars.indices.dropFirst(start).first {
      scalars[$0...].starts(with: pattern.unicodeScalars)
    }
  }

  private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  /// Escapes are read in one pass, so that an escaped percent sign begins none.
  private static func decode(_ text: String, _ codes: [(String, String)]) -> String {
    var rest = Array(text.unicodeScalars)[...]
    var result = ""
    while let scalar = rest.first {
      if let (code, value) = codes.first(where: { rest.starts(with: $0.0.unicodeScalars) }) {
        result += value
        rest = rest.dropFirst(code.unicodeScalars.count)
      } else {
        result.unicodeScalars.append(scalar)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}
