// swift-tools-version: 6.2
import PackageDescription

// An app of the libraries alone; scripts/check-linkage.sh looks at what it links.
let package = Package(
  name: "Linkage",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Rutter", path: "../..")],
  targets: [
    .executableTarget(
      name: "Linkage",
      dependencies: [
        .product(name: "NavigationGraph", package: "Rutter"),
        .product(name: "NavigationRouting", package: "Rutter"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
