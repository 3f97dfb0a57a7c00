public import UIKit

/// A navigation controller that pushes and pops as a known engine does, during a drag and after it.
@MainActor open class EngineNavigationController: UINavigationController, UINavigationControllerDelegate {
  /// Starts as iOS up to 18; changes apply from the next transition.
  public var parameters = EngineParameters() { didSet { drag?.parameters = parameters.drag } }
  private var drag: ScreenDrag?
  private weak var running: EngineAnimator?

  open override func viewDidLoad() {
    super.viewDidLoad()
    if delegate == nil { delegate = self }
    interactivePopGestureRecognizer?.isEnabled = false
    if #available(iOS 26, *) { interactiveContentPopGestureRecognizer?.isEnabled = false }
    let back: DragDirection = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? .left : .right
    drag = ScreenDrag(direction: back, in: view, parameters: parameters.drag) { [weak self] in
      guard let self, viewControllers.count > 1 else { return false }
      return transitionCoordinator == nil || self.parameters.dragsAgain && isPopping
    } begin: { [weak self] in
      guard let self else { return }
      if self.parameters.dragsAgain {
        running?.endAtOnce()
      }
      delegate = self
      popViewController(animated: true)
    }
    drag?.willEnd = { [weak self] finishes, velocity in
      guard let self, let interaction = drag?.interaction else { return }
      pace(interaction, finishes: finishes, velocity: velocity)
    }
  }

  /// Whether a pop is settling after a drag, so that the next drag may begin.
  public var canDragAgain: Bool { parameters.dragsAgain && isPopping }

  private var isPopping: Bool {
    transitionCoordinator.map { $0.initiallyInteractive && !$0.isCancelled } ?? false
  }

  /// Sets how `interaction` settles after a drag; `velocity` is that of the finger towards the end, in points per
  /// second.
  public func pace(_ interaction: UIPercentDrivenInteractiveTransition, finishes: Bool, velocity: CGFloat) {
    let rest = finishes ? 1 - interaction.percentComplete : interaction.percentComplete
    guard rest > 0 else { return }
    // A spring's velocity is relative to the remaining distance, and positive towards its target.
    let relative = (finishes ? velocity : -velocity) / view.bounds.width / rest
    switch parameters.releasePace {
    case .exponential:
      interaction.timingCurve = exponentialTiming(parameters.timeConstant)
      interaction.completionSpeed = 1
    case .curve:
      interaction.timingCurve = UICubicTimingParameters(
        controlPoint1: CGPoint(x: parameters.curve.x1, y: parameters.curve.y1),
        controlPoint2: CGPoint(x: parameters.curve.x2, y: parameters.curve.y2))
      interaction.completionSpeed =
        rest * interaction.duration / curveDuration(rest: rest, finishes: finishes, velocity: velocity)
    case .spring:
      interaction.timingCurve = UISpringTimingParameters(
        mass: parameters.spring.mass, stiffness: parameters.spring.stiffness, damping: parameters.spring.damping,
        initialVelocity: CGVector(dx: relative, dy: relative))
      interaction.completionSpeed = 1
      if !parameters.passesEnd, relative > 0, relative * relative > parameters.spring.stiffness / parameters.spring.mass
      {
        // The finger is faster than the spring, which would overshoot; instead the screens slow down and stop at their
        // end.
        interaction.timingCurve = UICubicTimingParameters(
          controlPoint1: CGPoint(x: 1.0 / 3, y: 1), controlPoint2: CGPoint(x: 2.0 / 3, y: 1))
        interaction.completionSpeed = rest * interaction.duration * relative / 3
      }
    }
  }

  /// Returns how long the curve takes for the rest of the transition, in seconds.
  private func curveDuration(rest: CGFloat, finishes: Bool, velocity: CGFloat) -> TimeInterval {
    switch parameters.releaseTime {
    case .whole: return parameters.releaseDuration
    case .rest: return parameters.releaseDuration * rest
    case .finger:
      guard finishes else { return parameters.cancelDuration }
      let seconds = velocity == 0 ? parameters.releaseDuration : rest * view.bounds.width / abs(velocity)
      return max(parameters.shortestRelease, min(parameters.releaseDuration, seconds))
    }
  }

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    // Then the system fades, unless a finger moves the screens.
    if UIAccessibility.isReduceMotionEnabled, drag?.interaction == nil { return nil }
    let created = EngineAnimator(isOpening: operation == .push, parameters: parameters)
    if parameters.dragsAgain {
      running = created
    }
    return created
  }

  /// A drag moves its own pop; any other transition can be paused.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    if let held = drag?.interaction { return held }
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = false
    return interaction
  }
}
