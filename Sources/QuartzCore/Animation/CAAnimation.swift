public import CoreGraphics
import Motion

/// What can be done when a property of a layer changes: an animation, or nothing.
public protocol CAAction {
  /// Carries the action out for the change named `event` of `anObject`, which has been made already.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// As an action: nothing, and no further search.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Hears about the beginning and the end of an animation.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over; `flag` is true when it reached its end and false when it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An animation: a length, a pacing, and in subclasses what it does to a layer.
///
/// A layer copies an animation when it is added; changing the original afterwards has no effect.
open class CAAnimation: NSObject, CAAction, CAMediaTiming, NSCopying {
  /// When the animation begins, in its layer's time, in seconds; 0 means when it is committed.
  public final var beginTime: CFTimeInterval = 0
  /// The length of one run, in seconds; 0 takes the transaction's.
  public final var duration: CFTimeInterval = 0
  /// How many seconds pass for each second of the layer.
  public final var speed: Float = 1
  /// An offset added to the active time, in seconds.
  public final var timeOffset: CFTimeInterval = 0
  /// How many times the animation runs; may be fractional, 0 means once.
  public final var repeatCount: Float = 0
  /// For how many seconds the animation repeats; 0 leaves it to `repeatCount`.
  public final var repeatDuration: CFTimeInterval = 0
  /// Whether each run is followed by one backwards.
  public final var autoreverses = false
  /// What shows before the beginning and after the end.
  public final var fillMode: CAMediaTimingFillMode = .removed
  /// The pacing of each run; nil is even, unless the transaction has one.
  public final var timingFunction: CAMediaTimingFunction?
  /// Hears about beginning and end.
  ///
  /// The animation keeps it alive.
  public final var delegate: (any CAAnimationDelegate)?
  /// Whether the layer drops the animation at its end.
  public final var isRemovedOnCompletion = true
  /// The frame rate the animation would like; a hint that changes nothing here.
  public final var preferredFrameRateRange = CAFrameRateRange.default
  /// How long it waits after the commit that it begins with, in seconds; what has a `beginTime` does not wait.
  package final var delay: CFTimeInterval = 0
  /// Whether it plays beneath what the layer has already, so that it stands for the model to all of that: what is
  /// multiplied then follows in the order in which the model changed.
  package final var goesBeneath = false
  /// What moves it instead of its layer's time; then `beginTime` and `duration` are fractions of that.
  package final var clock: AnimationClock?
  private var extra: [String: Any] = [:]

  /// An animation with the default figures.
  public override init() { super.init() }

  /// A copy with everything a client can set.
  ///
  /// The copy is of the nearest class of this library: what a subclass of one's own adds is not carried over.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeEmptyCopy()
    copyFigures(to: copy)
    return copy
  }

  /// The default of the property `key`, or nil where it has none.
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

  /// Keeps `value` under `key`: a property's own name sets the property, any other is kept for the client.
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

  /// What is kept under `key`, or the value of the property of that name.
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

  /// A new animation of the nearest class of this library.
  func makeEmptyCopy() -> CAAnimation { CAAnimation() }

  /// Writes everything that can be set into `copy`, which is of the class that `makeEmptyCopy` makes.
  func copyFigures(to copy: CAAnimation) {
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

  /// What the animation does to a layer, opened once; nil where it does nothing.
  func compileContent(into context: CompilationContext) -> AnimationNode.Content { .nothing }

  /// The pacing of one run.
  func compilePacing(duration: Double) -> Pacing { timingFunction?.pacing ?? .linear }
}
