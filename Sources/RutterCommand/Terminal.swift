import NavigationDocument

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// When to use colour.
enum ColorChoice: String, Hashable, CaseIterable, Sendable {
  case auto, always, never

  /// Whether to use colour, by this choice, the environment and the stream.
  ///
  /// `NO_COLOR` turns it off, else `CLICOLOR_FORCE` turns it on, else `TERM=dumb` turns it off; an
  /// explicit choice comes before all of them.
  func isOn(isTerminal: Bool, environment: (String) -> String?) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if let value = environment("NO_COLOR"), !value.isEmpty { return false }
      if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
      return isTerminal && environment("TERM") != "dumb"
    }
  }
}

/// What the program knows of its surroundings.
enum Terminal {
  static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The columns of the terminal at `file`, or 80.
  static func width(_ file: Int32 = STDOUT_FILENO) -> Int {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Makes a closed pipe an error of `write` instead of the end of the process.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Writes to the standard error stream; failures there cannot be told to anyone.
  static func warn(_ text: String) {
    _ = OutputFile.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }
}

/// A buffered stream of text.
struct Output: ~Copyable {
  /// Why a stream took no more text.
  enum Stop: Error, Hashable, CustomStringConvertible {
    /// The reader went away: stop without a word.
    case closed
    case failed(Int32)

    var description: String {
      switch self {
      case .closed: "the reader closed the output"
      case .failed(let code):
        "cannot write the output: \(String(cString: strerror(code)).lowercased())"
      }
    }
  }

  let file: Int32
  private var buffer: [UInt8] = []

  init(file: Int32 = STDOUT_FILENO) { self.file = file }

  mutating func write(_ text: String) throws(Stop) { try append(text.utf8) }

  mutating func write(_ bytes: [UInt8]) throws(Stop) { try append(bytes) }

  private mutating func append(_ bytes: some Sequence<UInt8>) throws(Stop) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= 1 << 16 { try flush() }
  }

  /// Writes what is buffered; call it before the program ends.
  mutating func flush() throws(Stop) {
    guard !buffer.isEmpty else { return }
    let code = OutputFile.writeAll(buffer, to: file)
    buffer.removeAll(keepingCapacity: true)
    if code == EPIPE { throw .closed }
    if code != 0 { throw .failed(code) }
  }
}

/// Emphasis for text on a terminal; plain text where colour is off.
struct Style: Hashable, Sendable {
  var isOn: Bool

  func bold(_ text: String) -> String { wrap(text, "1") }
  func dim(_ text: String) -> String { wrap(text, "2") }
  func red(_ text: String) -> String { wrap(text, "31") }
  func green(_ text: String) -> String { wrap(text, "32") }
  func yellow(_ text: String) -> String { wrap(text, "33") }
  func blue(_ text: String) -> String { wrap(text, "34") }
  func cyan(_ text: String) -> String { wrap(text, "36") }

  private func wrap(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
