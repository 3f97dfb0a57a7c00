import CoreGraphics
public import Foundation
import Motion
import QuartzCore

/// An animator is `inactive` until it is started, paused or given a fraction; then it is `active`, running or paused,
/// until it reaches its end or is stopped.
///
/// A stopped animator waits for `finishAnimation(at:)`. A call that does not fit the state is reported as a diagnostic
/// and ignored. An active animator is kept alive.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  /// In seconds; springs with a fixed stiffness take their own time.
  public nonisolated final let duration: TimeInterval
  // Unsafe only in name: a constant, which off the main actor is copied and never asked anything.
  public nonisolated(unsafe) final let timingParameters: (any UITimingCurveProvider)?
  /// In seconds.
  public internal(set) final var delay: TimeInterval = 0
  public internal(set) final var state = UIViewAnimatingState.inactive
  /// Whether `fractionComplete` counts distance evenly, instead of time on the timing curve.
  open var scrubsLinearly: Bool {
    get { settings.withLock { $0.scrubsLinearly } }
    set { settings.withLock { $0.scrubsLinearly = newValue } }
  }
  /// Stored only: touches are tested against the model in any case.
  open var isManualHitTestingEnabled: Bool {
    get { settings.withLock { $0.isManualHitTestingEnabled } }
    set { settings.withLock { $0.isManualHitTestingEnabled = newValue } }
  }
  /// The animator stays active at its end instead of calling its completions, until it is reversed or stopped, or this
  /// is set to false.
  open var pausesOnCompletion: Bool {
    get { settings.withLock { $0.pausesOnCompletion } }
    set {
      settings.withLock { $0.pausesOnCompletion = newValue }
      run?.setStaysAtEnd(newValue)
    }
  }

  /// A copy may be made on any thread.
  private struct Settings: Sendable {
    var scrubsLinearly = true
    var isManualHitTestingEnabled = false
    var pausesOnCompletion = false
    var isInterruptible = true
    var isUserInteractionEnabled = true
  }

  private nonisolated let settings = Locked(Settings())
  /// The timing curves, as set at the beginning or by the last continuation.
  final var pacing: AnimatorCurves
  final var waiting: [(animation: () -> Void, delayFactor: Double)] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Nil while the animator is inactive.
  final var run: AnimatorRun?
  /// Nil while the animator is inactive.
  final var block: AnimationBlock?
  /// Set last, while the animator is paused there.
  final var given: Double?
  /// Inside another animator, whose clock moves this one.
  final var isGuest = false
  private var reversed = false

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    pacing = AnimatorCurves(parameters)
    self.duration = pacing.length(asked: AnimationLimits.duration(duration))
    timingParameters = parameters
    super.init()
  }

  /// 0.2 seconds, easing in and out, with nothing to animate.
  public convenience override init() {
    self.init(duration: Self.defaultDuration, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  // That of `UIView.beginAnimations(_:context:)`; Apple gives no figure for the animator.
  private static let defaultDuration = 0.2

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let parameters = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: parameters)
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Inactive, with nothing to animate; may be called on any thread.
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

  /// It cannot be changed while the animator is active.
  open var isInterruptible: Bool {
    get { settings.withLock { $0.isInterruptible } }
    set {
      guard state == .inactive else { return misuse("isInterruptible was set", "not inactive") }
      settings.withLock { $0.isInterruptible = newValue }
    }
  }
  /// It cannot be changed while the animator is active.
  open var isUserInteractionEnabled: Bool {
    get { settings.withLock { $0.isUserInteractionEnabled } }
    set {
      guard state == .inactive else { return misuse("isUserInteractionEnabled was set", "not inactive") }
      settings.withLock { $0.isUserInteractionEnabled = newValue }
    }
  }
  /// Changing it turns the fraction f into 1 - f.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed, mayBeInterrupted("isReversed was set") else { return }
      reversed = newValue
      turn()
    }
  }

  final func misuse(_ call: String, _ condition: String) { report("\(call) while it is \(condition); it is ignored") }

  /// Would raise an exception on iOS.
  final func report(_ message: String) {
    (run?.application ?? .shared).report("UIViewPropertyAnimator: \(message)")
  }

  // MARK: Animations

  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds a closure whose changes are animated from `delayFactor` of the duration, or of the rest of it, to the end.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let factor = delayFactor > 0 ? min(1, delayFactor.native) : 0
    switch state {
    case .inactive: waiting.append((animation, factor))
    case .active: stage(animation, factor, of: run?.position ?? 0)
    case .stopped: misuse("addAnimations", "stopped")
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  @discardableResult public final func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { next in addCompletion { next.resume(returning: $0) } }
  }

  // MARK: Control

  open var isRunning: Bool { state == .active && run?.isRunning == true }

  /// While the animator runs, the fraction of its time, as on iOS; while it is paused, the fraction that is seen, so
  /// that scrubbing continues from there.
  ///
  /// Setting it pauses the animator there and activates an inactive one; it cannot be set while the animator runs. If
  /// `scrubsLinearly` is false, it is a fraction of the time on the timing curve.
  open var fractionComplete: CGFloat {
    get { CGFloat(fraction) }
    set { scrub(to: newValue.native) }
  }

  open func startAnimation() { start(after: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }

  /// An inactive animator becomes active at its beginning.
  open func pauseAnimation() { pause() }

  /// Resumes with the timing of `parameters`, or as before if that is nil; with a `durationFactor` of 0 it takes the
  /// time that is left.
  ///
  /// Springs with a fixed stiffness take their own time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    proceed(parameters, durationFactor.native)
  }

  /// The views stay as they are seen; if `withoutFinishing` is true, the animator is inactive then and calls no
  /// completions.
  open func stopAnimation(_ withoutFinishing: Bool) { stop(isFinal: withoutFinishing) }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finish(at: finalPosition) }
}

extension UIViewPropertyAnimator {
  /// Inside a block or the closure of an animator it inherits that one's duration and curve unless the options override
  /// them; the outer one waits for it, and it cannot be interrupted by itself.
  @discardableResult
  public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let application = UIApplication.shared
    let outer = application.animationState.current
    var timing = BlockTiming(duration: duration, delay: delay, options: options)
    if let outer { timing = timing.inside(outer.timing) }
    let animator = UIViewPropertyAnimator(
      duration: timing.duration, timingParameters: timing.curve.parameters)
    animator.isUserInteractionEnabled = timing.options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    guard let outer else {
      animator.startAnimation(afterDelay: timing.delay)
      return animator
    }
    animator.isInterruptible = false
    animator.begin(inside: outer, delay: timing.delay)
    return animator
  }

  /// The clock of an outer animator moves the animations inside it.
  private func begin(inside outer: AnimationBlock, delay: Double) {
    self.delay = max(0, delay)
    let own = AnimatorRun(length: duration, isReversed: false, in: .shared)
    let wait = duration > 0 ? self.delay / duration : 0
    begin(outer.run ?? own, inside: outer, at: outer.run == nil ? 0 : min(1, outer.runBegin + wait))
    if outer.run == nil { own.play(pacing, seconds: nil, delay: self.delay) }
    block?.close()
  }
}

extension BlockCurve {
  @MainActor var parameters: any UITimingCurveProvider {
    switch self {
    case .bezier(let function):
      let curve = function.curve
      return UICubicTimingParameters(
        controlPoint1: CGPoint(x: curve.x1, y: curve.y1), controlPoint2: CGPoint(x: curve.x2, y: curve.y2))
    case .damped(let ratio, let velocity):
      return UISpringTimingParameters(
        dampingRatio: CGFloat(ratio), initialVelocity: CGVector(dx: velocity, dy: velocity))
    case .spring(let spring, let velocity):
      return UISpringTimingParameters(
        mass: CGFloat(spring.mass), stiffness: CGFloat(spring.stiffness), damping: CGFloat(spring.damping),
        initialVelocity: CGVector(dx: velocity, dy: velocity))
    }
  }
}

@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// 0...1 of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  func addAnimations(_ animation: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// By default starts the animations with their own timing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    startAnimation()
  }
}
