import Testing

@testable import QuartzCore

@Suite("Frames, visible rectangles and resizing of layers")
struct LayerGeometryTests {
  @Test("Setting the frame moves the layer and keeps bounds' origin and anchor point")
  func setFrame() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 6, width: 1, height: 1)
    layer.anchorPoint = CGPoint(x: 0.25, y: 1)
    layer.frame = CGRect(x: 90, y: 80, width: 40, height: 20)
    #expect(layer.position == CGPoint(x: 100, y: 100))
    #expect(layer.bounds == CGRect(x: 5, y: 6, width: 40, height: 20))
  }

  @Test("The frame is the box around the corners, however the layer is turned")
  func boxOfCorners() {
    var random = GeometryGenerator(seed: 31)
    for _ in 0..<100 {
      let layer = CALayer()
      layer.bounds = CGRect(origin: random.point(), size: CGSize(width: 40, height: 20))
      layer.anchorPoint = random.point(-1...2)
      layer.position = random.point()
      layer.transform = random.planarPlacement()
      let t = layer.affineTransform()
      let anchor = CGPoint(
        x: layer.bounds.minX + layer.anchorPoint.x * 40, y: layer.bounds.minY + layer.anchorPoint.y * 20)
      let corners = [(0.0, 0.0), (40, 0), (0, 20), (40, 20)].map { x, y in
        let p = CGPoint(x: layer.bounds.minX + CGFloat(x) - anchor.x, y: layer.bounds.minY + CGFloat(y) - anchor.y)
        let turned = p.applying(t)
        return CGPoint(x: turned.x + layer.position.x, y: turned.y + layer.position.y)
      }
      let (xs, ys) = (corners.map(\.x), corners.map(\.y))
      let box = CGRect(
        x: xs.min() ?? 0, y: ys.min() ?? 0, width: (xs.max() ?? 0) - (xs.min() ?? 0),
        height: (ys.max() ?? 0) - (ys.min() ?? 0))
      #expect(difference(layer.frame, box) < 1e-8, "seed 31")
    }
  }

  @Test("A frame that was set is read back, scaled, mirrored or turned by quarters")
  func frameRoundTrip() {
    var random = GeometryGenerator(seed: 32)
    for quarter in 0..<4 {
      for scale in [CGFloat(1), 2, -0.5] {
        let layer = CALayer()
        layer.anchorPoint = random.point(-1...2)
        layer.transform = CATransform3DScale(
          CATransform3DMakeRotation(.pi / 2 * CGFloat(quarter), 0, 0, 1), scale, 1.5, 1)
        let frame = CGRect(x: 10, y: -20, width: 30, height: 50)
        layer.frame = frame
        #expect(difference(layer.frame, frame) < 1e-8, "quarter \(quarter), scale \(scale), seed 32")
      }
    }
  }

  @Test("A frame with negative sizes is standardised")
  func negativeSize() {
    let layer = CALayer()
    layer.frame = CGRect(x: 30, y: 40, width: -20, height: -10)
    #expect(layer.frame == CGRect(x: 10, y: 30, width: 20, height: 10))
    layer.bounds = CGRect(x: 0, y: 0, width: -20, height: 10)
    #expect(layer.bounds == CGRect(x: -20, y: 0, width: 20, height: 10))
  }

  @Test("A layer scaled to nothing moves by its frame and keeps its size")
  func singularFrame() {
    let layer = layer(0, 0, 30, 20)
    layer.transform = CATransform3DMakeScale(0, 0, 1)
    layer.frame = CGRect(x: 7, y: 8, width: 10, height: 10)
    #expect(layer.bounds.size == CGSize(width: 30, height: 20))
    #expect(layer.frame == CGRect(x: 7, y: 8, width: 0, height: 0))
  }

  @Test("The part that superlayers clip is not visible")
  func visibleRect() {
    let (root, clip, child) = (layer(0, 0, 100, 100), layer(10, 10, 50, 50), layer(30, 40, 40, 40))
    root.addSublayer(clip)
    clip.addSublayer(child)
    #expect(child.visibleRect == CGRect(x: 0, y: 0, width: 40, height: 40))
    clip.masksToBounds = true
    #expect(child.visibleRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    clip.bounds.origin = CGPoint(x: 35, y: 0)
    #expect(child.visibleRect == CGRect(x: 5, y: 0, width: 35, height: 10))
    clip.bounds.origin = CGPoint(x: 500, y: 0)
    #expect(child.visibleRect.isEmpty)
  }

  /// The frames of a sublayer, by its mask, after its superlayer grew from 40 × 40 to 100 × 70; before, the sublayer
  /// was at 10…30 in x and y.
  static let resizings: [(CAAutoresizingMask, CGRect)] = [
    ([], CGRect(x: 10, y: 10, width: 20, height: 20)),
    ([.layerWidthSizable, .layerHeightSizable], CGRect(x: 10, y: 10, width: 80, height: 50)),
    ([.layerMinXMargin], CGRect(x: 70, y: 10, width: 20, height: 20)),
    ([.layerMaxXMargin, .layerMaxYMargin], CGRect(x: 10, y: 10, width: 20, height: 20)),
    ([.layerMinXMargin, .layerMaxXMargin], CGRect(x: 40, y: 10, width: 20, height: 20)),
    ([.layerMinXMargin, .layerWidthSizable, .layerMaxXMargin], CGRect(x: 30, y: 10, width: 40, height: 20)),
    ([.layerMinYMargin], CGRect(x: 10, y: 40, width: 20, height: 20)),
  ]

  @Test("Sublayers follow a new size by their autoresizing mask", arguments: resizings)
  func autoresizing(mask: CAAutoresizingMask, expected: CGRect) {
    let (parent, child) = (layer(0, 0, 40, 40), layer(10, 10, 20, 20))
    parent.addSublayer(child)
    child.autoresizingMask = mask
    parent.bounds.size = CGSize(width: 100, height: 70)
    #expect(difference(child.frame, expected) < rounding)
  }

  @Test("Sublayers of a layer without size do not follow")
  func noOldSize() {
    let (parent, child) = (CALayer(), layer(10, 10, 20, 20))
    parent.addSublayer(child)
    child.autoresizingMask = [.layerWidthSizable, .layerMinXMargin]
    parent.bounds.size = CGSize(width: 100, height: 70)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 20, height: 20))
  }

  @Test("A layer contains the points of its bounds, its far edges not among them")
  func contains() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 10, y: 10, width: 20, height: 20)
    #expect(layer.contains(CGPoint(x: 10, y: 29.9)) && !layer.contains(CGPoint(x: 30, y: 15)))
    #expect(!layer.contains(CGPoint(x: 0, y: 0)))
  }

  @Test("The affine transform is the transform's part in the plane")
  func affineTransform() {
    let layer = CALayer()
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    layer.setAffineTransform(plane)
    #expect(layer.affineTransform() == plane)
    #expect(layer.transform == CATransform3DMakeAffineTransform(plane))
  }
}
