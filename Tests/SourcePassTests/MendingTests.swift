import Testing

@testable import SourcePass

@Suite("What the compiler names is mended")
struct MendingTests {
  /// What the compiler says of the place in a source that a caret marks.
  struct Row {
    let source: String
    let complaint: String
    /// The mended source without the marks.
    let expected: String

    init(_ source: String, _ complaint: String, _ expected: String) {
      (self.source, self.complaint, self.expected) = (source, complaint, expected)
    }

    /// The source, and the complaint about its place.
    var given: (source: String, complaint: SourcePass.Complaint) {
      let before = source.prefix { $0 != "^" }
      let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
      let complaint = SourcePass.Complaint(
        line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1, text: complaint)
      return (source.replacing("^", with: ""), complaint)
    }
  }

  private static func chaining(_ type: String) -> String {
    "cannot use optional chaining on non-optional value of type '\(type)'"
  }
  private static func forcing(_ type: String) -> String { "cannot force unwrap value of non-optional type '\(type)'" }
  private static let overriding = "method does not override any method from its superclass"
  private static let moved =
    "'URLSession' is unavailable: This type has moved to the FoundationNetworking module. Import that module to use it."

  private static let requiring = "use the 'required' modifier to override a required initializer"
  private static func missing(_ name: String, _ parent: String) -> String {
    "'required' initializer '\(name)' must be provided by subclass of '\(parent)'"
  }

  private static let constructing =
    "constructing an object of class type 'A' with a metatype value must use a 'required' initializer"

  private static func unbound(_ type: String) -> String {
    "initializer for conditional binding must have Optional type, not '\(type)'"
  }
  private static let unsubscripted = "value of type 'AnyObject' has no subscripts"
  private static func unknown(_ member: String) -> String { "value of type 'AnyObject' has no member '\(member)'" }

  private static let rows = [
    Row(
      "if let a = b { if ^let c = d.e(f) { g } }", unbound("E"), "if let a = b { if let c = Optional(d.e(f)) { g } }"),
    Row("guard let c = ^d.e, h else {}", unbound("() -> Void?"), "guard let c = Optional(d.e), h else {}"),
    Row(
      "super.^observeValue(forKeyPath: a * b /* c */)", "value of type 'NSObject' has no member 'observeValue'", "()"),
    Row("let a = screen.kind^.init()", constructing, "let a = Rehearsal.made(screen.kind)"),
    Row("a = ^type(of: self).init(frame: .zero)", constructing, "a = Rehearsal.made(type(of: self), frame: .zero)"),
    Row("a = b.kinds(c)[0]^.init()", constructing, "a = Rehearsal.made(b.kinds(c)[0])"),
    Row("let view = ^T()", constructing, "let view = Rehearsal.made(T.self)"),
    Row("x = sender.^center", unknown("center"), "x = (sender as! UIView).center"),
    Row(
      "y = (a[0] as AnyObject).^doubleValue", unknown("doubleValue"),
      "y = Rehearsal.number((a[0] as AnyObject))!.doubleValue"),
    Row("y = a.^floatValue!", unknown("floatValue"), "y = Rehearsal.number(a)!.floatValue"),
    Row("let y = a.^floatValue", unknown("floatValue"), "let y = Rehearsal.number(a)?.floatValue"),
    Row("y = a?.^intValue", unknown("intValue"), "y = Rehearsal.number(a)?.intValue"),
    Row("b = ^data?[\"title\"]", unsubscripted, "b = (data as? NSDictionary)?[\"title\"]"),
    Row("b = ^c.list[2]", unsubscripted, "b = (c.list as? NSArray)?[2]"),
    Row(
      "extension Tint { class func m() -> Self { return self.^init(red: 2) } }",
      constructing, "extension Tint { class func m() -> Self { return (Tint(red: 2) as! Self) } }"),
    Row(
      "protocol P { func shut(_ a: A) }\nself.delegate?.^shut?(self)", unknown("shut"),
      "protocol P { func shut(_ a: A) }\n(self.delegate as? P)?.shut?(self)"),
    Row(
      "public class A: B { required ^init(style: S) {} }",
      "'required' initializer must be accessible wherever class 'A' can be subclassed",
      "public class A: B { public required init(style: S) {} }"),
    Row(
      "a.set(b, forKey: (^c as NSCopying))",
      "argument type 'any NSCopying' does not conform to expected type 'Hashable'",
      "a.set(b, forKey: (c as AnyHashable))"),
    Row(
      "^open static let a = 1", "static declarations are implicitly 'final'; use 'public' instead of 'open'",
      "public static let a = 1"),
    Row(
      "protocol P { ^weak var a: B? { get set } }",
      "'weak' cannot be applied to a property declaration in a protocol", "protocol P {  var a: B? { get set } }"),
    Row(
      "let n = text.^characters.count",
      "'characters' is unavailable: Please use String directly", "let n = text.count"),
    Row(
      "class B: A {\n  override public ^init(frame: CGRect) {}\n}", requiring,
      "class B: A {\n  required public init(frame: CGRect) {}\n}"),
    Row(
      "class C: V {}\npublic final class B: A, P {\n  init(a: Int) {}\n^}\n", missing("init(frame:)", "K.A"),
      "class C: V {}\npublic final class B: A, P {\n  init(a: Int) {}\n"
        + "public required init(frame: CGRect) { preconditionFailure(\"init(frame:) has not been implemented\") } }\n"),
    Row(
      "class B: A { init(a: Int) {} }\n^\nlet a = 1", missing("init(style:reuseIdentifier:)", "A"),
      "class B: A { init(a: Int) {} required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)"
        + " { preconditionFailure(\"init(style:reuseIdentifier:) has not been implemented\") } }\n\nlet a = 1"),
    Row("d?.scrolled^?(v)", chaining("(UIScrollView) -> ()"), "d?.scrolled(v)"),
    Row("é.a?.height^?(for: 3) ?? 4", chaining("(Int) throws -> Double"), "é.a?.height(for: 3) ?? 4"),
    Row("p.names^?().count", chaining("() throws -> [String]"), "p.names()?.count"),
    Row("p.names^?()[0]", chaining("() -> [String]?"), "p.names()?[0]"),
    Row("p.view^?()?.alpha", chaining("() -> UIView?"), "p.view()?.alpha"),
    Row("p.view^?() == nil", "function value was used as a property; add () to call it", "p.view() == nil"),
    Row(
      "d.height^?(t, at: i).rounded()", chaining("(UITableView, IndexPath) -> CGFloat"), "d.height(t, at: i).rounded()"),
    Row("a.addAnimations^? { f() }", chaining("(@escaping () -> Void) -> ()"), "a.addAnimations { f() }"),
    Row("all.forEach { $0.told^?() }", chaining("() throws -> ()"), "all.forEach { $0.told() }"),
    Row("p.height^!(for: 3) + 1", forcing("(Int) throws -> Double"), "p.height(for: 3)! + 1"),
    Row("a!.animator^!(using: c)", forcing("(Context) -> Animating"), "a!.animator(using: c)"),
    Row(
      "let a = NSAttributedString(^)", "missing argument for parameter 'coder' in call",
      "let a = NSAttributedString(string: \"\")"),
    Row(
      "class A: NSObject {\n  public override func ^responds(to s: Selector!) -> Bool { true }\n}", overriding,
      "class A: NSObject {\n  public  func responds(to s: Selector!) -> Bool { true }\n}"),
    Row(
      "class A {\n  class B: C {\n  override func ^observeValue(forKeyPath p: String?) {}\n}\n}\n", overriding,
      "class A {\n  class B: C {\n   func observeValue(forKeyPath p: String?) {}\n}\n}\n"
        + "extension A.B: NamedValueObserver {}\n"),
    Row("@testable import ^Cards\nimport UIKit", "no such module 'Cards'", "@testable import UIKit\nimport UIKit"),
    Row("import struct ^Cards.Card", "no such module 'Cards'", "import UIKit"),
    Row(
      "// head\n@testable import A\nlet s = ^URLSession.shared", moved,
      "// head\nimport FoundationNetworking; @testable import A\nlet s = URLSession.shared"),
    Row(
      "import A\nURLSession.^shared", "type 'URLSession' (aka 'AnyObject') has no member 'shared'",
      "import FoundationNetworking; import A\nURLSession.shared"),
    Row(
      "import A\nlet r: ^URLRequest", "cannot find type 'URLRequest' in scope",
      "import FoundationNetworking; import A\nlet r: URLRequest"),
  ]

  @Test("Each sentence has its edit, and the source comes back as it was", arguments: rows) func edits(row: Row) {
    let (source, complaint) = row.given
    let mended = SourcePass.mending(source, by: [complaint], modules: ["Cards"])
    #expect(mended.text.replacing(#//\*mended \d+:(?:[^*/]|\*(?!/)|/(?!\*)|/\*.*?\*/)*\*//#, with: "") == row.expected)
    #expect(mended.complaints == [complaint] && SourcePass.returning(mended.text).text == source)
  }

  @Test(
    "What cannot be mended stays, and is the user's error",
    arguments: [
      Row("p.list^?.number", chaining("Row"), ""), Row("p.view^!()", forcing("() -> UIView?"), ""),
      Row("override func ^viewDidLod() {}", overriding, ""), Row("import ^Other", "no such module 'Other'", ""),
      Row("A(^)", "missing argument for parameter 'string' in call", ""), Row("^a", "cannot find 'a' in scope", ""),
      Row("class B: A { override ^init(a: Int) {} }", requiring, ""),
      Row("class B: A {\n ^}", missing("init(coder:)", "A"), ""),
      Row("class B: C {\n ^}", missing("init(frame:)", "A"), ""), Row("URLSession.^shared", moved, ""),
      Row("\n\n^ ", chaining("() -> ()"), ""),
    ])
  func rest(row: Row) {
    let (source, complaint) = row.given
    let mended = SourcePass.mending(source, by: [complaint], modules: ["Cards"])
    #expect(mended.text == source && mended.complaints.isEmpty && mended.shifts.isEmpty)
  }

  @Test("Columns behind a change are found again, and one line can be mended in two places and twice")
  func columns() {
    let source = "a.b?(c.d?(1).e)"
    func complaint(_ column: Int) -> SourcePass.Complaint {
      SourcePass.Complaint(line: 1, column: column, text: Self.chaining("() throws -> Int"))
    }
    var another = complaint(9)
    another.text = Self.chaining("() -> Int?")
    let both = SourcePass.mending(source, by: [complaint(9), another, complaint(4), complaint(4)])
    #expect(both.text == "a.b/*mended 0:?*/(c.d/*mended 0:?*/(1)?/*mended 1:*/.e)")
    let last = both.text.utf8.count
    #expect(SourcePass.original(column: last, line: 1, both.shifts) == source.utf8.count)
    let once = SourcePass.mending(source, by: [complaint(4)])
    let column = 9 + once.text.utf8.count - source.utf8.count
    let again = SourcePass.mending(once.text, by: [complaint(column)])
    #expect(again.text == both.text && SourcePass.returning(again.text).text == source)
  }

  @Test("A network's module is imported once, and marks in strings are no marks") func once() {
    let complaints = (1...2).map { SourcePass.Complaint(line: $0, column: 1, text: Self.moved) }
    let text = SourcePass.mending("import A\na", by: complaints).text
    #expect(text.split(separator: "FoundationNetworking").count == 2)
    let string = "let a = \"/*mended 1:b*/\""
    #expect(SourcePass.returning(string).text == string)
    for mark in ["/*mended 9:b*/", "/*mended -1:b*/", "/*mended x:*/", "/*mended 1*/", "/*mended "] {
      #expect(SourcePass.returning(mark).text == mark)
    }
  }
}
