import Testing

@testable import QuartzCore

private func items(_ layer: CALayer) -> [DisplayItem] {
  let world = world(showing: layer)
  return withExtendedLifetime(world) { Array(world.frame().list.items) }
}

/// A text service that lays nothing out and records the requests.
private final class FakeText: TextService {
  final class Layout: TextLayout {
    let size = CGSize(width: 30, height: 10)
  }
  var requests: [TextRequest] = []
  func layout(_ request: TextRequest) -> any TextLayout {
    requests.append(request)
    return Layout()
  }
}

@Suite("Shape, gradient, text, replicator and scroll layers")
struct LayerKindTests {
  @Test("By default a shape is filled black and not stroked")
  func shapeDefaults() {
    let shape = CAShapeLayer()
    #expect(shape.fillColor == .black && shape.strokeColor == nil && shape.path == nil)
    #expect(shape.lineWidth == 1 && shape.miterLimit == 10 && shape.strokeStart == 0 && shape.strokeEnd == 1)
    #expect(shape.lineCap == .butt && shape.lineJoin == .miter && shape.fillRule == .nonZero)
    #expect(items(shape).isEmpty)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    #expect(items(shape).map(\.kind) == [.shape])
    shape.fillColor = nil
    #expect(items(shape).isEmpty)
    shape.strokeColor = .black
    guard case .shape(let step)? = items(shape).first?.content else {
      Issue.record("no shape")
      return
    }
    #expect(step.strokeColor == SIMD4(0, 0, 0, 1))
    shape.strokeStart = 1
    #expect(items(shape).isEmpty)
  }

  @Test("A shape keeps the path as it was when it was set")
  func pathCopied() {
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    shape.path = path
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(shape.path?.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test("A shape's style is in the list, and steps listed before keep theirs")
  func shapeStyle() throws {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    shape.lineDashPattern = [1, 2.5]
    shape.fillRule = .evenOdd
    let world = world(showing: shape)
    let list = world.frame().list
    let style = try #require(Self.style(list))
    (shape.lineCap, shape.lineJoin) = (.round, .bevel)
    #expect(style.dashes == [1, 2.5] && style.lineCap == .butt && style.fillRule == .evenOdd)
    let next = world.frame()
    #expect(Self.style(next.list)?.lineCap == .round && next.list.items != list.items)
  }

  private static func style(_ list: DisplayList) -> ShapeStyle? {
    if case .shape(let shape)? = list.items.first?.content { shape.style } else { nil }
  }

  @Test("The search for the action of a colour change sees the old colour")
  func colorWhileChanging() {
    final class Curious: CAShapeLayer {
      var seen: [CGColor?] = []
      override func action(forKey event: String) -> (any CAAction)? {
        seen += [fillColor, backgroundColor]
        return nil
      }
    }
    let shape = Curious()
    let world = world(showing: shape)
    shape.seen = []
    (shape.fillColor, shape.backgroundColor) = (.white, .white)
    #expect(shape.seen == [.black, nil, .white, nil])
    #expect(shape.fillColor == .white && shape.backgroundColor == .white)
    withExtendedLifetime(world) {}
  }

  @Test("By default a gradient runs down over the bounds, with evenly spaced colours")
  func gradient() throws {
    let gradient = CAGradientLayer()
    gradient.bounds = CGRect(x: 10, y: 20, width: 40, height: 60)
    #expect(items(gradient).isEmpty)
    gradient.colors = [CGColor.black, "no colour", CGColor.white]
    let world = world(showing: gradient)
    func step() throws -> DisplayItem.Gradient {
      guard case .gradient(let step) = try #require(world.frame().list.items.first).content else {
        throw CancellationError()
      }
      return step
    }
    let field = try step()
    #expect(field.start == SIMD2(30, 20) && field.end == SIMD2(30, 80) && field.shape == .axial)
    #expect(field.stops.locations == [0, 0.5, 1])
    #expect(field.stops.colors == [SIMD4(0, 0, 0, 1), .zero, SIMD4(1, 1, 1, 1)])
    gradient.type = .radial
    #expect(try step().shape == .radial)
  }

  @Test(
    "Locations that are no rising numbers for each colour are evenly spaced",
    arguments: [
      ([0.2, 0.8], [0.2, 0.8]), ([0.5, 0.5], [0.5, 0.5]), ([0.8, 0.2], [0, 1]), ([0.2], [0, 1]),
      ([0.1, 0.2, 0.3], [0, 1]), ([.nan, 1], [0, 1]), ([], [0, 1]),
    ] as [([Double], [Double])])
  func locations(given: [Double], expected: [Double]) {
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor.black, CGColor.white]
    gradient.locations = given.map { NSNumber(value: $0) }
    #expect(gradient.objects.gradient?.locations == expected)
  }

  @Test("Text is laid out by the world's service when it is on screen and shown in its colour")
  func text() {
    let (text, service) = (CATextLayer(), FakeText())
    text.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
    (text.string, text.isWrapped, text.alignmentMode) = ("Swipe", true, .center)
    text.truncationMode = .end
    let world = LayerWorld()
    world.textService = service
    world.show(text)
    world.commit()
    #expect(service.requests.map(\.string) == ["Swipe"])
    #expect(service.requests.map(\.size) == [36] && service.requests.map(\.width) == [80])
    #expect(service.requests.map(\.alignment) == [.center] && service.requests.map(\.truncation) == [.tail])
    guard case .text(let step)? = world.frame().list.items.first?.content else {
      Issue.record("no text")
      return
    }
    #expect(step.corner == .zero && step.layout.size == CGSize(width: 30, height: 10))
    text.setValue(12, forKey: "fontSize")
    world.commit()
    #expect(service.requests.last?.size == 12)
    _ = world.frame()
    text.string = nil
    _ = world.frame()
    world.commit()
    #expect(world.frame().list.items.isEmpty)
  }

  @Test("A replicator shows its number of copies, each transformed once more about its anchor point")
  func replicator() {
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.addSublayer(filled(80, 45, 10, 10, .white))
    replicator.instanceCount = 4
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    replicator.instanceRedOffset = -0.25
    let found = items(replicator)
    let middles = found.map { $0.placement.map(SIMD2(5, 5)) }
    let expected = [SIMD2(85.0, 50), SIMD2(50, 85), SIMD2(15, 50), SIMD2(50, 15)]
    #expect(middles.count == 4)
    for (a, b) in zip(middles, expected) { #expect(((a - b) * (a - b)).sum() < rounding) }
    #expect(found.map { $0.color?.x } == [1, 0.75, 0.5, 0.25])
    #expect(found.map { $0.color?.y } == [1, 1, 1, 1])
  }

  @Test("A replicator's copies are delayed one after the other")
  func replicatorDelay() {
    let replicator = CAReplicatorLayer()
    let child = filled(0, 0, 10, 10)
    replicator.addSublayer(child)
    (replicator.instanceCount, replicator.instanceDelay) = (3, 0.25)
    let world = world(showing: replicator)
    let move = animation("position.x", from: 0, to: 100)
    move.fillMode = .both
    move.timingFunction = CAMediaTimingFunction(name: .linear)
    child.add(move, forKey: nil)
    world.commit()
    world.advance(to: 0.75)
    #expect(world.frame().list.items.map { $0.placement.origin.x + 5 } == [75, 50, 25])
  }

  @Test("A scroll layer scrolls along the axes of its mode, and clips")
  func scrolling() {
    let rows: [(CAScrollLayerScrollMode, CGPoint)] = [
      (.both, CGPoint(x: 5, y: 7)), (.horizontally, CGPoint(x: 5, y: 0)), (.vertically, CGPoint(x: 0, y: 7)),
      (.none, .zero),
    ]
    for (mode, expected) in rows {
      let scroll = CAScrollLayer()
      scroll.scrollMode = mode
      scroll.scroll(to: CGPoint(x: 5, y: 7))
      #expect(scroll.bounds.origin == expected && scroll.masksToBounds)
    }
  }

  @Test("Scrolling to a rectangle takes the shortest distance")
  func scrollToRect() {
    let scroll = CAScrollLayer()
    scroll.bounds = CGRect(x: 50, y: 50, width: 100, height: 100)
    let rows = [
      (CGRect(x: 60, y: 60, width: 10, height: 10), CGPoint(x: 50, y: 50)),
      (CGRect(x: 10, y: 60, width: 10, height: 10), CGPoint(x: 10, y: 50)),
      (CGRect(x: 195, y: 300, width: 10, height: 10), CGPoint(x: 105, y: 210)),
    ]
    for (rect, origin) in rows {
      scroll.bounds.origin = CGPoint(x: 50, y: 50)
      scroll.scroll(to: rect)
      #expect(scroll.bounds.origin == origin)
    }
  }

  @Test("Any layer can scroll the scroll layer above it")
  func scrollFromBelow() {
    let (scroll, content, row) = (CAScrollLayer(), layer(0, 0, 100, 1000), layer(0, 300, 100, 50))
    scroll.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scroll.addSublayer(content)
    content.addSublayer(row)
    row.scrollRectToVisible(row.bounds)
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 250))
    row.scroll(CGPoint(x: 0, y: 10))
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 310))
    layer(0, 0, 1, 1).scroll(.zero)
  }

  @Test("Presentation copies of every kind of layer have its class and its properties")
  func copies() throws {
    let (shape, gradient, text) = (CAShapeLayer(), CAGradientLayer(), CATextLayer())
    let (replicator, scroll, space) = (CAReplicatorLayer(), CAScrollLayer(), CATransformLayer())
    shape.lineCap = .round
    gradient.colors = [CGColor.white]
    text.string = "x"
    replicator.instanceCount = 7
    scroll.scrollMode = .vertically
    let root = CALayer()
    for layer in [shape, gradient, text, replicator, scroll, space] { root.addSublayer(layer) }
    let world = world(showing: root)
    #expect(shape.presentation()?.lineCap == .round && gradient.presentation()?.colors?.count == 1)
    #expect(text.presentation()?.string as? String == "x")
    #expect(replicator.presentation()?.instanceCount == 7)
    #expect(scroll.presentation()?.scrollMode == .vertically && space.presentation()?.model() === space)
    withExtendedLifetime(world) {}
  }
}
