public import UIKit

/// Closes a viewer by hand: the picture follows the finger, and flies to its thumbnail or springs back when let go.
///
/// It moves the views itself, so that the picture is where the finger is and not on a given way; what the backdrop shows
/// is how far it is. While it flies it can be caught again.
@MainActor public final class PhotoViewerInteraction: NSObject, UIViewControllerInteractiveTransitioning, DragGrip {
  /// How it moves; what is in flight keeps those it set out with.
  public var figures: PhotoViewerFigures
  /// How far the drag is, 0...1.
  public private(set) var percentComplete: CGFloat = 0
  private weak var pan: UIPanGestureRecognizer?
  private var context: (any UIViewControllerContextTransitioning)?
  private var flight: PictureFlight?
  private var tail: UIViewPropertyAnimator?
  /// How far the picture was from its place when the finger took it.
  private var start = CGPoint.zero
  /// What was decided before the beginning: whether it closes.
  private var decision: Bool?

  /// One that follows `pan`.
  public init(pan: UIPanGestureRecognizer, figures: PhotoViewerFigures = PhotoViewerFigures()) {
    self.pan = pan
    self.figures = figures
  }

  /// Has the picture ready to follow.
  public func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    if let below = transitionContext.view(forKey: .to) { transitionContext.containerView.insertSubview(below, at: 0) }
    prepare()
    follow()
    if let decision { decide(decision) }
  }

  /// Has a picture ready for the screen as large as it is now.
  private func prepare() {
    guard flight?.fits != true, let context,
      let viewer = context.viewController(forKey: .from) as? any PictureShowing
    else { return }
    flight?.end()
    flight = PictureFlight(of: viewer, in: context.containerView, figures: figures)
    flight?.set(opened: true)
  }

  /// Has the picture be where the finger is, and the backdrop have faded by a fraction.
  public func update(_ percentComplete: CGFloat) {
    guard tail == nil, decision == nil else { return }
    self.percentComplete = percentComplete
    prepare()
    follow()
  }

  private func follow() {
    guard let flight, let pan else { return }
    let way = pan.translation(in: pan.view)
    var place = flight.whole
    // Upwards it does not go beyond where it was taken.
    place.frame.origin.x += start.x + way.x
    place.frame.origin.y += max(start.y + way.y, min(start.y, 0))
    flight.picture.view.center = CGPoint(x: place.frame.midX, y: place.frame.midY)
    flight.setBackdrop(1 - percentComplete)
    context?.updateInteractiveTransition(percentComplete)
  }

  /// Takes the picture out of the air.
  public func pause() {
    guard let tail, let flight else { return }
    tail.stopAnimation(true)
    self.tail = nil
    decision = nil
    context?.pauseInteractiveTransition()
    let center = flight.picture.view.center
    start = CGPoint(x: center.x - flight.whole.frame.midX, y: center.y - flight.whole.frame.midY)
    percentComplete = min(max(1 - flight.backdrop, 0), 1)
  }

  /// Has it fly to its thumbnail.
  public func finish() { decide(true) }

  /// Has it spring back.
  public func cancel() { decide(false) }

  private func decide(_ closes: Bool) {
    guard tail == nil else { return }
    decision = closes
    guard let context else { return }
    if closes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    guard let flight else { return end() }
    let tail = UIViewPropertyAnimator(
      duration: figures.duration,
      timingParameters: closes ? UICubicTimingParameters(animationCurve: figures.drag.completionCurve) : spring(flight))
    tail.addAnimations { flight.set(opened: !closes) }
    tail.addCompletion { [self] _ in end() }
    self.tail = tail
    tail.startAnimation()
  }

  /// A spring that takes over the finger's velocity.
  private func spring(_ flight: PictureFlight) -> UISpringTimingParameters {
    let (center, velocity) = (flight.picture.view.center, pan?.velocity(in: pan?.view) ?? .zero)
    let rest = CGPoint(x: flight.whole.frame.midX - center.x, y: flight.whole.frame.midY - center.y)
    func rate(_ velocity: CGFloat, _ rest: CGFloat) -> CGFloat { abs(rest) < 1 ? 0 : velocity / rest }
    return UISpringTimingParameters(
      dampingRatio: figures.springDamping,
      initialVelocity: CGVector(dx: rate(velocity.x, rest.x), dy: rate(velocity.y, rest.y)))
  }

  private func end() {
    flight?.end()
    let context = context
    (self.context, flight, tail, decision, start) = (nil, nil, nil, nil, .zero)
    percentComplete = 0
    context?.completeTransition(context?.transitionWasCancelled == false)
  }
}
