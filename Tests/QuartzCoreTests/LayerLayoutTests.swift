import Testing

@testable import QuartzCore

private final class Reporter: CALayer {
  var log = EventLog()
  var whileLaidOut: (() -> Void)?

  override func layoutSublayers() {
    log.note("layout \(name ?? "")")
    whileLaidOut?()
  }

  override func display() { log.note("display \(name ?? "")") }
}

private final class Delegate: NSObject, CALayerDelegate {
  var lines: [String] = []

  func layoutSublayers(of layer: CALayer) { lines.append("layout") }
  func layerWillDraw(_ layer: CALayer) { lines.append("will draw") }
  func draw(_ layer: CALayer, in ctx: CGContext) {
    lines.append("draw")
    ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}

private final class Displayer: NSObject, CALayerDelegate {
  var count = 0
  func display(_ layer: CALayer) { count += 1 }
}

private func reporters(_ names: String...) -> (EventLog, [Reporter]) {
  let log = EventLog()
  let layers = names.map { name in
    let layer = Reporter()
    (layer.log, layer.name) = (log, name)
    return layer
  }
  return (log, layers)
}

/// Returns layers a, b and c, each a sublayer of the one before.
private func chain() -> (EventLog, [Reporter]) {
  let (log, layers) = reporters("a", "b", "c")
  layers[0].addSublayer(layers[1])
  layers[1].addSublayer(layers[2])
  return (log, layers)
}

@Suite("Layout and drawing of layers")
struct LayerLayoutTests {
  @Test("A commit lays out marked layers, and only those, once, from the top")
  func fromTheTop() {
    let (log, layers) = chain()
    let world = world(showing: layers[0])
    log.entries = []
    for layer in layers.reversed() { layer.setNeedsLayout() }
    layers[1].setNeedsLayout()
    #expect(layers.allSatisfy { $0.needsLayout() })
    world.commit()
    world.commit()
    #expect(log.entries == ["layout a", "layout b", "layout c"])
    #expect(!layers.contains { $0.needsLayout() })
    layers[2].setNeedsLayout()
    world.commit()
    #expect(log.entries.dropFirst(3) == ["layout c"])
  }

  @Test("Immediate layout begins with the topmost marked layer")
  func atOnce() {
    let (log, layers) = chain()
    layers[0].layoutIfNeeded()
    log.entries = []
    layers[2].layoutIfNeeded()
    #expect(log.entries.isEmpty)
    layers[1].setNeedsLayout()
    layers[2].setNeedsLayout()
    layers[2].layoutIfNeeded()
    #expect(log.entries == ["layout b", "layout c"])
    // A superlayer is referred to weakly.
    withExtendedLifetime(layers) {}
  }

  @Test("A layer that is marked again during layout is laid out again before the frame")
  func askedAgain() {
    let (log, layers) = reporters("a", "b", "c")
    layers[0].addSublayer(layers[1])
    layers[0].addSublayer(layers[2])
    layers[2].whileLaidOut = { layers[1].bounds.size.width += layers[1].bounds.width == 0 ? 10 : 0 }
    let world = world(showing: layers[0])
    log.entries = []
    for layer in layers { layer.setNeedsLayout() }
    world.commit()
    #expect(log.entries == ["layout a", "layout b", "layout c", "layout b"] && !layers[1].needsLayout())
  }

  @Test("A layer that marks itself without end is laid out a few times in a turn, and again in the next")
  func endless() {
    let (log, layers) = reporters("a")
    layers[0].whileLaidOut = { layers[0].setNeedsLayout() }
    let root = CALayer()
    root.addSublayer(layers[0])
    layers[0].setNeedsLayout()
    let world = world(showing: root)
    let count = log.entries.count
    #expect((2...20).contains(count))
    world.commit()
    #expect(log.entries.count == 2 * count)
  }

  @Test("Sublayers added while being laid out are laid out in the same turn")
  func addedMeanwhile() {
    let (log, layers) = reporters("a", "b")
    layers[0].whileLaidOut = { if layers[1].superlayer == nil { layers[0].addSublayer(layers[1]) } }
    layers[1].setNeedsLayout()
    layers[0].setNeedsLayout()
    let world = world(showing: layers[0])
    #expect(log.entries.filter { $0 == "layout b" }.count == 1)
    withExtendedLifetime(world) {}
  }

  @Test("A subtree that is marked outside of a tree is laid out once it is in one")
  func askedOutside() {
    let (log, layers) = reporters("a", "b")
    layers[0].addSublayer(layers[1])
    layers[0].layoutIfNeeded()
    let root = CALayer()
    let world = world(showing: root)
    log.entries = []
    layers[1].setNeedsLayout()
    layers[1].setNeedsDisplay()
    root.addSublayer(layers[0])
    world.commit()
    #expect(log.entries == ["layout b", "display b"])
  }

  @Test("Masks are laid out and drawn, too")
  func masks() {
    let (log, layers) = reporters("mask", "inside")
    let root = CALayer()
    let world = world(showing: root)
    root.mask = layers[0]
    layers[0].addSublayer(layers[1])
    layers[1].setNeedsDisplay()
    layers[0].setNeedsLayout()
    world.commit()
    #expect(log.entries == ["layout mask", "display inside"])
  }

  @Test("The delegate lays out and draws its layer")
  func delegate() {
    let (layer, delegate) = (layer(0, 0, 10, 10), Delegate())
    layer.delegate = delegate
    let world = world(showing: layer)
    delegate.lines = []
    layer.setNeedsLayout()
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    world.commit()
    #expect(delegate.lines == ["layout", "will draw", "draw"] && !layer.needsDisplay())
    #expect(world.frame().list.items.map(\.kind) == [.picture])
  }

  @Test("A delegate that displays is not asked to draw")
  func displayingDelegate() {
    let (layer, delegate) = (layer(0, 0, 10, 10), Displayer())
    layer.delegate = delegate
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    #expect(delegate.count == 1)
  }

  @Test("A new size, not an origin, marks a layer for layout, and for display by `needsDisplayOnBoundsChange` only")
  func newSize() {
    let (log, layers) = reporters("a")
    let world = world(showing: layers[0])
    log.entries = []
    layers[0].position = CGPoint(x: 5, y: 5)
    layers[0].bounds.origin = CGPoint(x: 5, y: 5)
    world.commit()
    #expect(log.entries.isEmpty)
    layers[0].bounds.size.width = 5
    world.commit()
    #expect(log.entries == ["layout a"])
    layers[0].needsDisplayOnBoundsChange = true
    layers[0].bounds.size.width = 6
    world.commit()
    #expect(log.entries == ["layout a", "layout a", "display a"])
  }

  @Test("The later of contents that are set and contents that are drawn is shown")
  func laterContents() throws {
    let (layer, delegate) = (layer(0, 0, 10, 10), Delegate())
    let made: CGImage? = CGImage(width: 1, height: 1, premultipliedRGBA: [0, 0, 0, 255])
    let image = try #require(made)
    layer.delegate = delegate
    layer.actions = ["contents": NSNull()]
    let world = world(showing: layer)
    func shown() -> CGImage? {
      if case .picture(let picture)? = world.frame().list.items.first?.content { picture.image } else { nil }
    }
    layer.contents = image
    #expect(shown() === image)
    layer.setNeedsDisplay()
    world.commit()
    #expect(shown() != nil && shown() !== image)
    layer.contents = image
    #expect(shown() === image)
    layer.contents = nil
    #expect(shown() == nil)
  }

  @Test("A drawing is in the layer's coordinates, at its scale")
  func coordinates() throws {
    final class Drawn: CALayer {
      override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 12, y: 20, width: 3, height: 4)) }
    }
    let layer = Drawn()
    layer.bounds = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.contentsScale = 2
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    let drawing = try #require(layer.drawing?.drawing)
    let expected = CGPath(rect: CGRect(x: 4, y: 0, width: 6, height: 8), transform: nil)
    guard case .fill(let outline, _, _, _)? = drawing.operations.first else {
      Issue.record("nothing was filled")
      return
    }
    #expect(CGPath(outline).boundingBox == expected.boundingBox)
    #expect(layer.drawing?.width == 60 && layer.drawing?.height == 80)
  }

  @Test("A layer without size draws nothing")
  func noSize() {
    let (layer, delegate) = (CALayer(), Delegate())
    layer.delegate = delegate
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.drawing == nil && !delegate.lines.contains("draw"))
  }
}
