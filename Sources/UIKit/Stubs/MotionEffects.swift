// A phone on a desk is not tilted, so its effects move nothing.

public import Foundation

@preconcurrency @MainActor open class UIMotionEffect: NSObject {
  public override init() {}
}

open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis
    case tiltAlongVerticalAxis
  }

  public final let keyPath: String
  public final let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// Always empty.
  public final var motionEffects: [UIMotionEffect] {
    get { [] }
    set {}
  }
  public final func addMotionEffect(_ effect: UIMotionEffect) {}
  public final func removeMotionEffect(_ effect: UIMotionEffect) {}
}
