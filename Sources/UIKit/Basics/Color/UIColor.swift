public import CoreGraphics
public import Foundation

/// A colour for views.
///
/// A colour is immutable. Colours that depend on the appearance are those of the light appearance, the only one here.
open class UIColor: NSObject, NSCopying, @unchecked Sendable {
  // The compiler cannot check this for an open subclass of NSObject. The only stored property is a constant of the type
  // `CGColor`, which is immutable and Sendable; nothing changes a colour after `init`.

  /// The colour as layers use it.
  public final let cgColor: CGColor

  /// Creates a colour from a Core Graphics colour.
  public init(cgColor: CGColor) { self.cgColor = cgColor }

  /// Creates an sRGB colour; components outside 0...1 are kept.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
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

  /// Creates the colour that `dynamicProvider` returns for the light appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).cgColor)
  }

  /// Returns the colour itself, since it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the colour with another opacity, 0...1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
  }

  /// Returns the colour itself: it is the same for every appearance.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// Returns whether `object` is a colour with the same components in the same colour space.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.cgColor == cgColor }

  open override var hash: Int { cgColor.hashValue }

  /// The components, as in `UIExtendedSRGBColorSpace 1 0 0 1`.
  open override var description: String {
    let color = SIMD4<Double>(cgColor.rgba)
    return "UIExtendedSRGBColorSpace \(color.x) \(color.y) \(color.z) \(color.w)"
  }
}
