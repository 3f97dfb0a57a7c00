import Testing

@testable import SourcePass

@Suite("Source as the window shows it")
struct RehearsingTests {
  @Test(
    "Previews become functions whose bodies keep their lines, and the plain pass leaves them out",
    arguments: [
      ("#Preview { A() }", nil, 1, " A() }"),
      ("#Preview(\"Card\") { A() }", "Card", 1, " A() }"),
      ("let a = b\n#Preview(\"Card\", traits: .x,\n  body: y) {\n  A()\n}", "Card", 2, "\n\n  A()\n}"),
    ] as [(String, String?, Int, String)]) func previews(source: String, name: String?, line: Int, body: String)
  {
    let result = SourcePass.rehearsing(source, file: 3)
    #expect(result.previews == [SourcePass.Preview(name: name, line: line, function: "rehearsal_preview_3_0")])
    #expect(result.text.hasSuffix("@MainActor func rehearsal_preview_3_0() -> Any {" + body))
    #expect(result.text.count(where: { $0 == "\n" }) == source.count(where: { $0 == "\n" }))
    #expect(!SourcePass.arriving(source).text.contains { "#PA".contains($0) })
  }

  @Test("Of SwiftUI, apps, previews and views are found, and a preview is made by its builder") func views() {
    let source = """
      import SwiftUI
      @main struct Own: App { var body: some Scene { WindowGroup { Card() } } }
      struct Card: View { var body: some View { Text("A") } }
      struct Row: View {
        let text: String
        var body: some View { Text(text) }
      }
      private struct Part: View { var body: some View { Text("B") } }
      struct Shown: PreviewProvider { static var previews: some View { Card() } }
      #Preview { Card() }
      """
    let result = SourcePass.rehearsing(source)
    #expect(result.types.map(\.name) == ["Own", "Card", "Row", "Shown"])
    #expect(result.types.map(\.role) == [.swiftUIApp, .swiftUIView, .swiftUIView, .swiftUIPreviews])
    #expect(result.types.map(\.isSimple) == [true, true, false, true])
    #expect(result.text.hasSuffix("@SwiftUI.PreviewBuilder @MainActor func rehearsal_preview_0_0() -> Any { Card() }"))
  }

  @Test("The app's bundle is that of its project, in the window alone") func bundles() {
    let source = "let a = Bundle.main.url(b), c = Bundle(for: D.self), e = F.Bundle.main, g = Bundle(path: h)"
    let expected =
      "let a = Rehearsal.bundle.url(b), c = Rehearsal.bundle(for: D.self), e = F.Bundle.main, g = Bundle(path: h)"
    #expect(SourcePass.rehearsing(source).text == expected && SourcePass.arriving(source).text == source)
    #expect(
      SourcePass.rehearsing("_ = NSLocalizedString(a, comment: b)").text.contains("Rehearsal.localized(a, comment: b)"))
    #expect(SourcePass.rehearsing("Bundle.module.path(a)").text == "Rehearsal.bundle.path(a)")
  }

  @Test(
    "Constants are found where they stand",
    arguments: [
      ("let depth = 0.4", "var depth : Double { P(0.4) }", "depth"),
      ("enum F { static let a: CGFloat = 12 }", "enum F { static var a: CGFloat { P(12) } }", "F.a"),
      ("enum F { static let a = -3 }", "enum F { static var a : Int { P(-3) } }", "F.a"),
      ("class A { var b: CGFloat = 0.5\n}", "class A { var b: CGFloat = P(0.5)\n}", "A.b"),
      ("func f() { let k = 1_0.5\n}", "func f() { let k = P(1_0.5)\n}", "f.k"),
      ("func f() -> CGFloat { 0.35 }", "func f() -> CGFloat { P(0.35) }", "f"),
      ("func f() -> Double { return 2\n}", "func f() -> Double { return P(2)\n}", "f"),
      ("var a: CGFloat { 4 }", "var a: CGFloat { P(4) }", "a"),
      ("func f() { g(duration: 0.3, delay: d) }", "func f() { g(duration: P(0.3), delay: d) }", "f.duration"),
      ("func f() { v.alpha = 0.2\n}", "func f() { v.alpha = P(0.2)\n}", "f.alpha"),
    ])
  func constants(source: String, text: String, key: String) {
    let result = SourcePass.rehearsing(source)
    #expect(result.text == text.replacing("P(", with: "Rehearsal.parameter(0, "))
    #expect(result.parameters.map(\.key) == [key])
  }

  @Test(
    "What is state, text, or part of an expression stays as it is",
    arguments: [
      "class A { var count = 0\n func f() { count += 1 } }", "let a = 3 * b", "let a = 3\n  * b", "let a = \"0.4\"",
      "func f() -> Int { 4 }", "let a: UInt8 = 4", "enum A: Int { case b = 1 }", "let a = 0xFF", "f(duration: 0.3 * x)",
      "let (a, b) = (1, 2)", "// let a = 0.4", "func f() { var i = 0; i = i + 1 }",
    ]) func noConstants(source: String)
  { #expect(SourcePass.rehearsing(source).text == source) }

  @Test("A range in a comment is the constant's range") func hints() {
    let source = "let a = 0.4 // 0...1\nlet b = 3.0 // from -2.5 ... 8, as in print\nlet c = 2.0 // fast"
    let parameters = SourcePass.rehearsing(source).parameters
    #expect(parameters.map(\.hint) == [0...1, nil, nil])
    #expect(SourcePass.rehearsing("let b = 3.0 // -2.5...8.5 pt").parameters.map(\.hint) == [-2.5...8.5])
    #expect(SourcePass.rehearsing("let b = 3.0 // -2.5...8.5 pt").parameters.map(\.unit) == ["pt"])
    let other = "/// Its length, 0..<40 pt/s.\nlet a = 3.0\nlet b = 2.0 /* 1...5 */\n\nlet c = 4.0"
    #expect(SourcePass.rehearsing(other).parameters.map(\.hint) == [0...40, 1...5, nil])
    #expect(SourcePass.rehearsing(other).parameters.map(\.unit) == ["pt/s", nil, nil])
  }

  @Test("The literal of a constant is known to the byte, with its line and value") func literals() throws {
    let source = "// é\nlet a = -0.25\n"
    let parameter = try #require(SourcePass.rehearsing(source).parameters.first)
    #expect(Array(source.utf8)[parameter.literal] == Array("-0.25".utf8)[...])
    #expect((parameter.line, parameter.value) == (2, -0.25))
  }

  @Test("A column behind changes is that of the original") func columns() {
    let source = "a(withDuration: 0.3); x\nfunc f() { a(withDuration: 0.3, delay: 1.5); x }"
    let result = SourcePass.rehearsing(source)
    let line = result.text.split(separator: "\n")[1]
    for (found, expected) in [("func", 1), ("a(", 12), ("delay", 33), ("x }", 46)] {
      let column = line.utf8.distance(
        from: line.startIndex, to: line.firstRange(of: found)?.lowerBound ?? line.endIndex)
      #expect(SourcePass.original(column: column + 1, line: 2, result.shifts) == expected)
    }
    #expect(SourcePass.original(column: 7, line: 1, result.shifts) == 7)
  }

  @Test("Numbers that progress, velocities and distances are compared with are constants, and states are not")
  func comparisons() {
    let source = """
      func f() { if progress > 0.35 || pan.velocity(in: view).y >= 300, p.translation.x / 2 < -40, percent < 1 {}
        while count > 3, progress > 0, progress < 0.5 * most {} }
      """
    let found = SourcePass.rehearsing(source).parameters.map { "\($0.name) \($0.value)" }
    #expect(found == ["progress 0.35", "velocity 300.0"])
  }

  @Test("Files that are compiled together share overriding extensions and the count of constants")
  func files() {
    let results = SourcePass.rehearsing([
      "let a = 0.5\nclass A: UIViewController {}\n",
      "let b = 0.5\n", "extension A { override func viewDidLoad() {} }\n",
    ])
    #expect(results.flatMap(\.parameters).map(\.index) == [0, 1])
    #expect(results[0].text.contains("override func viewDidLoad()"))
    #expect(results[2].text.contains("func override_viewDidLoad()") && results[2].remarks.isEmpty)
  }

  @Test("What a class is for may stand in an extension, a superclass or another file") func inheritance() {
    let results = SourcePass.rehearsing([
      "class A: NSObject {}\nclass B: Base {}\nclass C: C2 {}\nclass C2: C {}\nclass D: NSObject {}",
      "extension A: UIViewControllerAnimatedTransitioning {}\nclass Base: UIViewController {}\nextension D: P {}",
    ])
    #expect(results[0].types.map(\.name) == ["A", "B"])
    #expect(results[0].types.map(\.role) == [.animator, .controller])
    #expect(results[1].types.map(\.name) == ["Base"])
  }

  @Test("A protocol for classes is no class, and a class may be the last word of a file") func protocols() {
    let source = "protocol A: class { func f() }\nprotocol B: class, C {}\nclass D: UIViewController {}\nclass"
    #expect(SourcePass.rehearsing(source).types.map(\.name) == ["D"])
  }

  @Test("Any sequence of words and marks can be passed", arguments: 0..<8) func anything(seed: UInt64) {
    let words = [
      "class", "enum", "protocol", "init", "case", "let", "var", "static", "func", "return", "extension", "Preview",
      "UIColor", "red", "a", "b", "0.4", "0xFF00FF", "\"#FF00FF\"", "\"", "#", "@", "objc", "selector", "colorLiteral",
      "imageLiteral", "resourceName", "withAlphaComponent", "backgroundColor", "{", "}", "(", ")", "[", "]", ":", ",",
      ".", "=", "?", "!", "&", "/", "//", "/*", "...", "\n", "-", "CGFloat", "->", "super", "override",
      "UIViewController",
      "optional", "import", "UIKit", "cgColor", "é",
    ]
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    for _ in 0..<400 {
      var text = ""
      for _ in 0..<30 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += words[Int(state >> 33) % words.count] + ((state >> 20) & 3 == 0 ? "" : " ")
      }
      let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
      #expect(SourcePass.rehearsing(text).text.utf8.count { $0 == UInt8(ascii: "\n") } >= lines, "\(text)")
    }
  }

  @Test("Classes that need no arguments are known by what they are for") func types() {
    let source = """
      class A: NSObject, UIViewControllerAnimatedTransitioning { let a = 1 }
      class B: UIViewController { let b: Int
        init(b: Int) { self.b = b } }
      class C: UINavigationController { lazy var c: Int = 4; var d: String? }
      private class D: UIViewController {}
      class E: NSObject, UINavigationControllerDelegate { init(x: Int) {}; convenience init() {} }
      class F: UIViewController { required init?(coder: NSCoder) { nil } }
      """
    let types = SourcePass.rehearsing(source).types
    #expect(types.map(\.name) == ["A", "B", "C", "E", "F"])
    #expect(types.map(\.isSimple) == [true, false, true, true, true])
    #expect(types.map(\.role) == [.animator, .controller, .navigationController, .navigationDelegate, .controller])
  }
}
