public import CoreGraphics

/// Lets a device vibrate as if two things collided; does nothing here.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable {
    /// Small things collide.
    case light = 0
    /// Things of middle size collide.
    case medium = 1
    /// Large things collide.
    case heavy = 2
    /// Soft things collide.
    case soft = 3
    /// Hard things collide.
    case rigid = 4
  }

  /// Creates a generator of impacts of middle strength.
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
