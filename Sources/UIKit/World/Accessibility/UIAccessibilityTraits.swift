/// What an object is for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64

  /// Creates a set with these bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The object is nothing in particular.
  public static let none = Self([])
  /// A button.
  public static let button = Self(rawValue: 1 << 0)
  /// A link.
  public static let link = Self(rawValue: 1 << 1)
  /// An image.
  public static let image = Self(rawValue: 1 << 2)
  /// An object that is selected.
  public static let selected = Self(rawValue: 1 << 3)
  /// An object that plays a sound.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// A text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// A summary of what the screen shows at first.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// An object that is disabled.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// An object whose label or value changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// A field for searching.
  public static let searchField = Self(rawValue: 1 << 10)
  /// An object that starts media.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// An object whose value can be adjusted.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// An object that receives touches directly.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// An object that turns pages.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// A tab bar.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// A heading.
  public static let header = Self(rawValue: 1 << 16)
}
