import Testing
import UIKit

@MainActor @Suite("Views on views")
struct HierarchyTests {
  @Test("A subview is on its superview, and its layer on the superview's layer")
  func subviews() {
    let (a, b) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    a.addSubview(b)
    #expect(b.superview === a)
    #expect(b.layer.superlayer === a.layer)
  }
}
