// The device does not move, so motion effects have no effect.

public import Foundation

@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis
    case tiltAlongVerticalAxis
  }

  public private(set) final var keyPath = ""
  public private(set) final var type = EffectType.tiltAlongHorizontalAxis
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    super.init()
    (self.keyPath, self.type) = (keyPath, type)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  public final var motionEffects: [UIMotionEffect] {
    get { [] }
    set { if !newValue.isEmpty { UIApplication.kept("UIMotionEffect", "the device does not move") } }
  }

  public final func addMotionEffect(_ effect: UIMotionEffect) { motionEffects = [effect] }

  public final func removeMotionEffect(_ effect: UIMotionEffect) {}
}
