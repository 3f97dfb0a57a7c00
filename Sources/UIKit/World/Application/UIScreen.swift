import CoreGraphics
public import Foundation
import QuartzCore

/// A screen of a world: its size in points, and pixels to a point.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  /// The size, from the origin.
  public package(set) var bounds: CGRect
  /// The pixels to a point.
  public package(set) var scale: CGFloat
  /// The frames a second the screen shows at most.
  public package(set) var maximumFramesPerSecond = 60
  /// Kept; it makes no difference here.
  public var brightness: CGFloat = 1
  weak var application: UIApplication?

  init(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
  }

  /// The screen of the current world.
  public class var main: UIScreen { UIApplication.shared.screen }

  /// The screens of the current world: its one.
  public class var screens: [UIScreen] { [main] }

  /// The size in pixels, from the origin.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The pixels to a point.
  public var nativeScale: CGFloat { scale }

  /// A display link of this screen's frames.
  public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
}
