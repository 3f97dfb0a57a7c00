import Testing

@testable import QuartzCore

private func named(_ layer: CALayer, _ name: String) -> CALayer {
  layer.name = name
  return layer
}

/// Returns a root of 100 × 100 points with these sublayers.
private func tree(_ layers: CALayer...) -> CALayer {
  let root = named(layer(0, 0, 100, 100), "root")
  for layer in layers { root.addSublayer(layer) }
  return root
}

@Suite("Hit testing layers")
struct LayerHitTests {
  @Test("The frontmost sublayer is hit, outside of all sublayers the layer itself, outside of it nothing")
  func order() {
    let root = tree(named(layer(10, 10, 40, 40), "back"), named(layer(30, 30, 40, 40), "front"))
    let rows = [(20.0, 20.0, "back"), (40, 40, "front"), (60, 60, "front"), (5, 5, "root")]
    for (x, y, name) in rows { #expect(root.hitTest(CGPoint(x: x, y: y))?.name == name) }
    #expect(root.hitTest(CGPoint(x: 101, y: 5)) == nil)
  }

  @Test("The layer that is further in front is hit, by its z position or its transform")
  func depth() {
    let (a, b) = (named(layer(0, 0, 40, 40), "a"), named(layer(0, 0, 40, 40), "b"))
    let root = tree(a, b)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === b)
    a.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === a)
    b.transform = CATransform3DMakeTranslation(0, 0, 2)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === b)
    a.zPosition = 2
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === b)
  }

  @Test("A hidden layer and its sublayers are not hit")
  func hidden() {
    let (cover, child) = (layer(0, 0, 100, 100), layer(10, 10, 10, 10))
    cover.addSublayer(child)
    let root = tree(cover)
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === child)
    cover.isHidden = true
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === root)
    root.isHidden = true
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) == nil)
  }

  @Test("A sublayer outside its superlayer's bounds is hit unless it is clipped")
  func clipped() {
    let (parent, child) = (layer(0, 0, 20, 20), layer(30, 30, 10, 10))
    parent.addSublayer(child)
    let root = tree(parent)
    #expect(root.hitTest(CGPoint(x: 35, y: 35)) === child)
    parent.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 35, y: 35)) === root)
  }

  @Test("The point is in the superlayer's coordinates")
  func superlayersCoordinates() {
    let child = layer(50, 50, 20, 20)
    let root = tree(child)
    root.frame.origin = CGPoint(x: 1000, y: 0)
    #expect(root.hitTest(CGPoint(x: 1055, y: 55)) === child)
    #expect(child.hitTest(CGPoint(x: 55, y: 55)) === child && child.hitTest(CGPoint(x: 5, y: 5)) == nil)
    root.bounds.origin = CGPoint(x: 0, y: 40)
    #expect(root.hitTest(CGPoint(x: 1055, y: 15)) === child)
  }

  @Test("A turned square is hit in its corners and not beside them")
  func turned() {
    let child = layer(30, 30, 40, 40)
    let root = tree(child)
    child.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    let reach = 20 * 2.0.squareRoot()
    #expect(root.hitTest(CGPoint(x: 50 + reach - 0.1, y: 50)) === child)
    #expect(root.hitTest(CGPoint(x: 50 + reach + 0.1, y: 50)) === root)
    #expect(root.hitTest(CGPoint(x: 31, y: 31)) === root)
  }

  @Test("A layer scaled to nothing is not hit", arguments: [(0.0, 0.0), (0, 1), (1, 0)])
  func singular(x: Double, y: Double) {
    let child = layer(0, 0, 100, 100)
    let root = tree(child)
    child.transform = CATransform3DMakeScale(CGFloat(x), CGFloat(y), 1)
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
  }

  @Test("In perspective a layer is hit where it is projected, and nothing behind the eye is hit")
  func perspective() {
    let child = layer(30, 30, 40, 40)
    let root = tree(child)
    root.sublayerTransform.m34 = -1 / 100
    child.transform = CATransform3DMakeTranslation(0, 0, 50)
    // At half the distance to the eye everything is twice as large.
    #expect(root.hitTest(CGPoint(x: 11, y: 50)) === child && root.hitTest(CGPoint(x: 9, y: 50)) === root)
    child.transform = CATransform3DMakeTranslation(0, 0, 150)
    #expect(root.hitTest(CGPoint(x: 50, y: 55)) === root)
  }

  @Test("A point that is not a number hits nothing")
  func notANumber() {
    #expect(tree(layer(0, 0, 50, 50)).hitTest(CGPoint(x: CGFloat.nan, y: 1)) == nil)
    #expect(tree(layer(0, 0, 50, 50)).hitTest(CGPoint(x: 1, y: -CGFloat.infinity)) == nil)
  }

  @Test("A transform layer itself is never hit, its sublayers are")
  func transformLayer() {
    let space = CATransformLayer()
    space.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let child = layer(10, 10, 10, 10)
    space.addSublayer(child)
    let root = tree(space)
    #expect(root.hitTest(CGPoint(x: 15, y: 15)) === child && root.hitTest(CGPoint(x: 50, y: 50)) === root)
  }

  @Test("A subclass decides for itself what it contains")
  func ownShape() {
    final class Disc: CALayer {
      override func contains(_ p: CGPoint) -> Bool { hypot(p.x - 20, p.y - 20) < 20 }
    }
    let disc = Disc()
    disc.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    let root = tree(disc)
    #expect(root.hitTest(CGPoint(x: 20, y: 20)) === disc && root.hitTest(CGPoint(x: 1, y: 1)) === root)
  }
}
