import SeededRandom
import Stage
import Testing
import UIKit

@MainActor @Suite("After any changes, frames are those of a layout that is made anew") struct LayoutRandomTests {
  /// A constraint that can be made for any row of views.
  private struct Spec {
    let view: Int
    /// The view that it is relative to; −1 for the superview, nil for a length alone.
    let other: Int?
    var constant: CGFloat
    let relation: NSLayoutConstraint.Relation
    /// A priority of its own, so that nothing is a tie.
    let priority: Float
    var isActive = true

    @MainActor func make(_ views: [UIView], _ root: UIView) -> NSLayoutConstraint {
      let own = views[view]
      let constraint: NSLayoutConstraint
      if let other {
        let target = other < 0 ? root : views[other]
        constraint = NSLayoutConstraint(
          item: own, attribute: .left, relatedBy: relation, toItem: target, attribute: other < 0 ? .left : .right,
          multiplier: 1, constant: constant)
      } else {
        constraint = NSLayoutConstraint(
          item: own, attribute: .width, relatedBy: relation, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: constant)
      }
      return constraint.prioritized(priority)
    }
  }

  private static let count = 6

  private func views(in scene: LayoutScene) -> [UIView] {
    (0..<Self.count).map { index in
      let view = scene.view()
      // The weakest constraints make every frame unambiguous.
      view.leftAnchor.constraint(equalTo: scene.root.leftAnchor).prioritized(1 + Float(index) / 8).isActive = true
      view.widthAnchor.constraint(equalToConstant: 7).prioritized(2 + Float(index) / 8).isActive = true
      return view
    }
  }

  private func spec(_ random: inout SeededGenerator, _ number: Int) -> Spec {
    let view = Int.random(in: 0..<Self.count, using: &random)
    // Only to earlier views, so that required constraints have no circles.
    let other: Int? = Bool.random(using: &random) ? nil : Int.random(in: -1..<view, using: &random)
    return Spec(
      view: view, other: other, constant: CGFloat(Int.random(in: 0...90, using: &random)),
      relation: [.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
      priority: 900 - Float(number))
  }

  @Test("Constants, activation, priorities and removal, at random", arguments: 0..<60)
  func random(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let scene = LayoutScene(size: CGSize(width: 300, height: 300))
    let own = views(in: scene)
    var specs: [Spec] = []
    var made: [NSLayoutConstraint] = []
    for step in 0..<40 {
      let index = specs.indices.randomElement(using: &random)
      switch (Int.random(in: 0..<5, using: &random), index) {
      case (0, let index?):
        specs[index].constant = CGFloat(Int.random(in: 0...90, using: &random))
        made[index].constant = specs[index].constant
      case (1, let index?):
        specs[index].isActive.toggle()
        made[index].isActive = specs[index].isActive
      default:
        let spec = spec(&random, specs.count)
        specs.append(spec)
        made.append(spec.make(own, scene.root))
        made.last?.isActive = true
      }
      if Bool.random(using: &random) { continue }
      scene.layOut()
      let fresh = LayoutScene(size: CGSize(width: 300, height: 300))
      let others = views(in: fresh)
      for spec in specs where spec.isActive { spec.make(others, fresh.root).isActive = true }
      fresh.layOut()
      scene.stage.perform {}
      for (view, other) in zip(own, others) {
        #expect(
          view.frame.minX == other.frame.minX && view.frame.width == other.frame.width, "seed \(seed), step \(step)")
      }
    }
    #expect(scene.diagnostics == [])
  }
}
