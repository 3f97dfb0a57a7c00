import Testing

@testable import SourcePass

@Suite("Source that leaves")
struct ExportingTests {
  private static let library = SourceLibrary([
    SourceFile(path: "Door/Door.swift", text: "public import UIKit\n\nclass Door: Panel { var hinge = Hinge() }\n"),
    SourceFile(path: "Door/Hinge.swift", text: "struct Hinge {\n  // Knob\n  func turn() { swing(by: 1) }\n}\n"),
    SourceFile(path: "Door/Hinge+Force.swift", text: "extension Hinge { func swing(by: Int) {} }\n"),
    SourceFile(
      path: "Door/Hinge+Sound.swift", text: "extension Hinge { var creak: Int { 1 }\n  func turn(at: Int) {} }\n"),
    SourceFile(path: "Shared/Panel.swift", text: "class Panel { let size = CGSize.zero.doubled }\n"),
    SourceFile(path: "Shared/CGSize+Double.swift", text: "extension CGSize { var doubled: CGSize { self } }\n"),
    SourceFile(path: "Shared/CGSize+Half.swift", text: "extension CGSize { fileprivate var size: CGSize { self } }\n"),
    SourceFile(path: "Shared/Knob.swift", text: "struct Knob { private(set) var size = 1 }\n"),
  ])

  @Test("The files that code needs are those whose types and members it uses, directly or through others")
  func needed() {
    let names = { (code: String) in Self.library.files(neededBy: code).map(\.name) }
    #expect(
      names("let door = Door()")
        == ["Door.swift", "Hinge.swift", "Hinge+Force.swift", "Panel.swift", "CGSize+Double.swift"])
    #expect(names("hinge.creak") == [])
    #expect(names("Hinge().creak") == ["Hinge.swift", "Hinge+Force.swift", "Hinge+Sound.swift"])
    #expect(names("CGSize.zero.doubled") == ["CGSize+Double.swift"])
    #expect(names("// Knob \"Knob\"") == [] && names("Knob()") == ["Knob.swift"])
  }

  private static let parameters = """
    /// Parameters.
    public struct DoorParameters {
      /// The duration.
      public var duration: TimeInterval = 0.3
      public var angle = 0.75
      public var pace = DoorParameters.Pace.slow
      public var color = ColorParameters.none  // dark
      public var isSlow: Bool { duration > 1 }

      /// Creates the published parameters.
      public init() {
        color.red = 1
      }
    }
    public struct OtherParameters { public var duration = 1.0; public init() {} }
    """

  @Test("A default value is replaced where it stands, at its property or in init(), else added to init()")
  func defaults() throws {
    var defaults = try #require(ParameterDefaults(of: "DoorParameters", in: Self.parameters))
    defaults.set([])
    #expect(defaults.text == Self.parameters)
    defaults.set([
      ("duration", "0.45"), ("angle", "2"), ("pace", ".fast"), ("color.red", "0.5"), ("color.blue", "0.25"),
    ])
    let expected = """
      /// Parameters.
      public struct DoorParameters {
        /// The duration.
        public var duration: TimeInterval = 0.45
        public var angle = 2.0
        public var pace = DoorParameters.Pace.fast
        public var color = ColorParameters.none  // dark
        public var isSlow: Bool { duration > 1 }

        /// Creates the exported parameters.
        public init() {
          color.red = 0.5
          color.blue = 0.25
        }
      }
      public struct OtherParameters { public var duration = 1.0; public init() {} }
      """
    #expect(defaults.text == expected)
    #expect(ParameterDefaults(of: "NoParameters", in: Self.parameters) == nil)
  }

  @Test("An empty init() gets its first statement") func emptyInitializer() throws {
    var defaults = try #require(ParameterDefaults(of: "F", in: "struct F {\n  var drag = D()\n\n  init() {}\n}\n"))
    defaults.set([("drag.region", ".edge"), ("drag.width", "30")])
    #expect(
      defaults.text
        == "struct F {\n  var drag = D()\n\n  init() {\n    drag.region = .edge\n    drag.width = 30\n  }\n}\n")
  }

  @Test("An exported file imports as an application does, and what a recogniser's subclass needs") func imports() {
    let file = SourceFile(
      path: "A/Pan.swift",
      text: "public import UIKit\n\nclass Pan: UIPanGestureRecognizer {\n  let s = Selector(Self.tap)\n"
        + "  func tap() {}\n  override func reset() {}\n}\n")
    #expect(
      SourcePass.exported(file).text
        == "import UIKit\nimport UIKit.UIGestureRecognizerSubclass\n\n"
        + "class Pan: UIPanGestureRecognizer {\n  let s = #selector(tap)\n  @objc func tap() {}\n  override func reset() {}\n}\n"
    )
    #expect(SourcePass.exported(SourceFile(path: "a", text: "struct A {}\n")).text == "struct A {}\n")
  }

  @Test("Several files become one, with each import once, under a head") func joined() {
    let files = ["struct A {}", "struct B {}"].enumerated().map { index, text in
      SourceFile(path: "F/\(index).swift", text: "import UIKit\n\n\(text)\n")
    }
    #expect(
      SourcePass.joined(files, under: "// Head.\n")
        == "// Head.\n\nimport UIKit\n\n// MARK: - 0\n\nstruct A {}\n\n// MARK: - 1\n\nstruct B {}\n")
  }
}
