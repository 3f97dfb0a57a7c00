public import CoreGraphics
import Motion

public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  /// `flag` is false if the animation was removed before it reached its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A layer copies an animation that is added to it; changing the original afterwards has no effect.
open class CAAnimation: NSObject, CAAction, CAMediaTiming, NSCopying {
  /// In its layer's time; 0 means when the animation is committed.
  public final var beginTime: CFTimeInterval = 0
  /// 0 takes the transaction's duration.
  public final var duration: CFTimeInterval = 0
  public final var speed: Float = 1
  public final var timeOffset: CFTimeInterval = 0
  /// May be fractional; 0 means once.
  public final var repeatCount: Float = 0
  /// With 0 `repeatCount` counts.
  public final var repeatDuration: CFTimeInterval = 0
  public final var autoreverses = false
  public final var fillMode: CAMediaTimingFillMode = .removed
  /// Nil for linear; a transaction's timing function replaces it.
  public final var timingFunction: CAMediaTimingFunction?
  public final var delegate: (any CAAnimationDelegate)?
  public final var isRemovedOnCompletion = true
  /// Stored, without effect.
  public final var preferredFrameRateRange = CAFrameRateRange.default
  /// The delay after the commit that the animation begins with, in seconds; without effect if it has a `beginTime`.
  package final var delay: CFTimeInterval = 0
  /// Applied before the layer's other animations, so that transforms are multiplied in the order in which the model
  /// changed.
  package final var goesBeneath = false
  /// Moves the animation in place of its layer's time; `beginTime` and `duration` are then fractions of its run.
  package final var clock: AnimationClock?
  private var extra: [String: Any] = [:]

  public override init() { super.init() }

  /// The copy is of the nearest class of this module; a client's subclass copies its own properties by overriding this.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeEmptyCopy()
    copyProperties(to: copy)
    return copy
  }

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

  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

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

  /// An instance of the nearest class of this module.
  func makeEmptyCopy() -> CAAnimation { CAAnimation() }

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

  func track(in context: CompilationContext) -> Track { .nothing }

  var curve: TimingCurve { timingFunction?.timingCurve ?? .linear }
}

/// The animations' own delegates and `isRemovedOnCompletion` are ignored.
open class CAAnimationGroup: CAAnimation {
  /// Their begin times are relative to the group's beginning; they are cut off at its duration.
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

/// In frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  /// The display's own rate.
  public init() { self.init(minimum: 0, maximum: 0) }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = Self()
}
