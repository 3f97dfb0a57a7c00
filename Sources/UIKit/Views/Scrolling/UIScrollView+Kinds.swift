public import CoreGraphics

extension UIScrollView {
  /// How the safe area adds to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Vertically always, horizontally if the content can scroll horizontally.
    case automatic
    case scrollableAxes
    /// Never.
    case never
    /// Always, along both axes.
    case always
  }

  /// The fraction of the velocity that remains after each millisecond of deceleration.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction, between 0 and 1.
    public var rawValue: CGFloat

    /// Creates a rate from its fraction.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The normal rate: 0.998.
    public static let normal = Self(rawValue: 0.998)
    /// A fast deceleration: 0.99.
    public static let fast = Self(rawValue: 0.99)
  }

  /// The style of the indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark, for light content.
    case `default`
    case black
    case white
  }

  /// When an index is shown beside the content.
  public enum IndexDisplayMode: Int, Sendable {
    case automatic
    /// Never.
    case alwaysHidden
  }

  /// How a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none
    /// When the drag begins.
    case onDrag
    case interactive
    /// When the drag begins, together with the accessory above the keyboard.
    case onDragWithAccessory
    /// The keyboard follows the finger, together with the accessory above it.
    case interactiveWithAccessory
  }
}
