import CoreGraphics
public import Foundation
import QuartzCore

/// The screen of a world.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The bounds of the screen, in points; the origin is zero.
  public package(set) var bounds: CGRect { didSet { updateTraits() } }
  /// The number of pixels per point.
  public package(set) var scale: CGFloat { didSet { updateTraits() } }
  /// The greatest number of frames per second.
  public package(set) var maximumFramesPerSecond = 60
  /// Stored only; it has no effect.
  public var brightness: CGFloat = 1
  /// Whether interfaces on the screen look light or dark; an unspecified style is light.
  package var userInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { updateTraits() } }
  /// The traits of the screen, which windows inherit.
  public internal(set) var traitCollection: UITraitCollection
  weak var application: UIApplication?
  /// The distances from the edges to the area that the device itself does not cover, in points.
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

  /// The screens of the current world; always one.
  public class var screens: [UIScreen] { [main] }

  /// The bounds of the screen, in pixels; the origin is zero.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  public var coordinateSpace: any UICoordinateSpace { application?.windows.first ?? UIView(frame: bounds) }

  /// The coordinate system of the screen, which is never turned.
  public var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }

  /// The bounds of the screen; there is no status bar.
  public var applicationFrame: CGRect { bounds }

  /// Another screen that this one repeats; always nil.
  public var mirrored: UIScreen? { nil }

  /// Whether the screen is recorded; always false.
  public var isCaptured: Bool { false }

  /// The number of pixels per point.
  public var nativeScale: CGFloat { scale }

  /// Returns a display link for the frames of the current world.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}

extension UIScreen: UITraitEnvironment {
  /// Does nothing.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Computes the traits from the screen's size, scale and style, and passes them on to the windows.
  func updateTraits() {
    let new = Self.traits(of: bounds.size, scale: scale, style: userInterfaceStyle)
    guard new != traitCollection else { return }
    traitCollection = new
    guard let application else { return }
    application.world.environment = new
    for window in application.windows { window.updateTraitsLater() }
  }

  /// Returns the traits of a screen; a style that is not specified is light.
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

  /// The least length of a tablet's shorter side, in points: our choice, between Apple's phones and tablets.
  private static let leastTablet: CGFloat = 600
  /// The least length of the shorter side of a phone that has much room when it lies on its side, in points: Apple's.
  private static let leastLargePhone: CGFloat = 414
}
