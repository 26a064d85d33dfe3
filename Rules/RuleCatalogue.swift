/// The catalogue of rules: the files of this folder, as bytes.
public enum RuleCatalogue {
  /// Every rule's id and its page, in order of id.
  public static let pages: [(id: String, yaml: [UInt8])] = [
    ("ambiguous-auto-segue", PackageResources.ambiguous_auto_segue_yml),
    ("ambiguous-entry", PackageResources.ambiguous_entry_yml),
    ("auto-segue-cycle", PackageResources.auto_segue_cycle_yml),
    ("broken-path", PackageResources.broken_path_yml),
    ("duplicate-segue", PackageResources.duplicate_segue_yml),
    ("empty-graph", PackageResources.empty_graph_yml),
    ("missing-entry", PackageResources.missing_entry_yml),
    ("shadowed-segue", PackageResources.shadowed_segue_yml),
    ("undeclared-fragment", PackageResources.undeclared_fragment_yml),
    ("undismissable-dead-end", PackageResources.undismissable_dead_end_yml),
    ("unreachable-fragment", PackageResources.unreachable_fragment_yml),
    ("unused-suppression", PackageResources.unused_suppression_yml),
  ]

  /// The presets that a configuration may extend, by name.
  public static let presets: [(name: String, yaml: [UInt8])] = [
    ("all", PackageResources.all_yml),
    ("recommended", PackageResources.recommended_yml),
    ("strict", PackageResources.strict_yml),
  ]
}
