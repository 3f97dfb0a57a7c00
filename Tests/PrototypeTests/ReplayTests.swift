import CoreGraphics
import Foundation
import Stage
import Testing
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

  @Test("A replay gives the same pictures every time", arguments: CatalogueNames.all)
  func twice(name: String) throws {
    let setup = try setup(name, "two-quick")
    func digests() throws -> [String] {
      let replay = try StagePlayer(setup)
      return [0.05, 0.11, 0.2, 0.3, 0.45, 0.8].map { time in
        replay.advance(to: time)
        return replay.stage.render().digest
      }
    }
    let first = try digests()
    #expect(Set(first).count > 3)
    #expect(try digests() == first)
  }

  @Test(
    "An instant looks the same whether a replay went there in one step or in many",
    arguments: CatalogueNames.all)
  func scrubbing(name: String) throws {
    let setup = try setup(name, "hesitate")
    let (one, many) = (try StagePlayer(setup), try StagePlayer(setup))
    for step in 1...50 { many.advance(to: 0.7 * Double(step) / 50) }
    one.advance(to: 0.7)
    #expect(one.stage.render().digest == many.stage.render().digest)
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

  @Test(
    "The stack has any number of screens at once, and looks as if it had come there by itself",
    arguments: CatalogueNames.all)
  func depths(name: String) throws {
    let entry = try #require(Catalogue.entry(named: name))
    func phone() -> CataloguePhone {
      CataloguePhone(entry, DemoSetting(colors: PrototypeOptions.defaultColors, depth: 3, region: nil), scale: 1)
    }
    let (jumped, walked) = (phone(), phone())
    for each in [jumped, walked] {
      each.stage.advance(by: 0.1)
      each.show(depth: 2)
      try each.stage.settle()
    }
    #expect(jumped.demo.depth == 2)
    let before = walked.stage.render().digest
    // A round: back in the middle of which the loop begins again.
    jumped.pop()
    jumped.stage.advance(by: 0.1)
    let now = jumped.stage.now
    jumped.show(depth: 2)
    #expect(jumped.demo.depth == 2)
    // A segue's animations belong to no transition, and those of a zoom's bars go on after theirs.
    #expect(jumped.stage.now == now || ["rise-segue", "zoom", "zoom-documented"].contains(name))
    try jumped.stage.settle()
    #expect(jumped.stage.render().digest == before)
    walked.pop()
    try walked.stage.settle()
    #expect(walked.demo.depth == 1)
    walked.show(depth: 2)
    try walked.stage.settle()
    #expect(walked.stage.render().digest == before)
    #expect(jumped.stage.diagnostics == [] && walked.stage.diagnostics == [])
  }

  @Test("A transition that no drag moves says so") func noDrag() throws {
    var setup = try setup("rise-segue")
    setup.action = .example(ExampleDrag.all[0])
    #expect(throws: StartFault(.usage, "no drag moves rise-segue: use --push or --pop.")) { try StagePlayer(setup) }
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
    let app = PrototypeApp()
    app.stage.advance(by: 0.1)
    let frame = app.screenFrame
    func point(_ x: Double) -> CGPoint {
      CGPoint(x: frame.minX + frame.width * CGFloat(x) / 390, y: frame.midY)
    }
    app.stage.send(.down(point(100)))
    for step in 1...20 {
      app.stage.advance(by: 1 / 60)
      app.stage.send(.move(point(100 + (10 + 390 * progress) * Double(step) / 20)))
    }
    app.stage.advance(by: 0.2)
    app.stage.send(.up(point(110 + 390 * progress)))
    let decision = try #require(app.phone.decision)
    try app.stage.settle()
    let drag = try #require(app.phone.stage.recentDrags.last)
    #expect(app.phone.stage.recentDrags.count == 1 && drag.size == PhoneDevice.plain.size && drag.events.count == 22)
    var setup = Performance(app.phone.entry)
    setup.action = .drag(drag)
    let replay = try StagePlayer(setup)
    replay.advance(to: 4)
    #expect(replay.depth == app.phone.demo.depth && replay.decision?.text == decision.text)
    #expect(decision.finishes == (progress > 0.5))
  }

  // MARK: Faults

  @Test(
    "With every fault every transition settles on a screen that takes the next press",
    arguments: CatalogueNames.all)
  func faults(name: String) throws {
    for fault in Fault.allCases {
      var setup = try setup(name)
      setup.faults = [fault]
      let replay = try StagePlayer(setup)
      replay.advance(to: 6)
      #expect(replay.isOver, "\(fault)")
      #expect(replay.stage.application.touchCount == 0 && replay.stage.application.transitionStatus == nil, "\(fault)")
      #expect(replay.stage.diagnostics == [], "\(fault)")
      let depth = replay.depth
      replay.phone.push()
      try replay.stage.settle()
      replay.phone.pop()
      try replay.stage.settle()
      #expect(replay.depth == depth || replay.depth == depth - 1 || name == "swipe-tabs", "\(fault)")
    }
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
    let screen = try #require(faded.screenPosition)
    #expect(screen == CGPoint(x: 195, y: 422))
    let dragged = try replay(.reducedMotion)
    dragged.advance(to: 0.9)
    #expect(try #require(dragged.screenPosition).x > 300)
  }

  @Test("A mistyped fault or device names the nearest one") func names() {
    #expect(throws: StartFault.self) { try Fault.named("stal") }
    do throws(StartFault) { _ = try Fault.named("stal") } catch {
      #expect(error.sentence.hasPrefix("--fault stal: there is no such fault; did you mean stall?"))
    }
    do throws(StartFault) { _ = try PhoneDevice.find("iphone16") } catch {
      #expect(error.sentence.hasPrefix("--device iphone16: there is no such device; did you mean iphone-16?"))
    }
    #expect(PhoneDevice.size("390x844") == CGSize(width: 390, height: 844))
    for text in ["390", "390x", "0x10", "390x844x2", "nanx100", "99999x1"] { #expect(PhoneDevice.size(text) == nil) }
  }
}
