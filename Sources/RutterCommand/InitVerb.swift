import ArgumentParsing
import NavigationDocument
import NavigationLint

/// `rutter init`: writes a configuration from what it finds in a folder.
enum InitVerb: Verb {
  static let command = Command(
    name: "init",
    summary: "Write a configuration.",
    discussion: """
      Writes a commented .rutter.yml that names the graphs in the folder and the saved paths that \
      belong to them. A file that exists is left as it is.
      """,
    examples: ["rutter init", "rutter init App"],
    arguments: [Positional("FOLDER", "Where to write it; by default here.", .optional)],
    options: [.flag("force", "Overwrite a configuration that exists.")])

  static func run(_ invocation: Invocation, _ console: inout Console) throws
    -> Rutter.ExitStatus
  {
    let folder = invocation.positional("FOLDER") ?? "."
    guard FolderSearch.isFolder(folder) else {
      throw Failure(message: "there is no folder `\(folder)`")
    }
    let path = FilePath.normalized(FilePath.join(folder, ConfigurationReader.fileName))
    guard invocation.flag("force") || !FilePath.exists(path) else {
      throw Failure(message: "`\(path)` exists; `--force` overwrites it")
    }
    let project = try ProjectSurvey(folder: folder)
    try OutputFile.write(Array(project.configuration.utf8), to: path)
    console.print(
      "wrote `\(visibleText(path))`: \(count(project.graphs.count, "graph")), "
        + count(project.pathCount, "saved path"))
    return .clean
  }

  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
