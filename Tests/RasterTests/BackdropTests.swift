import GoldenPictures
import QuartzCore
import SeededRandom
import Testing

@testable import Raster

@Suite("Backdrops show the content beneath them, blurred")
struct BackdropTests {
  /// A scene of two halves, black and white, under a backdrop.
  private func halves(_ scale: Double = 1, _ radius: Double = 4) throws -> (Scene, BackdropLayer) {
    let scene = Scene(96, 48, scale: scale)
    let backdrop = BackdropLayer()
    withoutActions {
      scene.root.backgroundColor = rgb(0, 0, 0)
      scene.add(48, 0, 48, 48, rgb(1, 1, 1))
      backdrop.blurRadius = CGFloat(radius)
      scene.position(backdrop, 16, 8, 64, 32, nil, on: nil)
    }
    return (scene, backdrop)
  }

  @Test("A sharp edge becomes a Gaussian's integral, at any scale", arguments: [(1.0, 4.0), (2, 4), (1, 12), (3, 8)])
  func edge(scale: Double, radius: Double) throws {
    let (scene, _) = try halves(scale, radius)
    let pixels = try scene.draw()
    for x in stride(from: 20.0, to: 76, by: 4) {
      let column = Int(x * scale)
      let distance = (Double(column) + 0.5) / scale - 48
      let expected = 127.5 * (1 + erf(distance / (radius * 2.0.squareRoot())))
      // Beyond the edges of the frame its last pixels continue, as they do in the integral.
      #expect(abs(Double(pixels[column, Int(24 * scale)].x) - expected) < 4, "x \(x)")
    }
    #expect(pixels[Int(47 * scale), Int(2 * scale)].x == 0 && pixels[Int(49 * scale), Int(2 * scale)].x == 255)
  }

  @Test("A sharp edge beside nothing is blurred away, also under rounded corners", arguments: [0, 8])
  func transparent(corners: CGFloat) throws {
    let scene = Scene(96, 48)
    let backdrop = BackdropLayer()
    withoutActions {
      scene.add(48, 0, 48, 48, rgb(1, 1, 1))
      (backdrop.blurRadius, backdrop.cornerRadius) = (6, corners)
      scene.position(backdrop, 0, 0, 96, 48, nil, on: nil)
    }
    let pixels = try scene.draw()
    let step = Int(pixels[48, 24].x) - Int(pixels[47, 24].x)
    #expect(step < 20 && pixels[56, 24].x < 250 && pixels[40, 24].x > 10, "the step at the edge is \(step)")
  }

  @Test("Items above a backdrop are not blurred, and do not appear in the blur")
  func above() throws {
    let (scene, _) = try halves()
    let before = try scene.draw()
    withoutActions { _ = scene.add(44, 20, 8, 8, rgb(1, 0, 0)) }
    scene.world.commit()
    let after = try scene.draw()
    #expect(after[48, 24].x == 255 && after[48, 24].y == 0)
    #expect(after[42, 24] == before[42, 24] && after[54, 24] == before[54, 24])
  }

  @Test("A saturation above 1 strengthens colours, and gray stays gray")
  func saturation() throws {
    let scene = Scene(64, 32)
    withoutActions {
      scene.root.backgroundColor = rgb(0.5, 0.5, 0.5)
      scene.add(32, 0, 32, 32, rgb(0.6, 0.4, 0.4))
      let backdrop = BackdropLayer()
      backdrop.saturation = 2
      scene.position(backdrop, 0, 0, 64, 32, nil, on: nil)
    }
    let pixels = try scene.draw()
    #expect(abs(Int(pixels[8, 8].x) - 128) <= 1 && pixels[8, 8].x == pixels[8, 8].z)
    // Twice as far from 0.6 × 0.2126 + 0.4 × 0.7874.
    let gray = 0.6 * 0.2126 + 0.4 * 0.7874
    #expect(abs(Double(pixels[56, 16].x) - 255 * (gray + (0.6 - gray) * 2)) < 2)
  }

  @Test("A rounded, half-transparent backdrop blends with the content beneath it")
  func opacity() throws {
    let (scene, backdrop) = try halves(1, 8)
    withoutActions { backdrop.cornerRadius = 16 }
    scene.world.commit()
    let whole = try scene.draw()
    #expect(whole[17, 9].x == 0 && whole[78, 9].x == 255)
    withoutActions { backdrop.opacity = 0.5 }
    scene.world.commit()
    let half = try scene.draw()
    #expect(abs(Int(half[46, 24].x) - Int(whole[46, 24].x) / 2) <= 1)
  }

  @Test("A backdrop in a card shows the content beneath the card, even while the card fades or is masked")
  func inGroup() throws {
    for mode in 0..<3 {
      let scene = Scene(96, 48)
      withoutActions {
        scene.root.backgroundColor = rgb(1, 1, 1)
        let card = scene.add(16, 8, 64, 32)
        (card.masksToBounds, card.cornerRadius) = (true, 8)
        if mode == 1 { card.opacity = 0.5 }
        if mode == 2 {
          let mask = CALayer()
          mask.frame = card.bounds
          mask.backgroundColor = rgb(0, 0, 0)
          card.mask = mask
        }
        let backdrop = BackdropLayer()
        backdrop.blurRadius = 6
        scene.position(backdrop, 0, 0, 64, 32, nil, on: card)
        scene.add(60, 0, 4, 32, rgb(0, 0, 0), on: card)
      }
      let pixels = try scene.draw()
      #expect(pixels[40, 24].x == 255, "mode \(mode)")
      #expect(pixels[77, 24].x == (mode == 1 ? 128 : 0) || mode == 1, "mode \(mode)")
    }
  }

  @Test("Drawing the shadow of contents with a backdrop ends")
  func inShadow() throws {
    let (scene, backdrop) = try halves()
    withoutActions {
      let card = scene.add(10, 10, 40, 20)
      card.shadowOpacity = 1
      card.addSublayer(backdrop)
      let inner = BackdropLayer()
      inner.blurRadius = 3
      inner.frame = CGRect(x: 5, y: 5, width: 30, height: 30)
      backdrop.mask = inner
    }
    _ = try scene.draw()
  }

  @Test("After each of many changes, drawing the damage again gives the same pixels as a full frame", arguments: 1...12)
  func damage(seed: Int) throws {
    let scale = [1.0, 1.5, 2, 3][seed % 4]
    let scene = Scene(120, 90, scale: scale)
    var random = SeededGenerator(seed: UInt64(seed) &* 31)
    var layers: [CALayer] = []
    withoutActions {
      for index in 0..<10 {
        layers.append(RandomScene.add(to: scene, below: layers, &random))
        guard index % 4 == 2 else { continue }
        let backdrop = BackdropLayer()
        backdrop.blurRadius = CGFloat(random.number(in: 0.5...9))
        backdrop.saturation = CGFloat(random.number(in: 0.5...2))
        let parent = index == 6 ? layers.last : nil
        scene.position(backdrop, 20, 15, random.number(in: 20...80), random.number(in: 20...60), nil, on: parent)
        layers.append(backdrop)
      }
    }
    let kept = try scene.draw()
    for step in 0..<10 {
      withoutActions { RandomScene.change(layers[Int.random(in: layers.indices, using: &random)], &random) }
      guard try scene.drawsDamage(on: kept, "seed \(seed), step \(step)") else { return }
    }
  }

  @Test("A change beneath or near a backdrop changes the blur, and a distant change does not damage it")
  func reach() throws {
    let (scene, _) = try halves(1, 2)
    let mark = withoutActions { scene.add(2, 2, 4, 4, rgb(1, 0, 0)) }
    _ = scene.world.frame()
    for (x, isSeen) in [(0.0, false), (10, true), (40, true)] {
      withoutActions { mark.position = CGPoint(x: x, y: 4) }
      scene.world.commit()
      _ = scene.world.frame()
      withoutActions { mark.position.y += 1 }
      scene.world.commit()
      let damage = scene.plan(of: try scene.buffer()).damage
      #expect(damage.rects.contains { $0.maxY > 9 } == isSeen, "x \(x): \(damage.rects)")
    }
  }

  @Test("The memory of a blur is used again for the next one of the same layer; eight are kept, while they are seen")
  func memory() {
    let cache = BackdropCache()
    func key(_ layer: UInt, _ radius: Double) -> BackdropCache.Key {
      let region = DeviceBox(left: 0, top: 0, right: 4, bottom: 4)
      let blur = BackdropBlur(sigma: radius, saturation: 1)
      return BackdropCache.Key(layer: layer, depth: 0, blur: blur, scale: 1, region: region)
    }
    let first = cache.renewed(for: key(1, 2), beneath: [])
    #expect(cache.cells(for: key(1, 2), beneath: []) === first && cache.cells(for: key(1, 3), beneath: []) == nil)
    #expect(cache.renewed(for: key(1, 3), beneath: []) === first)
    for layer in 2..<20 { #expect(cache.renewed(for: key(UInt(layer), 3), beneath: []) !== first) }
    #expect(cache.count == 8)
    cache.keep([])
    #expect(cache.count == 0)
  }

  @Test("A backdrop with rounded corners blurs stripes")
  func golden() throws {
    let scene = Scene(48, 48, scale: 2)
    withoutActions {
      scene.root.backgroundColor = rgb(0.93, 0.94, 0.96)
      for index in 0..<6 {
        scene.add(Double(index) * 8, 0, 4, 48, index % 2 == 0 ? rgb(0.18, 0.36, 0.73) : rgb(0.89, 0.52, 0.23))
      }
      let card = scene.add(8, 10, 32, 28)
      (card.masksToBounds, card.cornerRadius) = (true, 9)
      let backdrop = BackdropLayer()
      (backdrop.blurRadius, backdrop.saturation) = (3, 1.6)
      scene.position(backdrop, 0, 0, 32, 28, nil, on: card)
      scene.add(0, 0, 32, 28, rgb(1, 1, 1, 0.3), on: card)
    }
    try expectGolden(try scene.draw(), "backdrop")
  }
}
