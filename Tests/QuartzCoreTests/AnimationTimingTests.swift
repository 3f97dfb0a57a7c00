import CoreGraphics
import QuartzCore
import SeededRandom
import Testing

@Suite("The timing of animations")
struct AnimationTimingTests {
  /// Returns the value shown at each of `instants`; -1 is the model value.
  private func seen(at instants: [Double], _ set: (CABasicAnimation) -> Void) -> [Double] {
    let scene = TimedScene()
    CATransaction.setDisableActions(true)
    scene.layer.cornerRadius = -1
    let animation = scene.progress(2)
    animation.isRemovedOnCompletion = false
    set(animation)
    scene.layer.add(animation, forKey: "progress")
    scene.world.commit()
    return instants.map { instant in
      scene.frame(at: instant)
      return scene.shown
    }
  }

  private func expect(_ found: [Double], _ expected: [Double]) {
    #expect(found.count == expected.count)
    for (a, b) in zip(found, expected) { #expect(isNear(a, b), "\(found) is not \(expected)") }
  }

  @Test("An animation runs evenly and has no effect after its end")
  func plain() { expect(seen(at: [0, 0.5, 1, 2, 2.5]) { _ in }, [0, 0.25, 0.5, 1, -1]) }

  @Test("An animation repeats by its repeat count, fractions included", arguments: [Float(1), 1.5, 2.25])
  func repeats(count: Float) {
    let instants = stride(from: 0.25, through: 6, by: 0.5).map { $0 }
    let expected = instants.map { $0 > Double(count) * 2 ? -1 : $0.truncatingRemainder(dividingBy: 2) / 2 }
    expect(seen(at: instants) { $0.repeatCount = count }, expected)
  }

  @Test("An autoreversing animation runs backward after each run")
  func autoreverses() {
    expect(
      seen(at: [1, 2, 3, 3.5, 4.5, 8.5]) {
        $0.autoreverses = true
        $0.repeatCount = 2
      }, [0.5, 1, 0.5, 0.25, 0.25, -1])
  }

  @Test("An animation repeats for its repeat duration")
  func repeatDuration() { expect(seen(at: [1, 2.5, 3, 3.5]) { $0.repeatDuration = 3 }, [0.5, 0.25, 0.5, -1]) }

  @Test(
    "Before its beginning and after its end an animation follows its fill mode",
    arguments: [
      (CAMediaTimingFillMode.removed, -1.0, -1.0), (.backwards, 0, -1), (.forwards, -1, 1), (.both, 0, 1),
      (CAMediaTimingFillMode(rawValue: "unheard of"), -1, -1),
    ])
  func fills(mode: CAMediaTimingFillMode, before: Double, after: Double) {
    expect(
      seen(at: [0.5, 2, 4]) {
        $0.beginTime = 1
        $0.fillMode = mode
      }, [before, 0.5, after])
  }

  @Test("A time offset starts the animation in the middle")
  func offset() { expect(seen(at: [0, 0.5, 1.5]) { $0.timeOffset = 1 }, [0.5, 0.75, -1]) }

  @Test("Speed shortens an animation, and a negative speed runs it backward from its offset")
  func speeds() {
    expect(seen(at: [0.5, 1, 1.5]) { $0.speed = 2 }, [0.5, 1, -1])
    expect(
      seen(at: [0, 0.5, 2, 2.5]) {
        $0.speed = -1
        $0.timeOffset = 2
      }, [1, 0.75, 0, -1])
  }

  @Test("With speed 0 an animation stays at its offset")
  func standing() {
    expect(
      seen(at: [0, 100]) {
        $0.speed = 0
        $0.timeOffset = 0.5
      }, [0.25, 0.25])
  }

  @Test("A duration of 0 takes the transaction's")
  func transactionDuration() {
    let scene = TimedScene()
    for duration in [nil, 4.0] {
      if let duration { CATransaction.setAnimationDuration(duration) }
      scene.layer.add(scene.progress(0), forKey: "progress")
      #expect(scene.layer.animation(forKey: "progress")?.duration == duration ?? 0.25)
    }
    scene.world.commit()
    scene.frame(at: 1)
    #expect(isNear(scene.shown, 0.25))
  }

  @Test("An animation is paced by its timing function")
  func pacing() {
    // For the cubic with control points (0.42, 0) and (1, 1), x(s) = 0.5 is solved by bisection.
    var (low, high) = (0.0, 1.0)
    while high - low > 1e-15 {
      let s = (low + high) / 2
      let x = 3 * s * (1 - s) * (1 - s) * 0.42 + 3 * s * s * (1 - s) + s * s * s
      if x < 0.5 { low = s } else { high = s }
    }
    let expected = 3 * low * low * (1 - low) + low * low * low
    expect(seen(at: [1]) { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) }, [expected])
    #expect(isNear(expected, 0.3154, 1e-4))
  }

  @Test(
    "Every instant shows the value that a walk in small steps finds, whichever frames were drawn before",
    arguments: 1...60)
  func matchesWalk(seed: UInt64) {
    var dice = SeededGenerator(seed: seed)
    let speed = dice.pick([0.5, 1, 2])
    let (duration, count) = (dice.pick([0.5, 1, 1.5]), dice.pick([0.0, 1, 2.5, 3]))
    let (begin, offset) = (dice.pick([0.25, 1]), dice.pick([0, 0.25]))
    let (reverses, fill) = (dice.pick([true, false]), dice.pick([CAMediaTimingFillMode.removed, .both]))
    let layerSpeed = dice.pick([Float(1), 0.5, 2])
    let instants = (0..<6).map { _ in Double(dice.next() % 128) / 16 }.sorted()
    func set(_ scene: TimedScene) {
      CATransaction.setDisableActions(true)
      scene.layer.cornerRadius = -1
      scene.layer.speed = layerSpeed
      let animation = scene.progress(duration)
      animation.beginTime = begin
      animation.speed = Float(speed)
      animation.timeOffset = offset
      animation.repeatCount = Float(count)
      animation.autoreverses = reverses
      animation.fillMode = fill
      animation.isRemovedOnCompletion = false
      scene.layer.add(animation, forKey: nil)
      scene.world.commit()
    }
    /// Returns the progress after `active` seconds, by steps of 1/64 that reverse or start over at each end.
    func walked(_ active: Double) -> Double {
      let total = duration * (count == 0 ? 1 : count) * (reverses ? 2 : 1)
      if active < 0 { return fill == .both ? 0 : -1 }
      if active > total, fill != .both { return -1 }
      var (position, direction) = (0.0, 1.0)
      for step in 0..<Int(min(active, total) * 64) {
        if step > 0 {
          if position >= duration { if reverses { direction = -1 } else { position = 0 } }
          if position <= 0 { direction = 1 }
        }
        position += direction / 64
      }
      // The instant between two runs belongs to the later one.
      if position >= duration, !reverses, active < total { position = 0 }
      return position / duration
    }
    let all = TimedScene()
    set(all)
    for instant in instants {
      all.frame(at: instant)
      let shown = all.shown
      let alone = TimedScene()
      set(alone)
      alone.frame(at: instant)
      let expected = walked((instant * Double(layerSpeed) - begin) * speed + offset)
      #expect(isNear(shown, expected), "seed \(seed) at \(instant)")
      #expect(shown == alone.shown, "seed \(seed) at \(instant)")
    }
  }
}
