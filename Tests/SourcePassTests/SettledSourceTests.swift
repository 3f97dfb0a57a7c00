import Testing

@testable import SourcePass

@Suite("Source whose figures are settled")
struct SettledSourceTests {
  /// Returns a source with figures in place; all of its types stay.
  private func settled(_ source: String, _ values: [String: String]) -> String {
    let kept = Set(source.split { !$0.isLetter }.map(String.init).filter { $0.first?.isUppercase == true })
    return SettledSource(source, values: values, keeping: kept).result.text
  }

  /// Returns the body of a function whose statements are settled, without its indent.
  private func body(_ statements: String, _ values: [String: String]) -> String {
    let lines = statements.split(separator: "\n").map { "    \($0)\n" }.joined()
    let text = settled("struct A {\n  override func f() {\n    g()\n\(lines)  }\n}\n", values)
    return text.split(separator: "\n").dropFirst(3).dropLast(2).map { $0.dropFirst(8) }.joined(separator: "\n")
  }

  @Test(
    "What a figure decides is decided",
    arguments: [
      ("if figures.on { a() }", "a()"), ("if figures.off { a() } else { b() }", "b()"),
      ("if figures.off { a() } else if c { b() }", "if c { b() }"),
      ("if c { a() } else if figures.on { b() }", "if c { a() } else { b() }"),
      ("if figures.on, let x { a(x) }", "if let x { a(x) }"), ("if c, figures.on { a() }", "if c { a() }"),
      ("guard figures.on else { return }\na()", "a()"), ("a(!figures.on)", "a(false)"),
      ("a(figures.on && c)", "a(c)"), ("a(c && figures.on)", "a(c)"), ("a(c || figures.on)", "a(true)"),
      ("a(b && c || figures.off)", "a(b && c)"), ("a(figures.off && b || c)", "a(c)"),
      ("a(figures.on ? x : y)", "a(x)"), ("a(figures.off ? x : y, z)", "a(y, z)"),
      ("a(c ? figures.size : 2)", "a(c ? 4 : 2)"),
      ("a(figures.kind == .one)", "a(true)"), ("a(figures.kind != .one || c)", "a(c)"),
      ("a(figures.size <= 4 && c)", "a(c)"), ("a(figures.size > 4)", "a(false)"),
      ("a(figures.size * 2 > b)", "a(4 * 2 > b)"),
      ("switch figures.kind {\ncase .one: a()\ncase .two: b()\n}", "a()"),
      ("switch figures.other {\ncase .one: a()\ndefault: b()\n}", "b()"),
      ("a(b == true ? c : d)", "a(b == true ? c : d)"), ("a(x - figures.less)", "a(x - (-3))"),
      ("a(-figures.less)", "a(-(-3))"),
    ])
  func decided(_ source: String, _ expected: String) {
    let values = [
      "on": "true", "off": "false", "kind": ".one", "other": ".three", "size": "4", "less": "-3",
    ]
    #expect(body(source, values) == expected)
  }

  @Test("What hands figures on goes, with what nothing uses any more") func unused() {
    let source = """
      /// A.
      public final class A: B {
        /// The figures.
        public var figures: F { didSet { c?.figures = figures.inner } }
        private var c: C?
        private let unread: Int

        /// Creates it.
        public init(_ x: Int, figures: F = F()) {
          self.figures = figures
          unread = x
          c = C(x, figures: figures.inner)
        }

        private func idle() {
          if figures.inner.on { print(1) }
        }

        override func g() {
          idle()
          c?.h(figures.inner.size)
        }
      }

      """
    let text = SettledSource(source, values: ["inner.on": "false", "inner.size": "5"], keeping: ["A"]).result
    #expect(
      text.text == """
        /// A.
        final class A: B {
            private var c: C?

            init(_ x: Int) { c = C(x) }

            override func g() { c?.h(5) }
        }

        """)
    #expect(text.figures.map(\.path) == ["inner.size"])
    let range = text.figures[0].range
    #expect(Array(text.text)[range] == ["5"])
  }

  @Test("A property that every call sets to one case is settled, and one that no call sets is nil") func constants() {
    let source = """
      struct A {
        let side: Side
        var length: Int?
        init(side: Side) { self.side = side }
        private func along(_ p: P) -> Int {
          switch side {
          case .right: return p.x
          case .down: return p.y
          }
        }
        func size() -> Int { length ?? along(origin(in: self)) }
      }
      func make() { a = A(side: .right) }

      """
    let text = SettledSource(source, values: [:], keeping: ["A", "make", "size"]).result.text
    #expect(text.contains("func size() -> Int { origin(in: self).x }"), "\(text)")
    #expect(text.contains("a = A()") && !text.contains("side") && !text.contains("length"), "\(text)")
    let both = SettledSource(
      source + "func other() { b = A(side: .down) }\n", values: [:], keeping: ["A", "make", "other", "size"])
    #expect(both.result.text.contains("case .down: return p.y") && both.result.text.contains("A(side: .right)"))
  }
}
