import Stage
import Testing
import UIKit

@MainActor @Suite("The safe area of views that leave the window")
struct MovedSafeAreaTests {
  static let phone = UIEdgeInsets(top: 59, left: 20, bottom: 34, right: 10)

  private func stage() -> Stage {
    let stage = Stage(size: CGSize(width: 393, height: 852), scale: 1)
    stage.safeAreaInsets = Self.phone
    return stage
  }

  @Test(
    "It never exceeds that of the superview, whichever edge the view leaves over",
    arguments: [(0.0, -400.0), (0, -852), (0, 300), (-200, 0), (150, 0), (-50, -60)])
  func capped(_ x: Double, _ y: Double) throws {
    let stage = stage()
    let root = stage.perform { UIViewController() }
    stage.window.rootViewController = root
    try stage.settle()
    let child = stage.perform { UIViewController() }
    child.view.frame = root.view.bounds.offsetBy(dx: CGFloat(x), dy: CGFloat(y))
    root.view.addSubview(child.view)
    let insets = child.view.safeAreaInsets
    #expect(insets.top == max(0, min(59, 59 - CGFloat(y))) && insets.left == max(0, min(20, 20 - CGFloat(x))))
    #expect(insets.bottom == max(0, min(34, 34 + CGFloat(y))))
    #expect(insets.right == max(0, min(10, 10 + CGFloat(x))))
    let plain = stage.perform { UIView(frame: child.view.frame) }
    root.view.addSubview(plain)
    #expect(plain.safeAreaInsets.top == insets.top && plain.safeAreaInsets.left == insets.left)
    #expect(plain.safeAreaInsets.right == insets.right)
  }

  @Test(
    "Both screens of a presentation keep theirs while an animator moves them by their frames",
    arguments: [UIModalPresentationStyle.fullScreen, .currentContext], [CGFloat(-852), 852])
  func presentation(_ style: UIModalPresentationStyle, _ shift: CGFloat) throws {
    let stage = stage()
    let log = CallLog()
    let (old, new) = stage.perform { (LoggingController("A", log), LoggingController("B", log)) }
    stage.window.rootViewController = old
    try stage.settle()
    let transitioning = LoggingDelegate(log)
    transitioning.animator = ClosureAnimator { context in
      context.containerView.addSubview(context.toView)
      context.toView.frame.origin.y = -shift
      context.animate { (context.fromView.frame.origin.y, context.toView.frame.origin.y) = (shift, 0) }
    }
    new.modalPresentationStyle = style
    new.transitioningDelegate = transitioning
    let inside = stage.perform { UIView(frame: old.view.bounds) }
    old.view.addSubview(inside)
    for presents in [true, false] {
      stage.perform { if presents { old.present(new, animated: true) } else { new.dismiss(animated: true) } }
      for _ in 0..<20 {
        stage.advance(by: 1 / 60)
        for screen in [old, new] where screen.view.window != nil {
          #expect(screen.view.safeAreaInsets == Self.phone)
        }
        if inside.window != nil { #expect(inside.safeAreaInsets == Self.phone) }
      }
      try stage.settle()
      #expect((presents ? new : old).view.safeAreaInsets == Self.phone)
    }
  }
}
