import Stage
import Testing
import UIKit

@MainActor @Suite("View hierarchy")
struct HierarchyTests {
  /// A view that adds its new superview to itself in `willMove(toSuperview:)`.
  private final class SuperviewTakingView: UIView {
    override func willMove(toSuperview newSuperview: UIView?) {
      if let newSuperview, newSuperview.superview !== self { addSubview(newSuperview) }
    }
  }

  @Test("A view that adds its new superview to itself is not added, and a diagnostic says so")
  func circle() {
    let stage = Stage()
    let (outer, view) = stage.perform { (UIView(), SuperviewTakingView()) }
    stage.window.addSubview(outer)
    stage.perform { outer.addSubview(view) }
    #expect(outer.superview === view && view.superview == nil && outer.subviews.isEmpty)
    #expect(stage.diagnostics.count == 1)
    _ = stage.render()
  }
}
