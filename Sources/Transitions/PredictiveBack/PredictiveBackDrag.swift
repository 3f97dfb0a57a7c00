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
  /// Whether this drag holds a pop that it requested; UIKit may ask later than the drag does.
  public private(set) var isAsking = false
  private weak var navigation: UINavigationController?
  private var context: (any UIViewControllerContextTransitioning)?
  private var windows: BackWindows?
  private var link: CADisplayLink?
  /// Where the progress is, where it goes, and its velocity per second; `instant` is that of the last step.
  private var spring = (progress: CGFloat(0), target: CGFloat(0), velocity: CGFloat(0), instant: CFTimeInterval(0))
  /// How far the finger has moved up or down, in points.
  private var drift: CGFloat = 0
  /// The progress at which a finger held the returning gesture.
  private var caughtProgress: CGFloat = 0
  private var hasCaught = false
  /// The last decision; nil before a release, which may come before the transition.
  private var goesBack: Bool?
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
    if state == .began, !hasCaught {
      spring = (0, 0, 0, CACurrentMediaTime())
      (goesBack, caughtProgress) = (nil, 0)
      isAsking = true
      navigation?.popViewController(animated: true)
    }
    advance()
    let moved = translation(in: view).x
    let part = fingerMotion.progress(after: abs(moved))
    spring.target = min(max(caughtProgress + (moved < 0 ? -part : part), 0), 1)
    drift = translation(in: view).y
    follow()
    guard state != .began, state != .changed else { return }
    isAsking = false
    release(goesBack: state == .ended && fingerMotion.goesBack(at: spring.target))
  }

  public func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    let decision = goesBack
    goesBack = nil
    show()
    follow()
    if let decision { release(goesBack: decision) }
  }

  /// Lets the spring move on to its target.
  private func follow() {
    guard let context else { return }
    if goesBack == nil || hasCaught { context.updateInteractiveTransition(spring.target) }
    guard link == nil else { return }
    link = CADisplayLink(target: self, selector: Selector(Self.frame))
    link?.add(to: .main, forMode: .common)
  }

  private func release(goesBack: Bool) {
    self.goesBack = goesBack
    hasCaught = false
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
      if goesBack == false, !hasCaught { complete() }
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
    (self.context, windows, end, goesBack) = (nil, nil, nil, nil)
    context?.completeTransition(context?.transitionWasCancelled == false)
  }

  public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if goesBack == false, let context {
      advance()
      (spring.target, spring.velocity) = (spring.progress, 0)
      (hasCaught, caughtProgress) = (true, spring.progress)
      context.pauseInteractiveTransition()
    }
    super.touchesBegan(touches, with: event)
  }

  /// Lets the gesture return if the press did not become a drag.
  public override func reset() {
    super.reset()
    if hasCaught { release(goesBack: false) }
  }

  /// A drag to the right begins, and so does any drag that holds the gesture.
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let velocity = velocity(in: view)
    return hasCaught
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
