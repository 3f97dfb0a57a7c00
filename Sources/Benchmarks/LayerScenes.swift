import CoreGraphics
import Motion
import QuartzCore

/// Realistic trees of layers with running animations.
enum LayerScenes {
  /// The duration of every animation, in seconds.
  private static let duration = 1.0
  /// The bounds of a screen, in points.
  private static let screenBounds = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// Two screens of a bar, a title and eight rows each, the upper one sliding over the lower with shadow, dimming and
  /// parallax.
  static func twoScreens() -> LayerWorld {
    let container = layer(screenBounds, color: .black)
    let lower = screen(CGColor(srgbRed: 0.18, green: 0.36, blue: 0.73, alpha: 1))
    let dimming = layer(screenBounds, color: .black)
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

  /// A few layers with every kind of animation that mixes numbers in flight: additive and turning transforms, springs,
  /// keyframes, colours, paths, groups, one on a clock of its own; with a shadow, a clip, a mask, a group opacity and a
  /// controlled time.
  static func variety() -> LayerWorld {
    let root = layer(screenBounds, color: .black)
    let layers = (0..<6).map { layer(CGRect(x: 20, y: 100 * $0, width: 300, height: 80), color: .white) }
    for (outer, inner) in zip([root] + layers, layers) { outer.addSublayer(inner) }
    layers[0].masksToBounds = true
    layers[0].cornerRadius = 12
    layers[1].mask = layer(CGRect(x: 0, y: 0, width: 200, height: 80), color: .black)
    layers[2].opacity = 0.5
    layers[3].shadowOpacity = 0.5
    root.sublayerTransform.m34 = -1 / 500
    return world(root) {
      let turn = CATransform3DMakeRotation(1, 0, 1, 0)
      animate(layers[0], "transform", from: turn, to: CATransform3DIdentity, pacing: .easeOut)
      animate(layers[1], "backgroundColor", from: CGColor.black, to: CGColor.white, pacing: .easeIn)
      animate(layers[2], "transform.rotation.z", from: 0, to: 6, pacing: .linear)
      layers[3].add(additive(), forKey: nil)
      layers[4].add(spring(), forKey: nil)
      layers[5].add(keyframes(), forKey: nil)
      let clock = AnimationClock()
      root.add(clocked(by: clock), forKey: nil)
      let spring = TimeMap(begin: 0, from: 0, to: 1, rate: 1, spring: Spring(mass: 1, stiffness: 10, damping: 1))
      LayerWorld.current.run(clock, along: spring, vertical: spring)
      layers[0].holdTime(at: layers[0].convertTime(0.25, from: nil))
    }
  }

  private static func additive() -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.fromValue = CATransform3DMakeRotation(1, 0, 0, 1)
    animation.isAdditive = true
    animation.repeatCount = .infinity
    animation.autoreverses = true
    animation.duration = duration
    return animation
  }

  private static func clocked(by clock: AnimationClock) -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "position.y")
    animation.byValue = 10
    animation.isAdditive = true
    animation.duration = 1
    animation.clock = clock
    return animation
  }

  private static func spring() -> CAAnimation {
    let animation = CASpringAnimation(keyPath: "position.y")
    animation.byValue = 50
    animation.duration = animation.settlingDuration
    return animation
  }

  private static func keyframes() -> CAAnimation {
    let values = CAKeyframeAnimation(keyPath: "opacity")
    values.values = [1, 0.4, 0.8]
    values.calculationMode = .cubic
    values.duration = duration
    let mode = CAKeyframeAnimation(keyPath: "position")
    mode.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 50), transform: nil)
    mode.rotationMode = .rotateAuto
    mode.duration = duration
    let group = CAAnimationGroup()
    group.animations = [values, mode]
    group.duration = duration
    return group
  }

  /// Returns a world that shows `root`, after calling `animations` to add animations.
  private static func world(_ root: CALayer, animations: () -> Void) -> LayerWorld {
    let world = LayerWorld()
    world.enter()
    world.show(root)
    world.commit()
    animations()
    world.commit()
    return world
  }

  /// Animates a property from one value to another over `duration`.
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
    let screen = layer(screenBounds, color: color)
    screen.addSublayer(layer(CGRect(x: 0, y: 0, width: 390, height: 88), color: .black))
    screen.addSublayer(layer(CGRect(x: 145, y: 50, width: 100, height: 24), color: .white))
    for row in 0..<8 {
      screen.addSublayer(layer(CGRect(x: 16, y: 108 + 84 * row, width: 358, height: 68), color: .white))
    }
    return screen
  }

  /// Returns a layer with one colour.
  private static func layer(_ frame: CGRect, color: CGColor) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }
}
