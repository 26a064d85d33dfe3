internal import NavigationDocument

/// The facts of the last run's files, kept in a folder, so that what is unchanged is not parsed.
///
/// A file is unchanged where its path and every byte are: what is kept holds the text too, and no
/// hash has to be trusted. What cannot be read back counts as nothing kept.
struct FactsCache: Sendable {
  struct File: Sendable {
    var path: String
    var text: [UInt8]
    var facts: SourceFacts
  }

  private let path: String
  private let known: [String: File]

  /// What a folder keeps, which is made if it is not there.
  init(folder: String) throws(Diagnostic) {
    try OutputFile.makeFolder(folder)
    path = FilePath.join(folder, "swift-facts")
    known = (try? FileBytes.read(path)).flatMap { try? Self.decoded($0) } ?? [:]
  }

  /// The facts of a file as it is now; nil where it has to be parsed.
  func facts(_ path: String, _ text: [UInt8]) -> SourceFacts? {
    guard let file = known[path], file.text == text else { return nil }
    return file.facts
  }

  /// Keeps a run's files, in place of those of the run before, unless they are the same.
  func keep(_ files: [File]) throws(Diagnostic) {
    let isSame =
      files.count == known.count && files.allSatisfy { known[$0.path]?.text == $0.text }
    guard !isSame else { return }
    var writer = ByteWriter()
    writer.write(SourceFacts.version)
    writer.write(files) { writer, file in
      writer.write(file.path)
      writer.write(bytes: file.text)
      file.facts.write(to: &writer)
    }
    do throws(OutputFile.Failure) {
      try OutputFile.write(writer.bytes, to: path)
    } catch {
      throw Diagnostic(error.description)
    }
  }

  private static func decoded(_ bytes: [UInt8]) throws(ByteReader.Broken) -> [String: File] {
    var reader = ByteReader(bytes)
    guard try reader.number() == SourceFacts.version else { throw ByteReader.Broken() }
    let files = try reader.list { reader throws(ByteReader.Broken) in
      File(
        path: try reader.text(), text: try reader.data(), facts: try SourceFacts(from: &reader))
    }
    guard reader.isAtEnd else { throw ByteReader.Broken() }
    return Dictionary(files.map { ($0.path, $0) }) { $1 }
  }
}
