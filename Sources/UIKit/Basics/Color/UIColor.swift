public import CoreGraphics
public import Foundation
import QuartzCore

/// A colour for views.
///
/// A colour is immutable. A dynamic colour has several appearances: a view shows the one for its own traits, and another
/// one when they change; elsewhere `UITraitCollection.current` decides.
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

  /// Creates a colour from a Core Graphics colour.
  public init(cgColor: CGColor) { definition = .fixed(cgColor) }

  init(_ definition: ColorDefinition) { self.definition = definition }

  /// Creates an sRGB colour; components outside 0...1 are kept.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates the colour of a literal, in sRGB.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a gray, from black at 0 to white at 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// Creates a colour from hue, saturation and brightness, each 0...1; a hue of 0 or 1 is red.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = HueColor(hue: hue.native, saturation: saturation.native, brightness: brightness.native).rgb
    self.init(red: CGFloat(color.x), green: CGFloat(color.y), blue: CGFloat(color.z), alpha: alpha)
  }

  /// Creates a colour in the Display P3 colour space.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let space = CGColorSpace(name: CGColorSpace.displayP3)
    let color = space.flatMap { CGColor(colorSpace: $0, components: [displayP3Red, green, blue, alpha]) }
    self.init(cgColor: color ?? CGColor(srgbRed: displayP3Red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a dynamic colour that asks `dynamicProvider` for each appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(.provided(dynamicProvider))
  }

  /// Returns the colour itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the colour with another opacity, 0...1; of a dynamic colour, in all of its appearances.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard case .fixed(let color) = definition else { return UIColor(.faded(self, alpha)) }
    return UIColor(cgColor: color.copy(alpha: alpha) ?? color)
  }

  /// Returns the appearance of the colour for `traitCollection`; the colour itself if it has one only.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    var color = self
    for _ in 0..<Self.mostSteps {
      guard let appearance = color.definition.appearance(for: traitCollection) else { return color }
      color = appearance
    }
    LayerWorld.current.report("A dynamic colour resolves to dynamic colours without end; it is clear")
    return .clear
  }

  /// The greatest number of dynamic colours that resolve to one another.
  private static let mostSteps = 100

  /// Returns whether `object` is the same dynamic colour, or a colour with the same components in the same colour space.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return other === self || definition.isSame(as: other.definition)
  }

  open override var hash: Int { definition.hash ?? ObjectIdentifier(self).hashValue }

  /// The components, as in `UIExtendedSRGBColorSpace 1 0 0 1`; of a dynamic colour, those for the current traits.
  open override var description: String {
    let color = SIMD4<Double>(cgColor.rgba)
    return "\(isDynamic ? "UIDynamicColor" : "UIExtendedSRGBColorSpace") \(color.x) \(color.y) \(color.z) \(color.w)"
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

// The compiler looks for this name.
// swift-format-ignore: NoLeadingUnderscores
/// The type of colour literals.
public typealias _ColorLiteralType = UIColor
