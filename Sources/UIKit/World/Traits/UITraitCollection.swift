import CoreGraphics
public import Foundation

/// What an interface is shown on, and how.
public final class UITraitCollection: NSObject, NSCopying {
  /// Whether it is to look light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The pixels to a point; 0 says nothing.
  public let displayScale: CGFloat

  /// What says nothing.
  public override convenience init() { self.init(userInterfaceStyle: .unspecified) }

  /// What says whether it is to look light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
    displayScale = 0
  }

  /// What says how many pixels a point has.
  public init(displayScale: CGFloat) {
    userInterfaceStyle = .unspecified
    self.displayScale = displayScale
  }

  /// The collection itself: it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Whether an interface is to look light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Nothing is said.
  case unspecified
  /// Dark letters on light ground.
  case light
  /// Light letters on dark ground.
  case dark
}
