/// Storyboards in folders of languages: `Base.lproj`, `de.lproj` and so on.
enum LocalizedFiles {
  /// Of several translations of one storyboard only one: the base, else English, else the first.
  static func withoutTranslations(_ files: [StoryboardFile]) -> [StoryboardFile] {
    var best: [String: Int] = [:]
    for (i, file) in files.enumerated() {
      guard let place = place(file.path) else { continue }
      if let known = best[place.key] {
        let knownRank = self.place(files[known].path)?.rank ?? .max
        if place.rank < knownRank { best[place.key] = i }
      } else {
        best[place.key] = i
      }
    }
    return files.enumerated().compactMap { i, file in
      guard let place = place(file.path) else { return file }
      return best[place.key] == i ? file : nil
    }
  }

  private static func place(_ path: String) -> (key: String, rank: Int)? {
    let parts = path.split(separator: "/")
    guard parts.count > 1, let folder = parts.dropLast().last, folder.hasSuffix(".lproj") else {
      return nil
    }
    let language = folder.dropLast(6)
    let rank = language == "Base" ? 0 : language == "en" || language == "English" ? 1 : 2
    let key = (parts.dropLast(2) + [parts[parts.count - 1]]).joined(separator: "/")
    return (key, rank)
  }
}
