public import UIKit

/// A drag down that closes a viewer: the picture follows the finger, and after the release flies to its thumbnail or springs
/// back; a press catches it while it flies.
///
/// It moves the views itself, because the picture follows the finger in two dimensions; the opacity of the backdrop shows
/// the progress.
@MainActor
public final class PhotoViewerDrag: UIPanGestureRecognizer, UIViewControllerInteractiveTransitioning,
  UIGestureRecognizerDelegate
{
  /// How the picture moves, and when a drag closes; a flight in progress keeps the parameters that it began with.
  public var parameters: PhotoViewerParameters { didSet { follow() } }
  /// Whether the drag asks for the dismissal at this moment.
  public private(set) var isAsking = false
  private weak var viewer: PhotoViewerController?
  private var context: (any UIViewControllerContextTransitioning)?
  private var flight: PictureFlight?
  private var settling: UIViewPropertyAnimator?
  /// Where the finger caught the picture: its distance from its position in the viewer, and the progress.
  private var start = (distance: CGPoint.zero, progress: CGFloat(0))
  /// Whether a finger has caught the flying picture.
  private var hasCaught = false
  /// Whether the viewer closes, as decided last; nil before the first release, which can precede the transition.
  private var closes: Bool?

  /// Adds a drag to the view of a viewer.
  public init(_ viewer: PhotoViewerController, parameters: PhotoViewerParameters) {
    self.viewer = viewer
    self.parameters = parameters
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(Self.dragged))
    delegate = self
    maximumNumberOfTouches = 1
    viewer.view.addGestureRecognizer(self)
  }

  private var progress: CGFloat {
    min(max(start.progress + translation(in: view).y / parameters.dragDistance, 0), 1)
  }

  private func dragged() {
    if state == .began, !hasCaught {
      (start, closes) = ((.zero, 0), nil)
      isAsking = true
      viewer?.dismiss(animated: true)
      isAsking = false
    }
    follow()
    guard state != .began, state != .changed else { return }
    let velocity = velocity(in: view).y
    settle(
      closes: state == .ended
        && isEnough(
          progress, velocity: velocity, length: parameters.dragDistance, threshold: parameters.drag.distanceThreshold,
          parameters: parameters.drag)
    )
  }

  /// Puts the picture under the finger.
  public func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    if let below = transitionContext.view(forKey: .to) { transitionContext.containerView.insertSubview(below, at: 0) }
    let decision = closes
    closes = nil
    follow()
    if let decision { settle(closes: decision) }
  }

  /// Moves the picture to the finger, and fades the backdrop.
  private func follow() {
    guard let context, let viewer, settling == nil, closes == nil || hasCaught else { return }
    // The container may have got another size.
    if flight?.fits != true {
      flight?.end()
      flight = PictureFlight(of: viewer, in: context.containerView, parameters: parameters)
      flight?.arrange(isOpen: true)
    }
    guard let flight else { return }
    let translation = translation(in: view)
    // The picture does not move above the point where the finger caught it.
    flight.picture.center = CGPoint(
      x: flight.openCenter.x + start.distance.x + translation.x,
      y: flight.openCenter.y + max(start.distance.y + translation.y, min(start.distance.y, 0)))
    flight.setBackdrop(1 - progress)
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
      timingParameters: closes
        ? UICubicTimingParameters(animationCurve: parameters.drag.completionCurve) : spring(flight))
    animator.addAnimations { flight.arrange(isOpen: !closes) }
    animator.addCompletion { [self] _ in end() }
    settling = animator
    animator.startAnimation()
  }

  /// Returns a spring that continues with the finger's velocity.
  private func spring(_ flight: PictureFlight) -> UISpringTimingParameters {
    let velocity = velocity(in: view)
    let x = flight.openCenter.x - flight.picture.center.x
    let y = flight.openCenter.y - flight.picture.center.y
    return UISpringTimingParameters(
      dampingRatio: parameters.springDamping,
      initialVelocity: CGVector(dx: abs(x) < 1 ? 0 : velocity.x / x, dy: abs(y) < 1 ? 0 : velocity.y / y))
  }

  private func end() {
    flight?.end()
    let context = context
    (self.context, flight, settling, closes) = (nil, nil, nil, nil)
    context?.completeTransition(context?.transitionWasCancelled == false)
  }

  /// Catches the flying picture.
  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let settling, let flight {
      settling.stopAnimation(true)
      self.settling = nil
      hasCaught = true
      context?.pauseInteractiveTransition()
      let center = flight.picture.center
      start.distance = CGPoint(x: center.x - flight.openCenter.x, y: center.y - flight.openCenter.y)
      start.progress = min(max(1 - flight.backdrop, 0), 1)
    }
    super.touchesBegan(touches, with: event)
  }

  /// Lets the picture fly on if no drag has followed the press.
  public override func reset() {
    super.reset()
    if hasCaught { settle(closes: closes == true) }
  }

  /// Begins a drag down, or any that has caught the picture.
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let velocity = velocity(in: view)
    return hasCaught
      || velocity.y >= abs(velocity.x) && viewer?.transitionCoordinator == nil
        && viewer?.presentingViewController != nil && viewer?.presentedViewController == nil
  }
}
