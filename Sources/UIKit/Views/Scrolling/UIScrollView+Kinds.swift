public import CoreGraphics

extension UIScrollView {
  /// How the safe area adds to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// From top to bottom always, across where the content can be scrolled across.
    case automatic
    /// Along the axes in which the content can be scrolled.
    case scrollableAxes
    /// Not at all.
    case never
    /// All of it.
    case always
  }

  /// What is left of the velocity after each millisecond, once a finger let go.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share, between 0 and 1.
    public var rawValue: CGFloat

    /// The rate of this share.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As usual: 0.998.
    public static let normal = Self(rawValue: 0.998)
    /// Soon at rest: 0.99.
    public static let fast = Self(rawValue: 0.99)
  }

  /// How indicators look.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark, to be seen on light content.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// When an index is shown beside the content.
  public enum IndexDisplayMode: Int, Sendable {
    /// As fits.
    case automatic
    /// Never.
    case alwaysHidden
  }

  /// How dragging sends a keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Not at all.
    case none
    /// As a drag begins.
    case onDrag
    /// The keyboard follows the finger.
    case interactive
    /// As a drag begins, with what is above the keyboard.
    case onDragWithAccessory
    /// The keyboard follows the finger, with what is above it.
    case interactiveWithAccessory
  }
}
