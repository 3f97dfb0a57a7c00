import CoreGraphics
public import Foundation

/// The environment in which an interface is shown.
public final class UITraitCollection: NSObject, NSCopying {
  /// Whether the interface looks light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The number of pixels per point; 0 if it is unspecified.
  public let displayScale: CGFloat

  /// Creates a collection that specifies nothing.
  public override convenience init() { self.init(userInterfaceStyle: .unspecified) }

  /// Creates a collection that specifies whether the interface looks light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    displayScale = 0
  }

  /// Creates a collection that specifies the number of pixels per point.
  public init(displayScale: CGFloat) {
    userInterfaceStyle = .unspecified
    self.displayScale = displayScale
  }

  /// Returns the collection itself, since it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Whether an interface looks light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not specified.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
