import Motion
import Testing

@testable import UIKit

@MainActor @Suite("Animation blocks")
struct AnimationTests {
  @Test("A block has the curve of its options, ease-in, ease-out by default")
  func curves() {
    let scene = AnimationScene()
    let system = Spring(mass: 3, stiffness: 1000, damping: 500)
    let rows: [(UInt, TimingCurve)] = [
      (0, .bezier(.easeInEaseOut)), (1, .bezier(.easeIn)), (2, .bezier(.easeOut)), (3, .linear),
      (7, .spring(system, initialVelocity: 0, duration: 1)),
    ]
    for (row, (bits, curve)) in rows.enumerated() {
      scene.view.center.x = 0
      UIView.animate(withDuration: 1, delay: 0, options: .init(rawValue: bits << 16)) { scene.view.center.x = 100 }
      let start = Double(row) * 10
      scene.frames(at: start, start + 0.3)
      #expect(abs(scene.x - 100 * curve.value(at: 0.3)) < rounding, "curve \(bits)")
      scene.frame(at: start + 5)
    }
  }

  @Test("Curves and options have Apple's raw values")
  func rawValues() {
    #expect((0...3).map { UIView.AnimationCurve(rawValue: $0) } == [.easeInOut, .easeIn, .easeOut, .linear])
    let flags: [UIView.AnimationOptions] = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent, .showHideTransitionViews,
      .overrideInheritedOptions,
    ]
    #expect(flags.map(\.rawValue) == (0...9).map { 1 << $0 })
    let curves: [UIView.AnimationOptions] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
    #expect(curves.map(\.rawValue) == (0...3).map { $0 << 16 })
    let transitions: [UIView.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(transitions.map(\.rawValue) == (1...7).map { $0 << 20 })
    let modes: [UIView.KeyframeAnimationOptions] = [
      .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced, .calculationModeCubic,
      .calculationModeCubicPaced,
    ]
    #expect(modes.map(\.rawValue) == (0...4).map { $0 << 10 })
  }

  @Test("The model changes at once, the presentation follows until both are the same, and the animation is removed")
  func modelAndPresentation() {
    let scene = AnimationScene()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { scene.view.center = CGPoint(x: 150, y: 70) }
    #expect(scene.view.center == CGPoint(x: 150, y: 70))
    scene.frame(at: 1)
    #expect(scene.shown.position == SIMD2(50, 50))
    scene.frame(at: 1.5)
    #expect(scene.shown.position == SIMD2(100, 60))
    scene.frame(at: 2)
    #expect(scene.shown.position == SIMD2(150, 70) && scene.view.layer.animationKeys() == nil)
  }

  @Test("The animation of a block is additive, from the difference to zero, and fills in both directions")
  func animationOnLayer() throws {
    let scene = AnimationScene()
    UIView.animate(withDuration: 0.4) { scene.view.frame = CGRect(x: 10, y: 20, width: 60, height: 100) }
    #expect(scene.view.layer.animationKeys()?.sorted() == ["bounds.size", "position"])
    let animation = try #require(scene.view.layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(animation.isAdditive && animation.fromValue as? CGPoint == CGPoint(x: 10, y: -20))
    #expect(animation.toValue as? CGPoint == .zero)
    #expect(animation.duration == 0.4 && animation.fillMode == .both)
    let size = try #require(scene.view.layer.animation(forKey: "bounds.size") as? CABasicAnimation)
    #expect(size.fromValue as? CGSize == CGSize(width: 40, height: 0))
  }

  @Test("Each animatable property of a layer goes linearly from old to new, and shows the model at the end")
  func properties() {
    let rows: [(String, (CALayer) -> Void, (LayerValues) -> Double, Double)] = [
      ("opacity", { $0.opacity = 0.5 }, { $0.opacity }, 0.75),
      ("cornerRadius", { $0.cornerRadius = 8 }, { $0.cornerRadius }, 4),
      ("borderWidth", { $0.borderWidth = 2 }, { $0.borderWidth }, 1),
      ("zPosition", { $0.zPosition = 3 }, { $0.zPosition }, 1.5),
      ("bounds", { $0.bounds = CGRect(x: 10, y: 0, width: 100, height: 100) }, { $0.bounds.x }, 5),
      ("bounds", { $0.bounds = CGRect(x: 10, y: 0, width: 300, height: 100) }, { $0.bounds.z }, 200),
      ("shadowOpacity", { $0.shadowOpacity = 1 }, { $0.shadowOpacity }, 0.5),
      ("shadowOffset", { $0.shadowOffset = CGSize(width: -3, height: 0) }, { $0.shadowOffset.x }, -1.5),
      ("shadowRadius", { $0.shadowRadius = 9 }, { $0.shadowRadius }, 6),
      ("backgroundColor", { $0.backgroundColor = CGColor(gray: 1, alpha: 1) }, { $0.backgroundColor.x }, 0.5),
      ("contentsRect", { $0.contentsRect = CGRect(x: 0.5, y: 0, width: 1, height: 1) }, { $0.contentsRect.x }, 0.25),
      ("transform", { $0.transform = CATransform3DMakeScale(3, 1, 1) }, { $0.transform.m11.native }, 2),
      ("transform", { $0.transform = CATransform3DMakeScale(0, 0, 1) }, { $0.transform.m11.native }, 0.5),
    ]
    for (name, change, read, middle) in rows {
      let scene = AnimationScene()
      let layer = scene.view.layer
      layer.backgroundColor = CGColor(gray: 0, alpha: 1)
      let before = read(layer.presented().values)
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { change(layer) }
      let after = read(layer.modelValues)
      scene.frame(at: 0)
      #expect(abs(read(scene.shown) - before) < rounding, "\(name) at the beginning")
      scene.frame(at: 1)
      #expect(abs(read(scene.shown) - middle) < 1e-6, "\(name) halfway")
      scene.frame(at: 2)
      #expect(read(scene.shown) == after, "\(name) at the end")
    }
  }

  @Test("The path and the stroke of a shape layer are animated")
  func shapes() throws {
    let scene = AnimationScene()
    let shape = ShapeView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = try #require(shape.layer as? CAShapeLayer)
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    scene.window.addSubview(shape)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 30, height: 10), transform: nil)
      layer.strokeEnd = 0
    }
    scene.frames(at: 0, 0.5)
    #expect(layer.presentation()?.path?.boundingBox.width == 20 && layer.presentation()?.strokeEnd == 0.5)
  }

  @Test("A block on a moving view keeps the old animation and blends with it, without a jump in position or speed")
  func blending() {
    let scene = AnimationScene()
    func move(to x: CGFloat) { UIView.animate(withDuration: 1) { scene.view.center.x = x } }
    func shown(_ instant: Double) -> Double {
      scene.frame(at: instant)
      return scene.x
    }
    scene.view.center.x = 0
    move(to: 100)
    scene.frame(at: 0)
    let step = 1e-4
    let (a, b) = (shown(0.5 - step), shown(0.5))
    move(to: 0)
    #expect(scene.view.layer.animationKeys() == ["position", "position-2"])
    let (c, d) = (shown(0.5), shown(0.5 + step))
    #expect(abs(c - b) < rounding)
    // The second animation begins at rest, so the speed is that of the first.
    #expect(abs((d - c) - (b - a)) < 1e-4)
    let ease = { TimingCurve.bezier(.easeInEaseOut).value(at: $0) }
    #expect(abs(shown(0.8) - (100 * ease(0.8) - 100 * ease(0.3))) < rounding)
  }

  @Test("A colour continues from what is seen and replaces the running animation")
  func colours() {
    let scene = AnimationScene()
    scene.view.backgroundColor = .init(cgColor: CGColor(gray: 0, alpha: 1))
    func fade(_ gray: CGFloat, _ name: String) {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        scene.view.backgroundColor = UIColor(cgColor: CGColor(gray: gray, alpha: 1))
      } completion: {
        scene.logger(name)($0)
      }
    }
    fade(1, "first")
    scene.frames(at: 0, 0.5)
    fade(0, "second")
    #expect(scene.view.layer.animationKeys() == ["backgroundColor"])
    scene.frame(at: 0.5)
    #expect(abs(scene.shown.backgroundColor.x - 0.5) < 1e-6)
    scene.frame(at: 1)
    #expect(abs(scene.shown.backgroundColor.x - 0.25) < 1e-6)
    scene.frame(at: 1.5)
    #expect(scene.log == ["first false", "second true"])
  }

  @Test("During a delay the old value is shown; the delay counts from the end of the turn")
  func delay() {
    let scene = AnimationScene()
    scene.view.center.x = 0
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { scene.view.center.x = 100 }
    scene.expectX([(2.0, 0.0), (2.4, 0), (2.75, 25), (3.5, 100)])
    #expect(scene.view.layer.animationKeys() == nil)
  }

  @Test("A repeating animation runs until it is removed, and with autoreverse it comes back each time")
  func repeating() {
    let scene = AnimationScene()
    scene.view.center.x = 0
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      scene.view.center.x = 100
    } completion: {
      scene.logger("repeat")($0)
    }
    scene.frame(at: 0)
    scene.expectX([(0.25, 25.0), (1.25, 75), (2.25, 25), (99.25, 75)])
    #expect(scene.application.isIdle && scene.log.isEmpty)
    scene.view.layer.removeAllAnimations()
    scene.frame(at: 100)
    #expect(scene.log == ["repeat false"])
  }

  @Test("modifyAnimations gives its repeat count to the changes inside it only")
  func modifiedRepeat() {
    let scene = AnimationScene()
    (scene.view.center.x, scene.view.center.y) = (0, 0)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.center.y = 10
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { scene.view.alpha = 0 }
    }
    scene.frames(at: 0, 3.25)
    // During the second reverse run.
    #expect(abs(scene.shown.opacity - 0.25) < rounding && scene.shown.position.y == 10)
    scene.frame(at: 4)
    #expect(scene.shown.opacity == 0)
  }

  @Test("With layoutSubviews, the layout that follows from a change is animated with it")
  func layout() {
    for (options, animates) in [(UIView.AnimationOptions.layoutSubviews, true), ([], false)] {
      let scene = AnimationScene()
      let view = LayingOutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scene.window.addSubview(view)
      scene.frame(at: 0)
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.bounds.size.width = 200 }
      scene.frame(at: 0)
      #expect((view.child.layer.animationKeys() != nil) == animates && view.child.bounds.width == 200)
    }
  }

  @Test("A layer without a view keeps its implicit animations")
  func freeLayers() {
    let scene = AnimationScene()
    let layer = CALayer()
    scene.view.layer.addSublayer(layer)
    scene.frame(at: 0)
    UIView.animate(withDuration: 3) { layer.opacity = 0 }
    #expect(layer.animation(forKey: "opacity")?.duration == 0.25)
    scene.frames(at: 0, 0.25)
    #expect(layer.animationKeys() == nil)
  }

  @Test("Animated views refuse touches until the animations end, unless the block allows touches")
  func touches() {
    let scene = AnimationScene()
    let rows: [(UIView.AnimationOptions, Bool)] = [([], true), (.allowUserInteraction, false)]
    for (row, (options, refuses)) in rows.enumerated() {
      let start = Double(row) * 10
      UIView.animate(withDuration: 1, delay: 0.5, options: options) { scene.view.center.x += 10 }
      UIView.animate(withDuration: 2, delay: 0, options: options) { scene.view.center.y += 10 }
      for (instant, expected) in [(0.0, refuses), (1.6, refuses), (2.0, false)] {
        scene.frame(at: start + instant)
        #expect(scene.view.refusesTouchesWhileAnimating == expected, "row \(row) at \(instant)")
      }
    }
    #expect(!scene.window.refusesTouchesWhileAnimating)
  }
}

/// A view with a shape layer.
private final class ShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
}

/// A view whose child has the size of the view.
private final class LayingOutView: UIView {
  let child = UIView()

  override func layoutSubviews() {
    if child.superview == nil { addSubview(child) }
    child.frame = bounds
  }
}

extension CALayer {
  /// The values of the model.
  fileprivate var modelValues: LayerValues {
    var result = LayerValues()
    for property in LayerProperty.allCases where property.laneCount > 0 {
      if let lanes = AnimationValue.lanes(value(forKey: property.name), for: LayerKeyPath(property)) {
        result[LayerKeyPath(property)] = lanes
      }
    }
    result.transform = transform
    return result
  }
}
