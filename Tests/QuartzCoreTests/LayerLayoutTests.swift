import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// A record of the calls that layers receive.
private final class Journal {
  var lines: [String] = []
}

private final class Reporter: CALayer {
  var journal = Journal()
  var whileLaidOut: (() -> Void)?

  override func layoutSublayers() {
    journal.lines.append("layout \(name ?? "")")
    whileLaidOut?()
  }

  override func display() { journal.lines.append("display \(name ?? "")") }
}

private final class Delegate: NSObject, CALayerDelegate {
  var lines: [String] = []
  var image: CGImage?

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

private func reporters(_ names: String...) -> (Journal, [Reporter]) {
  let journal = Journal()
  return (
    journal,
    names.map { name in
      let layer = Reporter()
      layer.journal = journal
      layer.name = name
      return layer
    }
  )
}

@Suite("Layout and drawing of layers")
struct LayerLayoutTests {
  @Test("A commit lays out marked layers once, from the top")
  func fromTheTop() {
    let (journal, layers) = reporters("a", "b", "c")
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(layers[2])
    let world = world(showing: layers[0])
    journal.lines = []
    for layer in layers.reversed() { layer.setNeedsLayout() }
    layers[1].setNeedsLayout()
    #expect(layers.allSatisfy { $0.needsLayout() })
    world.commit()
    world.commit()
    #expect(journal.lines == ["layout a", "layout b", "layout c"])
    #expect(!layers.contains { $0.needsLayout() })
  }

  @Test("Only marked layers are laid out, anywhere in the tree")
  func onlyMarkedLayers() {
    let (journal, layers) = reporters("a", "b", "c")
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(layers[2])
    let world = world(showing: layers[0])
    journal.lines = []
    layers[2].setNeedsLayout()
    world.commit()
    #expect(journal.lines == ["layout c"])
  }

  @Test("A new size marks the layer for layout, a new origin or position does not")
  func newSize() {
    let (journal, layers) = reporters("a")
    let world = world(showing: layers[0])
    journal.lines = []
    layers[0].position = CGPoint(x: 5, y: 5)
    layers[0].bounds.origin = CGPoint(x: 5, y: 5)
    world.commit()
    #expect(journal.lines.isEmpty)
    layers[0].bounds.size = CGSize(width: 5, height: 5)
    world.commit()
    #expect(journal.lines == ["layout a"])
  }

  @Test("Immediate layout begins with the topmost marked layer")
  func atOnce() {
    let (journal, layers) = reporters("a", "b", "c")
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(layers[2])
    layers[0].layoutIfNeeded()
    journal.lines = []
    layers[2].layoutIfNeeded()
    #expect(journal.lines.isEmpty)
    layers[1].setNeedsLayout()
    layers[2].setNeedsLayout()
    layers[2].layoutIfNeeded()
    #expect(journal.lines == ["layout b", "layout c"])
    // A superlayer is referred to weakly.
    withExtendedLifetime(layers) {}
  }

  @Test("A layer that is marked again during layout is laid out again before the frame")
  func askedAgain() {
    let (journal, layers) = reporters("a", "b", "c")
    layers[0].addSublayer(layers[1])
    layers[0].addSublayer(layers[2])
    layers[2].whileLaidOut = { layers[1].bounds.size.width += layers[1].bounds.width == 0 ? 10 : 0 }
    let world = world(showing: layers[0])
    journal.lines = []
    for layer in layers { layer.setNeedsLayout() }
    world.commit()
    #expect(journal.lines == ["layout a", "layout b", "layout c", "layout b"])
    #expect(!layers[1].needsLayout())
  }

  @Test("A layer that marks itself without end is laid out a few times in a turn, and again in the next")
  func endless() {
    let (journal, layers) = reporters("a")
    layers[0].whileLaidOut = { layers[0].setNeedsLayout() }
    let root = CALayer()
    root.addSublayer(layers[0])
    layers[0].setNeedsLayout()
    let world = world(showing: root)
    let count = journal.lines.count
    #expect((2...20).contains(count))
    world.commit()
    #expect(journal.lines.count == 2 * count)
  }

  @Test("Sublayers added while being laid out are laid out in the same turn")
  func addedMeanwhile() {
    let (journal, layers) = reporters("a", "b")
    layers[0].whileLaidOut = { if layers[1].superlayer == nil { layers[0].addSublayer(layers[1]) } }
    layers[1].setNeedsLayout()
    layers[0].setNeedsLayout()
    let world = world(showing: layers[0])
    #expect(journal.lines.filter { $0 == "layout b" }.count == 1)
    withExtendedLifetime(world) {}
  }

  @Test("A subtree that is marked outside of a tree is laid out once it is in one")
  func askedOutside() {
    let (journal, layers) = reporters("a", "b")
    layers[0].addSublayer(layers[1])
    layers[0].layoutIfNeeded()
    let root = CALayer()
    let world = world(showing: root)
    journal.lines = []
    layers[1].setNeedsLayout()
    layers[1].setNeedsDisplay()
    root.addSublayer(layers[0])
    world.commit()
    #expect(journal.lines == ["layout b", "display b"])
  }

  @Test("Masks are laid out and drawn, too")
  func masks() {
    let (journal, layers) = reporters("mask", "inside")
    let root = CALayer()
    let world = world(showing: root)
    root.mask = layers[0]
    layers[0].addSublayer(layers[1])
    layers[1].setNeedsDisplay()
    layers[0].setNeedsLayout()
    world.commit()
    #expect(journal.lines == ["layout mask", "display inside"])
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
    #expect(delegate.lines == ["layout", "will draw", "draw"])
    #expect(!layer.needsDisplay())
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

  @Test("A new size marks the layer for layout, and for display only by `needsDisplayOnBoundsChange`")
  func drawnAgain() {
    let (journal, layers) = reporters("a")
    let world = world(showing: layers[0])
    journal.lines = []
    layers[0].bounds.size.width = 5
    world.commit()
    #expect(journal.lines == ["layout a"])
    layers[0].needsDisplayOnBoundsChange = true
    layers[0].bounds.size.width = 6
    world.commit()
    #expect(journal.lines == ["layout a", "layout a", "display a"])

    let (drawn, delegate) = (layer(0, 0, 10, 10), Delegate())
    drawn.delegate = delegate
    drawn.setNeedsDisplay()
    drawn.displayIfNeeded()
    drawn.bounds.size.width = 20
    #expect(!drawn.needsDisplay())
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
    #expect(layer.drawing == nil)
    #expect(!delegate.lines.contains("draw"))
  }
}
