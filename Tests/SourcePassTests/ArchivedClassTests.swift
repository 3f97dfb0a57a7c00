import Testing

@testable import SourcePass

@Suite("What the pass adds for archives")
struct ArchivedClassTests {
  private func lines(_ sources: String...) -> [[String]] {
    SourcePass.rehearsing(sources).map { $0.classes.map(\.source) }
  }

  private func body(_ source: String) -> [String] {
    let line = SourcePass.rehearsing(source).classes.first?.source ?? ""
    let inside = line.split(separator: "{", maxSplits: 2).last?.split(separator: "; return found").first ?? ""
    return inside.split(separator: ";").map { $0.drop { $0 == " " } }.map(String.init)
  }

  @Test("Outlets, inspectable properties, actions and creators are named") func members() {
    let source = """
      class A: UIViewController {
        @IBOutlet private weak var label: UILabel!
        @IBOutlet var all: [UIView]!, other = 3
        @IBInspectable public private(set) var size: CGFloat = 4 { didSet { f() } }
        @objc dynamic var name = ""
        var plain = 0
        static var shared = A()
        @IBAction func none() {}
        @IBAction func one(_ sender: UIButton) {}
        @IBAction func labelled(sender: UIButton) { @IBAction func inner() {} }
        @IBAction private func two(_ sender: Any, forEvent event: UIEvent) {}
        @objc(renamed:) @IBAction func own(_ sender: Any?) {}
        @IBAction func waits() async {}
        @IBSegueAction func make(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> B? { nil }
      }
      """
    #expect(
      body(source) == [
        "let found = Rehearsal.ArchivedClass(\"A\", A.self)", "found.property(\"label\", \\A.label)",
        "found.property(\"all\", \\A.all)", "found.property(\"size\", \\A.size)", "found.property(\"name\", \\A.name)",
        "found.action(\"none\", Selector(A.none))", "found.action(\"one:\", Selector(A.one(_:)))",
        "found.action(\"labelledWithSender:\", Selector(A.labelled(sender:)))",
        "found.action(\"two:forEvent:\", Selector(A.two(_:forEvent:)))",
        "found.action(\"renamed:\", Selector(A.own(_:)))",
        "found.creator(\"make:sender:segueIdentifier:\") { (object: A, coder, sender, identifier) in object.make(coder, "
          + "sender: sender, segueIdentifier: identifier) }", "found.make = { A() }",
      ])
  }

  @Test("Views and controllers tell how they are created where that is certain") func creation() {
    func made(_ source: String) -> [String] { body(source).filter { $0.hasPrefix("found.make") } }
    #expect(made("class A: UIView {}") == ["found.make = { A() }", "found.makeInFrame = { A(frame: $0) }"])
    #expect(made("class A: UIView { override init(frame: CGRect) {} }") == ["found.makeInFrame = { A(frame: $0) }"])
    #expect(made("class A: UIViewController { init(a: Int) {} }") == [])
    #expect(made("class A: UIViewController { init() {} }") == ["found.make = { A() }"])
    #expect(made("class A: B {}\nclass B: UIViewController { init(a: Int) {} }") == [])
    #expect(made("class A: UIPresentationController {}") == [])
    let library = "open class Base: UIViewController {}"
    let line = SourcePass.rehearsing(["class A: Base {}"], with: [library]).first?.classes.first?.source
    #expect(line?.contains("found.make = { A() }") == true)
  }

  @Test("Text and lines of the file stay, and the function is one that the registration can call")
  func lines() {
    let source = "class A: UITableViewCell {\n}\n"
    let result = SourcePass.rehearsing(source, file: 0)
    #expect(result.text == source && result.classes.map(\.function) == ["rehearsal_class_0_0"])
    #expect(
      result.classes.map(\.source) == [
        "extension A { @MainActor static func rehearsal_class_0_0() -> Rehearsal.ArchivedClass { let found = "
          + "Rehearsal.ArchivedClass(\"A\", A.self); return found } }; @MainActor func rehearsal_class_0_0() -> "
          + "Rehearsal.ArchivedClass { A.rehearsal_class_0_0() }"
      ])
  }

  @Test(
    "Objects that are created without a coder need an initialiser that they have",
    arguments: [
      ("class A: NSObject {}", "found.make = { A() }"), ("class A: NSObject { init(x: Int) {} }", nil),
      ("class A: NSObject { init(x: Int) {}; override init() {} }", "found.make = { A() }"),
      ("class A: UIStoryboardSegue {}", "found.makeSegue = { A(identifier: $0, source: $1, destination: $2) }"),
      ("class A: UIPanGestureRecognizer {}", "found.make = { A(target: nil, action: nil) }"),
      ("class A: UIView { init(x: Int) {} }", nil),
    ] as [(String, String?)]) func making(source: String, statement: String?)
  { #expect(body(source).dropFirst().first == statement) }

  @Test("Classes in other types, subclasses in other files and extensions are found; what no archive has is not")
  func kinds() {
    let found = lines(
      "class A: B {}\nstruct S { class C: UIView {}; private class D: UIView {} }\nclass E {}\nstruct F {}",
      "class B: UITableViewCell {}\nextension UIView { @IBInspectable var radius: CGFloat { get { 0 } set {} } }",
      "@objc(Named) class G: UIView { class func f() {} }\nprotocol P: class {}\nextension B: P {}")
    let heads = found.map { $0.map { String($0.split(separator: " ")[1]) } }
    #expect(heads == [["A", "S.C"], ["B", "UIView"], ["G"]] && found[1][1].contains("\\UIView.radius"))
    #expect(found[2][0].contains("Rehearsal.ArchivedClass(\"Named\", G.self)"))
  }

  @Test("A generic class is named by its subclasses, with their types") func generics() {
    let found = SourcePass.rehearsing([
      "class Base<Item>: UIViewController { @IBOutlet var list: UIView! }", "class Own: Base<[Int]> {}",
    ])
    #expect(found[0].classes.map(\.function) == [""])
    #expect(found[1].classes.map(\.function) == ["rehearsal_class_1_0", "rehearsal_class_1_0_1"])
    #expect(found[1].classes.last?.source.hasSuffix("{ Base<[Int]>.rehearsal_class_0_0() }") == true)
  }

  @Test("The plain pass and the way back add nothing") func plain() {
    let source = "class A: UIView { @IBOutlet var b: UIView! }"
    #expect(SourcePass.arriving(source).text == "class A: UIView {           var b: UIView! }")
  }
}
