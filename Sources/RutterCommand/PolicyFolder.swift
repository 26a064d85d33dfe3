import ArgumentParsing
import NavigationDocument
import NavigationLint

/// The pages of a project's own policies: the folder that `--rules` names.
enum PolicyFolder {
  static let option = Option.value(
    "rules", "FOLDER", "A folder of pages (*.yml) of policies of your own.")

  /// The pages in order of path; none without the option.
  static func pages(_ invocation: Invocation, _ console: inout Console) throws -> [PolicyPage] {
    guard let folder = invocation.value("rules") else { return [] }
    guard FolderSearch.isFolder(folder) else {
      throw Failure(message: "there is no folder `\(folder)` for `--rules`")
    }
    let patterns = ["*.yml", "*.yaml"].map { PathPattern($0) }
    var pages: [PolicyPage] = []
    var isSound = true
    var known: [String: String] = [:]
    for path in try FolderSearch.files(in: folder, matching: patterns) {
      var source = SourceText(path: FilePath.normalized(path), bytes: [])
      do throws(Diagnostic) {
        source = SourceText(path: source.path, bytes: try FileBytes.read(path))
        let page = try PolicyPage(source)
        if let other = known.updateValue(source.path, forKey: page.page.id) {
          throw Diagnostic("`\(other)` is a page of `\(page.page.id)` already")
        }
        if Linter.severity(ofRule: page.page.id) != nil {
          throw Diagnostic("`\(page.page.id)` is a rule's id; give the policy another one")
        }
        pages.append(page)
      } catch {
        isSound = false
        console.complain(error, in: [source])
      }
    }
    guard isSound else { throw Failure() }
    guard !pages.isEmpty else { throw Failure(message: "no pages (*.yml) in `\(folder)`") }
    return pages
  }
}
