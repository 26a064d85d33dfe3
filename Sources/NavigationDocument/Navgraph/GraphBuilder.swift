internal import NavigationCore

/// Collects what the files of one document say, and puts it in order at the end.
struct GraphBuilder {
  /// An `include` entry that waits to be read.
  struct Include {
    var path: String
    var region: SourceRegion
  }

  private static let diagnosticLimit = 50

  var document = GraphDocument()
  var names = NameTable()
  var texts = NameTable()
  var includes: [Include] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var unlistedDiagnostics = 0
  private var regions: [SourceRegion] = []
  /// Names that are declared or that segues refer to, and that are not looked up yet.
  private var batch = NameBatch()
  private var mentions: [(region: SourceRegion, isDeclaration: Bool)] = []
  /// Segues from here on may hold references to the batch instead of numbers.
  private var firstUnsettled = 0
  private var isDeclared: [Bool] = []
  private var attributes: [Int32: GraphDocument.FragmentAttributes] = [:]
  /// Positions in `document.segues` of edges that were given as bare shorthand, in order.
  private var bareSegues: [Int] = []

  /// Makes room for as many segues as a file of that size may have, before there are any.
  ///
  /// An array that grows is copied at each doubling, into memory that the system has to clear.
  /// A segue takes seldom less than 64 bytes; where it does the array still grows.
  mutating func reserve(forBytes count: Int) {
    document.segues = [GraphDocument.Segue]([], inLargePagesOf: count / 64)
  }

  mutating func report(_ diagnostic: Diagnostic) {
    // Problems of the names before come first.
    lookUpBatch()
    if diagnostics.count < Self.diagnosticLimit {
      diagnostics.append(diagnostic)
    } else {
      unlistedDiagnostics += 1
    }
  }

  mutating func fragment(
    _ name: UnsafeBufferPointer<UInt8>, region: SourceRegion
  ) -> Int32 {
    // Numbers are given in order of appearance.
    lookUpBatch()
    let number = names.number(of: name)
    notice(number, region)
    return number
  }

  /// A reference to a fragment, below zero, instead of its number: it may stand as an end in
  /// `document.segues` until `settle`. The name's bytes must stay where they are as long.
  mutating func reference(
    _ name: UnsafeBufferPointer<UInt8>, region: SourceRegion
  ) -> Int32 {
    names.enqueue(name, in: &batch)
    mentions.append((region, false))
    return ~Int32(batch.count - 1)
  }

  /// Declares a fragment, at the latest when the batch is settled; its name as for `reference`.
  mutating func declareLater(_ name: UnsafeBufferPointer<UInt8>, region: SourceRegion) {
    names.enqueue(name, in: &batch)
    mentions.append((region, true))
  }

  /// Puts numbers for references in the segues so far; other references become invalid.
  mutating func settle() {
    lookUpBatch()
    for i in firstUnsettled..<document.segues.count {
      let (origin, destination) = (document.segues[i].origin, document.segues[i].destination)
      if origin < 0 { document.segues[i].origin = batch.numbers[Int(~origin)] }
      if destination < 0 { document.segues[i].destination = batch.numbers[Int(~destination)] }
    }
    firstUnsettled = document.segues.count
    batch.removeAll()
    mentions.removeAll(keepingCapacity: true)
  }

  mutating func settleFullBatch() {
    if batch.count >= NameBatch.size { settle() }
  }

  private mutating func lookUpBatch() {
    let done = batch.numbers.count
    guard done < batch.count else { return }
    names.lookUp(&batch)
    for i in done..<batch.count {
      notice(batch.numbers[i], mentions[i].region)
      if mentions[i].isDeclaration {
        declare(batch.numbers[i], region: mentions[i].region, attributes: nil)
      }
    }
  }

  /// Takes the place of a fragment that is named for the first time.
  private mutating func notice(_ number: Int32, _ region: SourceRegion) {
    if Int(number) == regions.count {
      regions.append(region)
      isDeclared.append(false)
    }
  }

  mutating func declare(
    _ fragment: Int32, region: SourceRegion, attributes given: GraphDocument.FragmentAttributes?
  ) {
    let i = Int(fragment)
    if isDeclared[i] {
      report(Diagnostic("fragment `\(names.name(i))` is declared twice", region: region))
      return
    }
    isDeclared[i] = true
    regions[i] = region
    if let given { attributes[fragment] = given }
  }

  mutating func appendBare(_ segue: GraphDocument.Segue) {
    bareSegues.append(document.segues.count)
    document.segues.append(segue)
  }

  /// All problems found, with a last one that counts those that are not listed.
  func listedDiagnostics() -> [Diagnostic] {
    guard unlistedDiagnostics > 0 else { return diagnostics }
    return diagnostics + [Diagnostic("and \(unlistedDiagnostics) more")]
  }

  /// The document: bare edges resolved, names in order.
  mutating func finish() -> GraphDocument {
    dropRefinedBareSegues()
    let order = names.sorted()
    var rank = [Int32](repeating: 0, count: order.count)
    for (i, number) in order.enumerated() { rank[Int(number)] = Int32(i) }
    for i in document.segues.indices {
      document.segues[i].origin = rank[Int(document.segues[i].origin)]
      document.segues[i].destination = rank[Int(document.segues[i].destination)]
    }
    document.names = names.names(in: order)
    document.regions = order.map { regions[Int($0)] }
    document.isDeclared = order.map { isDeclared[Int($0)] }
    for (number, value) in attributes { document.attributes[rank[Int(number)]] = value }
    document.texts = texts.names(in: (0..<Int32(texts.count)))
    return document
  }

  /// A bare edge gives way to an entry with rules for the same edge, and to an earlier bare one.
  private mutating func dropRefinedBareSegues() {
    guard !bareSegues.isEmpty else { return }
    func key(_ segue: GraphDocument.Segue) -> UInt64 {
      UInt64(UInt32(bitPattern: segue.origin)) << 32
        | UInt64(UInt32(bitPattern: segue.destination))
    }
    var isBare = [Bool](repeating: false, count: document.segues.count)
    for i in bareSegues { isBare[i] = true }
    var taken = Set<UInt64>(minimumCapacity: document.segues.count)
    for (i, segue) in document.segues.enumerated() where !isBare[i] { taken.insert(key(segue)) }
    var kept: [GraphDocument.Segue] = []
    kept.reserveCapacity(document.segues.count)
    for (i, segue) in document.segues.enumerated() {
      if !isBare[i] || taken.insert(key(segue)).inserted { kept.append(segue) }
    }
    document.segues = kept
  }
}
