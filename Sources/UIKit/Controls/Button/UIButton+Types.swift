public import Foundation

extension UIButton {
  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    /// No default appearance.
    case custom = 0
    /// The appearance of system buttons, in the tint color.
    case system = 1
    /// A button that shows details.
    case detailDisclosure = 2
    /// A button that shows information.
    case infoLight = 3
    /// The same; there is no dark background here.
    case infoDark = 4
    /// A button that adds a contact.
    case contactAdd = 5
    /// A system button for bars.
    case plain = 6
    /// A button that closes something.
    case close = 7

    /// The former name of system buttons.
    public static var roundedRect: ButtonType { .system }
  }

  /// The role of a button.
  public enum Role: Int, Sendable {
    /// No special role.
    case normal = 0
    /// The choice that the user most likely wants.
    case primary = 1
    /// Cancels without a change.
    case cancel = 2
    /// Deletes data.
    case destructive = 3
  }

  /// The title for the current state.
  public final var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The attributed title for the current state.
  public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The title color for the current state.
  public final var currentTitleColor: UIColor { color(for: state) }
  /// The title shadow color for the current state.
  public final var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image for the current state.
  public final var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The background image for the current state.
  public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// Whether a finger holds the button.
  public final var isHeld: Bool { isTracking && isTouchInside }
  /// Whether a pointer is over the button; always false.
  public final var isHovered: Bool { false }
}
