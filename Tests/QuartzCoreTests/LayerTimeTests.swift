import QuartzCore
import SeededRandom
import Testing

// The sample of the article "The time space", word for word.
// sample
func pause(_ layer: CALayer) {
  let now = layer.convertTime(CACurrentMediaTime(), from: nil)
  layer.speed = 0
  layer.timeOffset = now
}

func resume(_ layer: CALayer) {
  let paused = layer.timeOffset
  layer.speed = 1
  layer.timeOffset = 0
  layer.beginTime = 0
  layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
}
// end of sample

@Suite("The time of layers")
struct LayerTimeTests {
  private let scene = TimedScene()
  private var layer: CALayer { scene.layer }

  @Test("A layer's time is its superlayer's from its beginning, at its speed, plus its offset")
  func formula() {
    (layer.beginTime, layer.speed, layer.timeOffset) = (2, 0.5, 10)
    #expect(layer.convertTime(6, from: nil) == 12 && layer.convertTime(12, to: nil) == 6)
  }

  @Test("Times go from any layer to any other and back", arguments: 1...40)
  func thereAndBack(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    var layers = [scene.root]
    for _ in 0..<6 {
      let new = CALayer()
      new.speed = dice.pick([0.5, 1, 2, -1])
      new.beginTime = dice.pick([0, 1, -2.5])
      new.timeOffset = dice.pick([0, 3])
      dice.pick(layers).addSublayer(new)
      layers.append(new)
    }
    let (a, b) = (dice.pick(layers), dice.pick(layers))
    let there = b.convertTime(1.25, from: a)
    #expect(isNear(there, a.convertTime(1.25, to: b)), "seed \(seed)")
    #expect(isNear(a.convertTime(there, from: b), 1.25), "seed \(seed)")
    #expect(isNear(b.convertTime(a.convertTime(1.25, to: nil), from: nil), there), "seed \(seed)")
  }

  @Test("Negative speed runs backwards")
  func negative() {
    (layer.speed, layer.timeOffset) = (-2, 10)
    #expect([0, 1, 2].map { layer.convertTime($0, from: nil) } == [10, 8, 6])
    #expect(layer.convertTime(8, to: nil) == 1)
  }

  @Test("The time of a layer with speed 0 is always its offset, and still converts to its sublayers' time")
  func standing() {
    (layer.speed, layer.timeOffset) = (0, 3)
    let (inner, other) = (CALayer(), CALayer())
    inner.beginTime = 1
    other.speed = 2
    for sublayer in [inner, other] { layer.addSublayer(sublayer) }
    #expect(layer.convertTime(100, from: nil) == 3 && inner.convertTime(3.5, from: layer) == 2.5)
    #expect(other.convertTime(2.5, from: inner) == 7)
  }

  @Test("A mask's time is relative to that of the layer it masks")
  func mask() {
    let mask = CALayer()
    (layer.mask, layer.speed) = (mask, 2)
    #expect(mask.convertTime(3, from: nil) == 6)
  }

  @Test("Pausing and resuming by Apple's recipe leaves no jump, in any layer's time", arguments: [1.0, 0.25])
  func pauseAndResume(outerSpeed: Float) {
    scene.root.speed = outerSpeed
    scene.begin(scene.progress(4))
    scene.frame(at: 1)
    let before = scene.shown
    pause(layer)
    #expect(scene.shown == before)
    scene.frame(at: 50)
    #expect(scene.shown == before)
    resume(layer)
    #expect(isNear(scene.shown, before))
    scene.frame(at: 51)
    #expect(isNear(scene.shown, before + Double(outerSpeed) / 4))
  }

  @Test("With speed 0 the offset scrubs everything below, forwards and back")
  func scrubbing() {
    let inner = CALayer()
    layer.addSublayer(inner)
    layer.speed = 0
    inner.add(scene.progress(4), forKey: nil)
    inner.speed = 2
    scene.world.commit()
    var seen: [Double] = []
    for offset in [0, 1, 1.75, 0.5, 1.5] {
      layer.timeOffset = offset
      scene.frame(at: scene.world.now + 1)
      seen.append(inner.presented().values.cornerRadius)
    }
    #expect(seen == [0, 0.5, 0.875, 0.25, 0.75])
  }

  @Test("Speeds multiply down the tree")
  func nestedSpeeds() {
    scene.root.speed = 2
    layer.speed = 0.25
    scene.begin(scene.progress(1), on: layer)
    scene.frame(at: 1)
    #expect(scene.shown == 0.5)
    scene.frame(at: 2)
    #expect(scene.log.entries == ["progress starts", "progress stops true"])
  }

  @Test("A new speed changes the awaited end of an animation")
  func speedChangesEnd() {
    scene.begin(scene.progress(10), on: layer)
    scene.frame(at: 1)
    layer.speed = 10
    scene.frame(at: 1.0)
    #expect(scene.shown == 1 || scene.log.entries.last == "progress stops true")
    scene.frame(at: 1.1)
    #expect(scene.log.entries == ["progress starts", "progress stops true"])
  }

  @Test("A layer's time that repeats folds", arguments: [(0.5, 0.5), (1.5, 0.5), (2.5, 0.5), (9, 1)])
  func repeating(time: Double, expected: Double) {
    (layer.duration, layer.repeatCount) = (1, 3)
    #expect(layer.convertTime(time, from: nil) == expected)
  }
}
