import QuartzCore
import SeededRandom
import Testing

@Suite("The timing of animations")
struct AnimationTimingTests {
  static let rows: [ShownRow] = [
    ShownRow("evenly, and not after its end", at: [0, 0.5, 1, 2, 2.5], [0, 0.25, 0.5, 1, -1]) { $0.progress(2) },
    repeats(1), repeats(1.5), repeats(2.25),
    ShownRow("backward after each run", at: [1, 2, 3, 3.5, 4.5, 8.5], [0.5, 1, 0.5, 0.25, 0.25, -1]) {
      $0.progress(2) { ($0.autoreverses, $0.repeatCount) = (true, 2) }
    },
    ShownRow("for its repeat duration", at: [1, 2.5, 3, 3.5], [0.5, 0.25, 0.5, -1]) {
      $0.progress(2) { $0.repeatDuration = 3 }
    },
    fill(.removed, -1, -1), fill(.backwards, 0, -1), fill(.forwards, -1, 1), fill(.both, 0, 1),
    fill(CAMediaTimingFillMode(rawValue: "unheard of"), -1, -1),
    ShownRow("from its time offset on", at: [0, 0.5, 1.5], [0.5, 0.75, -1]) { $0.progress(2) { $0.timeOffset = 1 } },
    ShownRow("at its speed", at: [0.5, 1, 1.5], [0.5, 1, -1]) { $0.progress(2) { $0.speed = 2 } },
    ShownRow("backward from its offset at a negative speed", at: [0, 0.5, 2, 2.5], [1, 0.75, 0, -1]) {
      $0.progress(2) { ($0.speed, $0.timeOffset) = (-1, 2) }
    },
    ShownRow("at its offset with speed 0", at: [0, 100], [0.25, 0.25]) {
      $0.progress(2) { ($0.speed, $0.timeOffset) = (0, 0.5) }
    },
  ]

  private static func repeats(_ count: Float) -> ShownRow {
    let instants = stride(from: 0.25, through: 6, by: 0.5).map { $0 }
    let expected = instants.map { $0 > Double(count) * 2 ? -1 : $0.truncatingRemainder(dividingBy: 2) / 2 }
    return ShownRow("\(count) times", at: instants, expected) { $0.progress(2) { $0.repeatCount = count } }
  }

  /// A row of what is shown before an animation's beginning and after its end.
  private static func fill(_ mode: CAMediaTimingFillMode, _ before: Double, _ after: Double) -> ShownRow {
    ShownRow("with the fill mode \(mode.rawValue)", at: [0.5, 2, 4], [before, 0.5, after]) {
      $0.progress(2) { ($0.beginTime, $0.fillMode) = (1, mode) }
    }
  }

  @Test("An animation of two seconds runs", arguments: rows)
  func runs(_ row: ShownRow) { #expect(areNear(row.seen, row.expected), "\(row.seen)") }

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
    let scene = TimedScene()
    scene.begin(scene.progress(2) { $0.timingFunction = CAMediaTimingFunction(name: .easeIn) })
    scene.frame(at: 1)
    #expect(isNear(scene.shown, expected) && isNear(expected, 0.3154, 1e-4))
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
    func started() -> TimedScene {
      let scene = TimedScene()
      CATransaction.setDisableActions(true)
      (scene.layer.cornerRadius, scene.layer.speed) = (-1, layerSpeed)
      let animation = scene.progress(duration)
      (animation.beginTime, animation.speed, animation.timeOffset) = (begin, Float(speed), offset)
      (animation.repeatCount, animation.autoreverses, animation.fillMode) = (Float(count), reverses, fill)
      animation.isRemovedOnCompletion = false
      scene.begin(animation)
      return scene
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
    let all = started()
    for instant in instants {
      all.frame(at: instant)
      let shown = all.shown
      let alone = started()
      alone.frame(at: instant)
      let expected = walked((instant * Double(layerSpeed) - begin) * speed + offset)
      #expect(isNear(shown, expected), "seed \(seed) at \(instant)")
      #expect(shown == alone.shown, "seed \(seed) at \(instant)")
    }
  }
}
