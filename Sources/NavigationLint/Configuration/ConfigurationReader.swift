public import NavigationDocument
internal import RuleCatalogue
import Spelling

/// Finds and reads configuration files, with the presets and files that they extend.
public enum ConfigurationReader {
  public static let fileName = ".rutter.yml"

  /// The names of the presets, in order.
  public static var presets: [String] { RuleCatalogue.presets.map(\.name) }

  /// What reading a configuration gave; it is not to be relied upon unless there are no
  /// diagnostics, whose places are in its sources.
  public struct Result: Sendable {
    public var configuration: ProjectConfiguration
    public var diagnostics: [Diagnostic]
  }

  /// The configuration file for what is in a folder: in it, or in the nearest folder above that
  /// has one, up to the root of the repository. Shown relative to the working folder.
  public static func find(from folder: String) -> String? {
    let start = FilePath.absolute(folder.isEmpty ? "." : folder)
    for folder in folders(from: start) {
      let candidate = FilePath.join(folder, fileName)
      if FilePath.exists(candidate) {
        return FilePath.relative(candidate, to: FilePath.workingFolder)
      }
    }
    return nil
  }

  /// Reads a configuration file.
  public static func read(path: String) -> Result {
    do throws(Diagnostic) {
      return read(SourceText(path: path, bytes: try FileBytes.read(path)))
    } catch {
      return Result(configuration: ProjectConfiguration(), diagnostics: [error])
    }
  }

  /// Reads a configuration from memory; what it extends is relative to its path.
  public static func read(_ source: SourceText) -> Result {
    var stack = ExtensionStack(source)
    stack.run()
    let diagnostics = stack.diagnostics.enumerated().sorted { a, b in
      (a.element.region.file, a.element.region.start, a.offset)
        < (b.element.region.file, b.element.region.start, b.offset)
    }
    return Result(configuration: stack.configuration, diagnostics: diagnostics.map(\.element))
  }

  /// A folder and those above it, up to the one that holds the repository or the file system.
  fileprivate static func folders(from start: String) -> [String] {
    var folders = [start]
    var folder = start
    while folder != "/", !FilePath.exists(FilePath.join(folder, ".git")),
      let slash = folder.lastIndex(of: "/")
    {
      folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
      folders.append(folder)
    }
    return folders
  }
}

/// Reads files depth-first along `extends`, and lays each over those that it extends, without
/// recursion.
private struct ExtensionStack {
  private struct Frame {
    var layer: ConfigurationLayer
    var identity: String
    var folder: String
    var preset: String?
    var next = 0
  }

  private(set) var configuration = ProjectConfiguration()
  private(set) var diagnostics: [Diagnostic] = []
  private var frames: [Frame] = []
  /// Files and presets that are being read or were: whether they are done.
  private var isDone: [String: Bool] = [:]
  /// What files may be extended: those in this folder.
  private let project: String

  init(_ source: SourceText) {
    let path = FilePath.absolute(source.path)
    let folder = String(FilePath.folder(of: path).dropLast())
    let above = ConfigurationReader.folders(from: folder.isEmpty ? "/" : folder)
    project = above.last { FilePath.exists(FilePath.join($0, ".git")) } ?? folder
    push(source, identity: path, preset: nil)
  }

  mutating func run() {
    while var frame = frames.popLast() {
      if frame.next < frame.layer.extends.count {
        let reference = frame.layer.extends[frame.next]
        frame.next += 1
        frames.append(frame)
        extend(reference, frame)
      } else {
        frame.layer.apply(to: &configuration, preset: frame.preset)
        isDone[frame.identity] = true
      }
    }
  }

  private mutating func extend(
    _ reference: ConfigurationLayer.Placed<String>, _ frame: Frame
  ) {
    let text = reference.value
    func report(_ message: String, _ suggestion: String? = nil) {
      diagnostics.append(Diagnostic(message, suggestion: suggestion, region: reference.region))
    }
    if let preset = RuleCatalogue.presets.first(where: { $0.name == text }) {
      let source = SourceText(path: "Rules/presets/\(text).yml", bytes: preset.yaml)
      if isDone["preset \(text)"] == nil {
        push(source, identity: "preset \(text)", preset: text)
      }
      return
    }
    guard text.contains("/") || text.hasSuffix(".yml") || text.hasSuffix(".yaml") else {
      let presets = ConfigurationReader.presets
      return report(
        "there is no preset `\(text)`",
        Spelling.nearest(to: text, among: presets).map { "did you mean `\($0)`?" }
          ?? "the presets are \(presets.map { "`\($0)`" }.joined(separator: ", ")); "
          + "a file is named by its path")
    }
    let path = FilePath.normalized(FilePath.join(frame.folder, text))
    let identity = FilePath.absolute(path)
    guard project == "/" || identity.hasPrefix(project + "/") else {
      return report("`\(text)` is outside the project")
    }
    if let done = isDone[identity] {
      if !done { report("this `extends` is circular") }
      return
    }
    do throws(Diagnostic) {
      push(
        SourceText(path: path, bytes: try FileBytes.read(path)), identity: identity, preset: nil)
    } catch {
      report(error.message)
    }
  }

  private mutating func push(_ source: SourceText, identity: String, preset: String?) {
    let file = Int32(configuration.sources.count)
    configuration.sources.append(source)
    isDone[identity] = false
    let folder = FilePath.folder(of: source.path)
    var reader = LayerReader(folder: folder)
    do throws(Diagnostic) {
      // An empty file has no settings; it marks where a project begins.
      if source.bytes.contains(where: { $0 > 0x20 }) {
        reader.read(try DocumentValue.read(source, file: file))
      }
      diagnostics += reader.diagnostics
    } catch {
      diagnostics.append(error)
    }
    frames.append(
      Frame(layer: reader.layer, identity: identity, folder: folder, preset: preset))
  }
}
