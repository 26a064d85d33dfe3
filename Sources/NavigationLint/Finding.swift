public import NavigationDocument

/// How much a finding weighs.
public enum Severity: String, Sendable, Hashable, Comparable {
  case warning, error

  public static func < (a: Severity, b: Severity) -> Bool { a == .warning && b == .error }
}

/// What a rule reports: one fact about a graph, with its place and the walk that shows it.
public struct Finding: Sendable, Hashable {
  /// What a finding is about.
  public enum Subject: Sendable, Hashable {
    case graph
    case fragment(String)
    case segue(from: String, to: String)
    case path(String)
  }

  /// A walk through the graph, by fragment names.
  public struct Walk: Sendable, Hashable {
    public var fragments: [String]
    /// Whether fragments were left out after the first, because the walk is long.
    public var isShortened: Bool

    public init(_ fragments: [String], isShortened: Bool = false) {
      self.fragments = fragments
      self.isShortened = isShortened
    }
  }

  /// Whether a finding holds whatever the app's code does.
  public enum Certainty: Sendable, Hashable {
    case certain
    /// It holds unless code does what the input does not show; why it may, as a clause.
    case possible(String)
  }

  /// Why the finding is only possible; nil where it is certain.
  public var doubt: String? {
    if case .possible(let reason) = certainty { reason } else { nil }
  }

  /// Another place that belongs to the finding.
  public struct Related: Sendable, Hashable {
    public var message: String
    public var region: SourceRegion

    public init(_ message: String, region: SourceRegion) {
      self.message = message
      self.region = region
    }
  }

  /// A change that clears the finding and alters nothing else of what the app does, so that it
  /// may be made without asking.
  public struct Fix: Sendable, Hashable {
    /// What is done, such as "remove the repeated segue".
    public var title: String
    public var change: GraphChange

    public init(_ title: String, _ change: GraphChange) {
      self.title = title
      self.change = change
    }
  }

  public var rule: String
  public var severity: Severity
  public var subject: Subject
  public var message: String
  public var region: SourceRegion
  public var witness: Walk?
  /// The smallest change that clears the finding.
  public var remedy: String?
  /// The remedy as a change of the document, where it is a safe one.
  public var fix: Fix?
  public var related: [Related]
  /// The name of the policy that it breaks, where its rule checks policies.
  public var policy: String?
  public var certainty = Certainty.certain

  public init(
    rule: String, severity: Severity, subject: Subject, message: String,
    region: SourceRegion = .none, witness: Walk? = nil, remedy: String? = nil,
    fix: Fix? = nil, related: [Related] = [], policy: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.subject = subject
    self.message = message
    self.region = region
    self.witness = witness
    self.remedy = remedy
    self.fix = fix
    self.related = related
    self.policy = policy
  }
}
