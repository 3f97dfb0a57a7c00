import CoreGraphics
import QuartzCore

/// Moves what an animator vends as its `interruptibleAnimator(using:)`, and animators that accompany it.
@MainActor final class AnimatorMover: TransitionMover {
  private(set) var arrival: Double?
  private var animators: [VendedAnimator]
  private let duration: Double
  @WeakApplication private var application: UIApplication
  /// An interaction controller may let the animator go itself, within the turn in which it says so.
  private let yieldsToController: Bool
  /// What the animator was put at last.
  private var lastProgress: CGFloat = 0
  /// A movement that was put off is dropped when another has taken its place.
  private var movements = 0
  /// Nil before the end.
  private var isCompleted: Bool?

  /// `duration` is in seconds.
  init(
    _ animator: any UIViewImplicitlyAnimating, duration: Double, in application: UIApplication,
    yieldsToController: Bool
  ) {
    animators = [VendedAnimator(animator: animator)]
    self.duration = duration
    self.application = application
    self.yieldsToController = yieldsToController
  }

  private var movable: [VendedAnimator] { animators.filter(\.isMovable) }

  /// The vended animator can be held and moved now.
  var isMovable: Bool { animators.first?.isMovable == true }

  var progress: CGFloat? { animators.first.flatMap { $0.isMovable ? $0.progress : nil } }

  func hold() {
    beginMovement(arrivingAfter: nil)
    for animator in movable { animator.hold() }
  }

  func stand(at progress: CGFloat) {
    beginMovement(arrivingAfter: nil)
    lastProgress = progress
    for animator in movable { animator.stand(at: progress) }
  }

  func run(from progress: CGFloat) {
    beginMovement(arrivingAfter: 1 - progress.native)
    lastProgress = progress
    for animator in movable {
      animator.stand(at: progress)
      animator.animator.startAnimation()
    }
  }

  func play(_ settling: Settling, to outcome: TransitionOutcome) {
    guard yieldsToController else {
      let progress = progress ?? lastProgress
      let left = outcome == .cancel ? progress : 1 - progress
      beginMovement(arrivingAfter: left.native / settling.speed)
      for animator in movable { animator.play(settling, to: outcome) }
      return
    }
    beginMovement(arrivingAfter: nil)
    application.beforeTurnEnds { [self, movement = movements] in
      guard movement == movements else { return }
      for animator in movable where !animator.animator.isRunning { animator.play(settling, to: outcome) }
    }
  }

  /// What is still held, and animators that only accompany the vended one.
  func end(completed: Bool) {
    beginMovement(arrivingAfter: nil)
    isCompleted = completed
    let ending = animators
    animators = []
    for (index, animator) in ending.enumerated()
    where animator.isActive && (index > 0 || !animator.animator.isRunning) {
      animator.end(at: completed ? .end : .start)
    }
  }

  /// The movement arrives after `share` of the transition's duration; nil if that is not known.
  private func beginMovement(arrivingAfter share: Double?) {
    movements += 1
    arrival = share.map { application.world.now + $0 * duration }
  }

  // MARK: Staging

  var pacesEvenly: Bool { false }

  /// Only a property animator can take others along: another block would not follow the vended animator.
  func canJoin(_ block: AnimationBlock) -> Bool { block.run != nil }

  func begin(
    held: Bool, started: [UIViewPropertyAnimator], vended: () -> (any UIViewImplicitlyAnimating)?
  ) -> Bool {
    guard let first = animators.first else { return true }
    var isSame = true
    if first.isAtRest, held {
      isSame = vended() === first.animator
      // A controller written by hand may drive another object itself.
      guard isSame || !yieldsToController else { return false }
      // The object that was asked for first is driven; what `animateTransition` started instead must not run beside it.
      if !isSame { TransitionJournal.withoutRecording { for other in started { other.stopAnimation(true) } } }
    } else if first.isAtRest, first.animator is UIViewPropertyAnimator, let other = started.first {
      // It runs by what `animateTransition` started, and is not asked again: another object would move the views.
      isSame = false
      animators[0] = VendedAnimator(animator: other)
    }
    animators[0].begin(held: held)
    beginMovement(arrivingAfter: held ? nil : 1)
    return isSame
  }

  func finishStaging(held: Bool) {}

  func animateAlongside(_ animations: @escaping () -> Void) {
    let animator = UIViewPropertyAnimator(duration: duration, curve: .easeInOut, animations: animations)
    let companion = VendedAnimator(animator: animator)
    companion.begin(held: animators.first?.animator.isRunning != true)
    // The animations may have ended the transition.
    if let isCompleted { return companion.end(at: isCompleted ? .end : .start) }
    animators.append(companion)
  }

  func include(_ layer: CALayer) {}

  // MARK: Restaging

  var canStageAgain: Bool { false }

  func discardAnimations() {
    for animator in movable { animator.animator.stopAnimation(true) }
  }

  func rewind(duration: Double) {}

  var remainder: MoverRemainder { .animators(animators.map(\.remainder)) }

  func resume(_ remainder: MoverRemainder, along settling: Settling, to outcome: TransitionOutcome) {
    guard case .animators(let remainders) = remainder, remainders.count == animators.count else {
      return play(settling, to: outcome)
    }
    for (animator, remainder) in zip(animators, remainders) where !animator.resume(remainder) {
      animator.play(settling, to: outcome)
    }
  }

  func jump(to outcome: TransitionOutcome) {
    for animator in movable { animator.end(at: outcome == .cancel ? .start : .end) }
  }
}
