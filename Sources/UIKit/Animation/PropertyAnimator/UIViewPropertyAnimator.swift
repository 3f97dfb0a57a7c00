import CoreGraphics
public import Foundation
import Motion
import QuartzCore
import Synchronization

/// Animates what is changed in its closures, and can be held, scrubbed, turned round and ended meanwhile.
///
/// It is `inactive` until it is started, paused or given a fraction; then `active`, running or held, until its way is
/// over or it is stopped. A stopped one waits for `finishAnimation(at:)`. What has no place in a state is reported as a
/// diagnostic and changes nothing. While it is active it is kept alive.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  /// How long the whole takes, in seconds; springs of their own figures take their own time.
  public nonisolated final let duration: TimeInterval
  // Unsafe only in name: a constant, which off the main actor is copied and never asked anything.
  /// The timing curve or spring of the animator.
  public nonisolated(unsafe) final let timingParameters: (any UITimingCurveProvider)?
  /// How long it waits once it is started, in seconds.
  public internal(set) final var delay: TimeInterval = 0
  /// What it is doing.
  public internal(set) final var state = UIViewAnimatingState.inactive
  /// A Boolean value that says whether `fractionComplete` counts distance evenly, instead of time on the timing curve.
  open var scrubsLinearly: Bool {
    get { settings.withLock { $0.scrubsLinearly } }
    set { settings.withLock { $0.scrubsLinearly = newValue } }
  }
  /// Stored only: touches are tested against the model in any case.
  open var isManualHitTestingEnabled: Bool {
    get { settings.withLock { $0.isManualHitTestingEnabled } }
    set { settings.withLock { $0.isManualHitTestingEnabled = newValue } }
  }
  /// A Boolean value that says whether the animator stays active at its end instead of calling its completions.
  ///
  /// It stays there until it is reversed or stopped, or until this is set to false.
  open var pausesOnCompletion: Bool {
    get { settings.withLock { $0.pausesOnCompletion } }
    set {
      settings.withLock { $0.pausesOnCompletion = newValue }
      run?.setStaysAtEnd(newValue)
    }
  }

  /// What a copy takes over, which may be made on any thread.
  private struct Settings: Sendable {
    var scrubsLinearly = true
    var isManualHitTestingEnabled = false
    var pausesOnCompletion = false
    var isInterruptible = true
    var isUserInteractionEnabled = true
  }

  private nonisolated let settings = Mutex(Settings())
  /// How it is paced, from the last continuation on as that said.
  final var pacing: AnimatorPacing
  /// What waits for it to become active.
  final var waiting: [(animation: () -> Void, delayFactor: Double)] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// What is under way.
  final var run: AnimatorRun?
  /// Its animations.
  final var block: AnimationBlock?
  /// The fraction it was given last, while it stands there.
  final var given: Double?
  /// Whether it is inside another animator, whose clocks move it.
  final var isGuest = false
  private var reversed = false

  /// An animator of `duration` seconds, paced by `parameters`; lengths that are none count as 0.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    pacing = AnimatorPacing(parameters)
    self.duration = pacing.length(asked: AnimationLimits.duration(duration))
    timingParameters = parameters
    super.init()
  }

  /// An animator of `duration` seconds, paced by a curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator of `duration` seconds, paced by the curve with these control points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  /// An animator of `duration` seconds, paced by the spring that comes to rest by then.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Returns an inactive animator with the same duration, timing and settings, and with nothing to animate.
  ///
  /// It may be called on any thread.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { UIViewPropertyAnimator(copyOf: self) }

  private nonisolated init(copyOf other: UIViewPropertyAnimator) {
    duration = other.duration
    timingParameters = other.timingParameters
    // The timing parameters are read when the animator becomes active.
    pacing = .even
    super.init()
    let taken = other.settings.withLock { $0 }
    settings.withLock { $0 = taken }
  }

  // MARK: Settings

  /// Whether it can be held, scrubbed, turned round and stopped; not to be changed while it is active.
  open var isInterruptible: Bool {
    get { settings.withLock { $0.isInterruptible } }
    set {
      guard state == .inactive else { return misuse("isInterruptible was set", "not inactive") }
      settings.withLock { $0.isInterruptible = newValue }
    }
  }
  /// Whether the animated views are offered touches meanwhile; not to be changed while it is active.
  open var isUserInteractionEnabled: Bool {
    get { settings.withLock { $0.isUserInteractionEnabled } }
    set {
      guard state == .inactive else { return misuse("isUserInteractionEnabled was set", "not inactive") }
      settings.withLock { $0.isUserInteractionEnabled = newValue }
    }
  }
  /// Whether it runs back to its beginning; turning it round makes the fraction f into 1 - f.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed, mayBeInterrupted("isReversed was set") else { return }
      reversed = newValue
      turn()
    }
  }

  /// Says that `call` has no place where it is `condition`.
  final func misuse(_ call: String, _ condition: String) { report("\(call) while it is \(condition); it is ignored") }

  /// Says what would be an exception on iOS.
  final func report(_ message: String) {
    (run?.application ?? .shared).report("UIViewPropertyAnimator: \(message)")
  }

  // MARK: What it animates

  /// Animates what `animation` changes with the rest, from the beginning, or from where the way is.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Animates what `animation` changes from `delayFactor` of the way, or of what is left of it, to its end.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor > 0 ? min(1, delayFactor.native) : 0
    switch state {
    case .inactive: waiting.append((animation, factor))
    case .active: stage(animation, factor, of: run?.place ?? 0)
    case .stopped: misuse("addAnimations", "stopped")
    }
  }

  /// Has `completion` called at the end, after those added before.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Its way

  /// Whether it is active and moves of its own, or is about to.
  open var isRunning: Bool { state == .active && run?.isRunning == true }

  /// How far it is, as it is seen, 0...1, in its direction; setting it holds it there, from a state of rest too.
  ///
  /// Without `scrubsLinearly` it is how far that is in time on its own pacing. It is not to be set while it runs.
  open var fractionComplete: CGFloat {
    get { CGFloat(fraction) }
    set { scrub(to: newValue.native) }
  }

  /// Begins, or goes on from where it is held at its own pace.
  open func startAnimation() { start(after: 0) }

  /// The same after `delay` seconds.
  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }

  /// Holds it where it is; an inactive one becomes active at its beginning.
  open func pauseAnimation() { pause() }

  /// Goes on from where it is held, paced by `parameters`, or as before without, for `durationFactor` times its duration.
  ///
  /// With a factor of 0 the time left is taken. Springs of their own figures take their own time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    proceed(parameters, durationFactor.native)
  }

  /// Takes the animations off and leaves what is seen in the views.
  ///
  /// `withoutFinishing` it is over, without completions; else it is stopped until `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(isFinal: withoutFinishing) }

  /// Ends it where it was stopped: the views get the values of `finalPosition`, and completions are called with that.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }
}
