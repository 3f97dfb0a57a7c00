public import UIKit

/// Goes back by a drag to the right: both screens follow the finger, smoothed by a spring, and a release plays the end
/// or returns along the spring.
///
/// A press holds a gesture that returns. Once a release has decided to go back, nothing holds it, as on Android. The
/// drag moves the views itself, because they follow the finger up and down too.
@MainActor
public final class PredictiveBackDrag: UIPanGestureRecognizer, UIViewControllerInteractiveTransitioning,
  UIGestureRecognizerDelegate
{
  public var parameters: PredictiveBackParameters {
    didSet {
      windows?.restore()
      windows = nil
      show()
    }
  }
  private(set) var phase = FreeDragPhase.idle
  private weak var navigation: UINavigationController?
  private var context: (any UIViewControllerContextTransitioning)?
  private var windows: BackWindows?
  private var link: CADisplayLink?
  /// Where the progress is, where it goes, and its velocity per second; `instant` is that of the last step.
  private var spring = (progress: CGFloat(0), target: CGFloat(0), velocity: CGFloat(0), instant: CFTimeInterval(0))
  /// How far the finger has moved up or down, in points.
  private var drift: CGFloat = 0
  /// The last decision.
  private var goesBack = false
  /// Where a finger caught the returning gesture.
  private var start = (progress: CGFloat(0), drift: CGFloat(0))
  /// What was shown at a release that goes back, with the velocity and the instant.
  private var end: (start: PredictiveBackFrame, velocity: CGFloat, instant: CFTimeInterval)?

  public init(_ navigation: UINavigationController, parameters: PredictiveBackParameters) {
    self.navigation = navigation
    self.parameters = parameters
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(Self.dragged))
    (delegate, maximumNumberOfTouches) = (self, 1)
    navigation.view.addGestureRecognizer(self)
  }

  private var fingerMotion: PredictiveBackMotion {
    PredictiveBackMotion(view?.bounds.size ?? .zero, parameters: parameters)
  }

  private func dragged() {
    if state == .began, !phase.isHeld {
      (spring, start) = ((0, 0, 0, CACurrentMediaTime()), (0, 0))
      phase = .held
      navigation?.popViewController(animated: true)
    }
    advance()
    let moved = translation(in: view)
    let part = fingerMotion.progress(after: abs(moved.x))
    spring.target = min(max(start.progress + (moved.x < 0 ? -part : part), 0), 1)
    drift = start.drift + moved.y
    context?.updateInteractiveTransition(spring.target)
    follow()
    guard state != .began, state != .changed else { return }
    release(goesBack: state == .ended && fingerMotion.goesBack(at: spring.target))
  }

  public func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    show()
    transitionContext.updateInteractiveTransition(spring.target)
    follow()
    if phase == .settling { release(goesBack: goesBack) }
  }

  /// Lets the spring move on to its target.
  private func follow() {
    guard context != nil, link == nil else { return }
    link = CADisplayLink(target: self, selector: Selector(Self.frame))
    link?.add(to: .main, forMode: .common)
  }

  private func release(goesBack: Bool) {
    (phase, self.goesBack) = (.settling, goesBack)
    guard let context else { return }
    if goesBack {
      context.finishInteractiveTransition()
      end = (fingerMotion.preview(at: spring.progress, drift: drift), spring.velocity, CACurrentMediaTime())
    } else {
      context.cancelInteractiveTransition()
      spring.target = 0
    }
    follow()
  }

  private func frame() {
    advance()
    show()
    let isResting = abs(spring.progress - spring.target) < 0.0005 && abs(spring.velocity) < 0.005
    if let end {
      if CACurrentMediaTime() - end.instant >= parameters.releaseDuration { complete() }
    } else if isResting {
      spring.progress = spring.target
      show()
      stop()
      if phase == .settling { complete() }
    }
  }

  /// Moves the progress along its spring up to the present instant.
  private func advance() {
    let now = CACurrentMediaTime()
    let seconds = CGFloat(now - spring.instant)
    spring.instant = now
    let frequency = sqrt(parameters.stiffness)
    let distance = spring.progress - spring.target
    let pull = spring.velocity + frequency * distance
    let decay = exp(-frequency * seconds)
    spring.progress = spring.target + (distance + pull * seconds) * decay
    spring.velocity = (spring.velocity - frequency * pull * seconds) * decay
  }

  private func show() {
    guard let context else { return }
    // The container may have changed its size.
    if windows?.motion.size != context.containerView.bounds.size {
      windows?.restore()
      windows = BackWindows(context, isOpening: false, parameters: parameters)
    }
    guard let windows else { return }
    if let end {
      let time = min(CGFloat((CACurrentMediaTime() - end.instant) / parameters.releaseDuration), 1)
      windows.show(windows.motion.end(from: end.start, at: time, velocity: end.velocity))
    } else {
      windows.show(windows.motion.preview(at: min(max(spring.progress, 0), 1), drift: drift))
    }
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }

  private func complete() {
    stop()
    windows?.restore()
    let context = context
    (self.context, windows, end, phase) = (nil, nil, nil, .idle)
    context?.completeTransition(context?.transitionWasCancelled == false)
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if phase == .settling, !goesBack, let context {
      advance()
      (spring.target, spring.velocity) = (spring.progress, 0)
      (phase, start) = (.caught, (spring.progress, drift))
      context.pauseInteractiveTransition()
    }
    super.touchesBegan(touches, with: event)
  }

  /// Lets the gesture return if the press did not become a drag.
  public override func reset() {
    super.reset()
    if phase == .caught { release(goesBack: false) }
  }

  /// A drag to the right begins, and so does any drag that holds the gesture.
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let velocity = velocity(in: view)
    return phase.isHeld
      || velocity.x >= abs(velocity.y) && (navigation?.viewControllers.count ?? 0) > 1
        && navigation?.transitionCoordinator == nil
  }

  /// At the edge the drag precedes all scrolling, as on Android; elsewhere content scrolls first, unless it is at its left end.
  public override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    guard let content = other.view as? UIScrollView else { return false }
    return other === content.panGestureRecognizer
      && (parameters.region == .edge || content.contentOffset.x <= 0.5 - content.adjustedContentInset.left)
  }

  public func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    context != nil || parameters.region == .anywhere || touch.location(in: view).x <= parameters.edgeWidth
  }
}
