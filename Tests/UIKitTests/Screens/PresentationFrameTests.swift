import Stage
import Testing
import UIKit

@MainActor @Suite("Where a presented view rests")
struct PresentationFrameTests {
  /// A presentation controller with a frame of its own, which may set it in the container's layout.
  @MainActor final class CardPresentation: UIPresentationController {
    var layout: CGRect?
    var frame = PresentationFrameTests.card
    /// The width of the container in each call.
    var widths: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect { frame }
    override func containerViewWillLayoutSubviews() { if let layout { presentedView?.frame = layout } }

    private func note(_ call: String) { widths.append("\(call) \(Int(containerView?.bounds.width ?? -1))") }
    override func presentationTransitionWillBegin() { note("will present") }
    override func presentationTransitionDidEnd(_ completed: Bool) { note("presented \(completed)") }
    override func dismissalTransitionWillBegin() { note("will dismiss") }
    override func dismissalTransitionDidEnd(_ completed: Bool) { note("dismissed \(completed)") }
  }

  /// A stage with a screen A, over which B is presented.
  @MainActor final class Scene {
    let base: PresentationScene
    var stage: Stage { base.stage }
    var a: UIViewController { base.a }
    var b: UIViewController { base.b }
    var cards: [CardPresentation] = []
    var usesCard = true
    var layout: CGRect?

    init(_ style: UIModalPresentationStyle) throws {
      base = try PresentationScene(style)
      b.transitioningDelegate = base.transitioning
      base.transitioning.makeController = { [unowned self] in
        guard usesCard else { return nil }
        let made = CardPresentation(presentedViewController: $0, presenting: $1)
        made.layout = layout
        cards.append(made)
        return made
      }
    }

    /// Animates by a closure.
    func animate(_ animations: @escaping (any UIViewControllerContextTransitioning) -> Void) {
      base.transitioning.animator = ClosureAnimator(animations)
    }

    /// Moves the presented view to a frame of the animator's own.
    func move(to frame: CGRect) {
      animate { context in
        if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
        context.animate { self.b.view.frame = frame }
      }
    }

    func present(animated: Bool = true) throws {
      a.present(b, animated: animated)
      try stage.settle()
    }

    func dismiss(animated: Bool = true) throws {
      b.dismiss(animated: animated)
      try stage.settle()
    }

    var frame: CGRect { b.view.frame }

    /// Presents B, which rests in a frame, and stays there when the container is laid out again.
    func expectPresented(in expected: CGRect) throws {
      try present()
      #expect(frame == expected)
      b.view.superview?.setNeedsLayout()
      try stage.settle()
      #expect(frame == expected)
    }
  }

  static let end = CGRect(x: 20, y: 300, width: 350, height: 300)
  nonisolated static let card = CGRect(x: 0, y: 422, width: 390, height: 422)

  @Test(
    "A view rests where its animator moved it, also after the container is laid out",
    arguments: [UIModalPresentationStyle.custom, .overFullScreen, .fullScreen])
  func animatorDecides(_ style: UIModalPresentationStyle) throws {
    for usesCard in [true, false] {
      let scene = try Scene(style)
      scene.usesCard = usesCard
      scene.move(to: Self.end)
      try scene.expectPresented(in: Self.end)
    }
  }

  @Test("The frame that a presentation controller sets in the container's layout stays")
  func controllerDecides() throws {
    let scene = try Scene(.custom)
    scene.layout = Self.end
    scene.animate { context in
      context.containerView.addSubview(context.toView)
      context.animate { context.toView.alpha = 0.9 }
    }
    try scene.expectPresented(in: Self.end)
  }

  @Test(
    "The presentation controller's frame is set before the animation, and without one too", arguments: [true, false])
  func placedBefore(_ isAnimated: Bool) throws {
    let scene = try Scene(.custom)
    var seen = CGRect.zero
    if isAnimated {
      scene.animate { context in
        seen = scene.frame
        context.containerView.addSubview(context.toView)
        context.complete()
      }
    }
    try scene.present(animated: isAnimated)
    #expect(scene.frame == Self.card && seen == (isAnimated ? Self.card : .zero))
  }

  @Test("In a container of another size a view follows its presentation controller, unless it was moved")
  func resized() throws {
    for isMoved in [true, false] {
      let scene = try Scene(.custom)
      try scene.present()
      if isMoved { scene.b.view.frame = Self.end }
      scene.cards.last?.frame = CGRect(x: 0, y: 300, width: 300, height: 300)
      scene.stage.resize(to: CGSize(width: 300, height: 600), scale: 1)
      try scene.stage.settle()
      #expect(scene.frame == (isMoved ? Self.end : CGRect(x: 0, y: 300, width: 300, height: 300)))
    }
  }

  @Test("A cancelled dismissal leaves a view where its animator had moved it")
  func cancelled() throws {
    let scene = try Scene(.custom)
    scene.move(to: Self.end)
    try scene.present()
    var context: (any UIViewControllerContextTransitioning)?
    scene.animate {
      context = $0
      UIView.animate(withDuration: 0.3) { scene.b.view.frame = CGRect(x: 0, y: 900, width: 10, height: 10) }
    }
    scene.b.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    context?.cancelInteractiveTransition()
    context?.completeTransition(false)
    try scene.stage.settle()
    #expect(scene.frame == Self.end && scene.b.presentingViewController === scene.a)
  }

  /// The initial and final frame of A and B in a transition.
  private func frames(_ context: any UIViewControllerContextTransitioning, _ scene: Scene) -> [CGRect] {
    [scene.a, scene.b].flatMap { [context.initialFrame(for: $0), context.finalFrame(for: $0)] }
  }

  @Test("In a dismissal the presented view's initial and final frames are where it is", arguments: [true, false])
  func framesOfDismissal(_ isMoved: Bool) throws {
    let scene = try Scene(.custom)
    if isMoved { scene.move(to: Self.end) }
    try scene.present()
    var seen: [[CGRect]] = []
    scene.animate { context in
      seen.append(self.frames(context, scene))
      UIView.animate(withDuration: 0.3) {
        scene.b.view.frame = .zero
      } completion: { _ in
        seen.append(self.frames(context, scene))
        context.complete()
      }
    }
    try scene.dismiss()
    let (frame, bounds) = (isMoved ? Self.end : Self.card, scene.stage.window.bounds)
    #expect(seen == [[bounds, bounds, frame, frame], [bounds, bounds, frame, frame]])
  }

  @Test("A full-screen presentation has no frames for views that are not on screen then")
  func framesOfFullScreen() throws {
    let scene = try Scene(.fullScreen)
    var seen: [[CGRect]] = []
    scene.animate { context in
      seen.append(self.frames(context, scene))
      context.containerView.addSubview(context.toView)
      context.complete()
    }
    try scene.present()
    try scene.dismiss()
    let bounds = scene.stage.window.bounds
    #expect(seen == [[bounds, .zero, .zero, bounds], [.zero, bounds, bounds, bounds]])
  }

  @Test(
    "A presentation controller finds its container in each of its calls, and none afterwards", arguments: [true, false])
  func container(_ animated: Bool) throws {
    let scene = try Scene(.custom)
    try scene.present(animated: animated)
    try scene.dismiss(animated: animated)
    let made = try #require(scene.cards.first)
    #expect(made.widths == ["will present 390", "presented true 390", "will dismiss 390", "dismissed true 390"])
    #expect(made.containerView == nil)
    // A presentation that ends because its presenter is removed.
    try scene.present(animated: animated)
    scene.stage.window.rootViewController = UIViewController()
    try scene.stage.settle()
    let last = try #require(scene.cards.last)
    #expect(last.widths.suffix(2) == ["will dismiss 390", "dismissed true 390"] && last.containerView == nil)
  }
}
