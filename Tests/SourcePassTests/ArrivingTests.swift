import Foundation
import Testing

@testable import SourcePass

@Suite("Source for iOS, as it compiles here")
struct ArrivingTests {
  private func text(_ source: String) -> String { SourcePass.arriving(source).text }

  @Test(
    "Attributes of Objective-C and of Interface Builder become spaces",
    arguments: [
      ("@objc func a() {}", "      func a() {}"),
      ("@objc(theName:) func a() {}", "                func a() {}"),
      ("@objc (Int) -> Void", "      (Int) -> Void"),
      ("@objcMembers class A {}", "             class A {}"),
      ("@IBOutlet weak var a: UIView!", "          weak var a: UIView!"),
      ("@IBAction private func a(_ s: Any) {}", "          private func a(_ s: Any) {}"),
      ("@IBInspectable var a = 1", "               var a = 1"),
      ("@objc\nfunc a() {}", "     \nfunc a() {}"),
      ("@discardableResult func a() {}", "@discardableResult func a() {}"),
      ("@objcLike func a() {}", "@objcLike func a() {}"),
    ]) func attributes(source: String, expected: String)
  { #expect(text(source) == expected) }

  @Test(
    "The initializers of cells are required here, and override on iOS",
    arguments: [
      (
        "override init(style: Style, reuseIdentifier: String?) {}",
        "required init(style: Style, reuseIdentifier: String?) {}"
      ),
      ("public override init(reuseIdentifier id: String?) {}", "public required init(reuseIdentifier id: String?) {}"),
      (
        "class C: UICollectionViewCell {\n override init(frame: CGRect) {} }",
        "class C: UICollectionViewCell {\n required init(frame: CGRect) {} }"
      ),
    ]) func cells(source: String, expected: String)
  {
    #expect(text(source) == expected && SourcePass.returning(expected).text == source)
  }

  @Test(
    "Other initializers stay",
    arguments: [
      "class C: UIView {\n override init(frame: CGRect) {} }", "override init(style: Int) {}",
      "required override init(reuseIdentifier: String?) {}", "required convenience init(reuseIdentifier: String?) {}",
      "class C: UICollectionViewCell { class D: UIView { override init(frame: CGRect) {} } }",
    ]) func otherInitializers(source: String)
  {
    #expect(text(source) == source && SourcePass.returning(source).text == source)
  }

  private static let commit =
    "func tableView(_ t: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath) {}"
  private static let answer =
    "func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }; "

  @Test(
    "A source that commits the editing of rows also says that they can be edited",
    arguments: ["", "override ", "public "])
  func deletion(modifiers: String) {
    let source = "class C {\n  \(modifiers)\(Self.commit)\n}"
    let passed = "class C {\n  \(modifiers)\(Self.answer)\(modifiers)\(Self.commit)\n}"
    #expect(text(source) == passed && SourcePass.returning(passed).text == source)
    #expect(text(passed) == passed)
    let styled = "class C { \(Self.commit); func tableView(_ t: A, editingStyleForRowAt path: B) -> C { .none } }"
    #expect(text(styled) == styled && SourcePass.returning(styled).text == styled)
    #expect(!text("extension C { override \(Self.commit) }").contains("canEdit"))
    // What one class says of its rows says nothing of another's, but of those that inherit it.
    for (parent, count) in [("E", 2), ("C", 1)] {
      let both = "\(styled)\nclass D: \(parent) { \(Self.commit) }"
      #expect(
        text(both).components(separatedBy: "canEditRowAt").count == count
          && SourcePass.returning(text(both)).text == both)
    }
  }

  @Test(
    "Comments and strings stay as they are",
    arguments: [
      "// @objc #selector(a)", "/* @objc /* #selector(a) */ @objc */", "\"@objc #selector(a)\"",
      "#\"@objc \"# + \"\\\"@objc\"", "\"\"\"\n@objc \"quoted\" #selector(a)\n\"\"\"",
    ]) func texts(source: String)
  { #expect(text(source) == source) }

  @Test("Depth and brackets that nothing closes take no stack, and no time that grows faster than the text")
  func depth() {
    for part in ["\"\\(", "(", "[{", "/*", "#if a\n", "class A { func b() { ", "\"\"\"\\("] {
      let source = String(repeating: part, count: 50_000)
      #expect(text(source).utf8.count >= source.utf8.count)
      _ = SourcePass.rehearsing([source], with: [], firstParameter: 0)
      _ = SourcePass.returning(source)
    }
  }

  @Test(
    "The text of a regular expression is no source: neither begins a string or a comment there, nor a bracket",
    arguments: [
      #"let a = /"/"#, #"f(/"/, x)"#, #"x.split(separator: /["']/)"#, #"case /^"[^"]*"$/:"#, #"return /\"\//"#,
      "let a = /[(]/", "a = [/{/, /}/]", #"{ /"/ }"#, #"let a =/"/"#, #"let a = b ?? /(a|")/"#, #"let a = /\)"/"#,
      #"let a = #/"/#"#, ##"f(#/a/b"\/#c/#)"##, ###"##/"/#"/##"###, "#/\n  \"  # a quote\n  /[^\"]/\n/#",
      #"x /* " */ = /"/"#, "y\n  .map { /\"/ }", #"!/"/"#, #"let a = /"\ /"#, "func `a \" b`()",
    ]) func expressions(text: String)
  {
    #expect(self.text(text + "; @objc func a() {}") == text + ";       func a() {}")
    #expect(self.text("{ \(text)\n}\n@objc func a() {}") == "{ \(text)\n}\n      func a() {}")
  }

  @Test(
    "A slash that divides, or is an operator by itself, begins no regular expression",
    arguments: [
      "a / #selector(s) / c", "a/f(#selector(s))/c", "(a)/(#selector(s))/(c)", "x[0]/f(#selector(s))/y[0]",
      "y!/f(#selector(s))/z!", "y?.z/f(#selector(s))/z", "x /= (#selector(s))/(b)",
      "reduce(8, /) + f(#selector(s)) / 2",
      "f(/A.b, #selector(s), c: /D.e)", "f(/A.b, #selector(s), \"/\")", "a / /* \" */ b / #selector(s)",
      "a\n  / b + #selector(s) / c", "1/f(#selector(s))/3", "x /^/ #selector(s) /^/ y", "f(/); #selector(s); /",
      "a ? b/c : #selector(s)/d", "`a b`/f(#selector(s))/c", "/; #selector(s)", "#/ #selector(s)",
    ]) func divisions(text: String)
  {
    let parts = text.components(separatedBy: "#selector(s)")
    #expect(self.text(text) == parts.joined(separator: " Selector(s)"))
  }

  @Test("Code inside a string is rewritten") func interpolation() {
    #expect(text(##""@objc \(f(#selector(a))) @objc""##) == ##""@objc \(f( Selector(a))) @objc""##)
    #expect(text(###"#"\#(#selector(a)) \(#selector(a))"#"###) == ###"#"\#( Selector(a)) \(#selector(a))"#"###)
  }

  @Test(
    "Selectors keep their columns, a question whether a method is there names it, and a protocol is for classes only",
    arguments: [
      ("x(#selector(tap(_:)))", "x( Selector(tap(_:)))"),
      ("x(#selector(A.tap), 1)", "x( Selector(A.tap), 1)"),
      ("x(#selector(a as () -> Void))", "x( Selector(a as () -> Void))"),
      ("x(#selector(getter: A.title), 1)", "x( Selector(\"title\")        , 1)"),
      ("x(#selector(setter: A.title), 1)", "x( Selector(\"setTitle:\")    , 1)"),
      ("x(#keyPath(CALayer.cornerRadius), 1)", "x(\"cornerRadius\"                , 1)"),
      ("x(#keyPath(a.b), 1)", "x(\"a.b\"        , 1)"),
      ("if d.responds(to: #selector(P.a(_:b:))) {", "if d.responds(to:  Selector(\"a:b:\")   ) {"),
      ("if d.responds(to: #selector(getter: P.a)) {", "if d.responds(to:  Selector(\"a\")        ) {"),
      ("if d.responds(to: #selector(a)) {", "if d.responds(to:  Selector(\"a\")) {"),
      ("import Darwin\nDarwin.ceil(x)", "import UIKit \n UIKit.ceil(x)"),
      ("a = CoreFoundation.sqrt(2) + ProcessInfo()", "a =          UIKit.sqrt(2) + ProcessInfo.processInfo"),
      ("@objc protocol P { }", "      protocol P: AnyObject { }"), ("protocol P { }", "protocol P { }"),
      ("@objc protocol P: Q { }", "      protocol P: Q { }"),
    ])
  func replaced(source: String, expected: String) { #expect(text(source) == expected) }

  @Test("An overriding member of an extension gets another name, and the class calls it under its own")
  func overrides() {
    let source = """
      open class A: UIViewController {
        let a = 1
      }
      extension A {
        override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
        public override var title: String? { get { nil } set {} }
        override func show(_ vc: UIViewController, sender: Any?) {}
        func own() { f { override() } }
      }
      """
    let lines = text(source).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[0]
        == "open class A: UIViewController { open override func viewDidLayoutSubviews() "
        + "{ return override_viewDidLayoutSubviews() }; open override var title: String? "
        + "{ get { override_title } set { override_title = newValue } }; "
        + "open override func show(_ vc: UIViewController, sender: Any?) { return override_show(vc, sender: sender) };"
    )
    #expect(lines[4] == "  func override_viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }")
    #expect(lines[5] == "  public var override_title: String? { get { nil } set {} }")
    #expect(lines[6] == "  func override_show(_ vc: UIViewController, sender: Any?) {}")
    #expect(lines[7] == "  func own() { f { override() } }")
  }

  @Test("An open member of an extension is one that others can override, and subclasses have names of their own")
  func openMembers() {
    let passed = text("open class A: B {}\nextension A { open func c(_ d: Int) -> Int { d } }").split(separator: "\n")
    #expect(passed[0] == "open class A: B { open func c(_ d: Int) -> Int { return opened_c(d) };}")
    #expect(passed[1] == "extension A { func opened_c(_ d: Int) -> Int { d } }")
    let classes = "class A: B {}\nclass C: A {}\n"
    let both = text(classes + "extension A { override func d() {} }\nextension C { override func d() {} }")
    #expect(both.contains("extension A { func override_d() {} }") && both.contains("{ return override_d() }"))
    #expect(both.contains("extension C { func override__d() {} }") && both.contains("{ return override__d() }"))
  }

  @Test("A parameter without a name gets one where an overriding member passes it on") func namelessOverride() {
    let passed = text("class A: B {}\nextension A { override func c(_: Int, d _: Int, e: Int) {} }")
    #expect(
      passed.split(separator: "\n")[0]
        == "class A: B { override func c(_ nameless13: Int, d nameless17: Int, e: Int) "
        + "{ return override_c(nameless13, d: nameless17, e: e) };}")
  }

  @Test("The class of an extension may be in another file, and without it a remark says so")
  func overridesElsewhere() {
    let (declaration, part) = ("class A: B { }", "extension A { override func c() { } }")
    #expect(SourcePass.arriving(part, with: [declaration]).text == "extension A { func override_c() { } }")
    #expect(
      SourcePass.arriving(declaration, with: [part]).text
        == "class A: B { override func c() { return override_c() }; }")
    let alone = SourcePass.arriving(part)
    #expect(alone.text == part && alone.remarks.count == 1)
    #expect(text("class A: B { override func c() { } }") == "class A: B { override func c() { } }")
  }

  @Test("Code for iOS counts, and a submodule of UIKit is UIKit") func conditions() {
    #expect(text("#if os(iOS) || os(tvOS)") == "#if true    || os(tvOS)")
    #expect(text("x(os(iOS))") == "x(os(iOS))")
    #expect(
      text("import UIKit.UIGestureRecognizerSubclass\nlet a = 1") == "import UIKit" + String(repeating: " ", count: 28)
        + "\nlet a = 1")
    #expect(text("import class UIKit.UIView") == "import class UIKit.UIView")
    #expect(text("import ObjectiveC\nlet a = 1") == "import UIKit     \nlet a = 1")
  }

  @Test("A protocol of Objective-C that demands a class stays as it is") func demandedClass() {
    let source = "@objc protocol P where Self: UIViewController {\n  var a: Int { get }\n}\n"
    #expect(text(source) == source.replacing("@objc", with: "     "))
  }

  @Test("Entry points and previews are left out, and the remarks say so") func remarks() {
    let result = SourcePass.arriving("@main class A {}\n#Preview(\"A\") {\n  A()\n}\nlet a = 1")
    #expect(result.text == "      class A {}\n               \n     \n \nlet a = 1")
    #expect(result.remarks.map(\.line) == [1, 2])
  }

  @Test("Lines and the length of every line stay, but for the lines that are added", arguments: Self.files)
  func positions(file: String) {
    let before = file.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let after = text(file).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(after.count >= before.count)
    for (old, new) in zip(before, after) { #expect(old.utf8.count == new.utf8.count) }
  }

  private static let files = [
    "@IBOutlet var é: UILabel!\nx(\"ü\", #selector(tap))\n",
    "class A: B {\n  lazy var t = T(target: self, action: #selector(A.tap(_:)))\n  @objc private func tap(_ s: Any) {}\n}\n",
    "@objc protocol P: NSObjectProtocol {\n  @objc func a()\n}\n",
  ]

  @Test(
    "Source that is not Swift ends, too",
    arguments: [
      "\"", "\"\"\"", "/*", "#", "@", "#selector(", "@objc(", "\"\\(", "protocol", "protocol P {", "#Preview {",
      "optional",
    ])
  func broken(source: String) { #expect(text(source).utf8.count >= source.utf8.count) }
}
