import Motion
import Testing

@testable import QuartzCore

@Suite("Time control")
struct TimeControlTests {
  private let scene = TimedScene()
  private var layer: CALayer { scene.layer }

  /// Begins `animations` under control, at instant 1.
  private func hold(_ animations: CAAnimation...) {
    scene.frame(at: 1)
    layer.holdTime()
    for animation in animations { layer.add(animation, forKey: nil) }
    scene.world.commit()
  }

  private func map(to time: Double, over duration: Double, curve: TimingCurve = .linear) -> TimeMap {
    TimeMap(
      begin: scene.world.now, from: layer.convertTime(scene.world.now, from: nil), to: time, duration: duration,
      curve: curve)
  }

  /// An animation, and the value that it shows when the layer's time is 1 + `elapsed`.
  struct Kind: Sendable, CustomStringConvertible {
    let description: String
    let make: @Sendable (TimedScene) -> CAAnimation
    var speed: Float = 1
    let expected: @Sendable (_ elapsed: Double) -> Double
  }

  static let kinds = [
    Kind(description: "basic", make: { $0.progress(2) }, expected: { $0 / 2 }),
    Kind(
      description: "keyframes",
      make: { _ in
        let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
        (animation.values, animation.duration) = ([0, 1, 0], 2)
        return animation
      }, expected: { 1 - abs(1 - $0) }),
    Kind(
      description: "spring",
      make: { _ in
        let animation = CASpringAnimation(keyPath: "cornerRadius")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 2)
        return animation
      }, expected: { Spring(mass: 1, stiffness: 100, damping: 10).value(at: $0) }),
    Kind(
      description: "group",
      make: { scene in
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([scene.progress(2)], 3)
        return group
      }, expected: { $0 / 2 }),
    Kind(
      description: "begins later", make: { $0.progress(2) { ($0.beginTime, $0.fillMode) = (1.5, .backwards) } },
      expected: { max(0, ($0 - 0.5) / 2) }),
    Kind(description: "twice as fast below", make: { $0.progress(4) }, speed: 2, expected: { $0 / 2 }),
  ]

  @Test("Held time scrubs everything below, forward and backward", arguments: kinds)
  func scrubs(kind: Kind) {
    let below = CALayer()
    layer.addSublayer(below)
    below.speed = kind.speed
    scene.frame(at: 1)
    layer.holdTime()
    scene.begin(kind.make(scene), on: below)
    for elapsed in [0, 0.25, 1, 0.5, 1.75, 0] {
      layer.holdTime(at: 1 + elapsed)
      scene.frame(at: scene.world.now + 0.1)
      let seen = below.presented().values.cornerRadius
      #expect(isNear(seen, kind.expected(elapsed)), "\(kind) at \(elapsed): \(seen)")
    }
  }

  @Test("While time is held nothing ends, not even exactly at the end or past it")
  func nothingEnds() {
    hold(scene.progress(1, "a"))
    for time in [1.5, 2, 3] {
      layer.holdTime(at: time)
      scene.frame(at: scene.world.now + 5)
    }
    #expect(scene.log.entries == ["a starts"])
    #expect(layer.animationKeys() == nil && scene.world.animations.count == 1)
  }

  @Test(
    "At the end of the map, delegates are told once, in order of addition, in ordinary time, about animations that ended"
  )
  func completes() {
    let (first, second) = (scene.progress(1, "long"), scene.progress(0.5, "short"))
    var ordinary: [Bool] = []
    first.delegate = Listener(scene.log, "long") { ordinary.append(self.layer.convertTime(7, from: nil) == 7) }
    hold(first, second)
    layer.holdTime(at: 1.25)
    scene.frame(at: 2)
    layer.moveTime(along: map(to: 2, over: 0.75), returning: false)
    scene.frames(at: [2.25, 2.5])
    #expect(scene.log.entries == ["long starts", "short starts"])
    scene.frames(at: [2.75, 3])
    #expect(scene.log.entries == ["long starts", "short starts", "long stops true", "short stops true"])
    #expect(ordinary == [true] && scene.world.animations.count == 0)
  }

  @Test("Returning removes the animations that were begun under control, and never plays them")
  func returns() {
    let below = CALayer()
    layer.addSublayer(below)
    hold(scene.progress(1, "a"))
    below.add(scene.progress(1, "b") { $0.beginTime = 9 }, forKey: nil)
    let lasting = scene.progress(1, "c")
    (lasting.isRemovedOnCompletion, lasting.fillMode) = (false, .both)
    scene.begin(lasting, on: below)
    layer.holdTime(at: 1.5)
    scene.frame(at: 2)
    layer.moveTime(along: map(to: 1, over: 0.5), returning: true)
    scene.frame(at: 2.25)
    #expect(scene.shown == 0.25)
    scene.frames(at: [2.5, 5, 10, 20])
    let expected = ["a starts", "c starts", "a stops true", "b starts", "b stops true", "c stops true"]
    #expect(scene.log.entries == expected)
    #expect(scene.shown == 0 && below.presented().values.cornerRadius == 0)
  }

  /// Adds an animation of the progress at instant 0 that takes one second and repeats for ever.
  private func spin() {
    scene.begin(scene.progress(1, "spinner") { $0.repeatCount = .infinity }, on: layer, forKey: "spinner")
  }

  @Test("Earlier animations continue without a jump when time is held, released or returned", arguments: 0..<4)
  func endlessGoesOn(mode: Int) {
    spin()
    scene.frame(at: 1.25)
    #expect(scene.shown == 0.25)
    layer.holdTime()
    layer.add(scene.progress(1, "a"), forKey: nil)
    layer.removeAnimation(forKey: "nothing")
    scene.world.commit()
    // A hold that is cancelled, one that is released, one that finishes and one that returns.
    let end = [1.25, 1.5, 2.25, 1.25][mode]
    layer.holdTime(at: 1.5)
    scene.frame(at: 4)
    if mode < 2 {
      layer.holdTime(at: end)
      layer.releaseTime()
    } else {
      layer.moveTime(along: map(to: end, over: 0.5), returning: mode == 3)
      scene.frame(at: 4.5)
    }
    layer.removeAnimation(forKey: "none")
    for record in layer.records where record.key != "spinner" { layer.removeAnimation(forKey: record.key) }
    let spinner = layer.records.first { $0.key == "spinner" }
    let position = spinner?.node.timing.position(at: layer.convertTime(scene.world.now, from: nil))
    #expect(isNear(position?.time ?? -1, end.truncatingRemainder(dividingBy: 1)))
    let later = spinner?.node.timing.position(at: layer.convertTime(scene.world.now + 0.25, from: nil))
    #expect(isNear(later?.time ?? -1, (end + 0.25).truncatingRemainder(dividingBy: 1)))
  }

  @Test("Animations added in the turn in which time is first held begin in the time before")
  func addedBefore() {
    scene.frame(at: 1)
    layer.add(scene.progress(1, "before"), forKey: "before")
    layer.holdTime()
    scene.begin(scene.progress(1, "under"), on: layer, forKey: "under")
    layer.holdTime(at: 1.5)
    layer.moveTime(along: map(to: 1, over: 0.5), returning: true)
    scene.frame(at: 1.5)
    #expect(layer.animationKeys() == ["before"])
  }

  @Test("The end of the map is an instant, whichever frame finds it", arguments: [[2.0, 2.5, 3], [2.375, 3], [3]])
  func endIsAnInstant(frames: [Double]) {
    let longer = scene.progress(4, "longer")
    hold(scene.progress(1, "a"), longer)
    layer.holdTime(at: 1.5)
    scene.frame(at: 1.5)
    layer.moveTime(along: map(to: 2, over: 0.75), returning: false)
    scene.frames(at: frames)
    // At 2.25 a quarter was done; the rest takes 0.75 seconds of ordinary time.
    #expect(isNear(scene.shown, 1.75 / 4))
    #expect(scene.log.entries == ["a starts", "longer starts", "a stops true"])
  }

  @Test("The frame after the end of the map shows that end, even if every animation stays")
  func lastFrame() throws {
    CATransaction.setDisableActions(true)
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.backgroundColor = .black
    let staying = animation("opacity", from: 0, to: 1, 0.75)
    (staying.fillMode, staying.isRemovedOnCompletion) = (.both, false)
    hold(staying)
    // The time is so far ahead that in ordinary time the animation ends before the frame that shows its middle.
    layer.holdTime(at: 1.375)
    layer.moveTime(along: map(to: 2, over: 0.125), returning: false)
    #expect(scene.world.frame().list.items.map(\.opacity) == [0.5])
    scene.frame(at: 9)
    #expect(scene.world.frame().list.items.map(\.opacity) == [1])
  }

  @Test("Conversion of times sees the map, both ways")
  func conversion() {
    hold(scene.progress(1))
    let below = CALayer()
    layer.addSublayer(below)
    layer.moveTime(along: TimeMap(begin: 2, from: 1, to: 3, duration: 4), returning: false)
    #expect([1, 2, 3, 6, 9].map { below.convertTime($0, from: nil) } == [1, 1, 1.5, 3, 3])
    #expect(below.convertTime(2, to: nil) == 4 && below.convertTime(2.25, from: layer) == 2.25)
  }

  @Test("Holding time again while it settles continues from there and keeps the origin")
  func catches() {
    hold(scene.progress(1))
    layer.holdTime(at: 1.5)
    scene.frame(at: 2)
    layer.moveTime(along: map(to: 2, over: 1), returning: false)
    scene.frame(at: 2.5)
    #expect(scene.shown == 0.75)
    layer.holdTime()
    #expect(scene.shown == 0.75)
    scene.frame(at: 4)
    #expect(scene.shown == 0.75)
    layer.moveTime(along: map(to: 1, over: 0.5), returning: true)
    scene.frame(at: 4.5)
    #expect(scene.world.animations.count == 0)
    #expect(scene.log.entries == ["progress starts", "progress stops true"])
  }

  @Test("A spring may pass its target")
  func springPasses() {
    hold(scene.progress(4))
    layer.holdTime(at: 2)
    scene.frame(at: 2)
    let spring = Spring(mass: 1, stiffness: 100, damping: 5)
    let map = TimeMap(begin: 2, from: 2, to: 3, rate: 4, spring: spring)
    layer.moveTime(along: map, returning: false)
    scene.frame(at: 2.25)
    #expect(isNear(scene.shown, (map.localTime(at: 2.25) - 1) / 4))
    #expect(scene.shown > 0.5)
  }

  @Test("The last end under control leaves out endless and earlier animations")
  func lastEnd() {
    scene.begin(scene.progress(50, "long"), on: layer)
    #expect(layer.lastControlledEnd == 0)
    hold()
    #expect(layer.lastControlledEnd == 1)
    let below = CALayer()
    below.speed = 0.5
    layer.addSublayer(below)
    below.add(scene.progress(2), forKey: nil)
    #expect(layer.lastControlledEnd == 5)
    for count in [Float.infinity, .greatestFiniteMagnitude] {
      below.add(scene.progress(1) { $0.repeatCount = count }, forKey: nil)
    }
    scene.world.commit()
    #expect(layer.lastControlledEnd == 5)
  }

  @Test("Releasing an outer control leaves an inner one without a jump")
  func nested() {
    let inner = CALayer()
    layer.addSublayer(inner)
    scene.frame(at: 1)
    layer.holdTime()
    inner.holdTime()
    scene.begin(scene.progress(4), on: inner)
    inner.moveTime(along: TimeMap(begin: 1, from: 1, to: 5, duration: 4), returning: false)
    layer.holdTime(at: 2)
    scene.frame(at: 10)
    #expect(inner.presented().values.cornerRadius == 0.25)
    layer.releaseTime()
    #expect(isNear(inner.presented().values.cornerRadius, 0.25))
    scene.frame(at: 11)
    #expect(isNear(inner.presented().values.cornerRadius, 0.5))
  }

  @Test("A held layer that leaves the tree ends its animations and is forgotten until it returns")
  func leaves() {
    hold(scene.progress(1, "a"))
    layer.removeFromSuperlayer()
    scene.world.commit()
    #expect(scene.log.entries == ["a starts", "a stops false"])
    #expect(scene.world.animations.controlled.isEmpty)
    scene.root.addSublayer(layer)
    scene.frame(at: 9)
    #expect(layer.convertTime(9, from: nil) == 1)
  }

  @Test("An invalid time is refused and reported", arguments: [Double.nan, .infinity])
  func badTime(bad: Double) {
    layer.holdTime(at: bad)
    #expect(layer.timeControl == nil && scene.world.diagnostics.count == 1)
  }
}
