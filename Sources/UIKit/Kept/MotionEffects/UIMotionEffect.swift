public import Foundation

/// A movement that follows that of the device; kept so that sources compile: the device does not move.
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  /// Creates an effect.
  public override init() { super.init() }

  /// Archives are not supported; creates an effect.
  public required init?(coder: NSCoder) { super.init() }

  /// Returns the values for a direction in which the device is seen; nil by default.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// A value that follows the movement of the device; kept so that sources compile: the device does not move.
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis around which the device turns.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis
    case tiltAlongVerticalAxis
  }

  public private(set) final var keyPath = ""
  public private(set) final var type = EffectType.tiltAlongHorizontalAxis
  /// The value at one end; stored, without effect.
  open var minimumRelativeValue: Any?
  /// The value at the other end; stored, without effect.
  open var maximumRelativeValue: Any?

  /// Creates an effect on a value.
  public init(keyPath: String, type: EffectType) {
    super.init()
    (self.keyPath, self.type) = (keyPath, type)
  }

  /// Archives are not supported; creates an effect on nothing.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Several effects; kept so that sources compile: the device does not move.
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The effects of the view; always empty.
  public final var motionEffects: [UIMotionEffect] {
    get { [] }
    set { if !newValue.isEmpty { UIApplication.kept("UIMotionEffect", "the device does not move") } }
  }

  /// Has no effect.
  public final func addMotionEffect(_ effect: UIMotionEffect) { motionEffects = [effect] }

  /// Has no effect.
  public final func removeMotionEffect(_ effect: UIMotionEffect) {}
}
