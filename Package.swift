// swift-tools-version: 6.2
import PackageDescription

/// What every target of ours is compiled with.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Backswipe",
  products: [
    .library(name: "Motion", targets: ["Motion"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
  ],
  targets: [
    .target(name: "Motion", swiftSettings: strict),
    .target(name: "CoreGraphics", swiftSettings: strict),
    .target(name: "QuartzCore", dependencies: ["Motion", "CoreGraphics"], swiftSettings: strict),
    .testTarget(name: "MotionTests", dependencies: ["Motion"], swiftSettings: strict),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics"], swiftSettings: strict),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore", "CoreGraphics", "Motion"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
