import Foundation
import OwnThread
import Testing

@testable import Workshop

@Suite("What is built of a project", .serialized)
struct ProjectTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func read(_ path: String = "", target: String? = nil) throws -> UserProject {
    try SourceFiles([bench.folder + path], target: target).project()
  }

  /// Writes a project of these targets.
  private func write(_ targets: [XcodeSample.Target], to name: String = "X") throws {
    try bench.write(XcodeSample.project(targets), to: "\(name).xcodeproj/project.pbxproj")
  }

  private func names(_ module: UserProject.Module?) -> [String] { (module?.paths ?? []).map(FileTree.name) }

  @Test("An app is its target's files, and the framework it imports is a module before it") func targets() throws {
    try bench.write("import Cards\nimport UIKit\n", to: "App/Main.swift")
    for name in ["App/Other", "Cards/Card"] { try bench.write("import UIKit\n", to: "\(name).swift") }
    try bench.write("import XCTest\n", to: "AppChecks/Check.swift")
    try bench.write("@main struct Copy {}\n", to: "Copy/Main.swift")
    var app = XcodeSample.Target("Demo App", files: ["App/Main.swift", "App/Other.swift"])
    app.resources = ["App/Assets.xcassets"]
    app.settings = ["SWIFT_VERSION": "4.2", "INFOPLIST_KEY_UIMainStoryboardFile": "Main"]
    var checks = XcodeSample.Target("AppChecks", files: ["AppChecks/Check.swift"])
    checks.type = "bundle.unit-test"
    var cards = XcodeSample.Target("Cards", files: ["Cards/Card.swift"])
    cards.type = "framework"
    try write([checks, app, cards], to: "Demo")
    let project = try read()
    #expect(project.target == "Demo App" && project.swiftVersion == "4.2" && project.language == 5)
    #expect(project.modules.map(\.name) == ["Cards", "Demo_App"])
    #expect(project.modules.map { names($0) } == [["Card.swift"], ["Main.swift", "Other.swift"]])
    #expect(project.app == UserProject.App(storyboard: "Main", scenes: nil))
    #expect(project.resources == ["\(bench.folder)/App/Assets.xcassets"] && project.notes == [])
    // The project may be named itself, or the app's own folder in it.
    #expect(try read("/Demo.xcodeproj") == project)
    #expect(try read("/App") == project)
  }

  @Test("Of several apps the largest is shown, or the one that is named, and the others are told") func apps() throws {
    for name in ["A", "B", "C"] { try bench.write("import UIKit\n", to: "\(name).swift") }
    let targets = [
      XcodeSample.Target("Small", files: ["A.swift"]), XcodeSample.Target("Large", files: ["B.swift", "C.swift"]),
    ]
    var television = XcodeSample.Target("Television", files: ["A.swift", "B.swift", "C.swift"])
    television.settings = ["SDKROOT": "appletvos"]
    try write(targets + [television])
    #expect(try read().target == "Large")
    #expect(try read().notes == ["Large is shown; --target shows another app: Small"])
    #expect(try read(target: "Small").target == "Small")
    let error = #expect(throws: WorkshopError.self) { try read(target: "Other") }
    #expect(error?.description == "--target Other: there is no such app. There is Large, Small.")
  }

  @Test("A folder that belongs to a target has the files that are in it, without the exceptions")
  func synchronized() throws {
    for name in ["A", "Deep/B", "Deep/Left"] { try bench.write("import UIKit\n", to: "App/\(name).swift") }
    try bench.write("{}", to: "App/Data.json")
    var app = XcodeSample.Target("App", files: [])
    (app.folder, app.exceptions) = ("App", ["Deep/Left.swift"])
    app.settings = ["SWIFT_VERSION": "6.0"]
    try write([app])
    let project = try read()
    #expect(names(project.modules.last) == ["A.swift", "B.swift"])
    #expect(project.resources.map(FileTree.name) == ["Data.json"] && project.language == 6)
  }

  @Test("An Info.plist names the storyboard, or the scenes with their delegates' classes") func information() {
    let scene = [
      "UISceneConfigurationName": "Default", "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
      "UISceneStoryboardFile": "Start",
    ]
    let manifest = ["UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]]]
    let app = UserProject.App(["UIMainStoryboardFile": "Main", "UIApplicationSceneManifest": manifest])
    #expect(app.storyboard == "Main")
    #expect(app.scenes == [UserProject.App.Scene(name: "Default", delegate: "SceneDelegate", storyboard: "Start")])
    #expect(app.firstStoryboard == "Start")
  }

  @Test("A package's targets are modules in the order of their imports, and its tests are none") func manifest() throws
  {
    try bench.write("import Base\n", to: "Sources/Top/Top.swift")
    try bench.write("import UIKit\n", to: "Sources/Base/Other.swift")
    for name in ["Base", "Old/Old"] { try bench.write("import UIKit\n", to: "Code/\(name).swift") }
    try bench.write("import XCTest\n", to: "Tests/TopTests/Top.swift")
    try bench.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Top", // not .target(name: "Comment")
        dependencies: [.package(url: "https://example.org/x", from: "1.0.0")],
        targets: [
          .target(name: "Top", dependencies: [.target(name: "Base"), .product(name: "X", package: "x")]),
          .target(name: "Base", path: "Code", exclude: ["Old"], swiftSettings: [.define("FAST"), .unsafeFlags(["-x"])]),
          .testTarget(name: "TopTests", dependencies: ["Top"]),
        ])
      """, to: "Package.swift")
    let project = try read()
    #expect(project.modules.map(\.name) == ["Base", "Top"] && project.conditions == ["FAST"])
    #expect(names(project.modules.first) == ["Base.swift"])
    #expect(try read("/Package.swift") == project)
  }

  @Test("A module is found as a pod beside the app, as a pod's checkout and as a package's") func elsewhere() throws {
    try bench.write("import Beside\nimport Fetched\nimport Checked\nimport Missing\n", to: "Example/A.swift")
    try bench.write("import UIKit\n", to: "Classes/Deep/Beside.swift")
    try bench.write("{}", to: "Art/Parts/parts.json")
    try bench.write(
      """
      s.name = 'Beside'
      s.source_files = 'Classes/**/*.{h,swift}'
      s.resource_bundles = {
        'Art' => ['Art/**/*.json']
      }

      """, to: "Beside.podspec")
    try bench.write("import UIKit\n", to: "Example/Pods/Fetched/Sources/Fetched.swift")
    try bench.write("import UIKit\n", to: ".build/checkouts/checked/Sources/Checked/Checked.swift")
    try bench.write(
      "let package = Package(name: \"c\", targets: [.target(name: \"Checked\")])\n",
      to: ".build/checkouts/checked/Package.swift")
    try write([XcodeSample.Target("Example", files: ["A.swift"])], to: "Example/E")
    let project = try read()
    #expect(project.modules.map(\.name) == ["Beside", "Checked", "Fetched", "Example"])
    #expect(project.resources == ["\(bench.folder)/Art/Parts/parts.json"] && project.bundles == ["Art"])
  }

  @Test("Build settings are the target's own, then those of its file and of what that includes") func settings() throws
  {
    try bench.write("import UIKit\n", to: "A.swift")
    try bench.write(
      """
      #include "Base.xcconfig"
      // The rest of the team has another one.
      SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG $(KIND) // always
      OTHER_SWIFT_FLAGS = -D OTHERS -DFURTHER -v
      """, to: "Config/App.xcconfig")
    try bench.write("KIND = PLAIN;\nSWIFT_VERSION = 4.0\n", to: "Config/Base.xcconfig")
    var app = XcodeSample.Target("App", files: ["A.swift"])
    (app.configuration, app.settings) = (
      "Config/App.xcconfig", ["SWIFT_VERSION": "5.0", "OTHER_SWIFT_FLAGS": "$(inherited) -DOWN"]
    )
    try write([app])
    let project = try read()
    #expect(project.conditions == ["DEBUG", "PLAIN", "OTHERS", "FURTHER", "OWN"])
    #expect(project.swiftVersion == "5.0")
  }

  @Test("Without a project, tests, playgrounds, copies and second apps are left aside") func loose() throws {
    let classes = [
      "First/A": "@main class A {}\n", "First/B": "class B {}\n", "Second/B": "class B {}\n",
      "Second/C": "@UIApplicationMain class C {}\n", "Shared/D": "class D {}\n", "SharedTests/E": "class E {}\n",
      "Try.playground/F": "class F {}\n",
    ]
    for (name, text) in classes { try bench.write(text, to: "\(name).swift") }
    let project = try read()
    #expect(project.modules.map(\.name) == ["UserCode"])
    #expect(names(project.modules.last) == ["A.swift", "B.swift", "D.swift"])
    #expect(project.leftOut.map { FileTree.name($0.path) } == ["B.swift", "C.swift"])
    #expect(project.leftOut.first?.reason == "it is a copy of \(bench.folder)/First/B.swift")
    #expect(project.leftOut.last?.reason == "Second is an app of its own beside First")
    #expect(project.notes.first == "First is shown; --target shows another app: Second")
    #expect(try read(target: "Second").leftOut.last?.reason == "First is an app of its own beside Second")
  }

  @Test("A project that cannot be read is told, and its folder counts") func unreadable() throws {
    try bench.write("{ objects = ", to: "X.xcodeproj/project.pbxproj")
    try bench.write("import UIKit\n", to: "A.swift")
    let project = try read()
    #expect(names(project.modules.last) == ["A.swift"])
    #expect(project.notes == ["X.xcodeproj cannot be read, so its targets are unknown"])
  }

  @Test("So it is with the files of other machines", arguments: Bench.Writing.allCases.dropFirst())
  func otherMachines(writing: Bench.Writing) throws {
    let tests: [(ProjectTests) -> () throws -> Void] = [
      ProjectTests.targets, ProjectTests.synchronized, ProjectTests.manifest, ProjectTests.elsewhere,
      ProjectTests.settings, ProjectTests.loose,
    ]
    try Bench.$writing.withValue(writing) { for test in tests { try test(ProjectTests())() } }
  }

  @Test("What contains itself is read once, and what does not end to the end of its file") func endless() throws {
    try bench.write("import UIKit\n", to: "A.swift")
    let includes = String(repeating: "#include \"App.xcconfig\"\nKIND = $(inherited) $(inherited) A\n", count: 30)
    try bench.write(includes, to: "Config/App.xcconfig")
    var app = XcodeSample.Target("App", files: ["A.swift"])
    app.configuration = "Config/App.xcconfig"
    let text = XcodeSample.project([app]).replacing("PBXGroup; children = (", with: "PBXGroup; children = (M, M, ")
    try bench.write(text, to: "X.xcodeproj/project.pbxproj")
    #expect(try read().modules.map { names($0) } == [["A.swift"]])
    try bench.write(".target(name: \"A\", " + String(repeating: "\"\\\".target(", count: 100_000), to: "Package.swift")
    try FileManager.default.removeItem(atPath: "\(bench.folder)/X.xcodeproj")
    #expect(try read().modules.map { names($0) } == [["A.swift"]])
    #expect(mkfifo("\(bench.folder)/B.podspec", 0o600) == 0)
    #expect(try read().modules.map { names($0) } == [["A.swift"]])
  }
}

/// Writes a project as Xcode does, as far as it is read.
enum XcodeSample {
  struct Target {
    let name: String
    let files: [String]
    var type = "application"
    var resources: [String] = []
    var settings: [String: String] = [:]
    /// The path of a file with build settings.
    var configuration: String?
    /// A folder that belongs to the target as it is, without these files.
    var folder: String?
    var exceptions: [String] = []

    init(_ name: String, files: [String]) { (self.name, self.files) = (name, files) }
  }

  static func project(_ targets: [Target]) -> String {
    var (objects, children, names) = ([String](), [String](), [String]())
    func phase(_ kind: String, _ files: [String], _ owner: String) -> String {
      let references = files.map { path in
        let name = "\(owner)\(children.count)"
        objects.append("F\(name) = {isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };")
        objects.append("B\(name) = {isa = PBXBuildFile; fileRef = F\(name); };")
        children.append("F\(name)")
        return "B\(name)"
      }
      let name = "\(owner)\(kind)"
      objects.append("\(name) = {isa = \(kind); files = (\(references.joined(separator: ", "))); };")
      return name
    }
    for (index, target) in targets.enumerated() {
      let name = "T\(index)"
      let phases = [
        phase("PBXSourcesBuildPhase", target.files, name), phase("PBXResourcesBuildPhase", target.resources, name),
      ]
      let settings = target.settings.map { "\($0.key) = \"\($0.value)\"; " }.joined()
      if let folder = target.folder {
        children.append("G\(name)")
        objects.append(
          """
          G\(name) = {isa = PBXFileSystemSynchronizedRootGroup; path = \(folder); sourceTree = "<group>"; \
          exceptions = (E\(name)); };
          """)
        let list = target.exceptions.map { "\"\($0)\"" }.joined(separator: ", ")
        objects.append(
          """
          E\(name) = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = \(name); \
          membershipExceptions = (\(list)); };
          """)
      }
      var base = ""
      if let path = target.configuration {
        children.append("C\(name)")
        objects.append("C\(name) = {isa = PBXFileReference; path = \(path); sourceTree = \"<group>\"; };")
        base = "baseConfigurationReference = C\(name); "
      }
      objects += [
        "D\(name) = {isa = XCBuildConfiguration; name = Debug; \(base)buildSettings = { \(settings)}; };",
        "L\(name) = {isa = XCConfigurationList; buildConfigurations = (D\(name)); };",
        """
        \(name) /* \(target.name) */ = {isa = PBXNativeTarget; name = "\(target.name)"; \
        productType = "com.apple.product-type.\(target.type)"; buildConfigurationList = L\(name); \
        buildPhases = (\(phases.joined(separator: ", "))); \
        fileSystemSynchronizedGroups = (\(target.folder == nil ? "" : "G\(name)")); };
        """,
      ]
      names.append(name)
    }
    return """
      // !$*UTF8*$!
      { archiveVersion = 1; objectVersion = 77; rootObject = R; objects = {
      M = {isa = PBXGroup; children = (\(children.joined(separator: ", "))); sourceTree = "<group>"; };
      R = {isa = PBXProject; mainGroup = M; projectDirPath = ""; targets = (\(names.joined(separator: ", "))); };
      \(objects.joined(separator: "\n"))
      }; }
      """
  }
}
