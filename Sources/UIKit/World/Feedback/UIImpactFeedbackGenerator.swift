public import CoreGraphics

/// Lets a device vibrate as if two things collided; does nothing here.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  public override init() { super.init() }

  /// Creates a generator; `style` is ignored.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator; `style` and `view` are ignored.
  public init(style: FeedbackStyle, view: UIView) { super.init() }

  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
  /// Does nothing.
  open func impactOccurred(at location: CGPoint) {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
