import QuartzCore
import Testing

@testable import Raster

@Suite("Shadows fall off like a Gaussian")
struct ShadowTests {
  /// The share of a Gaussian of deviation 1 below `x`.
  private func normal(_ x: Double) -> Double { 0.5 * (1 + erf(x / 2.0.squareRoot())) }

  /// A shadow of a 60 × 50 box at (50, 45), in white on black, without the box itself.
  private func shadow(_ sigma: Double, scale: Double, change: (CALayer) -> Void) throws -> PixelBuffer {
    let scene = Scene(160, 140, scale: scale)
    withoutActions {
      let layer = scene.add(50, 45, 60, 50)
      (layer.shadowColor, layer.shadowOpacity) = (white, 1)
      layer.shadowRadius = CGFloat(sigma)
      layer.shadowOffset = .zero
      change(layer)
    }
    return try scene.draw()
  }

  /// Coarse cells, eight bits and straight lines between cells: five levels of 255.
  private static let tolerance = 5.0

  @Test("The shadow of a box is the product of two integrals", arguments: [1.0, 2.5, 6, 12], [1.0, 2])
  func box(sigma: Double, scale: Double) throws {
    let pixels = try shadow(sigma, scale: scale) { $0.shadowPath = CGPath(rect: $0.bounds, transform: nil) }
    for y in stride(from: 0, to: pixels.height, by: 3) {
      for x in stride(from: 0, to: pixels.width, by: 3) {
        let (px, py) = ((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
        let across = normal((px - 50) / sigma) - normal((px - 110) / sigma)
        let along = normal((py - 45) / sigma) - normal((py - 95) / sigma)
        let here = Double(pixels[x, y].x)
        guard abs(here - across * along * 255) <= Self.tolerance else {
          Issue.record("(\(x), \(y)): \(here) against \(across * along * 255)")
          return
        }
      }
    }
  }

  @Test("A shadow of contents or of a path equals that of the box with the same shape", arguments: [2.0, 8])
  func contents(sigma: Double) throws {
    let box = try shadow(sigma, scale: 1) { $0.shadowPath = CGPath(rect: $0.bounds, transform: nil) }
    let path = try shadow(sigma, scale: 1) { layer in
      let path = CGMutablePath()
      path.addRect(CGRect(x: 0, y: 0, width: 60, height: 20))
      path.addRect(CGRect(x: 0, y: 20, width: 60, height: 30))
      layer.shadowPath = path
    }
    let contents = try shadow(sigma, scale: 1) { layer in
      let child = CALayer()
      (child.frame, child.backgroundColor) = (layer.bounds, white)
      layer.addSublayer(child)
    }
    for y in 0..<box.height {
      for x in 0..<box.width {
        #expect(abs(Int(box[x, y].x) - Int(path[x, y].x)) <= 5, "path at (\(x), \(y))")
        let isBeneath = (50..<110).contains(x) && (45..<95).contains(y)
        if !isBeneath { #expect(abs(Int(box[x, y].x) - Int(contents[x, y].x)) <= 5, "contents at (\(x), \(y))") }
      }
    }
  }

  /// A scene of two cards that are no rectangles, one casting by its path and one by its contents, and another layer.
  private func cards(_ scale: Double) -> (scene: Scene, cards: [CALayer], other: CALayer) {
    let scene = Scene(120, 90, scale: scale)
    let cards = withoutActions {
      [0.0, 1].map { index in
        let card = scene.add(15 + 50 * index, 20, 36, 36)
        (card.shadowOpacity, card.shadowRadius, card.shadowColor) = (0.8, 5, white)
        if index == 0 { card.shadowPath = CGPath(ellipseIn: card.bounds, transform: nil) }
        scene.add(4, 4, 20, 20, rgb(1, 0, 0), on: card).cornerRadius = 6
        return card
      }
    }
    return (scene, cards, withoutActions { scene.add(90, 60, 8, 8, rgb(0, 1, 0)) })
  }

  @Test("A path that is made anew, as at each layout, has the shadow that is kept") func equalPaths() throws {
    let (scene, cards, _) = cards(1)
    for _ in 0..<3 {
      withoutActions {
        cards[0].shadowPath = CGPath(ellipseIn: cards[0].bounds, transform: nil)
        cards[0].position.x += 2
      }
      _ = try scene.draw()
    }
    #expect(scene.renderer.softOutlines.count == 1)
  }

  @Test("A cached shadow equals a new one after every move and change", arguments: [1.0, 1.5, 2])
  func kept(scale: Double) throws {
    let (scene, cards, other) = cards(scale)
    let changes: [() -> Void] = [
      { other.position.x -= 7 }, { cards[0].position.x += 3.3 }, { cards[1].position.y += 2.7 },
      { cards[1].sublayers?[0].cornerRadius = 2 }, { cards[0].shadowRadius = 3 },
      { cards[0].shadowPath = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 30), transform: nil) },
      { cards[1].shadowOpacity = 0.4 }, { cards[0].setAffineTransform(CGAffineTransform(rotationAngle: 0.4)) },
      { cards[1].sublayers?[0].position.x += 5 }, { cards[0].setAffineTransform(.identity) },
    ]
    for (step, change) in changes.enumerated() {
      withoutActions(change)
      let kept = try scene.draw()
      let anew = try scene.buffer()
      try Renderer().render(scene.world.frame().list, into: anew, scale: scale)
      let difference = kept.difference(from: anew)
      #expect(difference == nil, "step \(step): \(difference ?? "")")
    }
  }

  @Test("A part of a shadow, cached or not, equals that part of the full frame")
  func keptPart() throws {
    let (scene, _, _) = cards(2)
    let whole = try scene.draw()
    for renderer in [scene.renderer, Renderer()] {
      for (x, y) in [(10.0, 15.0), (40, 30), (70.5, 41), (90, 60)] {
        let part = try scene.buffer()
        var damage = DamageRegion()
        damage.add(SIMD4(x, y, x + 9, y + 8))
        let plan = FramePlan(scene.world.frame().list, scale: 2, width: part.width, height: part.height)
        try renderer.render(plan, into: part, damage: damage)
        for row in Int(y * 2)..<Int(y + 8) * 2 {
          for column in Int(x * 2)..<Int(x + 9) * 2 where part[column, row] != whole[column, row] {
            Issue.record("(\(column), \(row)): \(part[column, row]) against \(whole[column, row])")
            return
          }
        }
      }
    }
  }

  @Test("4.4: A shadow lies under all of its layer's contents, and is seen through a translucent card")
  func throughCard() throws {
    for hasPath in [true, false] {
      let scene = Scene(80, 80)
      withoutActions {
        let layer = scene.add(20, 20, 40, 40, rgb(1, 1, 1, 0.5))
        if hasPath { layer.shadowPath = CGPath(rect: layer.bounds, transform: nil) }
        layer.shadowColor = rgb(0, 1, 0)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 2, .zero)
        scene.add(0, 0, 20, 40, rgb(0, 0, 1, 0.5), on: layer)
      }
      let pixels = try scene.draw()
      // Without a path the shadow is as translucent as its layer: half, and three quarters below the child.
      let (right, left) = hasPath ? (1.0, 1.0) : (0.5, 0.75)
      #expect(isClose(pixels[50, 40], 127.5, 127.5 + 127.5 * right, 127.5, within: 3))
      #expect(isClose(pixels[25, 40], 63.75, 63.75 + 63.75 * left, 191.25, within: 3))
    }
  }

  @Test("A shadow has the colour, opacity and offset of its layer")
  func looks() throws {
    let scene = Scene(80, 80)
    withoutActions {
      let layer = scene.add(20, 20, 20, 20)
      layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
      layer.shadowColor = rgb(1, 0.5, 0, 0.8)
      (layer.shadowOpacity, layer.shadowRadius) = (0.5, 0)
      layer.shadowOffset = CGSize(width: 20, height: 10)
    }
    let pixels = try scene.draw()
    #expect(isClose(pixels[50, 40], 0.4 * 255, 0.2 * 255, 0))
    #expect(isClose(pixels[30, 25], 0, 0, 0, within: 0))
  }
}
