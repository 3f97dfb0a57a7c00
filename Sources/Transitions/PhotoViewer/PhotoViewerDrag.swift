public import UIKit

/// Closes a viewer by a drag down, or up as well if the parameters say so: the picture follows the finger, and flies to
/// its thumbnail or springs back after the release.
///
/// A press catches the picture while it flies. The drag moves the views itself, because the picture follows the finger
/// in two dimensions; only the backdrop shows the progress.
@MainActor
public final class PhotoViewerDrag: UIPanGestureRecognizer, UIViewControllerInteractiveTransitioning,
  UIGestureRecognizerDelegate
{
  /// A flight in progress keeps the parameters that it began with.
  public var parameters: PhotoViewerParameters {
    didSet {
      flight?.picture.transform = .identity
      follow()
    }
  }
  /// Whether this drag holds a dismissal that it requested; UIKit may ask later than the drag does.
  public private(set) var isAsking = false
  private weak var viewer: PhotoViewerController?
  private var context: (any UIViewControllerContextTransitioning)?
  private var flight: PictureFlight?
  private var settling: UIViewPropertyAnimator?
  /// The picture's distance from its position in the viewer when the finger caught it.
  private var start = CGPoint.zero
  /// The progress when the finger caught the picture.
  private var startProgress: CGFloat = 0
  /// Whether a finger caught the flying picture.
  private var hasCaught = false
  /// The last decision; nil before the first release, which may come before the transition.
  private var closes: Bool?

  public init(_ viewer: PhotoViewerController, parameters: PhotoViewerParameters) {
    self.viewer = viewer
    self.parameters = parameters
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(Self.dragged))
    (delegate, maximumNumberOfTouches) = (self, 1)
    viewer.view.addGestureRecognizer(self)
  }

  private var progress: CGFloat {
    let translation = translation(in: view)
    let moved =
      parameters.dragsUp
      ? hypot(start.x + translation.x, start.y + translation.y) / parameters.dragDistance
      : max(startProgress + translation.y / parameters.dragDistance, 0)
    return min(moved, 1)
  }

  private func dragged() {
    if state == .began, !hasCaught {
      (start, closes) = (.zero, nil)
      startProgress = 0
      isAsking = true
      viewer?.dismiss(animated: true)
    }
    follow()
    guard state != .began, state != .changed else { return }
    isAsking = false
    let velocity = velocity(in: view).y
    settle(
      closes: state == .ended
        && isEnough(
          progress, velocity: velocity, length: parameters.dragDistance, threshold: parameters.drag.distanceThreshold,
          parameters: parameters.drag)
    )
  }

  public func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    if let below = transitionContext.view(forKey: .to) { transitionContext.containerView.insertSubview(below, at: 0) }
    let decision = closes
    closes = nil
    follow()
    if let decision { settle(closes: decision) }
  }

  private func follow() {
    guard let context, let viewer, settling == nil, closes == nil || hasCaught else { return }
    // The container may have changed its size.
    if flight?.fits != true {
      flight?.end()
      flight = PictureFlight(of: viewer, in: context.containerView, parameters: parameters)
      flight?.arrange(isOpen: true)
    }
    guard let flight else { return }
    let translation = translation(in: view)
    // A picture that is only dragged down does not move above the point where the finger caught it.
    let down = parameters.dragsUp ? start.y + translation.y : max(start.y + translation.y, min(start.y, 0))
    flight.picture.center = CGPoint(
      x: flight.openCenter.x + start.x + translation.x, y: flight.openCenter.y + down)
    if parameters.dragScale != 1 {
      let scale = 1 - (1 - parameters.dragScale) * progress
      flight.picture.transform = CGAffineTransform(scaleX: scale, y: scale)
    }
    flight.setBackdrop(
      parameters.dragBackdrop > 0 ? 1 - (1 - parameters.dragBackdrop) * progress : 1 - progress)
    context.updateInteractiveTransition(progress)
  }

  private func settle(closes: Bool) {
    self.closes = closes
    hasCaught = false
    guard let context, settling == nil else { return }
    if closes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    guard let flight else { return end() }
    let animator = UIViewPropertyAnimator(
      duration: parameters.duration,
      timingParameters: parameters.pace == .spring
        ? spring(flight, to: closes ? flight.closedCenter : flight.openCenter)
        : closes
          ? UICubicTimingParameters(animationCurve: parameters.drag.completionCurve)
          : spring(flight, to: flight.openCenter))
    animator.addAnimations { flight.arrange(isOpen: !closes) }
    animator.addCompletion { [self] _ in end() }
    settling = animator
    animator.startAnimation()
  }

  /// The spring continues with the finger's velocity.
  private func spring(_ flight: PictureFlight, to end: CGPoint) -> UISpringTimingParameters {
    let velocity = velocity(in: view)
    let x = end.x - flight.picture.center.x
    let y = end.y - flight.picture.center.y
    let relative = CGVector(dx: abs(x) < 1 ? 0 : velocity.x / x, dy: abs(y) < 1 ? 0 : velocity.y / y)
    return parameters.pace == .spring
      ? responseSpring(parameters.springResponse, dampingRatio: parameters.springDamping, velocity: relative)
      : UISpringTimingParameters(dampingRatio: parameters.springDamping, initialVelocity: relative)
  }

  private func end() {
    flight?.end()
    let context = context
    (self.context, flight, settling, closes) = (nil, nil, nil, nil)
    context?.completeTransition(context?.transitionWasCancelled == false)
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let settling, let flight {
      settling.stopAnimation(true)
      self.settling = nil
      hasCaught = true
      context?.pauseInteractiveTransition()
      let center = flight.picture.center
      start = CGPoint(x: center.x - flight.openCenter.x, y: center.y - flight.openCenter.y)
      if !parameters.dragsUp {
        startProgress = 1 - flight.backdrop
        if parameters.dragBackdrop > 0 {
          startProgress = parameters.dragBackdrop < 1 ? min(startProgress / (1 - parameters.dragBackdrop), 1) : 0
        }
      }
    }
    super.touchesBegan(touches, with: event)
  }

  /// Lets the picture fly on if the press did not become a drag.
  public override func reset() {
    super.reset()
    if hasCaught { settle(closes: closes == true) }
  }

  /// A drag down begins, or up if that counts, and so does any drag that caught the picture.
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let velocity = velocity(in: view)
    let along = parameters.dragsUp ? abs(velocity.y) : velocity.y
    return hasCaught
      || along >= abs(velocity.x) && viewer?.transitionCoordinator == nil
        && viewer?.presentingViewController != nil && viewer?.presentedViewController == nil
  }
}
