import Testing

@testable import SourcePass

@Suite("Literals of two versions")
struct ComparingTests {
  /// Each mark has a literal, another one for it, and what its author calls it.
  private static let source = """
    enum Metrics { static let columns = ‹3|4|columns›; static let tints: [UIColor] = [‹.red|.blue|tints[0]›, .white] }
    final class Card: UIView {
      private let scale: CGFloat = ‹-0.9|0.9|scale›  // 1
      lazy var shade = UIColor(white: ‹0|1|white of UIColor for shade›, alpha: 1)
      enum Phase: Double { case early = ‹0.25|0.3|early› }
      func duration(of context: Any?) -> TimeInterval { ‹0.4|0.5|duration› }
      func limit() -> CGFloat { return isWide ? ‹0.4|0.5|limit› : 0.4 }
      func settle(to end: CGFloat, in time: TimeInterval = ‹0.3|0.35|time of settle›) {
        guard isOpen, moved / (width * ‹0.3|0.7|threshold in settle›) > ‹2|2.5|threshold in settle› else { return }
        UIView.animate(
          withDuration: time, delay: ‹0|0.1|delay of UIView.animate in settle›,
          animations: {
            card.alpha = ‹0|0.5|card.alpha in settle›
            card.frame.origin.x += width * ‹0.3|0.4|card.frame.origin.x in settle›
          }, completion: { _ in card.isHidden = ‹true|false|card.isHidden in settle› })
        card.transform = Turn(by: ‹0.9|0.8|by of Turn for card.transform in settle›, y: 0.9)
        slide.keyTimes = [0, ‹0.3|0.4|slide.keyTimes[1] in settle›, 1]
        title.text = ‹"Open"|"Shut"|title.text in settle›
        update(min(end / ‹420|300| in settle›, 1))
      }
    }
    """

  private static func told(_ old: String, _ new: String) -> [String] {
    SourcePass.literalChanges(from: [old], to: [new]).changes.map {
      "\($0.name)\($0.function.map { " in \($0)" } ?? ""): \($0.old) → \($0.new)"
    }
  }

  @Test("Each literal is told by its author's name, with its old and its new value") func each() {
    let mark = /‹([^|]*)\|([^|]*)\|([^›]*)›/
    let (old, marks) = (Self.source.replacing(mark) { $0.1 }, Self.source.matches(of: mark))
    #expect(marks.count == 18)
    for index in marks.indices {
      var number = -1
      let new = Self.source.replacing(mark) { found in
        number += 1
        return number == index ? found.2 : found.1
      }
      for text in [new, new.replacing("UIView.animate(\n", with: "a.z = 0.1 // 3\nUIView.animate(")] {
        #expect(Self.told(old, text) == ["\(marks[index].3): \(marks[index].1) → \(marks[index].2)"])
      }
    }
  }

  @Test(
    "What is added, removed, renamed or moved is no changed literal, and hides none",
    arguments: [
      ("let a = 0.3", "let b = 0.4", []), ("f { x = 1 }\ny = 2", "y = 3\nx = 1", ["y: 2 → 3"]),
      ("let a = [0, 0.5, 1]", "let a = [0, 0.2, 0.6, 1]", []), ("p.add(3)\np.add(5)", "p.add(5)\np.add(3)", []),
      ("func f() { a = 1 }\nfunc g() { a = 2 }", "func g() { a = 2 }\nfunc f() { a = 3 }", ["a in f: 1 → 3"]),
      ("struct A { func f() { a = 1 } }", "struct A {}\nextension A { func f(b: C) { a = 3 } }", ["a in f: 1 → 3"]),
      ("f(a: 1, b: { c = 1 })", "f(a: 2, d: 0, b: { c = 3 })", ["a of f: 1 → 2", "c: 1 → 3"]),
      ("func f() { a = 1 }", "func f() {\n  if b {\n    a = 2\n  }\n}", ["a in f: 1 → 2"]),
      ("a = 0\nf { b = 1 }", "f { b = 1\n  a = 0.4 }", []), ("case .a, .b: c = 1", "case .a, .b: c = 2", ["c: 1 → 2"]),
    ] as [(String, String, [String])]) func others(old: String, new: String, told: [String])
  {
    #expect(Self.told(old, new) == told)
    #expect(SourcePass.literalChanges(from: [old], to: ["// a\n\(old)\n"]).isRestSame)
  }
}
