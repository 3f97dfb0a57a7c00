public import Foundation

extension UIButton {
  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    /// No default appearance.
    case custom = 0
    /// The appearance of system buttons, in the tint color.
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    /// The same; there is no dark background here.
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7

    /// The former name of system buttons.
    public static var roundedRect: ButtonType { .system }
  }

  /// The role of a button.
  public enum Role: Int, Sendable {
    /// No special role.
    case normal = 0
    case primary = 1
    /// Cancels without a change.
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
  /// Whether a pointer is over the button; always false.
  public final var isHovered: Bool { false }
}
