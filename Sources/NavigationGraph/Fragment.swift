/// A screen or a part of one: a node of the navigation graph.
///
/// An enum without associated values gets everything it needs from the declaration
/// `enum Section: Fragment`; its order is the order of its cases.
public protocol Fragment: Hashable, Comparable, Sendable {}
