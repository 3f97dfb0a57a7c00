import Motion
import SeededRandom
import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("Decisions")
struct DecisionTests {
  /// Returns a random drag along a track: moves, rests and turns, and a release at any speed.
  private func randomDrag(_ track: ExampleDrag.Track, _ random: inout SeededGenerator) throws -> Drag {
    var (time, distance, events): (Double, Double, [Drag.Event]) = (0, 0, [Drag.Event(time: 0, .down(track.point(0)))])
    let length = track.length.native
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let end = Double.random(in: 0...1, using: &random) * length + track.slop.native
      let steps = Int.random(in: 2...20, using: &random)
      let start = distance
      for step in 1...steps {
        time += Double.random(in: 0.004...0.03, using: &random)
        distance = start + (end - start) * Double(step) / Double(steps)
        events.append(Drag.Event(time: time, .move(track.point(distance))))
      }
      if Bool.random(using: &random) { time += Double.random(in: 0...0.2, using: &random) }
    }
    // The finger may go up where it did not move before.
    let last = distance + (Bool.random(using: &random) ? Double.random(in: -30...30, using: &random) : 0)
    events.append(Drag.Event(time: time + 0.001, .up(track.point(last))))
    return try Drag(events, size: track.size)
  }

  @Test("The decision on random drags is what the transition really does", arguments: CatalogueNames.dragged)
  func random(name: String) throws {
    var random = SeededGenerator(seed: 7)
    var (finished, decisions) = (0, 0)
    for round in 0..<12 {
      var setup = Performance(try #require(Catalogue.entry(named: name)))
      let track = try #require(try StagePlayer(setup).phone.track)
      setup.action = .drag(try randomDrag(track, &random))
      for choice in ["distance", "distanceOrVelocity", "fling", "projection"] where round % 3 == 0 {
        setup.edits.set("release.rule", to: .choice(choice), in: setup.entry)
      }
      let replay = try StagePlayer(setup)
      let depth = replay.depth
      replay.advance(to: (replay.drag?.duration ?? 0))
      let decision = replay.decision
      replay.advance(to: 12)
      #expect(replay.isOver && replay.decision == decision)
      guard let decision else {
        // The drag never began.
        #expect(replay.depth == depth, "round \(round)")
        continue
      }
      decisions += 1
      finished += decision.finishes ? 1 : 0
      #expect((replay.depth < depth) == decision.finishes, "round \(round): \(decision.text)")
      #expect(decision.finishes == decision.needs.isEmpty)
    }
    // Nearly every drag is enough for these, or none is.
    let isOneSided = ["signal-photo", "telegram"].contains(name) || name.hasPrefix("android")
    #expect(decisions > 5 && (isOneSided || finished > 0 && finished < decisions))
  }

  @Test("The decision on a drag that caught a push is what the push does", arguments: ["ios-18", "sink", "back-swipe"])
  func caughtPush(name: String) throws {
    var ends: Set<Bool> = []
    for distance in [11.0, 30, 150, 300] {
      var setup = Performance(try #require(Catalogue.entry(named: name)))
      setup.edits.set("push", to: .choice("same"), in: setup.entry)
      setup.action = .push
      let replay = try StagePlayer(setup)
      let depth = replay.depth
      replay.advance(to: 0.2)
      let start = CGPoint(x: 40, y: 400)
      let stage = replay.stage
      stage.send(.down(start))
      for step in 1...20 {
        stage.advance(by: 1 / 60)
        stage.send(.move(CGPoint(x: start.x + CGFloat(distance) * CGFloat(step) / 20, y: start.y)))
      }
      stage.advance(by: 0.3)
      stage.send(.up(CGPoint(x: start.x + CGFloat(distance), y: start.y)))
      let decision = try #require(replay.phone.decision)
      #expect(decision.isReversed, "\(decision.text)")
      ends.insert(decision.finishes)
      try stage.settle()
      #expect((replay.depth == depth) == decision.finishes, "\(decision.text)")
    }
    #expect(ends == [true, false])
  }

  @Test("A sheet's decision is what the sheet does", arguments: [(0.3, 0.0), (0.7, 0), (0.2, 2000)])
  func sheets(fraction: Double, velocity: Double) throws {
    let stage = Stage()
    let root = UIViewController()
    stage.window.rootViewController = root
    stage.advance(by: 0.1)
    stage.perform { root.present(UIViewController(), animated: false) }
    try stage.settle()
    let height = 844.0 * fraction
    stage.send(.down(CGPoint(x: 195, y: 60)))
    for step in 1...20 {
      stage.advance(by: 1 / 60)
      stage.send(.move(CGPoint(x: 195, y: 60 + height * Double(step) / 20)))
    }
    stage.advance(by: 0.3)
    for step in 1...6 where velocity > 0 {
      stage.advance(by: 0.01)
      stage.send(.move(CGPoint(x: 195, y: 60 + height + velocity * 0.01 * Double(step))))
    }
    stage.send(.up(CGPoint(x: 195, y: 60 + height + (velocity > 0 ? velocity * 0.06 : 0))))
    let decision = try #require(stage.application.systemDecision)
    try stage.settle()
    #expect((root.presentedViewController == nil) == decision.finishes, "\(decision.explanation)")
    #expect(decision.finishes == (fraction > 0.5 || velocity > 1000))
  }

  @Test(
    "A decision says each comparison, and what was needed",
    arguments: [
      (ReleaseRule.halfOrFlick, 0.49, 0.0, "Cancelled: 49 % < 50 %, 0 < 1000 pt/s. Needed +4 pt or +1000 pt/s."),
      (.half, 0.4999, 0, "Cancelled: 49.99 % < 50.00 %. Needed +1 pt."),
      (.half, 0.5, 0, "Cancelled: 50 % is not over 50 %. Needed +1 pt."),
      (.half, 0.62, 0, "Finished: 62 % > 50 %."),
      (.halfOrFlick, 0.2, 1200, "Finished: 1200 > 1000 pt/s."),
      (.flutter, 0.2, -500, "Cancelled: -500 < 0 pt/s, speed 500 > 390 pt/s. Needed +500 pt/s."),
      (.flutter, 0.7, 0, "Finished: 70 % > 50 %, speed 0 < 390 pt/s."),
      (.flutter, 0.2, 700, "Finished: speed 700 > 390 pt/s, 700 > 0 pt/s."),
      (.flutter, 0.2, 100, "Cancelled: speed 100 < 390 pt/s, 20 % < 50 %. Needed +290 pt/s or +117 pt."),
      (.reactNavigation, 0.2, 100, "Cancelled: would have reached 28 %, needs 50 %. Needed +87 pt."),
    ])
  func texts(rule: ReleaseRule, progress: Double, velocity: Double, text: String) {
    let release = Release(progress: progress, pointsPerSecond: velocity, width: 390)
    #expect(DragDecision(rule.decision(for: release), isReversed: false).text == text)
  }

  @Test(
    "What a decision says was needed is enough",
    arguments: [ReleaseRule.halfOrFlick, .half, .flutter, .reactNavigation])
  func needs(rule: ReleaseRule) {
    for progress in [0.1, 0.3, 0.49, 0.4999, 0.5] {
      for velocity in [-300.0, 0, 40] {
        let width = 390.0
        let decision = DragDecision(
          rule.decision(for: Release(progress: progress, pointsPerSecond: velocity, width: width)), isReversed: false)
        for need in decision.needs {
          let amount = Double(need.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
          let more = need.hasSuffix("pt/s") ? (0.0, amount) : (amount / width, 0)
          // Just over a limit that is not reached by being equal to it.
          let release = Release(
            progress: progress + more.0 * 1.0001, pointsPerSecond: velocity + more.1 * 1.0001, width: width)
          #expect(rule.decision(for: release).finishes, "\(progress), \(velocity): \(need)")
        }
      }
    }
  }

  // MARK: The release lab and continuity

  @Test("The release lab's table says what each transition did") func lab() throws {
    let names = ["ios-18", "ios-26", "ios-27", "flutter", "react-navigation", "libadwaita", "rise-segue", "rise"]
    let entries = try names.map { try #require(Catalogue.entry(named: $0)) }
    let lab = try ReleaseLab(.example(try #require(ExampleDrag.named("flick"))), through: entries)
    #expect(lab.rows.map(\.name) == names.filter { $0 != "rise-segue" })
    for row in lab.rows {
      var setup = Performance(try #require(Catalogue.entry(named: row.name)))
      setup.action = .example(try #require(ExampleDrag.named("flick")))
      let replay = try StagePlayer(setup)
      let depth = replay.depth
      replay.advance(to: 8)
      #expect(row.decision?.finishes == (replay.depth < depth), "\(row.name)")
      #expect(row.settlingDuration > 0.05 && row.settlingDuration < 3, "\(row.name)")
    }
    #expect(Set(lab.rows.map(\.settlingDuration)).count > 2)
    let lines = lab.text.split(separator: "\n")
    #expect(lines.count == 8 && Set(lines.map(\.count)).count == 1)
    #expect(
      lines[0].split(separator: " ").map(String.init) == [
        "transition", "progress", "velocity", "decision", "margin", "settling", "overshoot",
      ])
  }

  @Test("Continuity: nothing jumps at the release of an engine that takes over the finger's velocity")
  func continuity() throws {
    var setup = Performance(try #require(Catalogue.entry(named: "ios-18")))
    setup.action = .example(try #require(ExampleDrag.named("flick")))
    let smooth = try #require(try Continuity(setup))
    let (jump, dead) = (try #require(smooth.velocityJump), try #require(smooth.deadTime))
    #expect(smooth.positionJump < 0.5 && abs(jump) < 0.1, "\(smooth.text)")
    #expect(smooth.fingerLag < 1 && dead < 0.08, "\(smooth.text)")
    // A curve begins at its own speed.
    var curve = Performance(.backSwipe)
    curve.action = setup.action
    let rough = try #require(try Continuity(curve))
    #expect(abs(try #require(rough.velocityJump)) > 0.3, "\(rough.text)")
    var code = Performance(.backSwipe)
    code.action = .push
    #expect(try Continuity(code) == nil)
  }
}
