import Stage
import Testing
import Transitions
import UIKit

@testable import Prototype

@MainActor @Suite("Replays")
struct ReplayTests {
  private func setup(_ name: String, _ drag: String = "slow-60") throws -> Performance {
    var setup = Performance(try #require(Catalogue.entry(named: name)))
    setup.action =
      setup.entry.back == nil ? .pop : .example(try #require(ExampleDrag.named(drag)))
    return setup
  }

  @Test("Scrubbing 5 s of a drag draws nothing") func drawsNothing() throws {
    let replay = try StagePlayer(try setup("back-swipe"))
    replay.advance(to: 5)
    #expect(replay.isOver)
    #expect(replay.stage.pixelCounts == (try StagePlayer(try setup("back-swipe"))).stage.pixelCounts)
  }

  @Test("The examples do to the back swipe what their names say") func examples() throws {
    let ends: [(name: String, depth: Int)] = [
      ("slow-30", 3), ("slow-60", 2), ("flick", 2), ("hesitate", 2), ("back-and-forth", 2), ("20-points", 3),
    ]
    for (name, depth) in ends {
      let replay = try StagePlayer(try setup("back-swipe", name))
      replay.advance(to: 4)
      #expect(replay.isOver && replay.depth == depth, "\(name)")
    }
  }

  @Test("The finger is shown where it is, and only while it is down") func touchDot() throws {
    let plain = try StagePlayer(try setup("back-swipe"))
    let shown = try StagePlayer(try setup("back-swipe"), showsTouch: true)
    for each in [plain, shown] { each.advance(to: 0.9) }
    let (without, with) = (plain.stage.render(), shown.stage.render())
    let finger = try #require(shown.fingers[0])
    #expect(without[Int(finger.x), Int(finger.y)] != with[Int(finger.x), Int(finger.y)])
    #expect(without[Int(finger.x) + 60, Int(finger.y)] == with[Int(finger.x) + 60, Int(finger.y)])
    for each in [plain, shown] { each.advance(to: 3) }
    #expect(plain.stage.render() == shown.stage.render())
  }

  @Test("A drag on the phone in the window is recorded, and its replay ends the same", arguments: [0.3, 0.7])
  func inTheWindow(progress: Double) throws {
    let scene = PanelScene()
    scene.drag(to: CGFloat(progress))
    scene.release(at: CGFloat(progress))
    let phone = scene.app.phone
    let decision = try #require(phone.decision)
    try scene.app.stage.settle()
    let drag = try #require(phone.stage.recentDrags.last)
    #expect(phone.stage.recentDrags.count == 1 && drag.size == PhoneDevice.plain.size && drag.events.count == 13)
    var setup = Performance(phone.entry)
    setup.action = .drag(drag)
    let replay = try StagePlayer(setup)
    replay.advance(to: 4)
    #expect(replay.depth == phone.demo.depth && replay.decision?.text == decision.text)
    #expect(decision.finishes == (progress > 0.5))
  }

  @Test("Each fault does what it says") func faultEffects() throws {
    func replay(_ fault: Fault?, _ name: String = "system-swipe", push: Bool = false) throws -> StagePlayer {
      var setup = try setup(name)
      if push { setup.action = .push }
      setup.faults = fault.map { [$0] } ?? []
      return try StagePlayer(setup)
    }
    func depth(_ fault: Fault?) throws -> Int {
      let replay = try replay(fault)
      replay.advance(to: 4)
      return replay.depth
    }
    #expect(try depth(nil) == 2)
    // The finger is taken away in the middle, before which 60 % were not reached; a push waits for the pop.
    #expect(try depth(.cancel) == 3 && depth(.focusLoss) == 3 && depth(.push) == 3 && depth(.secondFinger) == 2)
    let narrow = try replay(.resize)
    narrow.advance(to: 4)
    #expect(narrow.stage.screenSize.width == 320)
    // During a stall nothing moves; what the finger did meanwhile comes at its end.
    let (stalled, plain) = (try replay(.stall), try replay(nil))
    for each in [stalled, plain] { each.advance(to: 0.9) }
    #expect(stalled.stage.render() == plain.stage.render())
    let (mirrored, usual) = (try replay(.rightToLeft, push: true), try replay(nil, push: true))
    for each in [mirrored, usual] { each.advance(to: 0.1) }
    #expect(mirrored.stage.render() != usual.stage.render())
    let faded = try replay(.reducedMotion, push: true)
    faded.advance(to: 0.1)
    let screen = try #require(faded.moment.position)
    #expect(screen == CGPoint(x: 195, y: 422))
    let dragged = try replay(.reducedMotion)
    dragged.advance(to: 0.9)
    #expect(try #require(dragged.moment.position).x > 300)
  }

  @Test("A mistyped device names the nearest one") func names() {
    do throws(StartFault) { _ = try PhoneDevice.find("iphone16") } catch {
      #expect(error.sentence.hasPrefix("--device iphone16: there is no such device; did you mean iphone-16?"))
    }
    #expect(PhoneDevice.size("390x844") == CGSize(width: 390, height: 844))
    for text in ["390", "390x", "0x10", "390x844x2", "nanx100", "99999x1"] { #expect(PhoneDevice.size(text) == nil) }
  }
}

@MainActor @Suite("Conditions")
struct ConditionTests {
  @Test("Other pixels, and a field that is edited, are wrong at the end")
  func problems() throws {
    var setup = Performance(try #require(Catalogue.entry(named: "sink")))
    setup.faults = [.keyboard]
    let player = try StagePlayer(setup)
    player.advance(to: 5)
    #expect(player.problemsAtEnd(cancelled: nil) == [])
    player.phone.interrupt(.keyboard)
    try player.stage.settle()
    let found = player.problemsAtEnd(cancelled: nil)
    #expect(found.count == 2 && found[0] == "a field is still edited" && found[1].contains(" pixels, the first at "))
  }

  @Test("From right to left the system's swipe is mirrored: the progress is that of the mirrored drag")
  func mirrored() throws {
    func progress(_ faults: [Fault]) throws -> [Double] {
      var performance = Performance(.systemSwipe)
      performance.action = .example(.standard)
      performance.faults = faults
      return try StagePlayer(performance).recording().moments.map { $0.status.map { $0.progress.native } ?? -1 }
    }
    let (usual, mirrored) = (try progress([]), try progress([.rightToLeft]))
    #expect(usual.count == mirrored.count && (usual.max() ?? 0) > 0.9)
    #expect(zip(usual, mirrored).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test("A phone on its side has its cutout on the left, and none of its status bar")
  func safeArea() throws {
    let phone = PhoneSetting(try #require(PhoneDevice.named("iphone-16")))
    #expect(phone.safeArea == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(phone.safeArea(isOnItsSide: true) == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    let tablet = PhoneSetting(try #require(PhoneDevice.named("ipad")))
    #expect(tablet.safeArea(isOnItsSide: true) == tablet.safeArea)
    var performance = Performance(.systemSwipe)
    (performance.device, performance.action, performance.faults) = (phone.device, .push, [.rotation])
    let player = try StagePlayer(performance)
    player.advance(to: 1)
    #expect(player.stage.screenSize == CGSize(width: 852, height: 393))
    #expect(player.stage.safeAreaInsets.left == 59)
  }
}
