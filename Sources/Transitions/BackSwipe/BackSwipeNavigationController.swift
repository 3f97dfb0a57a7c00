public import UIKit

/// A navigation whose screens can be dragged away to the right, from any point or only from the left edge.
///
/// Pops use `BackSwipeAnimator`, under the finger or not; pushes are the system's.
@MainActor
open class BackSwipeNavigationController: UINavigationController, UINavigationControllerDelegate,
  UIGestureRecognizerDelegate
{
  /// How the screens move, and when a drag pops; each pop takes them as they are when it begins.
  public var figures = BackSwipeFigures()
  /// The pan that pops.
  public let popPan = CatchingPanGestureRecognizer()

  private var interaction: UIPercentDrivenInteractiveTransition?
  /// Set from a push to its end, during which the system's animation serves.
  private var isPushing = false
  /// Where the screen was when a press caught it, as a fraction of the width; nil where nothing is caught.
  private var caughtProgress: CGFloat?
  private var pressX: CGFloat = 0

  public override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    interactivePopGestureRecognizer?.isEnabled = false
    popPan.addTarget(self, action: Selector(Self.handlePan(_:)))
    popPan.delegate = self
    popPan.maximumNumberOfTouches = 1
    popPan.fingerDown = { [weak self] touch in self?.press(touch) }
    popPan.fingerUpWithoutDrag = { [weak self] in self?.letGo() }
    view.addGestureRecognizer(popPan)
  }

  // MARK: Pushes are the system's

  public override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    isPushing = true
    super.pushViewController(viewController, animated: animated)
  }

  public override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    isPushing = true
    super.setViewControllers(viewControllers, animated: animated)
  }

  /// Shown: whatever was pushed is there.
  open func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    isPushing = false
  }

  /// The back swipe's animator for a pop.
  open func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .pop && !isPushing ? BackSwipeAnimator(figures: figures) : nil
  }

  /// What drives a pop, while a drag begins it.
  open func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    guard popPan.state == .began else { return nil }
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionCurve = figures.completionCurve
    interaction.completionSpeed = figures.completionSpeed
    self.interaction = interaction
    return interaction
  }

  // MARK: The drag

  /// A drag begins to the right, in the region, and never on the root.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === popPan else { return true }
    if caughtProgress != nil { return true }
    guard viewControllers.count > 1, transitionCoordinator == nil else { return false }
    guard figures.region == .anywhere || pressX <= figures.edgeWidth else { return false }
    let velocity = popPan.velocity(in: view)
    // Without time between two points there is no velocity, but a way.
    let way = velocity == .zero ? popPan.translation(in: view) : velocity
    return way.x > 0 && abs(way.x) >= abs(way.y)
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    let width = max(view.bounds.width, 1)
    let percent = percent(pan.translation(in: view).x, of: width)
    switch pan.state {
    case .began:
      if caughtProgress == nil {
        guard viewControllers.count > 1 else { return }
        delegate = self
        popViewController(animated: true)
      }
      interaction?.update(percent)
    case .changed:
      interaction?.update(percent)
    case .ended:
      release(percent: percent, velocity: pan.velocity(in: view).x)
    default:
      interaction?.cancel()
      caughtProgress = nil
    }
  }

  private func percent(_ translation: CGFloat, of width: CGFloat) -> CGFloat {
    guard let caughtProgress else { return max(translation, 0) / width }
    return max(caughtProgress + translation / width, 0)
  }

  private func release(percent: CGFloat, velocity: CGFloat) {
    if percent > figures.distanceThreshold || velocity > figures.velocityThreshold {
      interaction?.finish()
    } else {
      interaction?.cancel()
    }
    caughtProgress = nil
  }

  // MARK: Catching a screen that is still moving

  private func press(_ touch: UITouch) {
    pressX = touch.location(in: view).x
    guard let interaction, let coordinator = transitionCoordinator, coordinator.initiallyInteractive,
      !coordinator.isInteractive
    else { return }
    // The screen that is revealed may be used already.
    if let revealed = coordinator.view(forKey: .to), touch.view?.isDescendant(of: revealed) == true { return }
    interaction.pause()
    caughtProgress = interaction.percentComplete
  }

  private func letGo() {
    guard let percent = caughtProgress else { return }
    release(percent: percent, velocity: 0)
  }
}
