/// The catalogue of rules: the files of this folder, as bytes.
public enum RuleCatalogue {
  /// Every rule's id and its page, in order of id.
  public static let pages: [(id: String, yaml: [UInt8])] = [
    ("ambiguous-auto-segue", PackageResources.ambiguous_auto_segue_yml),
    ("ambiguous-entry", PackageResources.ambiguous_entry_yml),
    ("ambiguous-forward", PackageResources.ambiguous_forward_yml),
    ("ambiguous-tag", PackageResources.ambiguous_tag_yml),
    ("auto-segue-cycle", PackageResources.auto_segue_cycle_yml),
    ("broken-path", PackageResources.broken_path_yml),
    ("competing-presentations", PackageResources.competing_presentations_yml),
    ("cover-without-exit", PackageResources.cover_without_exit_yml),
    ("dead-edge-case", PackageResources.dead_edge_case_yml),
    ("dismiss-to-empty-container", PackageResources.dismiss_to_empty_container_yml),
    ("duplicate-segue", PackageResources.duplicate_segue_yml),
    ("empty-graph", PackageResources.empty_graph_yml),
    ("forbidden-segue", PackageResources.forbidden_segue_yml),
    ("label-required", PackageResources.label_required_yml),
    ("max-context-depth", PackageResources.max_context_depth_yml),
    ("max-depth", PackageResources.max_depth_yml),
    ("max-fan-out", PackageResources.max_fan_out_yml),
    ("missing-entry", PackageResources.missing_entry_yml),
    ("must-pass-through", PackageResources.must_pass_through_yml),
    ("must-return-to", PackageResources.must_return_to_yml),
    ("naming-convention", PackageResources.naming_convention_yml),
    ("no-reach", PackageResources.no_reach_yml),
    ("one-way-trap", PackageResources.one_way_trap_yml),
    ("orphan-tag", PackageResources.orphan_tag_yml),
    ("presentation-from-alert", PackageResources.presentation_from_alert_yml),
    ("required-segue", PackageResources.required_segue_yml),
    ("self-loop", PackageResources.self_loop_yml),
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
