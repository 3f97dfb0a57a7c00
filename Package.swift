// swift-tools-version: 6.2
import PackageDescription

/// The settings of every Swift target.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of tests: they are built with the release configuration of what they test, and need not be fast themselves.
let testing = strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// The modules that stand for other frameworks of iOS, each with the modules that it needs.
let frameworks: [(name: String, dependencies: [Target.Dependency])] = [
  ("AudioToolbox", []), ("AVFoundation", ["UIKit"]), ("AVKit", ["AVFoundation"]), ("Combine", ["UIKit"]),
  ("CoreData", []), ("CoreLocation", []), ("CoreMotion", []), ("MapKit", ["CoreLocation", "UIKit"]),
  ("MessageUI", ["UIKit"]), ("MobileCoreServices", []), ("os", []), ("Photos", ["UIKit"]),
  ("SafariServices", ["UIKit"]), ("SnapKit", ["UIKit"]), ("StoreKit", ["UIKit"]),
  ("SwiftUI", ["Combine", "Motion", "UIKit"]),
  ("UserNotifications", []), ("WebKit", ["UIKit"]),
]

let package = Package(
  name: "Backswipe",
  products: [
    .library(name: "Motion", targets: ["Motion"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "Transitions", targets: ["Transitions"]),
    .library(name: "Stage", targets: ["Stage"]),
  ],
  targets: [
    // Without pkgConfig: SDL's flags contain -D_REENTRANT, about which the package manager warns.
    .systemLibrary(name: "CSDL2", path: "Modules/CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(name: "CDBus", path: "Modules/CDBus", pkgConfig: "dbus-1", providers: [.apt(["libdbus-1-dev"])]),
    // Simulates a user of an X display, for tests.
    .systemLibrary(name: "CXTest", path: "Modules/CXTest", providers: [.apt(["libxtst-dev"])]),
    .systemLibrary(
      name: "CCairo", path: "Modules/CCairo", pkgConfig: "cairo", providers: [.apt(["libpango1.0-dev"])]),
    // Installed with Cairo, whose PNG library needs it.
    .systemLibrary(name: "CZlib", path: "Modules/CZlib", providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "CPangoCairo", dependencies: ["CCairo"], path: "Modules/CPangoCairo"),
    // Replaces malloc in every executable that links it: for benchmarks and tests, never for a library product.
    .target(name: "CAllocations", path: "Modules/CAllocations", cSettings: [.treatAllWarnings(as: .error)]),
    // The text of the catalogue's sources, which `export` gives away.
    .target(
      name: "CTransitionSources", path: "Modules/CTransitionSources", cSettings: [.treatAllWarnings(as: .error)]),
    // Counts what Swift's runtime retains, as a measure of work that is the same on every run: for tests only.
    .target(name: "CRetains", path: "Modules/CRetains", cSettings: [.treatAllWarnings(as: .error)]),

    .target(name: "Motion", swiftSettings: strict),
    .target(name: "LayoutSolver", swiftSettings: strict),
    .target(name: "SourcePass", swiftSettings: strict),
    .target(name: "_Testing_CoreGraphics", path: "Modules/TestingOverlays/CoreGraphics"),
    .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"], swiftSettings: strict),
    .target(name: "QuartzCore", dependencies: ["Motion", "CoreGraphics"], swiftSettings: strict),
    .target(name: "_Testing_UIKit", path: "Modules/TestingOverlays/UIKit"),
    .target(
      name: "UIKit", dependencies: ["_Testing_UIKit", "LayoutSolver", "QuartzCore", "CoreGraphics", "Motion"],
      swiftSettings: strict),
    .target(name: "Transitions", dependencies: ["UIKit"], swiftSettings: strict),
    .target(
      name: "Raster", dependencies: ["QuartzCore", "CoreGraphics", "CPangoCairo", "CZlib"], swiftSettings: strict),
    .target(name: "Stage", dependencies: ["UIKit", "Raster", "QuartzCore", "CoreGraphics"], swiftSettings: strict),
    .target(
      name: "PageLayers", dependencies: ["Stage", "UIKit", "Raster", "QuartzCore", "CoreGraphics"],
      swiftSettings: strict),
    .target(name: "Workshop", dependencies: ["SourcePass"], swiftSettings: strict),
    .target(name: "Rehearsal", dependencies: ["UIKit"], swiftSettings: strict),
    // Runs the user's own code, which finds the engine in it: hence the exported symbols. No product contains it.
    .executableTarget(
      name: "Understudy",
      dependencies: [
        "Workshop", "Rehearsal", "Transitions", "PageLayers", "Stage", "UIKit", "CoreGraphics", "Motion",
      ]
        + frameworks.map { .byName(name: $0.name) },
      swiftSettings: strict, linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic", "-use-ld=lld"])]),
    .target(name: "DesktopHost", dependencies: ["Stage", "CoreGraphics", "CSDL2", "CDBus"], swiftSettings: strict),
    // In release it contains Swift's libraries, so that it runs where Swift is not installed. No product contains it, so
    // packages that depend on this one see no unsafe flags.
    .executableTarget(
      // Understudy is built with it, not linked.
      name: "backswipe",
      dependencies: ["Prototype", "DesktopHost", "SourcePass", "Workshop", "CoreGraphics", "Raster", "Understudy"],
      swiftSettings: strict,
      linkerSettings: [
        .unsafeFlags(
          [
            "-static-stdlib", "-use-ld=lld", "-lCoreFoundation", "-l_FoundationCShims", "-l_FoundationCollections",
            "-l_FoundationICU", "-lswiftSynchronization",
            // Nothing loads it as a library, and most of its relocations are of one kind: 2 MB of memory.
            "-Xlinker", "--no-export-dynamic", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
          ], .when(configuration: .release))
      ]),
    .target(
      name: "Prototype",
      dependencies: [
        "CTransitionSources", "Workshop", "SourcePass", "PageLayers", "Stage", "Transitions", "UIKit", "QuartzCore",
        "CoreGraphics", "Motion",
      ], exclude: ["Player/Output/Page/Script"], swiftSettings: strict),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["CAllocations", "Prototype", "Stage", "Raster", "UIKit", "QuartzCore", "CoreGraphics", "Motion"],
      swiftSettings: strict),

    .target(name: "SeededRandom", path: "Tests/Support/SeededRandom", swiftSettings: strict),
    .target(
      name: "GoldenPictures", dependencies: ["Raster", "CoreGraphics"], path: "Tests/Support/GoldenPictures",
      swiftSettings: strict),
    // Gives a test process a home of its own: for tests only.
    .target(
      name: "FreshHome", path: "Tests/Support/FreshHome", cSettings: [.treatAllWarnings(as: .error)]),
    .target(name: "OwnThread", path: "Tests/Support/OwnThread", swiftSettings: strict),
    .target(name: "SlidingSource", path: "Tests/Support/SlidingSource", swiftSettings: strict),
    .target(
      name: "DisplayUser", dependencies: ["CXTest", "FreshHome"], path: "Tests/Support/DisplayUser",
      swiftSettings: strict),
    .testTarget(
      name: "FrameworksTests", dependencies: ["Combine", "SnapKit", "Stage", "SwiftUI", "UIKit"], swiftSettings: testing
    ),
    .testTarget(name: "SystemModulesTests", dependencies: ["CSDL2", "CPangoCairo"], swiftSettings: testing),
    .testTarget(name: "AllocationTests", dependencies: ["CAllocations"], swiftSettings: testing),
    .testTarget(name: "SourcePassTests", dependencies: ["SourcePass"], swiftSettings: testing),
    .testTarget(
      name: "WorkshopTests", dependencies: ["OwnThread", "SlidingSource", "Workshop", "SourcePass"],
      swiftSettings: testing),
    .testTarget(name: "LayoutSolverTests", dependencies: ["SeededRandom", "LayoutSolver"], swiftSettings: testing),
    .testTarget(name: "MotionTests", dependencies: ["SeededRandom", "Motion"], swiftSettings: testing),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["SeededRandom", "CoreGraphics"], swiftSettings: testing),
    .testTarget(
      name: "QuartzCoreTests", dependencies: ["SeededRandom", "QuartzCore", "CoreGraphics", "Motion"],
      swiftSettings: testing),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "SeededRandom", "GoldenPictures", "Stage", "Raster", "UIKit", "QuartzCore", "CoreGraphics", "Motion",
      ],
      exclude: ["Traits/Golden", "Screens/Golden"], swiftSettings: testing),
    .testTarget(
      name: "RasterTests",
      dependencies: ["SeededRandom", "GoldenPictures", "Raster", "QuartzCore", "CoreGraphics", "CPangoCairo"],
      exclude: ["Golden"], swiftSettings: testing),
    .testTarget(
      name: "StageTests", dependencies: ["SeededRandom", "Stage", "UIKit", "Raster", "QuartzCore", "CoreGraphics"],
      swiftSettings: testing),
    .testTarget(
      name: "TransitionsTests",
      dependencies: ["SeededRandom", "GoldenPictures", "Transitions", "Stage", "Raster", "UIKit", "QuartzCore"],
      exclude: ["Golden"], swiftSettings: testing),
    .testTarget(
      name: "PrototypeTests",
      dependencies: [
        "SeededRandom", "OwnThread", "SlidingSource", "DisplayUser", "GoldenPictures", "Prototype", "Workshop",
        "SourcePass", "PageLayers", "Stage", "Transitions", "Raster", "UIKit", "QuartzCore", "CoreGraphics", "Motion",
      ],
      exclude: ["Golden"], swiftSettings: testing),
    // Saves again and again, for a test that kills it.
    .executableTarget(
      name: "SaveProbe", dependencies: ["Prototype", "CoreGraphics"], path: "Tests/Support/SaveProbe",
      swiftSettings: strict),
    // A window whose events come from a script, for events that no display server can be made to send.
    .executableTarget(
      name: "HostProbe", dependencies: ["DesktopHost", "Stage", "UIKit", "CoreGraphics", "CSDL2"],
      path: "Tests/Support/HostProbe", swiftSettings: strict),
    // These tests run both executables as processes and link neither.
    .testTarget(
      name: "DesktopHostTests",
      dependencies: [
        "SeededRandom", "OwnThread", "SlidingSource", "DisplayUser", "CXTest", "CSDL2", "CDBus", "DesktopHost", "Stage",
      ],
      swiftSettings: testing),
    // Runs random programs over the whole API, each decided by a seed, in separate processes.
    .executableTarget(
      name: "RandomPrograms", dependencies: ["SeededRandom", "Stage", "UIKit"],
      path: "Tests/Support/RandomPrograms", swiftSettings: strict),
    .testTarget(
      name: "RandomProgramsTests", dependencies: ["SeededRandom", "OwnThread", "DisplayUser"], swiftSettings: testing),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: ["SeededRandom", "Benchmarks", "CAllocations", "CRetains", "Stage", "UIKit"],
      swiftSettings: testing),
  ]
    + frameworks.map {
      .target(
        name: $0.name, dependencies: $0.dependencies, path: "Sources/Frameworks/\($0.name)", swiftSettings: strict)
    },
  swiftLanguageModes: [.v6]
)
