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
  public var parameters: PhotoViewerParameters { didSet { follow() } }
  private(set) var phase = FreeDragPhase.idle
  private weak var viewer: PhotoViewerController?
  private var context: (any UIViewControllerContextTransitioning)?
  private var flight: PictureFlight?
  private var settling: UIViewPropertyAnimator?
  /// The last decision.
  private var closes = false
  /// Where the finger caught the picture: its distance from its position in the viewer, the progress, and how much more
  /// of its size and of the backdrop was seen than a drag shows at that progress.
  private var start = (distance: CGPoint.zero, progress: CGFloat(0), scale: CGFloat(0), backdrop: CGFloat(0))

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
    let left = hypot(start.distance.x + translation.x, start.distance.y + translation.y)
    let caught = hypot(start.distance.x, start.distance.y)
    // What was caught is the more open the closer it is to its middle.
    if caught > 1, start.progress > 0 { return min(start.progress * left / caught, 1) }
    return min(
      parameters.dragsUp ? left / parameters.dragDistance : max(translation.y / parameters.dragDistance, 0), 1)
  }

  /// What a drag leaves of something that it takes from 1 to `least`.
  private func left(_ least: CGFloat) -> CGFloat { 1 - (1 - least) * progress }

  /// The progress at which a drag leaves `seen` of it.
  private func progress(leaving seen: CGFloat, _ least: CGFloat) -> CGFloat {
    least < 1 ? min(max((1 - seen) / (1 - least), 0), 1) : 0
  }

  private func dragged() {
    if state == .began, !phase.isHeld {
      start = (.zero, 0, 0, 0)
      phase = .held
      viewer?.dismiss(animated: true)
    }
    follow()
    guard state != .began, state != .changed else { return }
    settle(
      closes: state == .ended
        && isEnough(
          progress, velocity: velocity(in: view).y, length: parameters.dragDistance,
          threshold: parameters.drag.distanceThreshold, parameters: parameters.drag)
    )
  }

  public func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    if let below = transitionContext.view(forKey: .to) { transitionContext.containerView.insertSubview(below, at: 0) }
    follow()
    if phase == .settling { settle(closes: closes) }
  }

  private func follow() {
    guard let context, let viewer, settling == nil else { return }
    // The container may have changed its size.
    if flight?.fits != true {
      flight?.end()
      flight = PictureFlight(of: viewer, in: context.containerView, parameters: parameters)
      flight?.arrange(isOpen: true)
    }
    guard let flight else { return }
    let translation = translation(in: view)
    let (center, moved) = (flight.center(isOpen: true), start.distance.y + translation.y)
    // A picture that is only dragged down does not move above the point where the finger caught it.
    let down = parameters.dragsUp ? moved : max(moved, min(start.distance.y, 0))
    flight.picture.center = CGPoint(x: center.x + start.distance.x + translation.x, y: center.y + down)
    let scale = start.scale + left(parameters.dragScale)
    flight.picture.transform = CGAffineTransform(scaleX: scale, y: scale)
    flight.roundCorners(by: min(5 * progress, 1), scale: scale)
    flight.setBackdrop(min(start.backdrop + left(parameters.dragBackdrop), 1))
    context.updateInteractiveTransition(progress)
  }

  private func settle(closes: Bool) {
    (phase, self.closes) = (.settling, closes)
    guard let context, settling == nil else { return }
    if closes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    guard let flight else { return end() }
    let animator = UIViewPropertyAnimator(
      duration: parameters.duration,
      timingParameters: parameters.pace == .spring
        ? spring(flight, to: flight.center(isOpen: !closes))
        : closes
          ? UICubicTimingParameters(animationCurve: parameters.drag.completionCurve)
          : spring(flight, to: flight.center(isOpen: true)))
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
    (self.context, flight, settling, phase) = (nil, nil, nil, .idle)
    context?.completeTransition(context?.transitionWasCancelled == false)
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let settling, let flight {
      settling.stopAnimation(true)
      self.settling = nil
      phase = .caught
      context?.pauseInteractiveTransition()
      let (center, rest) = (flight.picture.center, flight.center(isOpen: true))
      start.distance = CGPoint(x: center.x - rest.x, y: center.y - rest.y)
      start.progress = progress(leaving: flight.backdrop, parameters.dragBackdrop)
      start.scale = flight.picture.transform.a - left(parameters.dragScale)
      start.backdrop = flight.backdrop - left(parameters.dragBackdrop)
    }
    super.touchesBegan(touches, with: event)
  }

  /// Lets the picture fly on if the press did not become a drag.
  public override func reset() {
    super.reset()
    if phase == .caught { settle(closes: closes) }
  }

  /// A drag down begins, or up if that counts, and so does any drag that caught the picture.
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let velocity = velocity(in: view)
    let along = parameters.dragsUp ? abs(velocity.y) : velocity.y
    return phase.isHeld
      || along >= abs(velocity.x) && viewer?.transitionCoordinator == nil
        && viewer?.presentingViewController != nil && viewer?.presentedViewController == nil
  }
}
