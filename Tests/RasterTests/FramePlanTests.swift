import QuartzCore
import SeededRandom
import Testing

@testable import Raster

private func contains(_ region: DamageRegion, _ p: SIMD2<Double>) -> Bool {
  region.rects.contains { $0.insetBy(dx: -1e-6, dy: -1e-6).contains(CGPoint(x: p.x, y: p.y)) }
}

/// Returns a layer with this frame that shows nothing.
private func layer(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  return layer
}

/// Returns a layer with this frame that is filled with `color`.
private func filled(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: CGColor = .black) -> CALayer {
  let filled = layer(x, y, width, height)
  filled.backgroundColor = color
  return filled
}

/// Returns the rectangle, enlarged by its antialiased edges.
private func smoothed(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x - 1, y: y - 1, width: width + 2, height: height + 2)
}

@Suite("Plans of frames")
struct FramePlanTests {
  /// A white root of 100 × 100 points without actions, so that changes show at once.
  private let root = filled(0, 0, 100, 100, .white)
  private let world = LayerWorld()

  init() {
    world.enter()
    CATransaction.setDisableActions(true)
  }

  private func show(_ layers: CALayer...) {
    for layer in layers { root.addSublayer(layer) }
    world.show(root)
    settle()
  }

  private func settle() { _ = plan() }

  /// Returns the plan of the next frame.
  private func plan(scale: Double = 1) -> FramePlan {
    world.commit()
    CATransaction.setDisableActions(true)
    let (frame, side) = (world.frame(), Int(100 * scale))
    return FramePlan(frame.list, after: frame.previous, scale: scale, width: side, height: side, boxCost: 0)
  }

  private func damage(scale: Double = 1) -> [CGRect] { plan(scale: scale).damage.rects }

  /// Returns the lines of a plan's description without the first, for the whole frame with `layers` over the white root.
  private func lines(_ layers: CALayer...) -> [Substring] {
    for layer in layers { root.addSublayer(layer) }
    world.show(root)
    settle()
    let plan = FramePlan(world.frame().list, scale: 1, width: 100, height: 100)
    return plan.description.split(separator: "\n").dropFirst().map(\.self)
  }

  @Test("Drawing begins with the opaque screen that covers a part, and a screen's edge shares its pixels")
  func screens() {
    #expect(
      lines(filled(0, 0, 100, 100), filled(40.5, 0, 59.5, 100)) == [
        "draws 41,0 59×100 from background (item 2)", "draws 0,0 41×100 from background (item 1)",
        "background (item 0) covers 0,0 100×100", "background (item 1) covers 0,0 100×100",
        "background (item 2) covers 41,0 59×100", "background (item 2) shares column 40 from 40.0 to 40.5",
      ])
  }

  @Test("A frame that is larger than the memory of a window is drawn as far as that reaches", arguments: [false, true])
  func smallerMemory(isWhole: Bool) throws {
    show(filled(0, 0, 100, 100, .white))
    let (width, height, plan) = (60, 40, plan())
    var everywhere = DamageRegion()
    everywhere.add(SIMD4(0, 0, 100, 100))
    let memory = UnsafeMutableRawPointer.allocate(byteCount: width * (height + 1) * 4, alignment: 16)
    defer { memory.deallocate() }
    memory.initializeMemory(as: UInt8.self, repeating: 7, count: width * (height + 1) * 4)
    let buffer = try #require(PixelBuffer(borrowing: memory, width: width, height: height, stride: width * 4))
    try Renderer().render(plan, into: buffer, damage: isWhole ? nil : everywhere)
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    #expect(bytes[(width * height - 1) * 4] == 255)
    #expect((width * height * 4..<width * (height + 1) * 4).allSatisfy { bytes[$0] == 7 })
  }

  @Test("A translucent screen covers nothing and shares no edge; neither does an opaque one in a translucent group")
  func translucentScreens() {
    let group = layer(0, 0, 100, 100)
    group.opacity = 0.5
    group.addSublayer(filled(0, 0, 100, 100))
    group.addSublayer(filled(20.5, 0, 100, 100))
    #expect(
      lines(filled(40.5, 0, 59.5, 100, CGColor(gray: 0, alpha: 0.5)), group) == [
        "draws 0,0 100×100 from background (item 0)", "background (item 0) covers 0,0 100×100",
      ])
  }

  @Test("The edge of a box shares its pixels from an eighth of the frame's side on, if it is smooth")
  func sharedEdges() {
    func sharing(_ height: Double, _ change: (CALayer) -> Void = { _ in }) -> Int {
      let box = filled(20.5, 10, 5, height)
      change(box)
      defer { box.removeFromSuperlayer() }
      return lines(box).filter { $0.contains("shares column") }.count
    }
    #expect(sharing(12) == 0 && sharing(12.5) == 2)
    #expect(sharing(12.5) { $0.cornerRadius = 1 } == 0)
    #expect(sharing(50) { $0.allowsEdgeAntialiasing = false } == 0)
  }

  @Test("A clip cuts what its contents cover, without the rows of its corners")
  func clippedCover() {
    let clip = layer(10, 10, 80, 80)
    (clip.masksToBounds, clip.cornerRadius) = (true, 5)
    clip.addSublayer(filled(-50, -50, 300, 300))
    #expect(lines(clip).contains("background (item 2) covers 10,15 80×70"))
  }

  @Test("At a known scale, a box that moves along an axis damages only its ends")
  func ends() {
    let a = filled(10, 10, 40, 20)
    show(a)
    a.position.x += 5
    #expect(damage(scale: 10) == [CGRect(x: 9, y: 9, width: 6, height: 22), CGRect(x: 50, y: 9, width: 6, height: 22)])
    a.position.y += 2
    #expect(
      damage(scale: 10) == [CGRect(x: 14, y: 9, width: 42, height: 3), CGRect(x: 14, y: 30, width: 42, height: 3)])
    // Rounded ends reach further, and a diagonal has four sides.
    a.cornerRadius = 4
    _ = damage()
    a.position.x -= 5
    #expect(
      damage(scale: 10) == [CGRect(x: 46, y: 11, width: 10, height: 22), CGRect(x: 9, y: 11, width: 10, height: 22)])
    a.position = CGPoint(x: a.position.x + 5, y: a.position.y + 5)
    #expect(damage(scale: 10).count > 2)
  }

  @Test("A box that moves and changes its look is damaged as a whole")
  func moveAndLook() {
    let a = filled(10, 10, 40, 20)
    show(a)
    let changes: [(CALayer) -> Void] = [
      { $0.backgroundColor = CGColor(gray: 0.3, alpha: 1) }, { $0.opacity = 0.5 }, { $0.cornerRadius = 3 },
      { $0.bounds.size.height += 2.5 },
    ]
    for change in changes {
      a.position.x += 5
      change(a)
      #expect(damage(scale: 10).contains { $0.contains(CGPoint(x: a.position.x, y: a.frame.minY + 0.2)) })
    }
  }

  @Test("What an opaque box hides before and after its move is not damaged")
  func hidden() {
    let (below, above) = (filled(20, 20, 10, 10), filled(0, 0, 80, 100))
    root.masksToBounds = true
    show(below, above)
    below.backgroundColor = CGColor(gray: 0.3, alpha: 1)
    above.position.x += 3
    #expect(
      damage(scale: 10) == [CGRect(x: -1, y: -1, width: 4, height: 102), CGRect(x: 80, y: -1, width: 4, height: 102)])
    // A translucent box hides nothing.
    above.backgroundColor = CGColor(gray: 0.3, alpha: 0.5)
    _ = damage()
    below.backgroundColor = CGColor(gray: 0.6, alpha: 1)
    above.position.x += 3
    #expect(damage(scale: 10).contains { $0.contains(CGPoint(x: 25, y: 25)) })
  }

  @Test("An opaque mask that moves hides nothing")
  func movedMask() {
    let (content, mask) = (filled(0, 0, 100, 100), filled(0, 0, 80, 80))
    let inner = filled(20, 20, 10, 10, .white)
    content.addSublayer(inner)
    content.mask = mask
    show(content)
    inner.backgroundColor = CGColor(gray: 0.3, alpha: 1)
    mask.position.x += 3
    #expect(damage(scale: 10).contains { $0.contains(CGPoint(x: 25, y: 25)) })
  }

  @Test("A group that is dimmed is damaged when its opacity reaches another of 256 levels")
  func levels() {
    let group = filled(10, 10, 40, 20)
    group.addSublayer(filled(2, 2, 10, 10))
    group.opacity = Float(100.0 / 255)
    show(group)
    group.opacity = Float(100.4 / 255)
    #expect(damage().isEmpty)
    group.opacity = Float(100.6 / 255)
    #expect(!damage().isEmpty)
  }

  @Test("The first frame is all damage; a frame without a change has none and is the same list")
  func unchanged() {
    world.show(root)
    world.commit()
    #expect(damage() == [smoothed(0, 0, 100, 100)])
    let first = world.frame()
    #expect(first.list === first.previous && world.frame().list === first.list && damage().isEmpty)
    world.advance(to: 5)
    #expect(damage().isEmpty)
  }

  @Test("A value that is set to itself, or changed and set back, causes no damage")
  func thereAndBack() {
    let a = filled(10, 10, 20, 20)
    show(a)
    (a.position, a.opacity) = (a.position, 0.5)
    (a.opacity, a.isOpaque) = (1, false)
    root.addSublayer(a)
    #expect(damage().isEmpty)
  }

  @Test("A layer that moved far damages its old and its new area")
  func moved() {
    let (a, b) = (filled(10, 10, 10, 10), filled(50, 0, 20, 20))
    show(a, b)
    a.position.x += 70
    #expect(damage() == [smoothed(10, 10, 10, 10), smoothed(80, 10, 10, 10)])
  }

  @Test("A change of colour, opacity or corner damages only the layer")
  func looks() {
    let (a, b) = (filled(10, 10, 10, 10), filled(50, 0, 20, 20))
    show(a, b)
    let changes: [(CALayer) -> Void] = [
      { $0.backgroundColor = .white }, { $0.opacity = 0.7 }, { $0.cornerRadius = 3 }, { $0.cornerCurve = .continuous },
    ]
    for change in changes {
      change(a)
      #expect(damage() == [smoothed(10, 10, 10, 10)])
    }
  }

  @Test("A layer that is added or removed damages its own area, within groups and clips too")
  func comesAndGoes() {
    let (group, a, b) = (filled(0, 0, 60, 60), filled(10, 10, 10, 10), filled(40, 40, 10, 10))
    group.addSublayer(b)
    show(group, filled(70, 70, 5, 5))
    for prepare in [{}, { group.opacity = 0.5 }, { group.masksToBounds = true }] {
      prepare()
      settle()
      group.insertSublayer(a, at: 0)
      #expect(damage() == [smoothed(10, 10, 10, 10)])
      a.isHidden = true
      #expect(damage() == [smoothed(10, 10, 10, 10)])
      a.isHidden = false
      #expect(damage() == [smoothed(10, 10, 10, 10)])
      a.removeFromSuperlayer()
      #expect(damage() == [smoothed(10, 10, 10, 10)])
    }
  }

  @Test("Damage stays within clips")
  func clipped() {
    let (clip, a) = (layer(20, 20, 20, 20), filled(-100, 5, 300, 5))
    clip.masksToBounds = true
    clip.addSublayer(a)
    show(clip)
    a.backgroundColor = .white
    #expect(damage() == [CGRect(x: 19, y: 24, width: 22, height: 7)])
    a.position.y += 500
    #expect(damage() == [CGRect(x: 19, y: 24, width: 22, height: 7)])
    a.position.x += 7
    #expect(damage().isEmpty)
  }

  @Test("A change of a group's opacity damages its content, and no more")
  func groupOpacity() {
    let (group, a) = (layer(0, 0, 100, 100), filled(10, 10, 10, 10))
    group.addSublayer(a)
    group.addSublayer(filled(80, 80, 10, 10))
    group.opacity = 0.9
    show(group)
    group.opacity = 0.8
    #expect(damage() == [smoothed(10, 10, 10, 10), smoothed(80, 80, 10, 10)])
  }

  @Test("Content that casts a shadow damages the shadow with its blur")
  func castShadow() throws {
    let (caster, a) = (layer(0, 0, 100, 100), filled(10, 10, 10, 10))
    (caster.shadowOpacity, caster.shadowRadius, caster.shadowOffset) = (1, 2, CGSize(width: 40, height: 0))
    caster.addSublayer(a)
    show(caster)
    let shade = smoothed(10, 10, 10, 10).offsetBy(dx: 40, dy: 0).insetBy(dx: -6, dy: -6)
    let covers: () -> Bool = {
      let rects = self.damage()
      return rects.contains { $0.contains(shade) } && rects.contains { $0.contains(smoothed(10, 10, 10, 10)) }
    }
    a.backgroundColor = .white
    #expect(covers())
    a.addSublayer(filled(0, 0, 10, 10))
    #expect(covers())
    a.sublayers = nil
    #expect(covers())
    caster.shadowOpacity = 0.5
    #expect(covers())
  }

  @Test("A shadow of bounds or path reaches three blurs beyond them, shifted by its offset")
  func ownShadow() {
    let a = filled(40, 40, 10, 10)
    (a.shadowOpacity, a.shadowRadius, a.shadowOffset) = (1, 2, CGSize(width: 0, height: 3))
    show(a)
    a.shadowOpacity = 0.5
    #expect(damage() == [smoothed(34, 37, 22, 22)])
    a.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    settle()
    a.shadowOpacity = 0.6
    #expect(damage() == [smoothed(34, 37, 16, 16)])
  }

  @Test("The corners of a thick line's square ends are damaged")
  func strokes() {
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 40, y: 40))
    path.addLine(to: CGPoint(x: 60, y: 60))
    (shape.path, shape.lineWidth, shape.lineJoin, shape.lineCap) = (path, 20, .round, .square)
    shape.strokeColor = .black
    show(shape)
    shape.strokeColor = .white
    let reach = 10 * 2.0.squareRoot()
    #expect(damage().contains { $0.contains(CGRect(x: 40 - reach, y: 40 - reach, width: 20, height: 20)) })
  }

  @Test("Moving a tenth of the screen damages about a tenth, twice while it moves far")
  func proportion() {
    let a = filled(0, 0, 100, 10)
    show(a)
    a.position.y += 1
    #expect(plan().damage.area < 0.16 * 100 * 100)
    a.position.y += 50
    #expect(plan().damage.area < 0.26 * 100 * 100)
  }

  @Test("A region keeps few rectangles and loses no area")
  func region() {
    var random = SeededGenerator(seed: 61)
    var region = DamageRegion()
    var boxes: [CGRect] = []
    for _ in 0..<200 {
      let low = SIMD2(random.number(in: 0...500), random.number(in: 0...500))
      let size = SIMD2(random.number(in: 0...20), random.number(in: 0...20))
      region.add(SIMD4(lowHalf: low, highHalf: low + size))
      boxes.append(CGRect(x: low.x, y: low.y, width: size.x, height: size.y))
      #expect(region.rects.count <= DamageRegion.mostBoxes)
    }
    for box in boxes {
      for corner in [(box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY)] {
        #expect(contains(region, SIMD2(corner.0.native, corner.1.native)), "seed 61")
      }
    }
  }

  @Test("Empty boxes and boxes that are not finite add nothing to a region")
  func emptyBoxes() {
    var region = DamageRegion()
    region.add(SIMD4(1, 1, 1, 5))
    region.add(SIMD4(5, 5, 1, 1))
    region.add(SIMD4(.nan, 0, 1, 1))
    region.add(SIMD4(0, 0, 1, .nan))
    #expect(region.isEmpty && region.area == 0)
  }
}
