/// What a navgraph document is written from.
indirect enum NavgraphValue {
  case text(String)
  case flag(Bool)
  case number(Int)
  /// `a => b`, of two words.
  case edge(String, String)
  case list([NavgraphValue])
  case map([(String, NavgraphValue)])
}
