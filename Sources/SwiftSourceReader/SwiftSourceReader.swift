public import NavigationDocument

/// Reads the navigation graph of an app from its Swift sources.
///
/// Where the sources build a graph of `Fragment` and `Segue` that is the graph; otherwise it is
/// what the app's SwiftUI views present.
public enum SwiftSourceReader {
  /// Reads all files as one graph, several at once. The result does not depend on how many.
  public static func read(_ inputs: [SourceInput], cache: String? = nil) -> ReadResult {
    // Nothing is followed on a small stack.
    let results = WorkerThreads.map(1, threads: 1) { _ in readHere(inputs, cache: cache) }
    return results.first ?? ReadResult(document: GraphDocument(), diagnostics: [])
  }

  private static func readHere(_ inputs: [SourceInput], cache folder: String?) -> ReadResult {
    var output = SourceGraph(inputs)
    var program = Program()
    let facts: [SourceFacts]
    do throws(Diagnostic) {
      facts = try Self.facts(inputs, cache: folder)
    } catch {
      output.report(error)
      return output.graph.finish()
    }
    for (number, facts) in facts.enumerated() {
      program.add(facts.isOfTests ? SourceFacts() : facts)
      func diagnostic(_ problem: SourceFacts.Problem) -> Diagnostic {
        Diagnostic(
          problem.message,
          region: SourceRegion(file: Int32(number), start: problem.start, end: problem.end))
      }
      if let refusal = facts.refusal { output.report(diagnostic(refusal)) }
      for problem in facts.problems {
        var remark = diagnostic(problem)
        remark.message += "; what stands around it may be missing from the graph"
        output.remark(remark)
      }
    }
    let lookup = Lookup(program)
    if !GraphReader.read(lookup, into: &output) { ScreenReader.read(lookup, into: &output) }
    return output.graph.finish()
  }

  /// What each file says, several read at once.
  private static func facts(
    _ inputs: [SourceInput], cache folder: String?
  ) throws(Diagnostic) -> [SourceFacts] {
    guard let folder else { return WorkerThreads.map(inputs.count) { read(inputs[$0]).facts } }
    let cache = try FactsCache(folder: folder)
    let files = WorkerThreads.map(inputs.count) { read(inputs[$0], cache) }
    try cache.keep(
      zip(inputs, files).compactMap { input, file in
        file.text.map { FactsCache.File(path: input.path, text: $0, facts: file.facts) }
      })
    return files.map(\.facts)
  }

  /// The facts of a file, with its text where it has one.
  private static func read(
    _ input: SourceInput, _ cache: FactsCache? = nil
  ) -> (text: [UInt8]?, facts: SourceFacts) {
    do throws(Diagnostic) {
      let text = try input.text()
      return (text, cache?.facts(input.path, text) ?? FactsReader.read(text))
    } catch {
      var facts = SourceFacts()
      facts.refusal = SourceFacts.Problem(message: error.message, start: 0, end: 0)
      return (nil, facts)
    }
  }
}

extension SourceFacts {
  /// Tests walk an app's navigation, and do not make it.
  var isOfTests: Bool { imports.contains("XCTest") || imports.contains("Testing") }
}
