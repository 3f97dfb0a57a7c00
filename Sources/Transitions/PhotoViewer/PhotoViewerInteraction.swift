public import UIKit

/// Closes a viewer under the finger: the picture follows the finger, and after the release flies to its thumbnail or
/// springs back.
///
/// The interaction moves the views itself, because the picture follows the finger in two dimensions; the opacity of the
/// backdrop shows the progress. A press catches the picture while it flies.
@MainActor public final class PhotoViewerInteraction: NSObject, UIViewControllerInteractiveTransitioning, DragMover {
  /// How the picture moves; a flight in progress keeps the figures that it began with.
  public var figures: PhotoViewerFigures
  /// The progress of the drag, 0...1.
  public private(set) var percentComplete: CGFloat = 0
  private weak var pan: UIPanGestureRecognizer?
  private var context: (any UIViewControllerContextTransitioning)?
  private var flight: PictureFlight?
  private var settling: UIViewPropertyAnimator?
  /// The distance of the picture from its position in the viewer when the finger caught it.
  private var start = CGPoint.zero
  /// Whether the viewer closes; nil until the release, which can precede the start of the transition.
  private var closes: Bool?

  /// Creates an interaction that follows `pan`.
  public init(pan: UIPanGestureRecognizer, figures: PhotoViewerFigures = PhotoViewerFigures()) {
    self.pan = pan
    self.figures = figures
  }

  /// Puts the picture under the finger.
  public func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    if let below = transitionContext.view(forKey: .to) { transitionContext.containerView.insertSubview(below, at: 0) }
    prepareFlight()
    follow()
    if let closes { settle(closes: closes) }
  }

  /// Creates a flight for the current size of the container, if there is none.
  private func prepareFlight() {
    guard flight?.fits != true, let context,
      let viewer = context.viewController(forKey: .from) as? any PictureShowing
    else { return }
    flight?.end()
    flight = PictureFlight(of: viewer, in: context.containerView, figures: figures)
    flight?.set(isOpen: true)
  }

  /// Moves the picture to the finger and fades the backdrop by `percentComplete`.
  public func update(_ percentComplete: CGFloat) {
    guard settling == nil, closes == nil else { return }
    self.percentComplete = percentComplete
    prepareFlight()
    follow()
  }

  private func follow() {
    guard let flight, let pan else { return }
    let translation = pan.translation(in: pan.view)
    let center = flight.openCenter
    // The picture does not move above the point where the finger caught it.
    flight.picture.view.center = CGPoint(
      x: center.x + start.x + translation.x, y: center.y + max(start.y + translation.y, min(start.y, 0)))
    flight.setBackdrop(1 - percentComplete)
    context?.updateInteractiveTransition(percentComplete)
  }

  /// Catches the flying picture.
  public func pause() {
    guard let settling, let flight else { return }
    settling.stopAnimation(true)
    self.settling = nil
    closes = nil
    context?.pauseInteractiveTransition()
    let center = flight.picture.view.center
    start = CGPoint(x: center.x - flight.openCenter.x, y: center.y - flight.openCenter.y)
    percentComplete = min(max(1 - flight.backdrop, 0), 1)
  }

  /// Lets the picture fly to its thumbnail.
  public func finish() { settle(closes: true) }

  /// Lets the picture spring back.
  public func cancel() { settle(closes: false) }

  private func settle(closes: Bool) {
    guard settling == nil else { return }
    self.closes = closes
    guard let context else { return }
    if closes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    guard let flight else { return end() }
    let settling = UIViewPropertyAnimator(
      duration: figures.duration,
      timingParameters: closes ? UICubicTimingParameters(animationCurve: figures.drag.completionCurve) : spring(flight))
    settling.addAnimations { flight.set(isOpen: !closes) }
    settling.addCompletion { [self] _ in end() }
    self.settling = settling
    settling.startAnimation()
  }

  /// Returns a spring that continues with the finger's velocity.
  private func spring(_ flight: PictureFlight) -> UISpringTimingParameters {
    let (center, velocity) = (flight.picture.view.center, pan?.velocity(in: pan?.view) ?? .zero)
    func relative(_ velocity: CGFloat, _ rest: CGFloat) -> CGFloat { abs(rest) < 1 ? 0 : velocity / rest }
    return UISpringTimingParameters(
      dampingRatio: figures.springDamping,
      initialVelocity: CGVector(
        dx: relative(velocity.x, flight.openCenter.x - center.x),
        dy: relative(velocity.y, flight.openCenter.y - center.y)))
  }

  private func end() {
    flight?.end()
    let context = context
    (self.context, flight, settling, closes, start) = (nil, nil, nil, nil, .zero)
    percentComplete = 0
    context?.complete()
  }
}
