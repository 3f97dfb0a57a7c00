public import CoreGraphics

extension UIButton {
  /// What a button shows and how it looks, as a value.
  public struct Configuration: Hashable {
    /// How much a button stands out.
    enum Prominence { case plain, gray, tinted, filled }

    let prominence: Prominence
    private var givenInsets: NSDirectionalEdgeInsets?

    /// What lies behind the contents.
    public var background = UIBackgroundConfiguration()
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large letters and the room around them are.
    public var buttonSize = Size.medium
    /// The colour of the contents; nil for the usual one.
    public var baseForegroundColor: UIColor?
    /// The colour that the background's is made of; nil for the usual one.
    public var baseBackgroundColor: UIColor?
    /// The title.
    public var title: String?
    /// The smaller line below the title.
    public var subtitle: String?
    /// The picture; as a template it has the contents' colour.
    public var image: UIImage?
    /// Whether a wheel turns in place of the picture.
    public var showsActivityIndicator = false
    /// On which side of the text the picture lies.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The room between the picture and the text.
    public var imagePadding: CGFloat = 0
    /// The room between the title and the line below it.
    public var titlePadding: CGFloat = 1
    /// How the title and the line below it lie to each other.
    public var titleAlignment = TitleAlignment.automatic

    init(_ prominence: Prominence) { self.prominence = prominence }

    /// The contents alone.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// The contents in colour, on gray.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// The contents in colour, on a pale tone of it.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// The contents in white, on colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// The contents alone.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// The contents in colour, on gray.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// The contents in colour, on a pale tone of it.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// The contents in white, on colour.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The room around the contents.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { givenInsets ?? buttonSize.insets }
      set { givenInsets = newValue }
    }

    /// Has the room around the contents be what is usual for the size.
    public mutating func setDefaultContentInsets() { givenInsets = nil }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As round as the background says.
      case fixed = -1
      /// As is usual for the size.
      case dynamic = 0
      /// A little.
      case small = 1
      /// More.
      case medium = 2
      /// Most.
      case large = 3
      /// Half circles.
      case capsule = 4
    }

    /// How large letters and the room around them are.
    public enum Size: Int, Sendable {
      /// As usual.
      case medium = 0
      /// Smaller.
      case small = 1
      /// Smallest.
      case mini = 2
      /// Larger.
      case large = 3
    }

    /// How the title and the line below it lie to each other.
    public enum TitleAlignment: Int, Sendable {
      /// In the middle, or towards a picture beside them.
      case automatic = 0
      /// Where lines begin.
      case leading = 1
      /// In the middle.
      case center = 2
      /// Where lines end.
      case trailing = 3
    }
  }
}

// As iOS has them by the look of it, in points.
extension UIButton.Configuration.Size {
  var insets: NSDirectionalEdgeInsets {
    let (tall, wide): (CGFloat, CGFloat) = [(7, 12), (5, 10), (4, 8), (15, 20)][rawValue]
    return NSDirectionalEdgeInsets(top: tall, leading: wide, bottom: tall, trailing: wide)
  }
  var fontSize: CGFloat { [17, 15, 13, 17][rawValue] }
  var subtitleSize: CGFloat { [13, 12, 11, 13][rawValue] }
  var radius: CGFloat { [6, 5, 5, 9][rawValue] }
}

extension UIButton.Configuration {
  /// How round a background of this height is.
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

  /// Where a line of the text that is shorter than the other lies: from 0, at the left, to 1.
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
