// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "OutsidePackage",
  dependencies: [.package(name: "Backswipe", path: "../..")],
  targets: [
    .executableTarget(
      name: "OutsidePackage",
      dependencies: [.product(name: "UIKit", package: "Backswipe"), .product(name: "Stage", package: "Backswipe")])
  ]
)
