import Stage
import Testing
import UIKit

@MainActor @Suite("The hierarchy of views")
struct HierarchyTests {
  @Test("A subview is on its superview, and its layer on the superview's layer")
  func subviews() {
    let (a, b) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    a.addSubview(b)
    #expect(b.superview === a)
    #expect(b.layer.superlayer === a.layer)
  }

  /// A view that adds its new superview to itself when it is told of it.
  private final class Swallowing: UIView {
    override func willMove(toSuperview newSuperview: UIView?) {
      if let newSuperview, newSuperview.superview !== self { addSubview(newSuperview) }
    }
  }

  @Test("A view that adds its new superview to itself makes no circle")
  func circle() {
    let stage = Stage()
    let (outer, view) = stage.perform { (UIView(), Swallowing()) }
    stage.window.addSubview(outer)
    stage.perform { outer.addSubview(view) }
    #expect(outer.superview === view && view.superview == nil && outer.subviews.isEmpty)
    #expect(stage.diagnostics.count == 1)
    _ = stage.render()
  }
}
