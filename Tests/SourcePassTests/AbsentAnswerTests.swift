import Testing

@testable import SourcePass

@Suite("Optional requirements that a type leaves out")
struct AbsentAnswerTests {
  private func text(_ source: String) -> String { SourcePass.arriving(source).text }

  private static let source = """
    @objc protocol Panel {
      @objc optional func height(for width: Double, _ scale: Double) -> Double
      @objc optional var list: Row { get }
      @objc optional func names() -> [String]
      @objc optional func told()
    }
    """

  @Test("A requirement with a result has a default, and an overload that tells whether there is an answer")
  func members() {
    let lines = text(Self.source).split(separator: "\n").map(String.init)
    let members = [
      "func height(for width: Double, _ scale: Double) -> Double { absentAnswer(0) }",
      "func height(for width: Double, _ scale: Double) -> Double? { givenAnswer(height(for: width, scale) as Double) }",
      "var list: Row { absentAnswer() }", "func names() -> [String] { absentAnswer([]) }",
      "func names() -> [String]? { givenAnswer(names() as [String]) }", "func told() {  }",
    ]
    #expect(lines[0] == "      protocol Panel: Panel_optional {")
    #expect(lines[6] == "extension Panel { \(members.joined(separator: "; ")) }")
    let questions = "extension Panel_optional where Self: Panel { var list: Row? { givenAnswer(list as Row) } }"
    #expect(lines[7] == "protocol Panel_optional: AnyObject {}; \(questions)")
    #expect(lines[8] == AbsentAnswers.functions && lines.count == 9)
  }

  @Test("The functions are added once, and only where an answer can be absent")
  func functions() {
    let another = "\n@objc protocol Other { @objc optional func size() -> CGSize }\n"
    #expect(text(Self.source + another).split(separator: "func givenAnswer<T>").count == 2)
    #expect(!text("@objc protocol P { @objc optional func a(); @objc optional var b: B? { get } }").contains("absent"))
  }

  @Test("What is done with an answer is done only if there is one")
  func chains() {
    #expect(text(Self.source + "\npanel.names?().count").contains("\npanel.names ()?.count\n"))
    #expect(text(Self.source + "\npanel.names?() ?? []").contains("\npanel.names () ?? []\n"))
    #expect(text("delegate.other?(1).count") == "delegate.other (1).count")
  }

  @Test("A closure with the name of one of UIKit's requirements stays a closure")
  func closures() {
    #expect(text("content.action?()") == "content.action?()")
    #expect(text("position?(1); a.position?(1)") == "position?(1); a.position?(1)")
    #expect(text("x.action?(for: layer, forKey: key)") == "x.action (for: layer, forKey: key)")
  }

  @Test("A property that a layer makes at run time is stored under its name")
  func managed() {
    #expect(
      text("@NSManaged var radius: CGFloat\n")
        == "           var radius: CGFloat "
        + "{ get { value(forKey: \"radius\") as? CGFloat ?? 0 } set { setValue(newValue, forKey: \"radius\") } }\n")
    #expect(
      text("@NSManaged public var tint: UIColor?\n")
        == "           public var tint: UIColor? "
        + "{ get { value(forKey: \"tint\") as? UIColor } set { setValue(newValue, forKey: \"tint\") } }\n")
  }

  @Test("An object that observes by name is told, and the source comes back as it was")
  func observers() {
    let source = """
      class Mover: NSObject, Moving {
        override func observeValue(forKeyPath keyPath: String?) {}
      }
      class Screen: UIViewController {
        override func observeValue(forKeyPath keyPath: String?) {}
      }

      """
    let passed = text(source)
    #expect(passed.contains("\n           func observeValue(forKeyPath keyPath: String?) {}\n}\nclass Screen"))
    #expect(passed.contains("\n  override func observeValue(forKeyPath keyPath: String?) {}\n}\n"))
    #expect(passed.hasSuffix("\nextension Mover: NamedValueObserver {}\n"))
    #expect(SourcePass.returning(passed).text == source + "\n")
  }

  @Test("An absent answer is nil wherever an optional is expected, and a given one is itself")
  func answers() {
    let (silent, telling): (any Panel, any Panel) = (Silent(), Telling())
    #expect((silent.height(for: 3, 2) ?? 68) == 68 && (telling.height(for: 3, 2) ?? 68) == 6)
    if let list = silent.list { Issue.record("there is a list: \(list)") }
    #expect(telling.list?.number == 7 && silent.list?.number == nil)
    #expect(silent.names()?.count == nil && telling.names()?.count == 1)
    let absent: (any Panel)? = nil
    let some: (any Panel)? = silent
    #expect((some?.height(for: 1, 1) ?? 5) == 5 && (absent?.height(for: 1, 1) ?? 5) == 5)
    let height = some?.height(for: 1, 1)
    #expect(height == nil)
  }
}

// The members that the pass writes for the protocol above, as source.

private final class Row { let number = 7 }

private protocol Panel: Panel_optional {
  func height(for width: Double, _ scale: Double) -> Double
  var list: Row { get }
  func names() -> [String]
}

private final class Silent: Panel {}

private final class Telling: Panel {
  func height(for width: Double, _ scale: Double) -> Double { width * scale }
  var list = Row()
  func names() -> [String] { ["a"] }
}

extension Panel {
  func height(for width: Double, _ scale: Double) -> Double { absentAnswer(0) }
  func height(for width: Double, _ scale: Double) -> Double? { givenAnswer(height(for: width, scale) as Double) }
  var list: Row { absentAnswer() }
  func names() -> [String] { absentAnswer([]) }
  func names() -> [String]? { givenAnswer(names() as [String]) }
}

private protocol Panel_optional: AnyObject {}
extension Panel_optional where Self: Panel { var list: Row? { givenAnswer(list as Row) } }

nonisolated(unsafe) private var isAnswerAbsent = false

private func absentAnswer<T>(_ value: T) -> T {
  isAnswerAbsent = true
  return value
}

private func absentAnswer<T>() -> T {
  isAnswerAbsent = true
  return withUnsafeTemporaryAllocation(byteCount: MemoryLayout<T>.size, alignment: MemoryLayout<T>.alignment) {
    $0.initializeMemory(as: UInt8.self, repeating: 0)
    // swift-format-ignore: NeverForceUnwrap
    return $0.baseAddress!.assumingMemoryBound(to: T.self).move()
  }
}

private func givenAnswer<T>(_ answer: @autoclosure () -> T) -> T? {
  isAnswerAbsent = false
  let given = answer()
  defer { isAnswerAbsent = false }
  return isAnswerAbsent ? nil : given
}
