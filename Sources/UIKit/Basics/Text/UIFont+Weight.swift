public import CoreGraphics

extension UIFont {
  /// The thickness of letters, from -1 to 1; 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
    /// The value, from -1 to 1.
    public let rawValue: CGFloat

    /// Creates the weight with this value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates the weight with this value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest weight.
    public static let ultraLight = Self(-0.8)
    /// Thin.
    public static let thin = Self(-0.6)
    /// Light.
    public static let light = Self(-0.4)
    /// Ordinary.
    public static let regular = Self(0)
    /// Slightly thicker than regular.
    public static let medium = Self(0.23)
    /// The weight of headings.
    public static let semibold = Self(0.3)
    /// Bold.
    public static let bold = Self(0.4)
    /// Heavy.
    public static let heavy = Self(0.56)
    /// The thickest weight.
    public static let black = Self(0.62)

    /// Returns whether `lhs` is thinner than `rhs`.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The named weights, from thin to thick, with their numbers in font files and their names in font names.
    private static let named: [(weight: Self, hundreds: Int, face: String)] = [
      (.ultraLight, 100, "UltraLight"), (.thin, 200, "Thin"), (.light, 300, "Light"), (.regular, 400, "Regular"),
      (.medium, 500, "Medium"), (.semibold, 600, "Semibold"), (.bold, 700, "Bold"), (.heavy, 800, "Heavy"),
      (.black, 900, "Black"),
    ]

    /// The weight as font files count it, 100...900: that of the nearest named weight.
    var hundreds: Int {
      let nearest = Self.named.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }
      return nearest?.hundreds ?? 400
    }

    /// The name of the weight in font names; nil for the regular one.
    var face: String? {
      let hundreds = hundreds
      return hundreds == 400 ? nil : Self.named.first { $0.hundreds == hundreds }?.face
    }

    /// Creates the weight that is named in a lower-case font name; the longest match counts.
    init(face: String) {
      let found = Self.named.filter { face.contains($0.face.lowercased()) }.max { $0.face.count < $1.face.count }
      self = found?.weight ?? .regular
    }
  }

  /// The width of letters, from -1 to 1; 0 is standard.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The value, from -1 to 1.
    public let rawValue: CGFloat

    /// Creates the width with this value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates the width with this value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest width.
    public static let compressed = Self(-0.5)
    /// Narrow.
    public static let condensed = Self(-0.2)
    /// Ordinary.
    public static let standard = Self(0)
    /// Wide.
    public static let expanded = Self(0.2)
  }
}
