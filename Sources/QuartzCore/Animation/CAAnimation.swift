public import CoreGraphics
import Motion

/// An object that responds to a change of a layer's property, such as an animation.
public protocol CAAction {
  /// Runs the action for the change `event` of `anObject`, which has already been made.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The action that does nothing and ends the search for actions.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Methods that are called when an animation begins and ends.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Tells the delegate that the animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// Tells the delegate that the animation has ended; `flag` is false if it was removed before it reached its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The abstract superclass of animations: duration and pacing.
///
/// A layer copies an animation that is added to it; changing the original afterwards has no effect.
open class CAAnimation: NSObject, CAAction, CAMediaTiming, NSCopying {
  /// The begin time of the animation, in its layer's time, in seconds; 0 means when it is committed.
  public final var beginTime: CFTimeInterval = 0
  /// The duration of one run, in seconds; 0 takes the transaction's duration.
  public final var duration: CFTimeInterval = 0
  /// The speed of the animation's time relative to its layer's.
  public final var speed: Float = 1
  /// An offset added to the active time, in seconds.
  public final var timeOffset: CFTimeInterval = 0
  /// The number of times that the animation runs; may be fractional, 0 means once.
  public final var repeatCount: Float = 0
  /// The duration for which the animation repeats, in seconds; with 0 `repeatCount` counts.
  public final var repeatDuration: CFTimeInterval = 0
  /// A Boolean value that says whether each run is followed by a backward run.
  public final var autoreverses = false
  /// The effect of the animation before its beginning and after its end.
  public final var fillMode: CAMediaTimingFillMode = .removed
  /// The pacing of each run, nil for linear; a transaction's timing function replaces it.
  public final var timingFunction: CAMediaTimingFunction?
  /// The object that is told about the beginning and the end; the animation retains it.
  public final var delegate: (any CAAnimationDelegate)?
  /// A Boolean value that says whether the animation is removed from its layer at its end.
  public final var isRemovedOnCompletion = true
  /// The preferred frame rates; stored, without effect.
  public final var preferredFrameRateRange = CAFrameRateRange.default
  /// The delay after the commit that the animation begins with, in seconds; without effect if it has a `beginTime`.
  package final var delay: CFTimeInterval = 0
  /// Whether the animation is applied before the layer's other animations, so that transforms are multiplied in the
  /// order in which the model changed.
  package final var goesBeneath = false
  /// The clock that moves the animation in place of its layer's time; `beginTime` and `duration` are then fractions of
  /// the clock's run.
  package final var clock: AnimationClock?
  private var extra: [String: Any] = [:]

  /// Creates an animation with the default values.
  public override init() { super.init() }

  /// Returns a copy with every property that a client can set.
  ///
  /// The copy is of the nearest class of this module; a client's subclass copies its own properties by overriding this.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeEmptyCopy()
    copyProperties(to: copy)
    return copy
  }

  /// Returns the default value of the property `key`; nil if it has none.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "duration", "beginTime", "timeOffset", "repeatDuration": 0.0
    case "speed": Float(1)
    case "repeatCount": Float(0)
    case "autoreverses": false
    case "removedOnCompletion", "isRemovedOnCompletion": true
    case "fillMode": CAMediaTimingFillMode.removed
    default: nil
    }
  }

  /// Adds the animation to the layer `anObject`, under the key `event`.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Sets the property that `key` names, or stores `value` under `key` for the client.
  open func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "duration": duration = value.flatMap(AnimationValue.number) ?? 0
    case "beginTime": beginTime = value.flatMap(AnimationValue.number) ?? 0
    case "timeOffset": timeOffset = value.flatMap(AnimationValue.number) ?? 0
    case "speed": speed = Float(value.flatMap(AnimationValue.number) ?? 1)
    case "repeatCount": repeatCount = Float(value.flatMap(AnimationValue.number) ?? 0)
    case "repeatDuration": repeatDuration = value.flatMap(AnimationValue.number) ?? 0
    case "autoreverses": autoreverses = value as? Bool ?? false
    case "removedOnCompletion", "isRemovedOnCompletion": isRemovedOnCompletion = value as? Bool ?? true
    case "fillMode":
      fillMode = value as? CAMediaTimingFillMode ?? CAMediaTimingFillMode(rawValue: value as? String ?? "removed")
    case "timingFunction": timingFunction = value as? CAMediaTimingFunction
    default: extra[key] = value
    }
  }

  /// Returns the value of the property that `key` names, or the value stored under `key`.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "duration": duration
    case "beginTime": beginTime
    case "timeOffset": timeOffset
    case "speed": speed
    case "repeatCount": repeatCount
    case "repeatDuration": repeatDuration
    case "autoreverses": autoreverses
    case "removedOnCompletion", "isRemovedOnCompletion": isRemovedOnCompletion
    case "fillMode": fillMode
    case "timingFunction": timingFunction
    default: extra[key]
    }
  }

  /// Creates an animation of the nearest class of this module.
  func makeEmptyCopy() -> CAAnimation { CAAnimation() }

  /// Copies every property that can be set to `copy`, which `makeEmptyCopy` created.
  func copyProperties(to copy: CAAnimation) {
    copy.beginTime = beginTime
    copy.duration = duration
    copy.speed = speed
    copy.timeOffset = timeOffset
    copy.repeatCount = repeatCount
    copy.repeatDuration = repeatDuration
    copy.autoreverses = autoreverses
    copy.fillMode = fillMode
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    copy.isRemovedOnCompletion = isRemovedOnCompletion
    copy.preferredFrameRateRange = preferredFrameRateRange
    copy.delay = delay
    copy.goesBeneath = goesBeneath
    copy.clock = clock
    copy.extra = extra
  }

  /// Compiles what the animation writes.
  func track(in context: CompilationContext) -> Track { .nothing }

  /// The pacing of each run.
  var curve: TimingCurve { timingFunction?.timingCurve ?? .linear }
}

/// A group of animations that run together, in the group's time; they are cut off at its duration.
///
/// The animations' own delegates and `isRemovedOnCompletion` are ignored.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their begin times are relative to the group's beginning.
  public final var animations: [CAAnimation]?
  private var isBeingCopied = false

  override func makeEmptyCopy() -> CAAnimation { CAAnimationGroup() }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    guard !isBeingCopied else {
      return LayerWorld.current.report("An animation group contains itself; inside itself it is left out")
    }
    isBeingCopied = true
    (copy as? CAAnimationGroup)?.animations = animations?.compactMap { $0.copy() as? CAAnimation }
    isBeingCopied = false
  }

  override func track(in context: CompilationContext) -> Track {
    .group(
      (animations ?? []).map { context.node(of: $0, inheriting: duration) }, duration: duration, even: curve == .linear)
  }
}

/// A range of frame rates that an animation or display link prefers, in frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// The preferred frame rate; nil for none.
  public var preferred: Float?

  /// Creates the default range: the display's own rate.
  public init() { self.init(minimum: 0, maximum: 0) }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Creates the default range: the display's own rate.
  public static let `default` = Self()
}
