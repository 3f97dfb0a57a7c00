import CoreGraphics
import Foundation
import Motion
import QuartzCore

/// A pan from the left edge or, where that is enabled, from anywhere pops the top screen; the system's pushes and pops
/// are caught while they settle.
///
/// From right to left everything is mirrored.
@MainActor final class SystemPop: NSObject, UIGestureRecognizerDelegate {
  let edge: UIScreenEdgePanGestureRecognizer
  let content: UIPanGestureRecognizer
  private weak var owner: UINavigationController?
  private let motion: NavigationMotion
  private let pan: SystemPan
  /// A pan is calling `popViewController(animated:)` for it.
  private var requested: Request?
  private var caught: CaughtTransition?

  struct Request {
    let interaction: SystemInteraction
    /// Whether the navigation controller's delegate is asked for an animator, which is not driven by the pan; only if
    /// the pan has its own delegate.
    let asksDelegate: Bool
  }

  /// A press holds it.
  private struct CaughtTransition {
    weak var touch: UITouch?
    /// From the leading edge, in points.
    let start: CGFloat
    let rule: ReleaseRule
    let progress: CGFloat
    /// The end that the transition was going to.
    let outcome: TransitionOutcome
    /// The press has moved as far as a pan must before it begins.
    var hasDragged = false
    var tracker: VelocityTracker
  }

  init(_ navigation: UINavigationController, in view: UIView, _ version: SystemVersion) {
    owner = navigation
    motion = version.navigation
    pan = SystemPan(motion)
    edge = motion.edgePrecedesScrolling ? PrecedingEdgePan() : LeadingEdgePan()
    content = ContentPan()
    super.init()
    (edge.slop, content.slop) = (motion.edge.slop, motion.content.slop)
    content.isEnabled = version.swipesContent
    (edge.role, content.role) = ("interactivePopGestureRecognizer", "interactiveContentPopGestureRecognizer")
    for recognizer in [edge, content] {
      recognizer.addTarget(self, action: Selector(Self.panned(_:)))
      recognizer.maximumNumberOfTouches = 1
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
  }

  /// The edge is at least as wide as what the device covers there.
  func fitEdge(to insets: UIEdgeInsets) {
    guard motion.edgePrecedesScrolling else { return }
    edge.edgeWidth = max(GestureThresholds.edgeWidth, direction < 0 ? insets.right : insets.left)
  }

  /// Once, if a pan requests the pop.
  func takeRequest() -> Request? {
    defer { requested = nil }
    return requested
  }

  // MARK: Pans

  /// As its own delegate, a pan does not begin if no back button is shown, or if the top screen was shown with an
  /// animator of the navigation controller's delegate.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation = owner, canPop || settlingPop != nil, let from = navigation.stack.last else { return false }
    if let pan = gestureRecognizer as? UIPanGestureRecognizer, pan === content {
      let velocity = pan.velocity(in: navigation.view)
      guard direction * velocity.x > 0, abs(velocity.x) >= abs(velocity.y) else { return false }
    }
    let item = from.navigationItem
    let leftReplaces = item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    guard !navigation.barIsHidden, !leftReplaces else { return false }
    // The delegate is not asked here: it is asked when the pop is requested, as for any other.
    return navigation.delegate == nil || from.animatingDelegate !== navigation.delegate
  }

  /// Whatever the recogniser's delegate says.
  ///
  /// A pan of this object begins during a transition only if that can be brought to its end; otherwise the press that
  /// catches the transition keeps it.
  func allows(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === edge || recognizer === content else { return true }
    // A zoomed screen has gestures of its own.
    if owner?.stack.last?.zoom != nil { return false }
    guard owner?.transition != nil else { return true }
    return settlingPop != nil
  }

  private var canPop: Bool { owner.map { $0.stack.count > 1 && $0.transition == nil } ?? false }

  /// The pop that settles at its end after a swipe, or would if the press of the next swipe did not hold it, if that
  /// swipe pops another screen: as since iOS 26, with which swipes from anywhere came.
  private var settlingPop: TransitionContext? {
    guard content.isEnabled, let owner, owner.stack.count > 1, owner.requests.isEmpty,
      let transition = owner.transition,
      transition.state.isRunning, !transition.isOpening, transition.initiallyInteractive,
      transition.interactor is SystemInteraction
    else { return nil }
    let isHeld = transition.isInteractive
    let outcome = isHeld ? caught?.outcome : transition.state.interaction.decision?.outcome
    return outcome == .finish ? transition : nil
  }

  /// The distance that a finger moves from one end of the transition to the other, in points.
  private var width: CGFloat { max(owner?.view.bounds.width ?? 0, 1) }

  /// 1, or −1 from right to left, where the finger goes back to the left.
  private var direction: CGFloat { UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

  /// The distance of a touch from the leading edge, in points.
  private func distanceFromEdge(_ touch: UITouch) -> CGFloat {
    let x = touch.location(in: owner?.view).x
    return direction < 0 ? width - x : x
  }

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    let rule = recognizer === edge ? motion.edge.rule : motion.content.rule
    let sign = direction
    pan.follow(recognizer, in: owner?.view, sign: sign, distance: width, rule: rule) { interaction in
      // The application may have replaced the recogniser's delegate: the root cannot be popped all the same.
      guard canPop || finishSettlingPop() else {
        if owner?.stack.count == 1 {
          recognizer.note(
            .noticed, "begins on the first screen, where nothing can be popped: on iOS no push works after it")
        }
        return false
      }
      requested = Request(interaction: interaction, asksDelegate: recognizer.delegate === self)
      owner?.popViewController(animated: true)
      // An override may have popped nothing.
      requested = nil
      interaction.update(sign * recognizer.translation(in: owner?.view).x / width)
      return true
    }
  }

  /// Returns whether a pop was settling.
  private func finishSettlingPop() -> Bool {
    guard let transition = settlingPop else { return false }
    // The press that held it is the next pop's now.
    caught = nil
    transition.finishAtOnce()
    return transition.state.isOver
  }

  // MARK: Catching

  /// Holds the system's settling transition at a press, and returns whether there was one.
  func catchSettling(_ touches: Set<UITouch>) -> Bool {
    guard caught?.touch == nil, let touch = touches.first, let transition = owner?.transition,
      transition.state.isRunning, !transition.isInteractive,
      let interaction = transition.interactor as? SystemInteraction, !(transition.animator is ZoomAnimator)
    else { return false }
    let outcome = transition.state.interaction.decision?.outcome ?? .finish
    var tracker = VelocityTracker()
    let x = distanceFromEdge(touch)
    tracker.add(x.native, at: touch.timestamp)
    // Before the transition's listeners are told: one that removes the touched view ends the press.
    caught = CaughtTransition(
      touch: touch, start: x, rule: x < edge.edgeWidth ? motion.edge.rule : motion.content.rule,
      progress: transition.presentedProgress, outcome: outcome, tracker: tracker)
    interaction.pause()
    return true
  }

  /// The transition that a press holds moves with it.
  func moveCaught(_ touches: Set<UITouch>) {
    guard var caught, let touch = caught.touch, touches.contains(touch),
      let interaction = owner?.transition?.interactor as? SystemInteraction
    else { return }
    let x = distanceFromEdge(touch)
    caught.tracker.add(x.native, at: touch.timestamp)
    if abs(x - caught.start) >= GestureThresholds.panSlop { caught.hasDragged = true }
    self.caught = caught
    interaction.update(progress(of: caught, at: x))
  }

  /// A press that did not drag lets the transition go on to where it was going, also if its touch is cancelled.
  ///
  /// After a drag the release rule decides, and a cancelled touch cancels the transition.
  func releaseCaught(_ touches: Set<UITouch>, cancelled: Bool) {
    guard let caught, let touch = caught.touch, touches.contains(touch) else { return }
    self.caught = nil
    guard let interaction = owner?.transition?.interactor as? SystemInteraction else { return }
    guard caught.hasDragged else { return interaction.end(caught.outcome) }
    if cancelled { return interaction.cancel() }
    let tracker = caught.tracker
    let velocity =
      (motion.tracksAsScrollViews
      ? tracker.scrollVelocity(at: touch.timestamp) : tracker.velocity(at: touch.timestamp)).x
    let progress = progress(of: caught, at: distanceFromEdge(touch))
    let release = Release(progress: progress.native, pointsPerSecond: velocity * sign, width: width.native)
    interaction.release(release, by: caught.rule)
  }

  /// 1 in a pop, where a movement from the leading edge leads to the transition's end; −1 in a push.
  private var sign: Double { owner?.transition?.isOpening == false ? 1 : -1 }

  private func progress(of caught: CaughtTransition, at x: CGFloat) -> CGFloat {
    caught.progress + CGFloat(sign) * (x - caught.start) / width
  }
}

private final class ContentPan: UIPanGestureRecognizer {
  override var followsContentAtItsEnd: Bool { true }
}

/// Begins at the edge from which the interface is read.
private class LeadingEdgePan: UIScreenEdgePanGestureRecognizer {
  override var edges: UIRectEdge {
    get { UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? .right : .left }
    set {}
  }
  override var followsContentAtItsEnd: Bool { true }
}

/// Scroll views wait until it fails.
private final class PrecedingEdgePan: LeadingEdgePan {
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    (otherGestureRecognizer.view as? UIScrollView)?.panGestureRecognizer === otherGestureRecognizer
      || super.shouldBeRequiredToFail(by: otherGestureRecognizer)
  }
}
