// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
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
      ],
      swiftSettings: settings),
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
    .executableTarget(name: "rutter", dependencies: ["RutterCommand"], swiftSettings: settings),
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
        "TestSupport", "RutterCommand", "rutter", "ArgumentParsing", "NavigationDocument",
        "NavigationLint",
        "NavigationDiagram",
        "NavigationCore", "NavigationGraph",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
