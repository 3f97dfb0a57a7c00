public import Foundation

extension UIButton {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    /// The same; there is no dark background here.
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7
    public static var roundedRect: ButtonType { .system }
  }

  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }

  public final var currentTitle: String? { configuration?.title ?? title(for: state) }
  public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  public final var currentTitleColor: UIColor { color(for: state) }
  public final var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  public final var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  public final var isHeld: Bool { isTracking && isTouchInside }
  /// Always false.
  public final var isHovered: Bool { false }
}

public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let top = Self(rawValue: 1)
  /// The left edge.
  public static let leading = Self(rawValue: 2)
  public static let bottom = Self(rawValue: 4)
  /// The right edge.
  public static let trailing = Self(rawValue: 8)
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}
