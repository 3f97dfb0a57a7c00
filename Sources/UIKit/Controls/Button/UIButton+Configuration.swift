public import CoreGraphics

extension UIButton {
  public struct Configuration: Hashable {
    /// How much a button stands out.
    enum Prominence { case plain, gray, tinted, filled }

    let prominence: Prominence
    private var givenInsets: NSDirectionalEdgeInsets?

    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium
    /// Nil for the usual color, as below.
    public var baseForegroundColor: UIColor?
    /// The background color is derived from it.
    public var baseBackgroundColor: UIColor?
    public var title: String?
    public var subtitle: String?
    /// A template has the color of the contents.
    public var image: UIImage?
    public var showsActivityIndicator = false
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic

    init(_ prominence: Prominence) { self.prominence = prominence }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// In a capsule of glass; a prominent one is filled with the tint color.
    public static func glass() -> Configuration { Configuration(.plain, on: UIGlassEffect(style: .regular)) }
    public static func clearGlass() -> Configuration { Configuration(.plain, on: UIGlassEffect(style: .clear)) }
    public static func prominentGlass() -> Configuration { Configuration(.filled, on: UIGlassEffect(style: .regular)) }
    public static func prominentClearGlass() -> Configuration {
      Configuration(.filled, on: UIGlassEffect(style: .clear))
    }

    private init(_ prominence: Prominence, on glass: UIGlassEffect) {
      self.prominence = prominence
      (cornerStyle, background) = (.capsule, .clear())
      background.visualEffect = glass
    }

    public var contentInsets: NSDirectionalEdgeInsets {
      get { givenInsets ?? buttonSize.insets }
      set { givenInsets = newValue }
    }

    /// Sets the content insets to those of the button size.
    public mutating func setDefaultContentInsets() { givenInsets = nil }

    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic = 0
      case small = 1
      case medium = 2
      case large = 3
      case capsule = 4
    }

    public enum Size: Int, Sendable {
      case medium = 0
      case small = 1
      case mini = 2
      case large = 3
    }

    public enum TitleAlignment: Int, Sendable {
      /// Centered, or towards an image beside the text.
      case automatic = 0
      case leading = 1
      case center = 2
      case trailing = 3
    }
  }
}

// Matched to iOS by eye, in points.
extension UIButton.Configuration.Size {
  var insets: NSDirectionalEdgeInsets {
    let (tall, wide): (CGFloat, CGFloat) = [(7, 12), (5, 10), (4, 8), (15, 20)][rawValue]
    return NSDirectionalEdgeInsets(top: tall, leading: wide, bottom: tall, trailing: wide)
  }
  var fontSize: CGFloat { [17, 15, 13, 17][rawValue] }
  var subtitleSize: CGFloat { [13, 12, 11, 13][rawValue] }
  var radius: CGFloat { [6, 5, 5, 9][rawValue] }
}

extension NSDirectionalEdgeInsets: FiniteNumbers {
  var isFinite: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }
}

extension UIButton.Configuration: FiniteNumbers {
  var isFinite: Bool {
    contentInsets.isFinite && imagePadding.isFinite && titlePadding.isFinite && background.cornerRadius.isFinite
      && background.strokeWidth.isFinite && background.backgroundInsets.isFinite
  }
}

extension UIButton.Configuration {
  func radius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic: buttonSize.radius
    case .small: Size.small.radius
    case .medium: Size.medium.radius
    case .large: Size.large.radius
    case .capsule: height / 2
    }
  }

  var lineShare: CGFloat {
    switch titleAlignment {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    case .automatic where image == nil: 0.5
    case .automatic: imagePlacement == .leading ? 0 : imagePlacement == .trailing ? 1 : 0.5
    }
  }
}

public struct UIBackgroundConfiguration: Hashable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  /// 0 for none.
  public var strokeWidth: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// Stretched over the background.
  public var image: UIImage?
  /// How the image fits the background; stored, without effect: it is stretched.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// A view over the background color; stored, without effect.
  public var customView: UIView?
  /// Over the background color.
  public var visualEffect: UIVisualEffect?

  public static func clear() -> UIBackgroundConfiguration {
    var clear = UIBackgroundConfiguration()
    clear.backgroundColor = .clear
    return clear
  }
}
