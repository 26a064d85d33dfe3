import NavigationDocument

/// Graphs as they were: from an old file, or from a revision in git.
enum OldVersion {
  /// For each document what it was, or nil where it was not, or was not sound, before.
  static func documents(
    _ old: String, of documents: [GraphDocument], _ console: inout Console
  ) throws -> [GraphDocument?] {
    if FolderSearch.isFile(old) {
      guard documents.count == 1 else {
        throw Failure(
          message: "`\(old)` is the old version of one graph, but \(documents.count) are linted; "
            + "name one, or give a git revision")
      }
      let result = DocumentReader.read(path: old)
      for diagnostic in result.diagnostics {
        console.complain(diagnostic, in: result.document.sources)
      }
      guard result.diagnostics.isEmpty else { throw Failure() }
      return [self.document(result, of: documents[0], console)]
    }
    guard !documents.contains(where: { $0.sources.first?.path == "<stdin>" }) else {
      throw Failure(message: "standard input has no old version in git; give it as a file")
    }
    var revisions: [String: GitRevision] = [:]
    return try documents.map { document in
      guard let path = document.sources.first?.path else { return nil }
      let folder = FilePath.folder(of: path)
      let revision = try revisions[folder] ?? GitRevision(old, near: folder)
      revisions[folder] = revision
      guard let bytes = try? revision.bytes(path) else { return nil }
      let result = DocumentReader.read(bytes: bytes, path: path, files: revision.files)
      return self.document(result, of: document, console)
    }
  }

  private static func document(
    _ result: ReadResult, of document: GraphDocument, _ console: borrowing Console
  ) -> GraphDocument? {
    let path = document.sources.first?.path ?? ""
    guard result.diagnostics.isEmpty else {
      console.note(
        "`\(visibleText(path))` could not be read as it was before; all its findings are shown")
      return nil
    }
    var old = result.document
    // A baseline knows the graph by its path of today.
    if let bytes = old.sources.first?.bytes {
      old.sources[0] = SourceText(path: path, bytes: bytes)
    }
    return old
  }
}
