import NavigationDocument
import NavigationLint

/// Where a run writes: results on standard output, everything else on standard error.
struct Console: ~Copyable {
  private var output = Output()
  private var stopped: Output.Stop?
  private(set) var style = Style(isOn: false)
  private var errorStyle = Style(isOn: false)

  init() {
    Terminal.ignoreBrokenPipes()
    useColor(nil)
  }

  mutating func useColor(_ choice: String?) {
    let choice = choice.flatMap(ColorChoice.init(rawValue:)) ?? .auto
    style.isOn = choice.isOn(
      isTerminal: Terminal.isTerminal(1), environment: Terminal.environment)
    errorStyle.isOn = choice.isOn(
      isTerminal: Terminal.isTerminal(2), environment: Terminal.environment)
  }

  /// Emphasis for a report on standard output.
  var emphasis: TextReporter.Emphasis {
    var emphasis = TextReporter.Emphasis()
    let style = style
    emphasis.error = { style.bold(style.red($0)) }
    emphasis.warning = { style.bold(style.yellow($0)) }
    emphasis.strong = { style.bold($0) }
    emphasis.faint = { style.dim($0) }
    return emphasis
  }

  mutating func print(_ text: String, terminator: String = "\n") {
    guard stopped == nil else { return }
    do throws(Output.Stop) {
      try output.write(text)
      try output.write(terminator)
    } catch { stopped = error }
  }

  /// Bytes that may be no text, on standard output.
  mutating func write(_ bytes: [UInt8]) {
    guard stopped == nil else { return }
    do throws(Output.Stop) { try output.write(bytes) } catch { stopped = error }
  }

  /// A problem of an input on standard error, with its place where it has one.
  func complain(_ problem: Diagnostic, in sources: [SourceText]) {
    guard sources.indices.contains(Int(problem.region.file)) else {
      complain(visibleText(problem.message))
      if let suggestion = problem.suggestion { note(visibleText(suggestion)) }
      return
    }
    let style = errorStyle
    let text = problem.rendered(
      in: sources, error: { style.bold(style.red($0)) }, strong: { style.bold($0) })
    Terminal.warn(text + "\n")
  }

  /// A complaint on standard error, after `rutter: error:`.
  func complain(_ message: String) {
    Terminal.warn("rutter: \(errorStyle.bold(errorStyle.red("error"))): \(message)\n")
  }

  /// A line that helps, on standard error.
  func note(_ message: String) { Terminal.warn("  \(message)\n") }

  /// Something that was passed over, with its place, on standard error.
  func warn(_ problem: Diagnostic, in sources: [SourceText]) {
    let style = errorStyle
    let text = problem.rendered(
      in: sources, error: { _ in style.bold(style.yellow("warning")) },
      strong: { style.bold($0) })
    Terminal.warn(text + "\n")
  }

  /// A line on standard error that is no complaint.
  func remark(_ message: String) { Terminal.warn("\(message)\n") }

  /// Writes what was printed so far, so that a complaint comes after it.
  mutating func flush() {
    guard stopped == nil else { return }
    do throws(Output.Stop) { try output.flush() } catch { stopped = error }
  }

  /// Writes what is left. A reader that went away is no failure; a full disk is.
  mutating func finish(_ status: Rutter.ExitStatus) -> Rutter.ExitStatus {
    flush()
    if case .failed = stopped, let stopped {
      complain("\(stopped)")
      return .failure
    }
    return status
  }
}
