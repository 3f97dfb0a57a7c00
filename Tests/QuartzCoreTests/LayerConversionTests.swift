import Testing

@testable import QuartzCore

/// A map of points of the plane in homogeneous coordinates, by definition: nine numbers, row by row.
private struct SlowMap {
  var entries: [Double] = [1, 0, 0, 0, 1, 0, 0, 0, 1]

  /// Creates the map from `layer` to its superlayer as the documentation defines it: the product of the 4 × 4 matrices,
  /// without z.
  init(outOf layer: CALayer) {
    let anchor = Self.anchor(layer)
    var t = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -layer.anchorPointZ)
    t = CATransform3DConcat(t, layer.transform)
    t = CATransform3DConcat(t, CATransform3DMakeTranslation(layer.position.x, layer.position.y, layer.zPosition))
    if let parent = layer.superlayer {
      let center = Self.anchor(parent)
      t = CATransform3DConcat(t, CATransform3DMakeTranslation(-center.x, -center.y, 0))
      t = CATransform3DConcat(t, parent.sublayerTransform)
      t = CATransform3DConcat(t, CATransform3DMakeTranslation(center.x, center.y, 0))
    }
    entries = [t.m11, t.m12, t.m14, t.m21, t.m22, t.m24, t.m41, t.m42, t.m44].map(\.native)
  }

  private static func anchor(_ layer: CALayer) -> CGPoint {
    CGPoint(
      x: layer.bounds.minX + layer.anchorPoint.x * layer.bounds.width,
      y: layer.bounds.minY + layer.anchorPoint.y * layer.bounds.height)
  }

  func map(_ p: CGPoint) -> CGPoint {
    let (x, y, e) = (p.x.native, p.y.native, entries)
    let w = x * e[2] + y * e[5] + e[8]
    return CGPoint(x: (x * e[0] + y * e[3] + e[6]) / w, y: (x * e[1] + y * e[4] + e[7]) / w)
  }
}

/// Returns the point `p` of `layer` in the coordinate system of the topmost layer's superlayer.
private func toTop(_ p: CGPoint, _ layer: CALayer) -> CGPoint {
  var (p, layer) = (p, Optional(layer))
  while let current = layer {
    p = SlowMap(outOf: current).map(p)
    layer = current.superlayer
  }
  return p
}

/// A root, its two sublayers and a sublayer of each, all with random geometry.
private struct Family {
  let root = CALayer()
  let parents = [CALayer(), CALayer()]
  let children = [CALayer(), CALayer()]
  var all: [CALayer] { [root] + parents + children }

  init(_ random: inout GeometryGenerator, inSpace: Bool) {
    for (parent, child) in zip(parents, children) {
      root.addSublayer(parent)
      parent.addSublayer(child)
    }
    for layer in all {
      layer.bounds = CGRect(origin: random.point(-20...20), size: CGSize(width: 50, height: 40))
      layer.anchorPoint = random.point(-0.5...1.5)
      layer.position = random.point(-30...30)
      layer.transform = random.planarPlacement()
      guard inSpace else { continue }
      layer.zPosition = CGFloat(random.number(-20...20))
      layer.anchorPointZ = CGFloat(random.number(-5...5))
      layer.transform = CATransform3DRotate(layer.transform, CGFloat(random.number(-0.6...0.6)), 1, 1, 0)
      layer.sublayerTransform.m34 = -1 / 2000
    }
  }
}

@Suite("Converting points and rectangles between layers")
struct LayerConversionTests {
  @Test("Points convert between any two layers of a tree by the definition", arguments: [false, true])
  func anyTwo(inSpace: Bool) {
    var random = GeometryGenerator(seed: 41)
    for _ in 0..<30 {
      let family = Family(&random, inSpace: inSpace)
      let p = random.point(-10...60)
      for a in family.all {
        for b in family.all {
          let there = a.convert(p, to: b)
          let tolerance = inSpace ? 1e-5 : 1e-7
          #expect(distance(toTop(there, b), toTop(p, a)) < tolerance, "seed 41")
          #expect(distance(b.convert(p, from: a), there) < tolerance, "seed 41")
          #expect(distance(b.convert(there, to: a), p) < tolerance, "seed 41")
        }
        #expect(distance(a.convert(p, to: nil), toTop(p, a)) < 1e-7, "seed 41")
        #expect(distance(a.convert(a.convert(p, to: nil), from: nil), p) < 1e-6, "seed 41")
      }
    }
  }

  @Test("A rectangle converts to the box around its corners")
  func rectangles() {
    var random = GeometryGenerator(seed: 42)
    for _ in 0..<30 {
      let family = Family(&random, inSpace: true)
      let r = CGRect(origin: random.point(), size: CGSize(width: 13, height: 7))
      for (a, b) in [(family.children[0], family.children[1]), (family.root, family.children[0])] {
        let corners = [(r.minX, r.minY), (r.maxX, r.minY), (r.minX, r.maxY), (r.maxX, r.maxY)]
          .map { a.convert(CGPoint(x: $0.0, y: $0.1), to: b) }
        let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
        let box = CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
        #expect(difference(a.convert(r, to: b), box) < 1e-6, "seed 42")
        #expect(difference(b.convert(r, from: a), box) < 1e-6, "seed 42")
      }
    }
  }

  @Test("Conversion to the same layer changes nothing, not by a rounding error")
  func toItself() {
    var random = GeometryGenerator(seed: 43)
    let layer = Family(&random, inSpace: true).children[0]
    #expect(layer.convert(CGPoint(x: 0.1, y: 0.2), to: layer) == CGPoint(x: 0.1, y: 0.2))
  }

  @Test("The bounds' origin moves the sublayers in the opposite direction")
  func boundsOrigin() {
    let (root, child) = (layer(0, 0, 100, 100), layer(10, 20, 20, 20))
    root.addSublayer(child)
    root.bounds.origin = CGPoint(x: 5, y: 50)
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 5, y: -30))
    #expect(child.convert(CGPoint.zero, to: root) == CGPoint(x: 10, y: 20))
  }

  @Test("Every point converts to the anchor point of a layer that is scaled to nothing", arguments: [0.0, 1])
  func singular(height: Double) {
    let (root, child) = (layer(0, 0, 100, 100), layer(10, 20, 20, 30))
    root.addSublayer(child)
    child.transform = CATransform3DMakeScale(0, CGFloat(height), 1)
    #expect(root.convert(CGPoint(x: 77, y: 3), to: child) == CGPoint(x: 10, y: 15))
    #expect(child.convert(CGPoint(x: 77, y: 3), from: nil) == CGPoint(x: 10, y: 15))
  }

  @Test("Layers of different trees convert through the space outside of both")
  func differentTrees() {
    let (a, b) = (layer(10, 10, 5, 5), layer(-3, 4, 5, 5))
    #expect(a.convert(CGPoint(x: 1, y: 1), to: b) == CGPoint(x: 14, y: 7))
  }

  @Test("A presentation copy converts by presented values")
  func presentationCopies() throws {
    let (root, middle, child) = (layer(0, 0, 100, 100), layer(10, 10, 50, 50), layer(1, 2, 5, 5))
    root.addSublayer(middle)
    middle.addSublayer(child)
    middle.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    let world = world(showing: root)
    let copy = try #require(child.presentation())
    let p = CGPoint(x: 1, y: 1)
    #expect(copy.convert(p, to: nil) == child.convert(p, to: nil))
    #expect(distance(copy.convert(p, to: middle.presentation()), child.convert(p, to: middle)) < rounding)
    #expect(copy.frame == child.frame)
    withExtendedLifetime(world) {}
  }

  @Test("The part of a plane behind the eye is not in its box")
  func behindTheEye() {
    let (root, child) = (layer(0, 0, 100, 100), layer(0, 0, 100, 100))
    root.addSublayer(child)
    root.sublayerTransform.m34 = -1 / 20
    child.anchorPoint = CGPoint(x: 0, y: 0.5)
    child.position = CGPoint(x: 40, y: 50)
    child.transform = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
    // The layer extends from the hinge towards the eye and beyond: the visible part lies to the right of the hinge.
    let box = child.convert(child.bounds, to: root)
    let xs: [Double] = Array(stride(from: 0.0, through: 100, by: 0.25))
    let visible = xs.filter { (x: Double) -> Bool in 1 - x * sin(Double.pi / 3) / 20 > 0.01 }
    let seen: [CGPoint] = visible.map { child.convert(CGPoint(x: $0, y: 0), to: root) }
    for point in seen { #expect(point.x >= box.minX - 1e-6 && point.x <= box.maxX + 1e-6) }
    #expect(seen.count > 10)
  }
}
