public import CoreGraphics
public import Foundation
import QuartzCore

/// A dynamic colour has several appearances: a view shows the one for its own traits, and another one when they change;
/// elsewhere `UITraitCollection.current` decides.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  // Foundation's attributed strings read their attributes' types here: see `ForeignType`.
  private final let foreignType = ForeignType.mark
  // The compiler cannot check this for an open subclass of NSObject and for the closures of clients, which may be called
  // on any thread, as on iOS. Nothing changes a colour after `init`.

  final let definition: ColorDefinition

  /// The colour as layers use it; of a dynamic colour the one for the current traits.
  public final var cgColor: CGColor {
    if case .fixed(let color) = definition { return color }
    return resolvedColor(with: .current).fixedColor
  }

  public init(cgColor: CGColor) { definition = .fixed(cgColor) }

  init(_ definition: ColorDefinition) { self.definition = definition }

  /// Components outside 0...1 are kept.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a gray, from black at 0 to white at 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Each 0...1; a hue of 0 or 1 is red.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = HueColor(hue: hue.native, saturation: saturation.native, brightness: brightness.native).rgb
    self.init(red: CGFloat(color.x), green: CGFloat(color.y), blue: CGFloat(color.z), alpha: alpha)
  }

  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let space = CGColorSpace(name: CGColorSpace.displayP3)
    let color = space.flatMap { CGColor(colorSpace: $0, components: [displayP3Red, green, blue, alpha]) }
    self.init(cgColor: color ?? CGColor(srgbRed: displayP3Red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.provided(dynamicProvider))
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// A dynamic colour changes in all of its appearances.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard case .fixed(let color) = definition else { return UIColor(.faded(self, alpha)) }
    return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
  }

  /// The colour itself if it has only one appearance.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    for _ in 0..<Self.mostSteps {
      guard let appearance = color.definition.appearance(for: traitCollection) else { return color }
      color = appearance
    }
    LayerWorld.current.report("A dynamic colour resolves to dynamic colours without end; it is clear")
    return .clear
  }

  /// So many dynamic colours may resolve to one another.
  private static let mostSteps = 100

  /// The same dynamic colour, or the same components in the same colour space.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other === self || definition.isSame(as: other.definition)
  }

  open override var hash: Int { definition.hash ?? ObjectIdentifier(self).hashValue }

  /// As in `UIExtendedSRGBColorSpace 1 0 0 1`; of a dynamic colour, for the current traits.
  open override var description: String {
    let color = SIMD4<Double>(cgColor.rgba)
    return "\(isDynamic ? "UIDynamicColor" : "UIExtendedSRGBColorSpace") \(color.x) \(color.y) \(color.z) \(color.w)"
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

// The compiler looks for this name.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ColorLiteralType = UIColor

// Each is the same object every time, as on iOS.
extension UIColor {
  public class var black: UIColor { Fixed.black }
  public class var darkGray: UIColor { Fixed.darkGray }
  public class var lightGray: UIColor { Fixed.lightGray }
  public class var white: UIColor { Fixed.white }
  public class var gray: UIColor { Fixed.gray }
  public class var red: UIColor { Fixed.red }
  public class var green: UIColor { Fixed.green }
  public class var blue: UIColor { Fixed.blue }
  public class var cyan: UIColor { Fixed.cyan }
  public class var yellow: UIColor { Fixed.yellow }
  public class var magenta: UIColor { Fixed.magenta }
  public class var orange: UIColor { Fixed.orange }
  public class var purple: UIColor { Fixed.purple }
  public class var brown: UIColor { Fixed.brown }
  public class var clear: UIColor { Fixed.clear }
}

private enum Fixed {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
}

extension UIColor {
  /// Searched in the asset catalogues of the host's folders and the program's resources; nil, with a diagnostic, if
  /// there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Searched in the asset catalogues of `bundle`, or of the host's folders; nil, with a diagnostic, if there is none.
  ///
  /// Without a style in `traitCollection`, a colour with several appearances is dynamic.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let world = LayerWorld.current
    let folders = AssetFolders(for: bundle)
    guard let path = world.asset(in: folders.indexed, { $0.colorSets[name] }) else {
      world.report("There is no colour \"\(name)\" in \(folders). Add it to an asset catalogue there.")
      return nil
    }
    guard let color = ColorSet(path: path)?.color else { return nil }
    guard let traitCollection, traitCollection.userInterfaceStyle != .unspecified else {
      self.init(color.definition)
      return
    }
    self.init(color.resolvedColor(with: traitCollection).definition)
  }
}

extension UIColor {
  /// Returns the colour of iOS with a name as asset catalogues write it, such as `systemBlueColor`, or of a constant; nil
  /// if there is none.
  package static func named(role: String) -> UIColor? {
    let name = role.hasSuffix("Color") ? String(role.dropLast(5)) : role
    return byRole[name]
  }

  private static let byRole: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
    "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
    "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray, "systemGray2": .systemGray2,
    "systemGray3": .systemGray3, "systemGray4": .systemGray4, "systemGray5": .systemGray5,
    "systemGray6": .systemGray6, "label": .label, "secondaryLabel": .secondaryLabel,
    "tertiaryLabel": .tertiaryLabel, "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText,
    "link": .link, "darkText": .darkText, "lightText": .lightText, "separator": .separator,
    "opaqueSeparator": .opaqueSeparator, "systemFill": .systemFill, "secondarySystemFill": .secondarySystemFill,
    "tertiarySystemFill": .tertiarySystemFill, "quaternarySystemFill": .quaternarySystemFill,
    "systemBackground": .systemBackground, "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground, "systemGroupedBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
    "groupTableViewBackground": .groupTableViewBackground,
    "tint": .tintColor, "black": .black, "white": .white, "darkGray": .darkGray, "lightGray": .lightGray, "gray": .gray,
    "red": .red, "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta,
    "orange": .orange, "purple": .purple, "brown": .brown,
  ]
}

extension UIColor {
  /// In extended sRGB; always true, since every colour has these components.
  @discardableResult
  public final func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = precise
    red?.pointee = CGFloat(color.x)
    green?.pointee = CGFloat(color.y)
    blue?.pointee = CGFloat(color.z)
    alpha?.pointee = CGFloat(color.w)
    return true
  }

  /// Each 0...1; always true.
  @discardableResult
  public final func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = precise
    let converted = HueColor(rgb: SIMD3(color.x, color.y, color.z))
    hue?.pointee = CGFloat(converted.hue)
    saturation?.pointee = CGFloat(converted.saturation)
    brightness?.pointee = CGFloat(converted.brightness)
    alpha?.pointee = CGFloat(color.w)
    return true
  }

  /// Returns false, and writes nothing, if the colour is not gray.
  @discardableResult
  public final func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = precise
    guard color.x == color.y, color.y == color.z else { return false }
    white?.pointee = CGFloat(color.x)
    alpha?.pointee = CGFloat(color.w)
    return true
  }

  /// The components as they were given if they are sRGB or gray; otherwise converted to sRGB.
  private var precise: SIMD4<Double> {
    let given = (cgColor.components ?? []).map(\.native)
    if cgColor.colorSpace == .standardGray, given.count == 2 {
      return SIMD4(given[0], given[0], given[0], given[1])
    }
    if cgColor.colorSpace == .standardRGB || cgColor.colorSpace == .extendedRGB, given.count == 4 {
      return SIMD4(given[0], given[1], given[2], given[3])
    }
    return SIMD4<Double>(cgColor.rgba)
  }

  public final func set() {
    setFill()
    setStroke()
  }

  public final func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  public final func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}

/// Each 0…1.
struct HueColor {
  var hue: Double
  var saturation: Double
  var brightness: Double

  init(hue: Double, saturation: Double, brightness: Double) {
    func unit(_ value: Double) -> Double { value >= 0 ? min(value, 1) : 0 }
    self.hue = hue.isFinite ? hue - hue.rounded(.down) : 0
    self.saturation = unit(saturation)
    self.brightness = unit(brightness)
  }

  /// Each component falls below the brightness with the distance of its own hue from the colour's hue.
  var rgb: SIMD3<Double> {
    func component(_ position: Double) -> Double {
      let sector = (position + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
    return SIMD3(component(5), component(3), component(1))
  }

  init(rgb: SIMD3<Double>) {
    let (high, low) = (rgb.max(), rgb.min())
    let spread = high - low
    var sector = 0.0
    if spread > 0 {
      if high == rgb.x {
        sector = (rgb.y - rgb.z) / spread
      } else if high == rgb.y {
        sector = 2 + (rgb.z - rgb.x) / spread
      } else {
        sector = 4 + (rgb.x - rgb.y) / spread
      }
    }
    self.init(hue: sector / 6, saturation: high > 0 ? spread / high : 0, brightness: high)
  }
}
