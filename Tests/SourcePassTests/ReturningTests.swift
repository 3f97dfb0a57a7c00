import Testing

@testable import SourcePass

@Suite("Source from here, as Xcode wants it")
struct ReturningTests {
  private func text(_ source: String) -> String { SourcePass.returning(source).text }

  @Test("Selectors become #selector, and their methods @objc") func selectors() {
    let source = """
      pan.addTarget(self, action: Selector(Self.handlePan(_:)))
      b.addTarget(b, action: Selector(Other.tap))
      private func handlePan(_ pan: UIPanGestureRecognizer) {}
      @MainActor public func tap() {}
      override func tap() {}
      func other() {}
      """
    let expected = """
      pan.addTarget(self, action: #selector(handlePan(_:)))
      b.addTarget(b, action: #selector(Other.tap))
      @objc private func handlePan(_ pan: UIPanGestureRecognizer) {}
      @objc @MainActor public func tap() {}
      override func tap() {}
      func other() {}
      """
    #expect(text(source) == expected)
  }

  @Test(
    "Selectors from strings, declarations of types and methods of Objective-C stay",
    arguments: ["Selector(\"tap\")", "x: Selector", "@objc func tap() {}\nx(#selector(tap))", "A.Selector(tap)"])
  func unchanged(source: String) { #expect(text(source) == source) }

  @Test(
    "What returned to Xcode compiles here again",
    arguments: ["x(Selector(Self.tap(_:)))\nfunc tap(_ s: Any) {}"]) func bothDirections(source: String)
  {
    let again = SourcePass.arriving(text(source)).text
    let squeeze = { (text: String) in text.filter { $0 != " " }.replacing("Self.", with: "") }
    #expect(squeeze(again) == squeeze(source))
  }

  @Test("Overriding and open members of extensions come back as they were", arguments: ["public", "open"])
  func overrides(access: String) {
    let source = """
      \(access) class A: B {
        let a = 1
      }
      extension A {
        override func c(_ x: Int) { super.c(x) }
        override var d: Int { 1 }
        open func e() {}
      }
      class F: A {}
      extension F {
        override func c(_ x: Int) { super.c(x) }
      }

      """
    let arrived = SourcePass.arriving(source).text
    #expect(arrived != source && SourcePass.returning(arrived).text == source)
  }
}
