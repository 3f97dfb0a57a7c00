import CoreGraphics
public import Foundation

open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  // Immutable; an open subclass of NSObject cannot be checked.

  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = Self(rawValue: 1)
    public static let traitBold = Self(rawValue: 2)
    /// Without effect, as the other traits below.
    public static let traitExpanded = Self(rawValue: 1 << 5)
    public static let traitCondensed = Self(rawValue: 1 << 6)
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
    public static let traitVertical = Self(rawValue: 1 << 11)
    public static let traitUIOptimized = Self(rawValue: 1 << 12)
    public static let traitTightLeading = Self(rawValue: 1 << 15)
    public static let traitLooseLeading = Self(rawValue: 1 << 16)
  }

  /// Only letters of one width differ here.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    public static let name = Self(rawValue: "NSFontNameAttribute")
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    /// Without effect.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `UIFont.Weight` or its number.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// Without effect.
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
  }

  let font: UIFont

  init(_ font: UIFont) { self.font = font }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
  }

  /// Attributes that are not known here have no effect.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(Self.font(of: .systemFont(ofSize: 12), attributes))
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style))
  }

  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor { UIFontDescriptor(.preferredFont(forTextStyle: style, compatibleWith: traitCollection)) }

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

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(newPointSize)) }

  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(
      UIFont(family: newFamily, size: font.pointSize, weight: font.weight, isItalic: font.isItalic))
  }

  /// Such as `Bold`.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    let face = newFace.lowercased()
    return UIFontDescriptor(
      UIFont(
        family: font.family, size: font.pointSize, weight: UIFont.Weight(face: face), isItalic: face.contains("italic"))
    )
  }

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

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }

  open override var hash: Int { font.hash }
}

extension UIFont {
  /// A size of 0 stands for the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      family: font.family, size: pointSize > 0 ? pointSize : font.pointSize, weight: font.weight,
      isItalic: font.isItalic)
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
}
