import Stage
import Testing
import UIKit

/// Ways to animate a pop, each of which leaves something to be put back.
enum Way: String, CaseIterable {
  case transforms, frames, boundsAndAlpha, redrawn, background, looks, shapePath, mask, viewMask, veil, snapshots
  case bareLayer, reordered, removedScreen, wrapped, forwards, outside, explicitOnly, anchor, interaction, replaced

  static let cleaning: [Self] = [.transforms, .frames, .boundsAndAlpha, .veil, .looks]

  @MainActor func play(_ context: any UIViewControllerContextTransitioning, outside: UIView, cleansUp: Bool) {
    let (from, to, container) = (context.fromView, context.toView, context.containerView)
    container.insertSubview(to, belowSubview: from)
    let width = container.bounds.width
    let aside = from.viewWithTag(7) ?? UIView()
    var extra: [UIView] = []
    switch self {
    case .veil:
      let veil = UIView(frame: container.bounds)
      veil.backgroundColor = .black
      container.insertSubview(veil, aboveSubview: to)
      extra = [veil]
    case .snapshots:
      let picture = from.snapshotView(afterScreenUpdates: false) ?? UIView()
      container.addSubview(picture)
      from.isHidden = true
      extra = [picture]
    case .bareLayer:
      let bare = CALayer()
      bare.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
      bare.backgroundColor = UIColor.red.cgColor
      from.layer.addSublayer(bare)
    case .reordered: container.sendSubviewToBack(from)
    case .removedScreen: from.removeFromSuperview()
    case .wrapped:
      let wrapper = UIView(frame: container.bounds)
      container.addSubview(wrapper)
      wrapper.addSubview(from)
      wrapper.addSubview(aside)
      extra = [wrapper]
    case .mask:
      let mask = CAShapeLayer()
      mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: width, height: width), transform: nil)
      from.layer.mask = mask
    case .viewMask:
      let mask = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      mask.backgroundColor = .black
      from.mask = mask
    case .anchor:
      from.layer.anchorPoint = CGPoint(x: 1, y: 0)
      from.layer.position = CGPoint(x: width, y: 0)
      from.layer.zPosition = 4
    case .interaction: from.isUserInteractionEnabled = false
    case .replaced: from.layer.removeAllAnimations()
    case .forwards, .explicitOnly:
      let slide = CABasicAnimation(keyPath: "position.x")
      (slide.fromValue, slide.toValue, slide.duration) = (width / 2, width * 1.5, 0.4)
      slide.fillMode = .forwards
      slide.isRemovedOnCompletion = false
      from.layer.add(slide, forKey: "slide")
    default: break
    }
    let old = (from.transform, from.frame, from.alpha, from.layer.cornerRadius)
    UIView.animate(withDuration: 0.4) {
      switch self {
      case .transforms, .anchor: from.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 0.5, y: 0.5)
      case .frames: from.frame = from.frame.offsetBy(dx: width, dy: 0)
      case .boundsAndAlpha, .redrawn:
        from.bounds.size.height /= 2
        aside.bounds.size.height /= 2
        from.alpha = 0.2
      case .background: from.backgroundColor = .red
      case .looks:
        from.layer.cornerRadius = 60
        from.clipsToBounds = true
        from.layer.shadowOpacity = 1
        from.layer.shadowColor = UIColor.blue.cgColor
        from.layer.borderWidth = 3
      case .shapePath:
        for case let shape as CAShapeLayer in from.layer.sublayers ?? [] {
          shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 300, height: 10), transform: nil)
        }
      case .outside: outside.center.y += 100
      case .explicitOnly: break
      default: to.alpha = 0.5
      }
      for view in extra { view.alpha = 0.3 }
    } completion: { _ in
      if cleansUp {
        for view in extra { view.removeFromSuperview() }
        if self != .frames { from.transform = old.0 }
        (from.frame, from.alpha, from.layer.cornerRadius) = (old.1, old.2, old.3)
      }
      context.complete()
    }
  }
}

/// A view that draws the same at each size.
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

  private func expectSame(_ way: Way, cleansUp: Bool, progress: CGFloat) throws {
    let scene = try scene()
    let (before, record) = (scene.stage.render().digest, scene.record)
    let interaction = scene.drag(
      ClosureAnimator { way.play($0, outside: scene.navigation.navigationBar, cleansUp: cleansUp) }, to: progress)
    interaction.cancel()
    try scene.stage.settle()
    #expect(scene.stage.render().digest == before)
    #expect(scene.record == record)
    #expect(scene.container.subviews == [scene.screens[1].view])
    #expect(scene.screens[1].view.mask == nil)
    #expect(scene.stage.diagnostics.isEmpty)
    // The next one is none the worse for it.
    scene.delegate.animator = nil
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    #expect(scene.names == "A")
    #expect(scene.screens[0].view.frame == scene.navigation.view.bounds)
  }

  @Test("by animators that clean up nothing", arguments: Way.allCases, [0.6, 1])
  func untidy(_ way: Way, _ progress: CGFloat) throws { try expectSame(way, cleansUp: false, progress: progress) }

  @Test("by animators that clean up", arguments: Way.cleaning)
  func tidy(_ way: Way) throws { try expectSame(way, cleansUp: true, progress: 0.6) }

  @Test("What is written in appearance callbacks stays")
  func clientWrites() throws {
    let scene = try NavigationScene()
    let top: UIView = scene.screens[1].view
    let animator = ClosureAnimator { context in
      context.containerView.insertSubview(context.toView, belowSubview: context.fromView)
      UIView.animate(withDuration: 0.4) {
        context.fromView.alpha = 0
      } completion: { _ in
        context.complete()
      }
    }
    let interaction = scene.drag(animator, to: 0.5)
    scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in top.alpha = 0.75 }
    interaction.cancel()
    try scene.stage.settle()
    #expect(top.alpha == 0.75)
  }

  @Test("After a finished one nothing is undone")
  func finished() throws {
    let scene = try NavigationScene()
    let interaction = scene.drag(
      ClosureAnimator { Way.veil.play($0, outside: UIView(), cleansUp: false) }, to: 0.5)
    interaction.finish()
    try scene.stage.settle()
    #expect(scene.screens[0].view.superview?.subviews.count == 2)
  }

  @Test("Animations left behind by a transition that nobody drove are taken off when it is cancelled")
  func undriven() throws {
    let scene = try scene()
    let (before, record) = (scene.stage.render().digest, scene.record)
    let interaction = HandMadeInteraction()
    interaction.begin = { Way.forwards.play($0, outside: UIView(), cleansUp: false) }
    scene.delegate.animator = ClosureAnimator { _ in }
    scene.delegate.interaction = interaction
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.1)
    interaction.context?.updateInteractiveTransition(0.2)
    interaction.context?.cancelInteractiveTransition()
    try scene.stage.settle()
    #expect(scene.stage.render().digest == before)
    #expect(scene.record == record)
    #expect(scene.names == "AB")
  }
}
