// swift-tools-version: 6.2
import PackageDescription

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folder of the running toolchain's SwiftSyntax, beside the library that reads this manifest.
let host: String = {
  typealias Place = (
    file: UnsafePointer<CChar>?, base: UnsafeRawPointer?, symbol: UnsafePointer<CChar>?,
    address: UnsafeRawPointer?
  )
  typealias Look = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> CInt
  // Glibc's module hides `dladdr`, whose result has this shape everywhere.
  guard let look = dlsym(dlopen(nil, RTLD_NOW), "dladdr") else { return "" }
  var place: Place = (nil, nil, nil, nil)
  let address = unsafeBitCast(Package.self as AnyObject.Type, to: UnsafeRawPointer.self)
  guard unsafeBitCast(look, to: Look.self)(address, &place) != 0, let file = place.file else {
    return ""
  }
  return String(cString: file).split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
    + "/host"
}()

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// What imports SwiftSyntax, also through another module, has to be told where it is.
let readerSettings = settings + [.unsafeFlags(["-I", host])]
let readerLinking: [LinkerSetting] = [
  .unsafeFlags([
    "-L", host, "-lSwiftSyntax", "-lSwiftParser", "-Xlinker", "-rpath", "-Xlinker", host,
  ])
]

// With a Swift runtime of its own the program takes libstdc++ along too, which no other part of it
// asks for: its relocation is an eighth of a small picture. Finds the archive before the library.
let programLinking: [LinkerSetting] = [
  .unsafeFlags(["-L", "\(Context.packageDirectory)/scripts/static"], .when(platforms: [.linux]))
]

// Each names a file in `Rules` that is compiled into the linter.
let ruleIDs = [
  "ambiguous-auto-segue",
  "ambiguous-entry",
  "ambiguous-forward",
  "ambiguous-tag",
  "auto-segue-cycle",
  "broken-path",
  "competing-presentations",
  "cover-without-exit",
  "dead-edge-case",
  "dismiss-to-empty-container",
  "duplicate-segue",
  "empty-graph",
  "forbidden-segue",
  "label-required",
  "max-context-depth",
  "max-depth",
  "max-fan-out",
  "missing-entry",
  "must-pass-through",
  "must-return-to",
  "naming-convention",
  "no-reach",
  "one-way-trap",
  "orphan-tag",
  "presentation-from-alert",
  "required-segue",
  "self-loop",
  "shadowed-segue",
  "undeclared-fragment",
  "undismissable-dead-end",
  "unreachable-fragment",
  "unused-suppression",
]

// Each names a file in `Rules/presets`: settings that a configuration may extend.
let presets = ["all", "recommended", "strict"]

let package = Package(
  name: "Rutter",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "NavigationGraph", targets: ["NavigationGraph"]),
    .library(name: "NavigationRouting", targets: ["NavigationRouting"]),
    .library(name: "NavigationUI", targets: ["NavigationUI"]),
    .library(name: "NavigationTesting", targets: ["NavigationTesting"]),
    .executable(name: "rutter", targets: ["rutter"]),
    .executable(name: "rutter-swift", targets: ["rutter-swift"]),
  ],
  targets: [
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(name: "CMemory"),
    .target(name: "Spelling", swiftSettings: settings),
    .target(name: "NavigationCore", swiftSettings: settings),
    .target(name: "NavigationGraph", dependencies: ["NavigationCore"], swiftSettings: settings),
    .target(
      name: "NavigationRouting", dependencies: ["NavigationCore", "NavigationGraph"],
      swiftSettings: settings),
    .target(
      name: "NavigationUI", dependencies: ["NavigationGraph", "NavigationRouting"],
      swiftSettings: settings),
    .target(
      name: "NavigationDocument",
      dependencies: [
        "NavigationCore", "NavigationGraph", "Spelling", "CYAML", "CExpat", "CGraphviz",
        "CMemory",
      ],
      swiftSettings: settings),
    .target(
      name: "SwiftSourceReader",
      dependencies: ["NavigationCore", "NavigationDocument"],
      swiftSettings: readerSettings, linkerSettings: readerLinking),
    .executableTarget(
      name: "rutter-swift", dependencies: ["SwiftSourceReader", "NavigationDocument", "CMemory"],
      swiftSettings: readerSettings, linkerSettings: readerLinking),
    .target(
      name: "RuleCatalogue", path: "Rules",
      resources: ruleIDs.map { .embedInCode("\($0).yml") }
        + presets.map { .embedInCode("presets/\($0).yml") },
      swiftSettings: settings),
    .target(
      name: "NavigationLint",
      dependencies: [
        "NavigationCore", "NavigationGraph", "NavigationDocument", "RuleCatalogue", "Spelling",
      ],
      swiftSettings: settings),
    .target(
      name: "NavigationTesting",
      dependencies: ["NavigationGraph", "NavigationDocument", "NavigationLint"],
      swiftSettings: settings),
    .target(
      name: "NavigationDiagram",
      dependencies: [
        "NavigationCore", "NavigationGraph", "NavigationDocument", "Spelling", "CGraphviz",
        "CMemory",
      ],
      resources: [.embedInCode("Page/page.css"), .embedInCode("Page/page.js")],
      swiftSettings: settings),
    .target(name: "ArgumentParsing", dependencies: ["Spelling"], swiftSettings: settings),
    .target(
      name: "RutterCommand",
      dependencies: [
        "ArgumentParsing", "Spelling", "NavigationCore", "NavigationGraph",
        "NavigationDocument", "NavigationLint", "NavigationDiagram",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "rutter", dependencies: ["RutterCommand", "CMemory"], swiftSettings: settings,
      linkerSettings: programLinking),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "NavigationCoreTests", dependencies: ["TestSupport", "NavigationCore"],
      swiftSettings: settings),
    .testTarget(
      name: "NavigationGraphTests",
      dependencies: ["TestSupport", "NavigationGraph", "NavigationCore"],
      swiftSettings: settings),
    .testTarget(
      name: "NavigationRoutingTests",
      dependencies: ["TestSupport", "NavigationRouting", "NavigationGraph"], swiftSettings: settings
    ),
    .testTarget(
      name: "NavigationDocumentTests",
      dependencies: ["TestSupport", "NavigationDocument", "NavigationGraph", "NavigationCore"],
      swiftSettings: settings),
    .testTarget(
      name: "SwiftSourceReaderTests",
      dependencies: [
        "TestSupport", "SwiftSourceReader", "NavigationDocument", "NavigationCore",
      ],
      swiftSettings: readerSettings, linkerSettings: readerLinking),
    .testTarget(
      name: "NavigationLintTests",
      dependencies: [
        "TestSupport", "NavigationLint", "NavigationDocument", "NavigationRouting",
        "NavigationGraph", "NavigationCore",
      ],
      exclude: ["Reports"], swiftSettings: settings),
    .testTarget(
      name: "NavigationTestingTests", dependencies: ["NavigationTesting", "NavigationGraph"],
      swiftSettings: settings),
    .testTarget(
      name: "NavigationDiagramTests",
      dependencies: [
        "TestSupport", "NavigationDiagram", "NavigationDocument", "NavigationGraph",
        "NavigationCore",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ArgumentParsingTests", dependencies: ["ArgumentParsing", "Spelling"],
      swiftSettings: settings),
    .testTarget(
      name: "RutterCommandTests",
      dependencies: [
        "TestSupport", "RutterCommand", "rutter", "rutter-swift", "ArgumentParsing",
        "NavigationDocument",
        "NavigationLint",
        "NavigationDiagram",
        "NavigationCore", "NavigationGraph",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
