public import CoreGraphics

extension UIFont {
  /// How thick letters are, from -1 to 1, 0 being regular.
  public struct Weight: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// The weight of this number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The weight of this number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The thinnest.
    public static let ultraLight = Self(-0.8)
    /// Thin.
    public static let thin = Self(-0.6)
    /// Light.
    public static let light = Self(-0.4)
    /// Ordinary.
    public static let regular = Self(0)
    /// A little thicker than ordinary.
    public static let medium = Self(0.23)
    /// What headings have.
    public static let semibold = Self(0.3)
    /// Bold.
    public static let bold = Self(0.4)
    /// Heavy.
    public static let heavy = Self(0.56)
    /// The thickest.
    public static let black = Self(0.62)

    /// Whether `lhs` is thinner than `rhs`.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The named weights, from thin to thick, with their number among fonts and their name in those of fonts.
    private static let named: [(weight: Self, hundreds: Int, face: String)] = [
      (.ultraLight, 100, "UltraLight"), (.thin, 200, "Thin"), (.light, 300, "Light"), (.regular, 400, "Regular"),
      (.medium, 500, "Medium"), (.semibold, 600, "Semibold"), (.bold, 700, "Bold"), (.heavy, 800, "Heavy"),
      (.black, 900, "Black"),
    ]

    /// The weight as fonts count it, 100...900; that of the nearest named one.
    var hundreds: Int {
      let nearest = Self.named.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }
      return nearest?.hundreds ?? 400
    }

    /// Its name in those of fonts; nil for the ordinary one.
    var face: String? {
      let hundreds = hundreds
      return hundreds == 400 ? nil : Self.named.first { $0.hundreds == hundreds }?.face
    }

    /// The weight that a font's name, in lower case, speaks of; the longest name counts.
    init(face: String) {
      let found = Self.named.filter { face.contains($0.face.lowercased()) }.max { $0.face.count < $1.face.count }
      self = found?.weight ?? .regular
    }
  }

  /// How wide letters are, -1 to 1.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// The width of this number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The width of this number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The narrowest.
    public static let compressed = Self(-0.5)
    /// Narrow.
    public static let condensed = Self(-0.2)
    /// Ordinary.
    public static let standard = Self(0)
    /// Wide.
    public static let expanded = Self(0.2)
  }
}
