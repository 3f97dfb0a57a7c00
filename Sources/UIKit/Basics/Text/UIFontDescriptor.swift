import CoreGraphics
public import Foundation

/// The attributes of a font: its family, size, weight and slant.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  // Immutable; an open subclass of NSObject cannot be checked.

  /// Kinds of letters.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = Self(rawValue: 1)
    public static let traitBold = Self(rawValue: 2)
    /// Wide letters; without effect.
    public static let traitExpanded = Self(rawValue: 1 << 5)
    /// Narrow letters; without effect.
    public static let traitCondensed = Self(rawValue: 1 << 6)
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
    /// Vertical letters; without effect.
    public static let traitVertical = Self(rawValue: 1 << 11)
    /// Letters for user interfaces; without effect.
    public static let traitUIOptimized = Self(rawValue: 1 << 12)
    /// Lines that are close together; without effect.
    public static let traitTightLeading = Self(rawValue: 1 << 15)
    /// Lines that are far apart; without effect.
    public static let traitLooseLeading = Self(rawValue: 1 << 16)
  }

  /// The designs of the system font; only letters of one width differ here.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// A key of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family, a string.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// The name of the font, a string.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// The size, in points.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// The traits, by their keys.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    /// Features such as figures of one width; without effect.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A key of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The weight, a `UIFont.Weight` or its number.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    /// The slant, from -1 to 1.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// The width; without effect.
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
  }

  let font: UIFont

  init(_ font: UIFont) { self.font = font }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
  }

  /// Creates a descriptor with attributes; those that are not known here have no effect.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(Self.font(of: .systemFont(ofSize: 12), attributes))
  }

  /// Returns the descriptor of a text style, for the size of text that the user prefers.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style))
  }

  /// Returns the descriptor of a text style, for the size of text of some traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { UIFontDescriptor(.preferredFont(forTextStyle: style, compatibleWith: traitCollection)) }

  /// The size, in points.
  open var pointSize: CGFloat { font.pointSize }
  open var postscriptName: String { font.fontName }
  open var fontAttributes: [AttributeName: Any] { [.name: font.fontName, .size: font.pointSize] }
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight >= .semibold { traits.insert(.traitBold) }
    if font.family == "monospace" { traits.insert(.traitMonoSpace) }
    return traits
  }

  open func object(forKey anAttribute: AttributeName) -> Any? {
    anAttribute == .family ? font.familyName : fontAttributes[anAttribute]
  }

  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let weight: UIFont.Weight =
      symbolicTraits.contains(.traitBold) ? max(font.weight, .bold) : min(font.weight, .regular)
    let family = symbolicTraits.contains(.traitMonoSpace) ? "monospace" : font.family == "monospace" ? nil : font.family
    return UIFontDescriptor(
      UIFont(
        family: family, size: font.pointSize, weight: weight, isItalic: symbolicTraits.contains(.traitItalic)))
  }

  /// Returns the descriptor with another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(
      UIFont(family: newFamily, size: font.pointSize, weight: font.weight, isItalic: font.isItalic))
  }

  /// Returns the descriptor with another face, such as `Bold`.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    let face = newFace.lowercased()
    return UIFontDescriptor(
      UIFont(
        family: font.family, size: font.pointSize, weight: UIFont.Weight(face: face), isItalic: face.contains("italic"))
    )
  }

  /// Returns the descriptor with another design of the system font.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(
      UIFont(
        family: design == .monospaced ? "monospace" : design == .serif ? "serif" : font.family, size: font.pointSize,
        weight: font.weight, isItalic: font.isItalic))
  }

  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(Self.font(of: font, attributes))
  }

  private static func font(of font: UIFont, _ attributes: [AttributeName: Any]) -> UIFont {
    var result = font
    if let style = attributes[.textStyle] as? UIFont.TextStyle { result = .preferredFont(forTextStyle: style) }
    let size = (attributes[.size] as? CGFloat) ?? (attributes[.size] as? Double).map { CGFloat($0) }
    if let name = attributes[.name] as? String { result = UIFont(name: name, size: result.pointSize) ?? result }
    let family = attributes[.family] as? String ?? result.family
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    let weight =
      (traits[.weight] as? UIFont.Weight) ?? (traits[.weight] as? CGFloat).map { UIFont.Weight($0) } ?? result.weight
    return UIFont(
      family: family, size: size ?? result.pointSize, weight: weight,
      isItalic: (traits[.slant] as? CGFloat).map { $0 > 0 } ?? result.isItalic)
  }

  /// Returns the descriptor itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }

  open override var hash: Int { font.hash }
}

extension UIFont {
  /// Creates the font of a descriptor; a size of 0 stands for the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      family: font.family, size: pointSize > 0 ? pointSize : font.pointSize, weight: font.weight,
      isItalic: font.isItalic)
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
}
