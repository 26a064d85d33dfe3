internal import NavigationDocument
public import NavigationGraph
internal import NavigationLint

extension Sequence {
  /// What the linter finds in segues, those that no graph can be made of included.
  ///
  /// - Parameters:
  ///   - entry: the fragment at launch; where nil, the only one that no segue leads to.
  ///   - ends: fragments that are meant to be ends: no dead ends.
  ///   - configuration: what a `.rutter.yml` would say, by the names of the fragments as they are
  ///     described: rules, policies and roots. What it extends is looked for from the working
  ///     folder on.
  /// - Returns: the findings in order of the fragments' descriptions; none for a sound graph.
  /// - Throws: a configuration that cannot be read.
  /// - Complexity: O(*s* log *s*) for *s* segues.
  public func findings<N: Fragment>(
    entry: N? = nil, ends: Set<N> = [], configuration: String = ""
  ) throws(ConfigurationError) -> [GraphFinding<N>] where Element == Segue<N> {
    let source = SourceText(path: ConfigurationReader.fileName, bytes: Array(configuration.utf8))
    let read = ConfigurationReader.read(source)
    if !read.diagnostics.isEmpty {
      let sources = read.configuration.sources
      throw ConfigurationError(problems: read.diagnostics.map { $0.rendered(in: sources) })
    }
    let typed = TypedDocument(self.sorted(), entry: entry, ends: ends)
    return Linter.lint(typed.document, configuration: read.configuration.lint).map(typed.finding)
  }
}

extension NavigationGraph {
  /// What the linter finds in the graph.
  ///
  /// ```swift
  /// @Test("nobody gets stuck") func navigation() throws {
  ///   #expect(try graph.findings(ends: [.goodbye]) == [])
  /// }
  /// ```
  /// As `findings(entry:ends:configuration:)` of its segues.
  public func findings(
    ends: Set<N> = [], configuration: String = ""
  ) throws(ConfigurationError) -> [GraphFinding<N>] {
    try segues.findings(entry: entry, ends: ends, configuration: configuration)
  }
}
