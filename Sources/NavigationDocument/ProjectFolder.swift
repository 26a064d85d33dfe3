/// The part of the file system that an input may name files in.
package enum ProjectFolder {
  /// The project that a folder belongs to: the nearest one around it with `.git` or
  /// `.rutter.yml`, or else the folder itself; nil where the folder is not there.
  package static func around(_ folder: String) -> String? {
    guard let folder = FileBytes.resolved(folder.isEmpty ? "." : folder) else { return nil }
    var candidate = folder
    while true {
      let prefix = candidate == "/" ? "/" : candidate + "/"
      if FileBytes.exists(prefix + ".git") || FileBytes.exists(prefix + ".rutter.yml") {
        return candidate
      }
      guard candidate != "/", let slash = candidate.lastIndex(of: "/") else { return folder }
      candidate = slash == candidate.startIndex ? "/" : String(candidate[..<slash])
    }
  }

  /// Whether a path with all its links resolved lies in a project.
  package static func holds(_ real: String, in project: String) -> Bool {
    project == "/" || real.hasPrefix(project + "/")
  }
}
