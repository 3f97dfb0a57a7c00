import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("The graph of a drag")
struct DragGraphTests {
  private func sample(_ time: Double, _ progress: Double = 0, speed: Double = 0, isHeld: Bool = true)
    -> DragGraph.Sample
  {
    DragGraph.Sample(time: time, progress: progress, pointsPerSecond: speed, isHeld: isHeld)
  }

  @Test("The time at the right edge grows by steps, and what was drawn is drawn anew then")
  func span() {
    var graph = DragGraph()
    var spans: [Double] = []
    for number in 0...700 {
      graph.add(sample(Double(number) / 100))
      if spans.last != graph.span { spans.append(graph.span) }
    }
    #expect(spans == [1, 1.5, 2, 3, 4, 6, 8])
    #expect(graph.revision == 6 && graph.duration == 7)
  }

  @Test("However long a drag and however fast its events, a graph has a limited number of samples")
  func limit() {
    var graph = DragGraph()
    for number in 0..<200_000 { graph.add(sample(Double(number) / 1000, isHeld: number < 100_000)) }
    #expect((300...1500).contains(graph.samples.count))
    #expect(graph.samples.first?.time == 0 && graph.duration == 199.999)
    // The release lies where it was, as exactly as can be seen.
    let change = graph.changes.first ?? 0
    #expect(graph.changes.count == 1 && abs(change - 100) < graph.span / DragGraph.resolution)
    let times = graph.samples.map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("A fast finger makes room for its velocity in both directions")
  func fastest() {
    var graph = DragGraph()
    #expect(graph.fastest == 1200)
    graph.add(sample(0, speed: -1300))
    #expect(graph.fastest == 2400)
    graph.add(sample(0.1, speed: 1e9))
    #expect(graph.fastest == 19_200)
  }

  @Test(
    "The graph that is drawn during a drag is that of its replay",
    arguments: ["back-swipe", "rise", "sink", "libadwaita"])
  func liveAndReplayed(name: String) throws {
    let app = PrototypeApp(options: PrototypeOptions(entry: try #require(Catalogue.entry(named: name))))
    app.stage.advance(by: 0.5)
    app.phone.show(depth: 3)
    app.bench?.device.screen.rebase()
    let transport = try #require(app.transport)
    let track = try #require(app.phone.track)
    app.bench?.device.screen.player = DragPlayer(
      try #require(ExampleDrag.named("hesitate")).drag(on: track), on: app.phone.stage)
    app.stage.advance(by: 5)
    let live = transport.live.graph
    var setup = Performance(app.phone.entry)
    setup.action = .example(try #require(ExampleDrag.named("hesitate")))
    let replayed = DragGraph(try StagePlayer(setup).recording())
    func value(_ graph: DragGraph, _ time: Double) -> Double {
      graph.samples.last { $0.time <= time }?.progress ?? 0
    }
    for step in 1..<25 {
      let time = Double(step) * 0.08
      #expect(abs(value(live, time) - value(replayed, time)) < 0.06, "\(time)")
    }
    #expect(abs(live.duration - replayed.duration) < 0.06 && live.samples.contains { $0.progress > 0.5 })
    #expect(live.changes.count == 1 && abs((live.changes.first ?? 0) - (replayed.changes.first ?? 0)) < 0.04)
  }

  @Test("The limits of the graph are those of the rule that decides")
  func thresholds() {
    let scene = PanelScene()
    #expect(scene.app.transport?.thresholds == DragGraph.Thresholds(progress: 0.5, pointsPerSecond: 1000))
    scene.app.store.set("release.distance", to: .number(0.3))
    #expect(scene.app.transport?.thresholds.progress == 0.3)
    scene.app.store.set("release.rule", to: .choice("distance"))
    #expect(scene.app.transport?.thresholds == DragGraph.Thresholds(progress: 0.3))
  }

  @Test("Push and pop from code have a graph too, and can be scrubbed", arguments: [true, false])
  func fromCode(isPush: Bool) throws {
    let scene = PanelScene()
    let transport = try #require(scene.app.transport)
    #expect(scene.app.keyDown(isPush ? .space : .escape, isRepeat: false))
    try scene.app.stage.settle()
    let (start, end) = (DemoState(depth: 3), DemoState(depth: isPush ? 4 : 2))
    let subject = try #require(transport.subject)
    #expect(subject.start.choices == start.choices && subject.goal?.choices == end.choices)
    #expect(!subject.action.isDrag)
    #expect(transport.graph.samples.last?.progress == 1 && transport.graph.samples.allSatisfy { !$0.isHeld })
    for _ in 0..<8 { #expect(scene.app.keyDown(.character(","), isRepeat: false)) }
    scene.app.stage.advance(by: 0.1)
    let replay = try #require(transport.scrub?.replay)
    let progress = try #require(replay.progress)
    #expect(progress > 0.2 && progress < 1)
    #expect(scene.app.keyDown(.escape, isRepeat: false) && scene.depth == (isPush ? 4 : 2))
  }
}

@MainActor @Suite("Small graphs of drags")
struct DragPictureTests {
  private func lines(_ name: String) throws -> [[CGPoint]] {
    DragPictures.lines(of: try #require(ExampleDrag.named(name)).drag())
  }

  @Test("A graph shows the progress over the time, within the picture, a line for each press")
  func lines() throws {
    let (width, height) = (DragPictures.size.width, DragPictures.size.height)
    let back = try #require(try lines("back-and-forth").first)
    // To 70 %, back to 20 %, forth to 55 %: the picture's y goes down.
    let highest = back.map(\.y).min() ?? 0
    #expect(abs(highest - (1 + (height - 2) * (1 - 0.7 - 10.0 / 390))) < 0.2)
    #expect(zip(back, back.dropFirst()).allSatisfy { $0.x <= $1.x })
    let turns = zip(back, zip(back.dropFirst(), back.dropFirst(2))).count { before, rest in
      (rest.0.y - before.y) * (rest.1.y - rest.0.y) < 0
    }
    #expect(turns == 2)
    #expect(try lines("two-quick").count == 2)
    for name in ExampleDrag.all.map(\.name) {
      for point in try lines(name).flatMap(\.self) {
        #expect(CGRect(x: 1, y: 1, width: width - 2, height: height - 2).insetBy(dx: -0.01, dy: -0.01).contains(point))
      }
    }
    // A quick drag takes less of the width than a slow one.
    func end(_ name: String) throws -> CGFloat { try lines(name).last?.last?.x ?? 0 }
    #expect(try end("flick") < end("slow-60") / 3)
  }
}
