public import CoreGraphics

extension UIScrollView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Vertically always, horizontally if the content can scroll horizontally.
    case automatic
    case scrollableAxes
    case never
    case always
  }

  /// The fraction of the velocity that remains after each millisecond of deceleration.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998.
    public static let normal = Self(rawValue: 0.998)
    /// 0.99.
    public static let fast = Self(rawValue: 0.99)
  }

  public enum IndicatorStyle: Int, Sendable {
    case `default`
    case black
    case white
  }

  public enum IndexDisplayMode: Int, Sendable {
    case automatic
    case alwaysHidden
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
    case onDragWithAccessory
    case interactiveWithAccessory
  }
}
