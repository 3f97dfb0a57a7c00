import Stage
import Testing
import UIKit

/// A view that draws the same at every size.
private final class DrawnView: UIView {
  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.setFillColor(UIColor.yellow.cgColor)
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 4, y: 4, width: 12, height: 12))
  }
}

@MainActor @Suite("A cancelled pop ends exactly where it began")
struct NavigationCancelTests {
  private func scene() throws -> NavigationScene {
    let scene = try NavigationScene()
    let top: UIView = scene.screens[1].view
    let drawn = DrawnView(frame: CGRect(x: 40, y: 100, width: 120, height: 80))
    drawn.tag = 7
    drawn.contentMode = .redraw
    top.addSubview(drawn)
    top.addSubview(UIView(frame: CGRect(x: 0, y: 300, width: 10, height: 10)))
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 400, width: 50, height: 50), transform: nil)
    top.layer.addSublayer(shape)
    scene.navigation.popViewController(animated: false)
    scene.navigation.pushViewController(scene.screens[1], animated: false)
    try scene.stage.settle()
    return scene
  }

  private func expectSame(_ animation: PopAnimation, cleansUp: Bool, progress: CGFloat) throws {
    let scene = try scene()
    let (before, record) = (scene.stage.render().digest, scene.record)
    let interaction = scene.drag(
      ClosureAnimator { animation.play($0, outside: scene.navigation.navigationBar, cleansUp: cleansUp) }, to: progress)
    interaction.cancel()
    try scene.stage.settle()
    #expect(scene.stage.render().digest == before && scene.record == record)
    #expect(scene.container.subviews == [scene.screens[1].view] && scene.screens[1].view.mask == nil)
    #expect(scene.stage.misuse.isEmpty)
    // The next pop works as usual.
    scene.delegate.animator = nil
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    #expect(scene.names == "A")
    #expect(scene.screens[0].view.frame == scene.navigation.view.bounds)
  }

  @Test("What the animator changes and a closure alongside changes back is as before after a cancel")
  func changedBack() throws {
    let scene = try NavigationScene()
    let (mark, extra, sublayer) = (UIView(), UIView(), CALayer())
    scene.navigation.view.addSubview(mark)
    try scene.stage.settle()
    let animator = SlideAnimator(scene.log)
    animator.onStaging = { context in
      mark.alpha = 0
      mark.isUserInteractionEnabled = false
      mark.layer.addSublayer(sublayer)
      context.containerView.addSubview(extra)
    }
    let interaction = scene.pop(by: animator)
    scene.navigation.transitionCoordinator?.animate { _ in
      mark.alpha = 1
      mark.isUserInteractionEnabled = true
      sublayer.removeFromSuperlayer()
      extra.removeFromSuperview()
    }
    scene.stage.advance(by: 0.1)
    interaction.update(0.5)
    interaction.cancel()
    try scene.stage.settle()
    #expect(mark.alpha == 1 && mark.isUserInteractionEnabled)
    #expect(extra.superview == nil && sublayer.superlayer == nil)
  }

  @Test("A pop by an animator that cleans up nothing is taken back", arguments: PopAnimation.allCases, [0.6, 1])
  func untidy(_ animation: PopAnimation, _ progress: CGFloat) throws {
    try expectSame(animation, cleansUp: false, progress: progress)
  }

  @Test("A pop by an animator that cleans up is taken back", arguments: PopAnimation.cleaning)
  func tidy(_ animation: PopAnimation) throws { try expectSame(animation, cleansUp: true, progress: 0.6) }

  @Test("Changes in the coordinator's completions stay")
  func clientWrites() throws {
    let scene = try NavigationScene()
    let top: UIView = scene.screens[1].view
    let interaction = scene.drag(ClosureAnimator.leaving { $0.alpha = 0 }, to: 0.5)
    scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in top.alpha = 0.75 }
    interaction.cancel()
    try scene.stage.settle()
    #expect(top.alpha == 0.75)
  }

  @Test("A finished pop takes nothing back")
  func finished() throws {
    let scene = try NavigationScene()
    let interaction = scene.drag(
      ClosureAnimator { PopAnimation.dimmingView.play($0, outside: UIView(), cleansUp: false) }, to: 0.5)
    interaction.finish()
    try scene.stage.settle()
    #expect(scene.screens[0].view.superview?.subviews.count == 2)
  }

  @Test("Cancelling removes animations that a transition by hand left behind")
  func undriven() throws {
    let scene = try scene()
    let (before, record) = (scene.stage.render().digest, scene.record)
    let interaction = HandMadeInteraction()
    interaction.begin = { PopAnimation.forwards.play($0, outside: UIView(), cleansUp: false) }
    scene.pop(by: ClosureAnimator { _ in }, driven: interaction)
    scene.stage.advance(by: 0.1)
    interaction.context?.updateInteractiveTransition(0.2)
    interaction.context?.cancelInteractiveTransition()
    try scene.stage.settle()
    #expect(scene.stage.render().digest == before && scene.record == record)
    #expect(scene.names == "AB")
  }
}
