import CoreGraphics
public import Foundation
import QuartzCore

@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// In points; the origin is zero.
  public package(set) var bounds: CGRect { didSet { updateTraits() } }
  public package(set) var scale: CGFloat { didSet { updateTraits() } }
  public package(set) var maximumFramesPerSecond = 60
  /// Stored, without effect.
  public var brightness: CGFloat = 1
  /// An unspecified style is light.
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { updateTraits() } }
  public internal(set) var traitCollection: UITraitCollection
  weak var application: UIApplication?
  /// Of the device's rounded corners, in points.
  package var displayCornerRadius: CGFloat = 0
  /// The distances from the edges to the area that the device itself leaves free, in points.
  package var safeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard safeAreaInsets != oldValue else { return }
      for window in application?.windows ?? [] { window.safeAreaOfScreenChanged() }
    }
  }

  init(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    traitCollection = Self.traits(of: size, scale: scale, style: .unspecified)
  }

  public class var main: UIScreen { UIApplication.shared.screen }

  public class var screens: [UIScreen] { [main] }

  /// In pixels; the origin is zero.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  public var coordinateSpace: any UICoordinateSpace { application?.windows.first ?? UIView(frame: bounds) }

  /// The screen is never turned.
  public var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }

  /// The bounds: there is no status bar.
  public var applicationFrame: CGRect { bounds }

  public var mirrored: UIScreen? { nil }

  public var isCaptured: Bool { false }

  public var nativeScale: CGFloat { scale }

  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}

extension UIScreen: UITraitEnvironment {
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func updateTraits() {
    let new = Self.traits(of: bounds.size, scale: scale, style: userInterfaceStyle)
    guard new != traitCollection else { return }
    traitCollection = new
    guard let application else { return }
    application.world.environment = new
    for window in application.windows { window.updateTraitsLater() }
  }

  /// A style that is not specified is light.
  static func traits(of size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection {
      let shorter = min(size.width, size.height)
      let isPhone = shorter < leastTablet
      let isWide = size.width > size.height
      $0.userInterfaceStyle = style == .dark ? .dark : .light
      $0.userInterfaceLevel = .base
      $0.accessibilityContrast = .normal
      $0.displayScale = scale
      $0.userInterfaceIdiom = isPhone ? .phone : .pad
      $0.horizontalSizeClass = !isPhone || isWide && shorter >= leastLargePhone ? .regular : .compact
      $0.verticalSizeClass = isPhone && isWide ? .compact : .regular
      $0.layoutDirection = .leftToRight
      $0.preferredContentSizeCategory = .large
    }
  }

  /// A tablet's shorter side is at least this long, in points: our choice, between Apple's phones and tablets.
  private static let leastTablet: CGFloat = 600
  /// A phone with a shorter side of at least this length, in points, has much room when it lies on its side: Apple's.
  private static let leastLargePhone: CGFloat = 414
}
