import Stage
import Testing
import UIKit

@MainActor @Suite("Resizing during a transition")
struct TransitionResizeTests {
  static let size = CGSize(width: 600, height: 500)

  /// The kinds of movement of the screens.
  enum Kind: CaseIterable { case transform, frame, bounds, system }

  private func animator(_ kind: Kind) -> ClosureAnimator? {
    if kind == .system { return nil }
    return ClosureAnimator { context in
      let (from, to, container) = (context.fromView, context.toView, context.containerView)
      container.insertSubview(to, belowSubview: from)
      let dimmingView = UIView(frame: container.bounds)
      dimmingView.backgroundColor = .black
      dimmingView.alpha = 0.3
      container.insertSubview(dimmingView, aboveSubview: to)
      let width = container.bounds.width
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        switch kind {
        case .transform: from.transform = CGAffineTransform(translationX: width, y: 0)
        case .frame: from.frame = from.frame.offsetBy(dx: width, dy: 0)
        default:
          from.bounds.size.height /= 2
          from.center.x += width
        }
        dimmingView.alpha = 0
      } completion: { _ in
        if !context.transitionWasCancelled { dimmingView.removeFromSuperview() }
        context.complete()
      }
    }
  }

  @Test(
    "A resize keeps the progress, and all views are in position at either end", arguments: Kind.allCases, [true, false])
  func resized(_ kind: Kind, _ finishes: Bool) throws {
    let scene = try NavigationScene()
    let interaction = UIPercentDrivenInteractiveTransition()
    let y = 400.0
    if let animator = animator(kind) {
      scene.drag(animator, to: 0.5, by: interaction)
    } else {
      scene.stage.dragFinger(CGPoint(x: 4, y: y), to: CGPoint(x: 209, y: y), steps: 15, lifts: false)
      scene.stage.advance(by: 0.2)
    }
    let top: UIView = scene.screens[1].view
    for size in [Self.size, CGSize(width: 300, height: 700), Self.size] {
      scene.stage.resize(to: size, scale: 2)
      scene.stage.advance(by: 1 / 60)
      let seen = top.layer.presentation()?.frame.minX ?? .nan
      #expect(abs(seen / size.width - 0.5) < 0.01)
    }
    if kind == .system {
      scene.stage.send(.move(CGPoint(x: finishes ? 500.0 : 60, y: y)))
      scene.stage.advance(by: 0.3)
      scene.stage.send(.up(CGPoint(x: finishes ? 500.0 : 60, y: y)))
    } else {
      interaction.end(finishes)
    }
    try scene.stage.settle()
    #expect(scene.names == (finishes ? "A" : "AB"))
    let shown: UIView = scene.screens[finishes ? 0 : 1].view
    #expect(shown.frame == CGRect(origin: .zero, size: Self.size) && shown.superview?.subviews == [shown])
    // The same picture as if the size had never been different.
    let fresh = try NavigationScene(depth: finishes ? 1 : 2)
    fresh.stage.resize(to: Self.size, scale: 2)
    try fresh.stage.settle()
    #expect(scene.stage.render().digest == fresh.stage.render().digest && scene.stage.misuse.isEmpty)
    // The next transition works.
    scene.delegate.animator = nil
    if finishes { scene.navigation.pushViewController(scene.screen("C"), animated: true) }
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    #expect(scene.names == "A")
    #expect(scene.screens[0].view.frame == CGRect(origin: .zero, size: Self.size))
  }

  @Test("A presented screen that the next one is about to cover is resized with it")
  func covered() throws {
    let stage = Stage()
    let screens = (0..<3).map { _ in
      let screen = UIViewController()
      screen.view = UIView()
      screen.modalPresentationStyle = .fullScreen
      return screen
    }
    stage.window.rootViewController = screens[0]
    try stage.settle()
    screens[0].present(screens[1], animated: false)
    try stage.settle()
    screens[1].present(screens[2], animated: true)
    stage.advance(by: 0.1)
    stage.resize(to: Self.size, scale: 1)
    stage.advance(by: 1 / 60)
    #expect(screens[1].view.frame == CGRect(origin: .zero, size: Self.size) && !stage.isIdle)
    try stage.settle()
    #expect(screens[2].view.frame == CGRect(origin: .zero, size: Self.size))
  }

  @Test("A resize under a custom interaction controller resizes the screens and does not ask the animator again")
  func handMade() throws {
    let scene = try NavigationScene()
    let interaction = HandMadeInteraction()
    interaction.begin = { $0.containerView.insertSubview($0.toView, belowSubview: $0.fromView) }
    scene.pop(by: ClosureAnimator { _ in scene.log.note("asked") }, driven: interaction)
    scene.stage.advance(by: 0.1)
    scene.stage.resize(to: Self.size, scale: 1)
    scene.stage.advance(by: 0.1)
    interaction.context?.cancelInteractiveTransition()
    interaction.context?.complete()
    try scene.stage.settle()
    #expect(!scene.log.lines.contains("asked"))
    #expect(scene.screens[1].view.frame == CGRect(origin: .zero, size: Self.size))
    #expect(scene.screens[1].view.superview?.subviews.count == 1)
  }
}
