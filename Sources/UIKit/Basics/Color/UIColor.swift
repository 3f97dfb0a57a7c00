public import CoreGraphics
public import Foundation

/// A colour for views.
///
/// It never changes. Colours that depend on the appearance are those of the light one, which is the only one here.
open class UIColor: NSObject, NSCopying {
  /// The colour as layers use it.
  public final let cgColor: CGColor

  /// The colour that `cgColor` is.
  public init(cgColor: CGColor) { self.cgColor = cgColor }

  /// An sRGB colour; components outside 0…1 are kept.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// A gray, from black at 0 to white at 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(gray: white, alpha: alpha))
  }

  /// A colour by its place on the colour circle, 0…1 beginning with red, how far it is from gray, and how bright it is.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let color = HueColor(hue: hue.native, saturation: saturation.native, brightness: brightness.native).rgb
    self.init(red: CGFloat(color.x), green: CGFloat(color.y), blue: CGFloat(color.z), alpha: alpha)
  }

  /// A colour of the wider space Display P3.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let space = CGColorSpace(name: CGColorSpace.displayP3)
    let color = space.flatMap { CGColor(colorSpace: $0, components: [displayP3Red, green, blue, alpha]) }
    self.init(cgColor: color ?? CGColor(srgbRed: displayP3Red, green: green, blue: blue, alpha: alpha))
  }

  /// The colour that `dynamicProvider` has for the light appearance.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).cgColor)
  }

  /// The colour itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The same colour with this opacity, 0…1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
  }

  /// The colour for an appearance: itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// Whether `object` is a colour with the same components in the same space.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.cgColor == cgColor }

  open override var hash: Int { cgColor.hashValue }

  /// The components, as in `UIExtendedSRGBColorSpace 1 0 0 1`.
  open override var description: String {
    let color = SIMD4<Double>(cgColor.rgba)
    return "UIExtendedSRGBColorSpace \(color.x) \(color.y) \(color.z) \(color.w)"
  }
}
