public import CoreGraphics
public import Foundation

/// A colour for views.
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

  /// The colour itself: it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The system's blue.
  open class var systemBlue: UIColor { UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1) }
}
