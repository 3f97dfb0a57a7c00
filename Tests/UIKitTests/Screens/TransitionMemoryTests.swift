import Stage
import Testing
import UIKit

/// An animator and interaction controller in one that retains its context, as much code does.
@MainActor private final class Both: UIPercentDrivenInteractiveTransition, UIViewControllerAnimatedTransitioning {
  private var kept: (any UIViewControllerContextTransitioning)?
  private(set) var words: [String] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    kept = context
    context.containerView.insertSubview(context.toView, belowSubview: context.fromView)
    let dimmingView = UIView(frame: context.containerView.bounds)
    context.containerView.addSubview(dimmingView)
    context.animate(0.1) { context.fromView.center.x += 390 }
  }

  override func update(_ percentComplete: CGFloat) {
    super.update(percentComplete)
    words.append("update")
  }
  override func cancel() {
    super.cancel()
    words.append("cancel")
  }
}

@MainActor @Suite("The memory of transitions that are over")
struct TransitionMemoryTests {
  @Test("A thousand cancelled pops leave no object, view, animation or scheduled work behind")
  func thousandCancels() throws {
    let scene = try NavigationScene()
    var kept: [Witness] = []
    let before = (scene.stage.render().digest, scene.record)
    for number in 0..<1_000 {
      do {
        let both = Both()
        kept.append(Witness(both))
        let interaction = scene.drag(both, to: 0.5, by: both)
        if let coordinator = scene.navigation.transitionCoordinator {
          kept.append(Witness(coordinator))
          coordinator.notifyWhenInteractionChanges { _ in _ = both }
          coordinator.animate(alongsideTransition: nil) { _ in _ = both }
        }
        let screens = scene.screens.map(\.view)
        kept += scene.container.subviews.filter { view in !screens.contains { $0 === view } }.map(Witness.init)
        interaction.cancel()
        try scene.stage.settle()
        if number == 0 { #expect(both.words == ["update", "cancel"]) }
        (scene.delegate.animator, scene.delegate.interaction) = (nil, nil)
      }
    }
    #expect(Set(kept.compactMap { $0.object.map { "\(type(of: $0))" } }) == [])
    #expect(scene.record == before.1 && scene.stage.render().digest == before.0)
  }

  @Test("A navigation controller that is freed while its view stays on screen leaves no held transition behind")
  func viewStays() throws {
    let stage = Stage()
    let log = CallLog()
    let both = Both()
    func run() throws {
      let navigation = UINavigationController()
      let delegate = LoggingDelegate(log)
      navigation.viewControllers = [LoggingController("A", log), LoggingController("B", log)]
      navigation.delegate = delegate
      stage.window.addSubview(navigation.view)
      navigation.beginAppearanceTransition(true, animated: false)
      navigation.endAppearanceTransition()
      try stage.settle()
      (delegate.animator, delegate.interaction) = (both, both)
      navigation.popViewController(animated: true)
      stage.advance(by: 0.05)
      both.update(0.3)
    }
    try run()
    try stage.settle()
    stage.dragFinger(CGPoint(x: 3, y: 300), to: CGPoint(x: 203, y: 300))
    try stage.settle()
  }

  @Test("A context that a client keeps does not keep a view that was added and removed", arguments: [true, false])
  func keptContext(_ completes: Bool) throws {
    let scene = try NavigationScene()
    let animator = SlideAnimator(scene.log)
    weak var shade: UIView?
    var kept: (any UIViewControllerContextTransitioning)?
    animator.onStaging = { context in
      kept = context
      let view = UIView(frame: context.containerView.bounds)
      context.containerView.addSubview(view)
      shade = view
    }
    let interaction = scene.stage.perform { scene.pop(by: animator) }
    scene.stage.advance(by: 0.1)
    #expect(shade?.window === scene.stage.window)
    animator.onStaging = nil
    scene.stage.perform {
      interaction.update(0.5)
      interaction.end(completes)
      shade?.removeFromSuperview()
    }
    try scene.stage.settle()
    #expect(kept?.transitionWasCancelled == !completes && shade == nil)
    #expect(scene.navigation.viewControllers.count == (completes ? 1 : 2))
  }
}
