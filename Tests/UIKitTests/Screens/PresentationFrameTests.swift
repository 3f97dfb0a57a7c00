import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Where a presented view rests")
struct PresentationFrameTests {
  /// A presentation controller with a frame of its own, which may set it in the container's layout.
  @MainActor final class CardPresentation: UIPresentationController {
    var layout: CGRect?
    var frame = CGRect(x: 0, y: 422, width: 390, height: 422)

    override var frameOfPresentedViewInContainerView: CGRect { frame }
    override func containerViewWillLayoutSubviews() { if let layout { presentedView?.frame = layout } }
  }

  /// A transitioning delegate with a card's presentation controller.
  @MainActor final class CardTransitioning: NSObject, UIViewControllerTransitioningDelegate {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var card: CardPresentation?
    var usesCard = true
    var layout: CGRect?

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      guard usesCard else { return nil }
      let made = CardPresentation(presentedViewController: presented, presenting: presenting)
      made.layout = layout
      card = made
      return made
    }
  }

  /// A stage with a screen A, over which B is presented.
  @MainActor final class Scene {
    let stage = Stage()
    let (a, b) = (UIViewController(), UIViewController())
    let transitioning = CardTransitioning()

    init(_ style: UIModalPresentationStyle) throws {
      stage.window.rootViewController = a
      b.modalPresentationStyle = style
      b.transitioningDelegate = transitioning
      try stage.settle()
    }

    func present(animated: Bool = true) throws {
      a.present(b, animated: animated)
      try stage.settle()
    }

    var frame: CGRect { b.view.frame }

    func layOut() throws {
      b.view.superview?.setNeedsLayout()
      try stage.settle()
    }
  }

  static let end = CGRect(x: 20, y: 300, width: 350, height: 300)
  static let card = CGRect(x: 0, y: 422, width: 390, height: 422)

  /// An animator that moves the presented view to a frame of its own.
  private func mover(_ scene: Scene, to frame: CGRect) -> ClosureAnimator {
    ClosureAnimator { context in
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      UIView.animate(withDuration: 0.3) {
        scene.b.view.frame = frame
      } completion: { _ in
        context.complete()
      }
    }
  }

  @Test(
    "A view rests where its animator moved it, also after the container is laid out",
    arguments: [UIModalPresentationStyle.custom, .overFullScreen, .fullScreen])
  func animatorDecides(_ style: UIModalPresentationStyle) throws {
    for usesCard in [true, false] {
      let scene = try Scene(style)
      scene.transitioning.usesCard = usesCard
      scene.transitioning.animator = mover(scene, to: Self.end)
      try scene.present()
      #expect(scene.frame == Self.end)
      try scene.layOut()
      #expect(scene.frame == Self.end)
    }
  }

  @Test("The frame that a presentation controller sets in the container's layout stays")
  func controllerDecides() throws {
    let scene = try Scene(.custom)
    scene.transitioning.layout = Self.end
    scene.transitioning.animator = ClosureAnimator { context in
      context.containerView.addSubview(context.toView)
      UIView.animate(withDuration: 0.3) {
        context.toView.alpha = 0.9
      } completion: { _ in
        context.complete()
      }
    }
    try scene.present()
    #expect(scene.frame == Self.end)
    try scene.layOut()
    #expect(scene.frame == Self.end)
  }

  @Test(
    "The presentation controller's frame is set before the animation, and without one too", arguments: [true, false])
  func placedBefore(_ isAnimated: Bool) throws {
    let scene = try Scene(.custom)
    var seen = CGRect.zero
    scene.transitioning.animator = ClosureAnimator { context in
      seen = scene.frame
      context.containerView.addSubview(context.toView)
      context.complete()
    }
    if !isAnimated { scene.transitioning.animator = nil }
    try scene.present(animated: isAnimated)
    #expect(scene.frame == Self.card && seen == (isAnimated ? Self.card : .zero))
  }

  @Test("In a container of another size a view follows its presentation controller, unless it was moved")
  func resized() throws {
    for isMoved in [true, false] {
      let scene = try Scene(.custom)
      try scene.present()
      if isMoved { scene.b.view.frame = Self.end }
      scene.transitioning.card?.frame = CGRect(x: 0, y: 300, width: 300, height: 300)
      scene.stage.resize(to: CGSize(width: 300, height: 600), scale: 1)
      try scene.stage.settle()
      #expect(scene.frame == (isMoved ? Self.end : CGRect(x: 0, y: 300, width: 300, height: 300)))
    }
  }

  @Test("A cancelled dismissal leaves a view where its animator had moved it")
  func cancelled() throws {
    let scene = try Scene(.custom)
    scene.transitioning.animator = mover(scene, to: Self.end)
    try scene.present()
    let away = CGRect(x: 0, y: 900, width: 10, height: 10)
    var context: (any UIViewControllerContextTransitioning)?
    scene.transitioning.animator = ClosureAnimator {
      context = $0
      UIView.animate(withDuration: 0.3) { scene.b.view.frame = away }
    }
    scene.b.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    context?.cancelInteractiveTransition()
    context?.completeTransition(false)
    try scene.stage.settle()
    #expect(scene.frame == Self.end && scene.b.presentingViewController === scene.a)
  }

  @Test("In a dismissal the presented view's initial and final frames are where it is", arguments: [true, false])
  func framesOfDismissal(_ isMoved: Bool) throws {
    let scene = try Scene(.custom)
    scene.transitioning.animator = isMoved ? mover(scene, to: Self.end) : nil
    try scene.present()
    var frames: [CGRect] = []
    scene.transitioning.animator = ClosureAnimator { context in
      let note = {
        frames += [context.initialFrame(for: scene.b), context.finalFrame(for: scene.b)]
        frames += [context.initialFrame(for: scene.a), context.finalFrame(for: scene.a)]
      }
      note()
      UIView.animate(withDuration: 0.3) {
        scene.b.view.frame = .zero
      } completion: { _ in
        note()
        context.complete()
      }
    }
    scene.b.dismiss(animated: true)
    try scene.stage.settle()
    let frame = isMoved ? Self.end : Self.card
    let bounds = scene.stage.window.bounds
    #expect(frames == [frame, frame, bounds, bounds, frame, frame, bounds, bounds])
  }

  /// A presentation controller that notes the width of its container in each call.
  @MainActor private final class ContainerPresentation: UIPresentationController {
    var widths: [String] = []
    private func note(_ call: String) { widths.append("\(call) \(Int(containerView?.bounds.width ?? -1))") }
    override func presentationTransitionWillBegin() { note("will present") }
    override func presentationTransitionDidEnd(_ completed: Bool) { note("presented \(completed)") }
    override func dismissalTransitionWillBegin() { note("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { note("dismissed \(completed)") }
  }

  @MainActor private final class ContainerTransitioning: NSObject, UIViewControllerTransitioningDelegate {
    var made: [ContainerPresentation] = []
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      made.append(ContainerPresentation(presentedViewController: presented, presenting: presenting))
      return made.last
    }
  }

  @Test(
    "A presentation controller finds its container in each of its calls, and none afterwards", arguments: [true, false])
  func container(_ animated: Bool) throws {
    let scene = try Scene(.custom)
    let transitioning = ContainerTransitioning()
    scene.b.transitioningDelegate = transitioning
    try scene.present(animated: animated)
    scene.b.dismiss(animated: animated)
    try scene.stage.settle()
    let made = try #require(transitioning.made.first)
    #expect(made.widths == ["will present 390", "presented true 390", "will dismiss 390", "dismissed true 390"])
    #expect(made.containerView == nil)
    // A presentation that ends because its presenter is removed.
    try scene.present(animated: animated)
    scene.stage.window.rootViewController = UIViewController()
    try scene.stage.settle()
    let last = try #require(transitioning.made.last)
    #expect(last.widths.suffix(2) == ["will dismiss 390", "dismissed true 390"] && last.containerView == nil)
  }

  @Test("A full-screen presentation has no frames for views that are not on screen then")
  func framesOfFullScreen() throws {
    let scene = try Scene(.fullScreen)
    var frames: [[CGRect]] = []
    scene.transitioning.animator = ClosureAnimator { context in
      frames.append(
        [scene.a, scene.b].flatMap { [context.initialFrame(for: $0), context.finalFrame(for: $0)] })
      context.containerView.addSubview(context.toView)
      context.complete()
    }
    try scene.present()
    scene.b.dismiss(animated: true)
    try scene.stage.settle()
    let bounds = scene.stage.window.bounds
    #expect(frames == [[bounds, .zero, .zero, bounds], [.zero, bounds, bounds, bounds]])
  }
}
