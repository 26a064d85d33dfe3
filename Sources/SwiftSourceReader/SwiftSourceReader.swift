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

  private static func readHere(_ inputs: [SourceInput], cache: String?) -> ReadResult {
    var output = SourceGraph(inputs)
    var program = Program()
    let facts = WorkerThreads.map(inputs.count) { number in
      SourceFacts.read(inputs[number])
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
}

extension SourceFacts {
  /// Tests walk an app's navigation, and do not make it.
  var isOfTests: Bool { imports.contains("XCTest") || imports.contains("Testing") }

  static func read(_ input: SourceInput) -> SourceFacts {
    do throws(Diagnostic) {
      return FactsReader.read(try input.text())
    } catch {
      var facts = SourceFacts()
      facts.refusal = Problem(message: error.message, start: 0, end: 0)
      return facts
    }
  }
}
