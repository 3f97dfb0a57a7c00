import QuartzCore
import Raster
import SeededRandom
import Testing

@Suite("The damaged part is drawn again exactly")
struct DamageTests {
  @Test("After each of many changes, drawing the damage again gives the same pixels as a full frame", arguments: 1...48)
  func damageIsFull(seed: Int) throws {
    let scale = [1.0, 1.5, 2, 3][seed % 4]
    let scene = Scene(120, 90, scale: scale)
    var random = SeededGenerator(seed: UInt64(seed))
    let layers = RandomScene.layers(on: scene, seed: seed, &random)
    let kept = try scene.draw()
    for step in 0..<14 {
      withoutActions { RandomScene.change(layers[Int.random(in: layers.indices, using: &random)], &random) }
      guard try scene.drawsDamage(on: kept, "seed \(seed), step \(step)") else { return }
    }
  }

  @Test("While screens slide over each other, the damage gives the pixels of a full frame", arguments: 1...64)
  func slidingScreens(seed: Int) throws {
    let scale = [1.0, 1.25, 2, 3][seed % 4]
    let scene = Scene(120, 90, scale: scale)
    var random = SeededGenerator(seed: UInt64(seed) &* 131)
    var screens: [CALayer] = []
    withoutActions {
      RandomScene.setGround(of: scene, seed: seed)
      for _ in 0..<3 { screens.append(RandomScene.screen(on: scene, &random)) }
    }
    let kept = try scene.draw()
    let isAcross = !seed.isMultiple(of: 5)
    for step in 0..<16 {
      var distance = random.number(in: -9...9)
      if Bool.random(using: &random) { distance.round() }
      withoutActions {
        for screen in screens where Bool.random(using: &random) {
          if isAcross { screen.position.x += CGFloat(distance) } else { screen.position.y += CGFloat(distance) }
        }
        if seed.isMultiple(of: 3) { screens[1].opacity = 0.7 + Float(step) * 0.001 }
        if step % 5 == 4, let card = screens[step % 3].sublayers?.randomElement(using: &random) {
          RandomScene.change(card, &random)
        }
      }
      guard try scene.drawsDamage(on: kept, "seed \(seed), step \(step)") else { return }
    }
  }

  @Test("A part of a frame that is drawn alone equals that part of the full frame", arguments: 1...32)
  func partIsPart(seed: Int) throws {
    let scale = [1.0, 1.5, 2, 3][seed % 4]
    let scene = Scene(120, 90, scale: scale)
    var random = SeededGenerator(seed: UInt64(seed) &* 977)
    _ = RandomScene.layers(on: scene, seed: seed, &random)
    let whole = try scene.draw()
    for step in 0..<10 {
      let part = try scene.buffer()
      let low = SIMD2(random.number(in: 0...100), random.number(in: 0...70))
      var damage = DamageRegion()
      damage.add(SIMD4(lowHalf: low, highHalf: low + SIMD2(random.number(in: 1...60), random.number(in: 1...60))))
      try scene.draw(into: part, damage: damage)
      let rect = try #require(damage.rects.first)
      for y in Int(Double(rect.minY) * scale)..<min(part.height, Int((Double(rect.maxY) * scale).rounded(.up))) {
        for x in Int(Double(rect.minX) * scale)..<min(part.width, Int((Double(rect.maxX) * scale).rounded(.up)))
        where part[x, y] != whole[x, y] {
          Issue.record("seed \(seed), step \(step), at (\(x), \(y)): \(part[x, y]) against \(whole[x, y])")
          return
        }
      }
    }
  }

  @Test("Pixels outside the damage do not change")
  func outsideIsKept() throws {
    let scene = Scene(40, 40)
    let buffer = try scene.draw()
    withoutActions { scene.root.backgroundColor = white }
    var damage = DamageRegion()
    damage.add(SIMD4(10, 12, 20.5, 20))
    try scene.draw(into: buffer, damage: damage)
    #expect(buffer.sum() == 11 * 8)
  }
}
