import QuartzCore
import Testing

// Written as by a client that knows only Apple's QuartzCore.

private class RingLayer: CALayer {
  var progress: CGFloat = 0 { didSet { setNeedsDisplay() } }
  var layouts = 0
  var asked: [String] = []
  private let dot = CALayer()

  override init() {
    super.init()
    setUp()
  }

  override init(layer: Any) {
    if let other = layer as? RingLayer { progress = other.progress }
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    addSublayer(dot)
  }

  override var bounds: CGRect {
    didSet { dot.cornerRadius = bounds.height / 8 }
  }

  override func layoutSublayers() {
    super.layoutSublayers()
    layouts += 1
    dot.frame = bounds.insetBy(dx: bounds.width / 4, dy: bounds.height / 4)
  }

  override func draw(in ctx: CGContext) {
    ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    ctx.fillEllipse(in: bounds.insetBy(dx: progress, dy: progress))
  }

  override func action(forKey event: String) -> (any CAAction)? {
    asked.append(event)
    return event == "opacity" ? super.action(forKey: event) : nil
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  var dotFrame: CGRect { dot.frame }
  var dotRadius: CGFloat { dot.cornerRadius }
}

@Suite("A client's own layer")
struct ClientLayerTests {
  private let ring = RingLayer()
  private let world = LayerWorld()

  init() {
    ring.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
    world.show(ring)
    world.commit()
  }

  @Test("Overrides of bounds and layout are called")
  func layout() {
    #expect(ring.layouts == 1 && ring.dotFrame == CGRect(x: 20, y: 10, width: 40, height: 20))
    #expect(ring.dotRadius == 5)
    ring.setValue(CGSize(width: 80, height: 80), forKeyPath: "bounds.size")
    #expect(ring.dotRadius == 10)
  }

  @Test("A client layer's drawing is shown once it is marked for display")
  func drawing() {
    #expect(world.frame().list.items.map(\.kind) == [.background])
    #expect(RingLayer.needsDisplay(forKey: "progress") && !RingLayer.needsDisplay(forKey: "opacity"))
    ring.progress = 3
    #expect(ring.needsDisplay())
    world.commit()
    #expect(world.frame().list.items.map(\.kind) == [.background, .picture])
  }

  @Test("A client layer is asked for actions once it is shown, before the value changes, and its action is run")
  func actions() {
    ring.asked = []
    (ring.opacity, ring.cornerRadius) = (0.5, 4)
    #expect(ring.asked == ["opacity", "cornerRadius"] && ring.animationKeys() == ["opacity"])
  }

  @Test("A client's initialiser copies its own properties for presentation")
  func copy() {
    ring.progress = 7
    let copy = RingLayer(layer: ring)
    #expect(copy.progress == 7 && copy.bounds == ring.bounds)
    #expect(copy.model() === ring)
  }
}
