import Foundation
import OwnThread
import Testing

@testable import Workshop

@Suite("Building the user's source", .onOwnThread, .serialized)
struct BuildTests {
  @Test("Errors have the user's own file, line, column and text, also behind a rewritten constant") func errors() throws
  {
    let bench = try Bench()
    let path = try bench.write(
      """
      import UIKit
      func first() { let amount: CGFloat = 0.5; missing() }
      @objc class Second: UIViewController { let a = nothing }
      #Preview { UIViewController() }
      """)
    let errors = try bench.errors()
    #expect(errors.map(\.path) == [path, path] && errors.map(\.line) == [2, 3])
    #expect(errors.map(\.column) == [43, 48])
    #expect(errors.first?.sourceLine == "func first() { let amount: CGFloat = 0.5; missing() }")
    #expect(errors.first?.location == "Card.swift:2:43")
    #expect(errors.first?.text == "cannot find 'missing' in scope")
  }

  @Test(
    "Source in mid-typing builds to an end, with an error at a line of its own",
    arguments: [
      "class A: UIViewController {", "class A: UIViewController {\n  override func viewDidLoad() {\n",
      "class A: UIView {\n  let b = [1, 2\n}\n#Preview { A() }\n",
    ])
  func midTyping(text: String) throws {
    let (bench, count) = (try Bench(), 1 + text.split(separator: "\n").count)
    let errors = try bench.write("import UIKit\n" + text).isEmpty ? [] : bench.errors()
    #expect(!errors.isEmpty && errors.allSatisfy { (1...count).contains($0.line) }, "\(errors)")
  }

  @Test("Without a preview, classes that need no arguments are shown") func types() throws {
    let bench = try Bench()
    try bench.write(
      """
      import UIKit
      class Needs: UIViewController { let a: Int
        init(a: Int) { self.a = a; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil } }
      class Simple: UIViewController {}
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }
        func animateTransition(using context: UIViewControllerContextTransitioning) { context.completeTransition(true) }
      }
      """)
    let library = try bench.build()
    #expect(library.scenes.map(\.name) == ["Fade", "Simple"])
    #expect(library.scenes.allSatisfy { !$0.isPreview })
  }

  @Test("Two files are one module, and warnings are counted") func files() throws {
    let bench = try Bench()
    try bench.write("import UIKit\nclass A: UIViewController {}\n", to: "A.swift")
    try bench.write("import UIKit\nfunc f() { let x = A() }\n@MainActor let b = A()\n#Preview { A() }\n", to: "B.swift")
    let library = try bench.build()
    #expect(library.scenes.map(\.name) == ["B"] && library.warnings.map(\.line) == [2])
  }

  @Test("A file that is missing, or no text, is named") func unreadable() throws {
    let bench = try Bench()
    #expect(throws: WorkshopError("\(bench.folder)/none.swift: there is no such file or folder.")) {
      try SourceFiles([bench.folder + "/none.swift"]).paths()
    }
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: bench.folder + "/bytes.swift"))
    let messages = try bench.messages()
    #expect(messages.map(\.text) == ["the file is not text in UTF-8."])
  }

  @Test("A build's files are private, and removed with it") func removed() throws {
    let bench = try Bench()
    try bench.write("import UIKit\n#Preview { UIView() }\n")
    var library: BuiltLibrary? = try bench.build()
    let path = try #require(library?.path)
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let mode = try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int
    #expect(mode == 0o700)
    library = nil
    #expect(!FileManager.default.fileExists(atPath: folder))
  }
}
