import Motion
import QuartzCore
import Testing

@Suite("Animation groups")
struct AnimationGroupTests {
  private static func group(
    _ duration: Double, _ animations: CAAnimation..., set: (CAAnimationGroup) -> Void = { _ in }
  ) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    (group.duration, group.animations) = (duration, animations)
    set(group)
    return group
  }

  static let rows: [ShownRow] = [
    ShownRow("are cut off at the group's end", at: [0.5, 0.75, 1.5], [0.125, 0.1875, -1]) { group(1, $0.progress(4)) },
    ShownRow("have no effect after their own end", at: [0.5, 1, 1.5], [0.5, 1, -1]) { group(4, $0.progress(1)) },
    ShownRow("begin relative to the group's beginning", at: [3.5, 4, 5, 6.5], [-1, 0, 0.5, -1]) {
      group(4, $0.progress(2) { $0.beginTime = 1 }) { $0.beginTime = 3 }
    },
    ShownRow("take the group's duration, through nested groups too", at: [0.5, 1.5], [0.25, 0.75]) {
      group(2, group(0, $0.progress(0)))
    },
    ShownRow("are repeated and as fast as the group", at: [0.25, 0.5, 1.25, 2.5], [0.25, 0.5, 0.25, -1]) {
      group(2, $0.progress(2)) { ($0.speed, $0.repeatCount) = (2, 2) }
    },
    ShownRow("stay after the group's end as they are there", at: [9], [0.25]) {
      group(1, $0.progress(4)) { $0.fillMode = .forwards }
    },
    ShownRow("may be none", at: [0.5], [-1]) { _ in group(1) },
    ShownRow("may be none in a group without a duration", at: [0.5], [-1]) { _ in CAAnimationGroup() },
    ShownRow("run in a group without an end", at: [1], [0.5]) { group(.infinity, $0.progress(2)) },
  ]

  @Test("Animations in a group", arguments: rows)
  func members(_ row: ShownRow) { #expect(row.seen == row.expected) }

  @Test("The pacing of a group, or of its transaction, applies to all its animations once", arguments: [true, false])
  func pacing(isOwn: Bool) {
    let scene = TimedScene()
    let ease = CAMediaTimingFunction(name: .easeIn)
    if !isOwn { CATransaction.setAnimationTimingFunction(ease) }
    scene.begin(Self.group(2, scene.progress(2)) { if isOwn { $0.timingFunction = ease } })
    scene.frame(at: 1)
    #expect(isNear(scene.shown, ease.curve.value(at: 0.5)))
  }

  @Test("Adjoining animations in a group leave no gap at any instant", arguments: 1...30)
  func meeting(step: Int) {
    let begin = Double(step) / 10
    let row = ShownRow("", at: [begin], [0]) { Self.group(7, $0.progress(1) { $0.beginTime = begin }) }
    #expect(row.seen == row.expected, "at \(begin)")
  }

  @Test("Only the group's delegate is told, once")
  func delegates() {
    let scene = TimedScene()
    scene.begin(Self.group(1, scene.progress(0.5, "inner")) { $0.delegate = Listener(scene.log, "outer") })
    scene.frames(at: [0.25, 0.75, 1, 2])
    #expect(scene.log.entries == ["outer starts", "outer stops true"])
  }
}
