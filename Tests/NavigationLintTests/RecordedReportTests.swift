import Foundation
import NavigationLint
import Testing

/// The reports in `Reports`. `RECORD_REPORTS=1 swift test --filter RecordedReportTests` writes
/// them anew.
@Suite("Recorded reports")
struct RecordedReportTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Reports")

  @Test("a report of each kind is the recorded one", arguments: Reporters.all.map { $0.name })
  func recorded(name: String) throws {
    let reporter = try #require(Reporters.named(name))
    let report = reporter.report(ReportFixture.small)
    let file = Self.folder.appending(path: "report.\(name)")
    if ProcessInfo.processInfo.environment["RECORD_REPORTS"] != nil {
      try Data(report.utf8).write(to: file)
    }
    let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(
      report == recorded,
      "look at the change, then RECORD_REPORTS=1 swift test --filter RecordedReportTests")
    #expect(report == reporter.report(ReportFixture.small))
  }

  @Test("every reporter has a name of its own, and only recorded reports lie in the folder")
  func registry() throws {
    let names = Reporters.all.map { $0.name }
    #expect(Set(names).count == names.count)
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(files.sorted() == names.map { "report.\($0)" }.sorted())
  }
}
