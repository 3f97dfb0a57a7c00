import CoreGraphics
import QuartzCore

/// Trees of layers as programs have them, with their animations in flight.
enum LayerScenes {
  /// How long every animation takes, in seconds.
  static let duration = 1.0

  /// Two screens of a bar, a title and eight rows each, the upper one sliding over the lower with shadow, dimming and
  /// parallax.
  static func twoScreens() -> LayerWorld {
    let container = layer(CGRect(x: 0, y: 0, width: 390, height: 844), color: .black)
    let lower = screen(CGColor(srgbRed: 0.18, green: 0.36, blue: 0.73, alpha: 1))
    let dimming = layer(CGRect(x: 0, y: 0, width: 390, height: 844), color: .black)
    let upper = screen(CGColor(srgbRed: 0.89, green: 0.52, blue: 0.23, alpha: 1))
    upper.shadowRadius = 5
    upper.shadowOpacity = 0.1
    lower.addSublayer(dimming)
    container.addSublayer(lower)
    container.addSublayer(upper)
    return world(container) {
      animate(lower, "position.x", from: 195 - 390 / 3.33, to: 195, pacing: .linear)
      animate(dimming, "opacity", from: 0.1, to: 0, pacing: .linear)
      animate(upper, "position.x", from: 195, to: 585, pacing: .linear)
      animate(upper, "shadowOpacity", from: 1, to: 0.1, pacing: .linear)
    }
  }

  /// `count` coloured layers beside each other, each with its position, opacity and transform in flight.
  static func crowd(_ count: Int) -> LayerWorld {
    let root = CALayer()
    for index in 0..<count {
      root.addSublayer(
        layer(CGRect(x: index % 100 * 12, y: index / 100 * 12, width: 10, height: 10), color: .white))
    }
    return world(root) {
      for child in root.sublayers ?? [] {
        animate(child, "position", from: CGPoint.zero, to: child.position, pacing: .easeInEaseOut)
        animate(child, "opacity", from: 0, to: 0.9, pacing: .easeInEaseOut)
        animate(
          child, "transform", from: CATransform3DMakeScale(0.5, 0.5, 1), to: CATransform3DMakeRotation(1, 0, 0, 1),
          pacing: .easeInEaseOut)
      }
    }
  }

  private static func world(_ root: CALayer, animations: () -> Void) -> LayerWorld {
    let world = LayerWorld()
    world.enter()
    world.show(root)
    world.commit()
    animations()
    world.commit()
    return world
  }

  private static func animate(
    _ layer: CALayer, _ keyPath: String, from: Any, to: Any, pacing: CAMediaTimingFunctionName
  ) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: pacing)
    layer.add(animation, forKey: keyPath)
  }

  private static func screen(_ color: CGColor) -> CALayer {
    let screen = layer(CGRect(x: 0, y: 0, width: 390, height: 844), color: color)
    screen.addSublayer(layer(CGRect(x: 0, y: 0, width: 390, height: 88), color: .black))
    screen.addSublayer(layer(CGRect(x: 145, y: 50, width: 100, height: 24), color: .white))
    for row in 0..<8 {
      screen.addSublayer(layer(CGRect(x: 16, y: 108 + 84 * row, width: 358, height: 68), color: .white))
    }
    return screen
  }

  private static func layer(_ frame: CGRect, color: CGColor) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }
}
