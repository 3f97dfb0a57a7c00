// Not Apple's: what a tool that rehearses transitions adds to them under the finger.

package import CoreGraphics
package import Foundation
package import Motion

/// What a drag that moves a transition is, or was at its release.
package struct DragReport {
  /// The velocity is towards the transition's end, the distance from the one end to the other.
  package let release: Release
  /// A unit vector.
  package let direction: CGVector
  /// The transition moves backwards, so that a drag that is enough cancels it.
  package let isReversed: Bool
}

package struct DragPath {
  /// A unit vector.
  package var direction: CGVector
  /// The distance of a drag for a whole transition, in points.
  package var length: CGFloat
  /// Whether the drag moves the transition backwards, as a drag that goes back moves a push.
  package var isReversed: Bool

  package init(direction: CGVector, length: CGFloat, isReversed: Bool = false) {
    (self.direction, self.length, self.isReversed) = (direction, length, isReversed)
  }

  func along(_ movement: CGPoint) -> CGFloat { movement.x * direction.dx + movement.y * direction.dy }

  /// The path of a drag that moves the same transition forwards.
  fileprivate var forward: Self {
    let sign: CGFloat = isReversed ? -1 : 1
    return Self(direction: CGVector(dx: sign * direction.dx, dy: sign * direction.dy), length: length)
  }
}

/// A press on a transition that no finger holds pauses it, whatever animates it.
///
/// A drag continues from there, and the rule decides at its release; a release without a drag lets the transition go on
/// as before.
@MainActor package final class TransitionCatch: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  /// Nil for a transition that is not caught.
  package var dragPath: (_ isOpening: Bool) -> DragPath?
  package var rule: () -> ReleaseRule
  /// A drag may begin the next transition now, instead of moving the one that a press has caught.
  package var letsNextBegin: () -> Bool = { false }
  /// The recogniser begins transitions.
  package var isDrag: (UIGestureRecognizer) -> Bool = { _ in false }
  /// Called before a caught transition settles, with its velocity towards the end, in points a second; what is set
  /// there is how it settles.
  package var willEnd:
    (_ interaction: UIPercentDrivenInteractiveTransition, _ finishes: Bool, _ velocity: CGFloat) -> Void =
      { _, _, _ in }
  private var caught: (context: TransitionContext, path: DragPath, progress: CGFloat, wasFinishing: Bool)?
  private var hasDragged = false
  /// When the press caught this transition.
  private var nextMayBegin = false
  @WeakApplication private var application: UIApplication

  package init(
    on window: UIWindow, path: @escaping (_ isOpening: Bool) -> DragPath?, rule: @escaping () -> ReleaseRule
  ) {
    (dragPath, self.rule) = (path, rule)
    application = window.application
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(Self.dragged))
    delegate = self
    maximumNumberOfTouches = 1
    window.addGestureRecognizer(self)
    application.transitionCatch = self
  }

  override var followsContentAtItsEnd: Bool { true }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if caught == nil, let touch = touches.first { press(touch) }
    super.touchesBegan(touches, with: event)
  }

  package override func reset() {
    super.reset()
    if let caught, !hasDragged { end(finishing: caught.wasFinishing, velocity: 0) }
    hasDragged = false
  }

  package func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { caught != nil }

  package func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { nextMayBegin && isDrag(other) }

  package func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { caught != nil && !nextMayBegin && isDrag(other) }

  /// The transition goes on before a drag begins another one.
  override func didLose(to winner: UIGestureRecognizer) {
    if let caught, isDrag(winner) { end(finishing: caught.wasFinishing, velocity: 0) }
  }

  private func press(_ touch: UITouch) {
    guard let context = application.transitions.last, context.state.isRunning, !context.isInteractive,
      context.interactor == nil || context.interactor is UIPercentDrivenInteractiveTransition,
      !(context.interactor is SystemInteraction), let path = dragPath(context.isOpening),
      !isForRevealedScreen(touch, context)
    else { return }
    let wasFinishing = !context.isCancelled
    nextMayBegin = letsNextBegin()
    context.pauseInteractiveTransition()
    guard context.isInteractive else { return }
    let progress = path.isReversed ? 1 - context.percentComplete : context.percentComplete
    caught = (context, path, progress, wasFinishing)
  }

  /// The screen that the transition reveals beneath the other one already accepts touches.
  private func isForRevealedScreen(_ touch: UITouch, _ context: TransitionContext) -> Bool {
    guard !context.isCancelled, let revealed = context.view(forKey: .to), let leaving = context.view(forKey: .from)
    else { return false }
    let lowest = context.containerView.subviews.first { $0 === revealed || $0 === leaving }
    return lowest === revealed && touch.view?.isDescendant(of: revealed) == true
  }

  private func dragged() {
    guard let caught else { return }
    hasDragged = true
    let progress = min(max(caught.progress + caught.path.along(translation(in: nil)) / caught.path.length, 0), 1)
    caught.context.updateInteractiveTransition(caught.path.isReversed ? 1 - progress : progress)
    switch state {
    case .began, .changed: break
    case .ended:
      let report = report(of: self, on: caught.path, caught.context)
      application.lastRelease = report
      let velocity = CGFloat(report.release.pointsPerSecond)
      end(
        finishing: rule().decision(for: report.release).finishes != report.isReversed,
        velocity: report.isReversed ? -velocity : velocity)
    default:
      end(finishing: caught.path.isReversed, velocity: 0)
    }
  }

  // MARK: Reports

  /// What a release would be now, also of a drag that began the transition; nil while no drag moves one.
  package var forecast: DragReport? {
    if let caught, hasDragged { return report(of: self, on: caught.path, caught.context) }
    guard let context = application.transitions.last, context.isInteractive, let pan = context.driver,
      let path = dragPath(context.isOpening)
    else { return nil }
    return report(of: pan, on: path.forward, context)
  }

  /// The drag began the transition which it moves.
  func released(_ pan: UIPanGestureRecognizer) {
    guard pan !== self, let context = application.transitions.last(where: { $0.driver === pan }),
      let path = dragPath(context.isOpening)
    else { return }
    application.lastRelease = report(of: pan, on: path.forward, context)
  }

  private func report(of pan: UIPanGestureRecognizer, on path: DragPath, _ context: TransitionContext) -> DragReport {
    let progress = context.percentComplete
    return DragReport(
      release: Release(
        progress: (path.isReversed ? 1 - progress : progress).native,
        pointsPerSecond: path.along(pan.velocity(in: nil)).native, width: path.length.native),
      direction: path.direction, isReversed: path.isReversed)
  }

  private func end(finishing: Bool, velocity: CGFloat) {
    guard let context = caught?.context else { return }
    caught = nil
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.hold(context)
    willEnd(interaction, finishing, velocity)
    if finishing { interaction.finish() } else { interaction.cancel() }
  }
}
