import Testing

@testable import SourcePass

@Suite("Source whose parameters are settled")
struct SettledSourceTests {
  /// Returns a source with parameters in place; all of its types stay.
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
    "What a parameter decides is decided",
    arguments: [
      ("if parameters.on { a() }", "a()"), ("if parameters.off { a() } else { b() }", "b()"),
      ("if parameters.off { a() } else if c { b() }", "if c { b() }"),
      ("if c { a() } else if parameters.on { b() }", "if c { a() } else { b() }"),
      ("if parameters.on, let x { a(x) }", "if let x { a(x) }"), ("if c, parameters.on { a() }", "if c { a() }"),
      ("guard parameters.on else { return }\na()", "a()"), ("a(!parameters.on)", "a(false)"),
      ("a(parameters.on && c)", "a(c)"), ("a(c && parameters.on)", "a(c)"), ("a(c || parameters.on)", "a(true)"),
      ("a(b && c || parameters.off)", "a(b && c)"), ("a(parameters.off && b || c)", "a(c)"),
      ("a(parameters.on ? x : y)", "a(x)"), ("a(parameters.off ? x : y, z)", "a(y, z)"),
      ("a(c ? parameters.size : 2)", "a(c ? 4 : 2)"),
      ("a(parameters.on ? x : c > d ? e : f, z)", "a(x, z)"),
      ("a(parameters.off ? x : c > d ? e : f)", "a(c > d ? e : f)"),
      ("a(parameters.on ? x : y ?? z, b: w)", "a(x, b: w)"), ("a(parameters.off ? x ?? y : z, b: w)", "a(z, b: w)"),
      ("a(parameters.on ? c ? x : y : e ? f : g ? h : i)", "a(c ? x : y)"),
      ("a(parameters.kind == .one)", "a(true)"), ("a(parameters.kind != .one || c)", "a(c)"),
      ("a(parameters.size <= 4 && c)", "a(c)"), ("a(parameters.size > 4)", "a(false)"),
      ("a(parameters.size * 2 > b)", "a(4 * 2 > b)"),
      ("switch parameters.kind {\ncase .one: a()\ncase .two: b()\n}", "a()"),
      ("switch parameters.other {\ncase .one: a()\ndefault: b()\n}", "b()"),
      ("a(b == true ? c : d)", "a(b == true ? c : d)"), ("a(x - parameters.less)", "a(x - (-3))"),
      ("a(-parameters.less)", "a(-(-3))"),
    ])
  func decided(_ source: String, _ expected: String) {
    let values = ["on": "true", "off": "false", "kind": ".one", "other": ".three", "size": "4", "less": "-3"]
    #expect(body(source, values) == expected)
  }

  @Test("What hands parameters on goes, with what nothing uses any more") func unused() {
    let source = """
      /// A.
      public final class A: B {
        /// The parameters.
        public var parameters: F { didSet { c?.parameters = parameters.inner } }
        private var c: C?
        private let unread: Int

        /// Creates it.
        public init(_ x: Int, parameters: F = F()) {
          self.parameters = parameters
          unread = x
          c = C(x, parameters: parameters.inner)
        }

        private func idle() {
          if parameters.inner.on { print(1) }
        }

        override func g() {
          idle()
          c?.h(parameters.inner.size)
        }
      }

      """
    let values = ["inner.on": "false", "inner.size": "5"]
    let text = SettledSource(source, values: values, figures: [("inner.size", "CGFloat")], keeping: ["A"]).result
    #expect(
      text.text == """
        private enum Tuning {
            static let innerSize: CGFloat = 5
        }

        /// A.
        final class A: B {
            private var c: C?

            init(_ x: Int) { c = C(x) }

            override func g() { c?.h(Tuning.innerSize) }
        }

        """)
    #expect(text.parameters.map(\.path) == ["inner.size"])
    let range = text.parameters[0].range
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
