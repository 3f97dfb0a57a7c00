import Testing

@testable import QuartzCore

/// Numbers that are not finite.
private let bad = [Double.nan, .infinity, -.infinity]

/// Returns a chain of `count` layers, each of them the only sublayer of the one before.
private func chain(_ count: Int) -> (top: CALayer, bottom: CALayer) {
  let top = filled(0, 0, 10, 10)
  var bottom = top
  for _ in 1..<count {
    let next = filled(0, 0, 10, 10)
    bottom.addSublayer(next)
    bottom = next
  }
  return (top, bottom)
}

@Suite("Invalid input")
struct BadInputTests {
  @Test("A frame that is not finite is refused and reported, and the layer keeps its own", arguments: bad)
  func frames(number: Double) {
    let layer = layer(1, 2, 3, 4)
    let world = world(showing: layer)
    layer.frame = CGRect(x: number, y: 0, width: 1, height: 1)
    #expect(layer.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && world.diagnostics.count == 1)
  }

  @Test("Colours are always finite: components that are no numbers are brought into range", arguments: bad)
  func colors(number: Double) {
    let layer = filled(0, 0, 1, 1, CGColor(red: CGFloat(number), green: 0, blue: 0, alpha: CGFloat(number)))
    #expect(layer.values.pointee.backgroundColor.isFinite)
    let replicator = CAReplicatorLayer()
    let world = world(showing: replicator)
    replicator.instanceRedOffset = Float(number)
    #expect(replicator.instanceRedOffset == 0 && world.diagnostics.count == 1)
  }

  @Test("A colour too bright for its numbers is refused, and the colour before stays")
  func hugeColor() {
    let layer = filled(0, 0, 1, 1, .white)
    let world = world(showing: layer)
    layer.backgroundColor = CGColor(red: 1e300, green: 0, blue: 0, alpha: 1)
    #expect(layer.backgroundColor == .white && world.diagnostics.count == 1)
  }

  @Test("A scale of the contents that is not positive is refused", arguments: [0, -1])
  func contentsScale(scale: Double) {
    let layer = CALayer()
    let world = world(showing: layer)
    layer.contentsScale = CGFloat(scale)
    layer.setValue(scale, forKey: "contentsScale")
    #expect(layer.contentsScale == 1 && world.diagnostics.count == 2)
  }

  @Test("Layers scaled to nothing, huge or far away are sampled without harm")
  func extremes() {
    let root = filled(0, 0, 100, 100)
    let transforms = [
      CATransform3D(), CATransform3DMakeScale(0, 0, 0), CATransform3DMakeScale(1e300, 1e300, 1),
      CATransform3DMakeScale(1e-300, 1, 1), CATransform3DMakeTranslation(1e308, -1e308, 0),
    ]
    for transform in transforms {
      let (outer, inner) = (filled(0, 0, 1e300, 1e300), filled(-1e308, 1e308, 5, 5))
      (outer.transform, inner.transform) = (transform, transform)
      (outer.masksToBounds, outer.shadowOpacity, outer.opacity, outer.borderWidth) = (true, 1, 0.5, 1)
      inner.shadowOpacity = 1
      outer.addSublayer(inner)
      root.addSublayer(outer)
    }
    let world = world(showing: root)
    _ = world.frame()
    for layer in root.sublayers ?? [] {
      layer.backgroundColor = .white
      layer.sublayers?[0].removeFromSuperlayer()
      _ = world.frame()
      _ = root.hitTest(CGPoint(x: 5, y: 5))
      _ = layer.convert(CGPoint(x: 1, y: 1), from: nil)
      _ = layer.visibleRect
    }
    (root.frame, root.bounds) = (.null, .infinite)
    _ = world.frame()
    #expect(world.frame().list.items.first?.kind == .background)
  }

  @Test("Null and infinite rectangles convert to themselves")
  func specialRects() {
    let (a, b) = (layer(5, 5, 10, 10), layer(1, 1, 2, 2))
    a.addSublayer(b)
    #expect(b.convert(CGRect.null, to: a).isNull && b.convert(CGRect.infinite, from: a).isInfinite)
  }

  @Test("A thousand levels of layers are laid out, drawn, hit, converted and let go, and half of them shown")
  func deep() {
    let (top, bottom) = chain(1000)
    bottom.setNeedsLayout()
    bottom.setNeedsDisplay()
    let world = world(showing: top)
    #expect(world.frame().list.items.count == 1 + LayerSampler.mostAbove)
    #expect(!bottom.needsLayout() && !bottom.needsDisplay())
    #expect(top.hitTest(CGPoint(x: 5, y: 5)) === bottom)
    #expect(bottom.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 1, y: 1))
    #expect(bottom.convertTime(3, to: nil) == 3)
    #expect(world.diagnostics.count == 1, "that half of them are not shown is said once")
    bottom.addSublayer(top)
    #expect(world.diagnostics.count == 2)
    top.sublayers = nil
    #expect(world.frame().list.items.count == 1)
  }

  @Test("A thousand levels of groups, clips, shadows and animations are sampled")
  func deepAndRich() {
    let (top, _) = chain(1000)
    let world = world(showing: top)
    var layer = Optional(top)
    while let current = layer {
      (current.opacity, current.masksToBounds, current.borderWidth) = (0.999, true, 1)
      current.add(animation("position.x", from: 0, to: 1, 0), forKey: nil)
      layer = current.sublayers?.first
    }
    world.commit()
    world.advance(to: 0.1)
    #expect(world.frame().list.items.count > 5 * LayerSampler.mostAbove)
    world.advance(to: 0.2)
    let frame = world.frame()
    #expect(frame.list.items != frame.previous.items)
  }

  @Test("A layer that is created by a coder is an ordinary layer")
  func copyOfNoLayer() {
    let layer = CALayer(layer: "text")
    layer.addSublayer(CALayer())
    #expect(layer.model() === layer && layer.sublayers?.count == 1)
  }
}
