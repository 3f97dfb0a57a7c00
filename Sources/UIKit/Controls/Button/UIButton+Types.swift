public import Foundation

extension UIButton {
  /// What kind of button one is.
  public enum ButtonType: Int, Sendable {
    /// One that looks as it is told.
    case custom = 0
    /// One in the tint's colour.
    case system = 1
    /// One that leads to details.
    case detailDisclosure = 2
    /// One that leads to information.
    case infoLight = 3
    /// The same; there is no dark ground here.
    case infoDark = 4
    /// One that adds something.
    case contactAdd = 5
    /// One in the tint's colour, for bars.
    case plain = 6
    /// One that closes something.
    case close = 7

    /// What system buttons were called.
    public static var roundedRect: ButtonType { .system }
  }

  /// What a button is for.
  public enum Role: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// What is wanted most of all.
    case primary = 1
    /// Leaving without a change.
    case cancel = 2
    /// Destroying something.
    case destructive = 3
  }

  /// The title that is shown.
  public final var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The title with attributes that is shown.
  public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The colour that the title has.
  public final var currentTitleColor: UIColor { color(for: state) }
  /// The colour that the title's shadow has.
  public final var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The picture that is shown.
  public final var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The picture that is shown behind everything.
  public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// Whether a finger holds the button.
  public final var isHeld: Bool { isTracking && isTouchInside }
  /// Whether a pointer rests on the button: not known here.
  public final var isHovered: Bool { false }
}
