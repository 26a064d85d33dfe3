// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "RouterBenchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "Rutter", path: "../..")],
  targets: [
    .executableTarget(
      name: "router-bench",
      dependencies: [
        .product(name: "NavigationGraph", package: "Rutter"),
        .product(name: "NavigationRouting", package: "Rutter"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
