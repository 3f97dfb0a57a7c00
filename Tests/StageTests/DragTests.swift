import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Drags as values")
struct DragTests {
  nonisolated static let size = CGSize(width: 200, height: 400)

  /// A stage with a navigation of two coloured screens, which the system's swipe pops.
  private func makeStage(size: CGSize = DragTests.size) -> (stage: Stage, navigation: UINavigationController) {
    let stage = Stage(size: size)
    let navigation = stage.perform {
      let screens = [UIColor.red, .blue].map { color in
        let screen = UIViewController()
        screen.view.backgroundColor = color
        return screen
      }
      let navigation = UINavigationController()
      navigation.viewControllers = screens
      return navigation
    }
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
    return (stage, navigation)
  }

  /// The events of a swipe from the left edge to a fraction of the width.
  private func swipe(to fraction: CGFloat, size: CGSize = DragTests.size) -> [Drag.Event] {
    let y = size.height / 2
    let moves = (1...10).map { step in
      Drag.Event(time: 0.02 * Double(step), .move(CGPoint(x: 2 + size.width * fraction * CGFloat(step) / 10, y: y)))
    }
    return [Drag.Event(time: 0, .down(CGPoint(x: 2, y: y)))] + moves
      + [Drag.Event(time: 0.4, .up(CGPoint(x: 2 + size.width * fraction, y: y)))]
  }

  /// Sends events as a finger does; `each` is called after each of them.
  private func send(_ events: [Drag.Event], to stage: Stage, each: () -> Void = {}) {
    let start = stage.now
    for event in events {
      stage.advance(by: max(0, start + event.time - stage.now))
      stage.send(event.event)
      each()
    }
  }

  nonisolated static let down = Drag.Event(time: 0, .down(CGPoint(x: 1, y: 1)))
  nonisolated static let up = Drag.Event(time: 1, .up(CGPoint(x: 1, y: 1)))
  nonisolated static let cancel = Drag.Event(time: 1, .cancel)

  nonisolated static let wrong: [([Drag.Event], Int?, String)] = [
    ([], nil, "there are no events: a drag begins with a down."),
    ([up], 0, "the finger is not down: a down is missing before this up."),
    ([down, down, up], 1, "the finger is down already: an up or a cancel is missing before this down."),
    ([down], 0, "the drag ends while a finger is down: an up or a cancel is missing."),
    ([down, Drag.Event(time: 2, .move(.zero)), up], 2, "t is 1.0, before 2.0 of the event before."),
    ([Drag.Event(time: .nan, .down(.zero))], 0, "t is nan; it takes a number from 0 to 600 s."),
    ([Drag.Event(time: 601, .down(.zero))], 0, "t is 601.0; it takes a number from 0 to 600 s."),
    ([down, cancel, cancel], 2, "no finger is down: a down is missing before this cancel."),
    ([Drag.Event(time: 0, .down(.zero), finger: 10)], 0, "the finger is 10; it takes a number from 0 to 9."),
  ]

  @Test("Events that are no drag are refused with a sentence about the first wrong one", arguments: wrong)
  func faults(events: [Drag.Event], index: Int?, sentence: String) {
    #expect(throws: DragFault(index: index, sentence)) { try Drag(events) }
  }

  @Test("A position that is not a number, or too far, is refused", arguments: [CGFloat.nan, .infinity, 100_001])
  func positions(x: CGFloat) {
    #expect(throws: DragFault.self) { try Drag([Drag.Event(time: 0, .down(CGPoint(x: x, y: 0))), Self.up]) }
  }

  @Test("A drag has at most 100,000 events") func length() throws {
    let moves = (1..<Drag.mostEvents - 1).map { _ in Drag.Event(time: 0.5, .move(.zero)) }
    #expect(try Drag([Self.down] + moves + [Self.up]).events.count == Drag.mostEvents)
    #expect(throws: DragFault(index: Drag.mostEvents, "a drag has at most 100000 events.")) {
      try Drag([Self.down] + moves + [moves[0], Self.up])
    }
  }

  @Test("A stage records a drag, and its copy played on another stage gives the same pictures") func recording() throws
  {
    let (stage, navigation) = makeStage()
    var pictures: [String] = []
    send(swipe(to: 0.7), to: stage) { pictures.append(stage.render().digest) }
    try stage.settle()
    #expect(navigation.viewControllers.count == 1)
    let drag = try #require(stage.recentDrags.last)
    #expect(drag == (try Drag(swipe(to: 0.7), size: Self.size)))
    let (other, otherNavigation) = makeStage()
    let player = DragPlayer(drag, on: other)
    var replayed: [String] = []
    while let instant = player.nextInstant {
      other.advance(by: instant - other.now)
      player.send(until: other.now)
      replayed.append(other.render().digest)
    }
    try other.settle()
    #expect(replayed == pictures && otherNavigation.viewControllers.count == 1)
    // What is played is not recorded.
    #expect(other.recentDrags.isEmpty)
  }

  @Test("A drag gives the same pictures whatever the frame rate", arguments: [24.0, 60, 120, 7])
  func frameRates(rate: Double) throws {
    func digest(_ rate: Double) throws -> String {
      let (stage, _) = makeStage()
      stage.play(try Drag(swipe(to: 0.4), size: Self.size), framesPerSecond: rate)
      stage.advance(by: 0.1, framesPerSecond: rate)
      return stage.render().digest
    }
    #expect(try digest(rate) == digest(60))
  }

  @Test("A host that draws whenever it likes gets the same pictures") func hostSteps() throws {
    func digest(_ steps: [Double]) throws -> String {
      let (stage, _) = makeStage()
      let player = DragPlayer(try Drag(swipe(to: 0.4), size: Self.size), on: stage)
      let start = stage.now
      for step in steps + [0.5] {
        player.send(until: start + step)
        stage.step(to: start + step, interval: 1 / 60)
      }
      return stage.render().digest
    }
    #expect(try digest([]) == digest([0.013, 0.1, 0.1003, 0.37, 0.41]))
  }

  @Test("At another speed a drag keeps the velocity of its finger, and so its end", arguments: [0.1, 0.5, 3])
  func speeds(speed: Double) throws {
    // A flick of a quarter of the width: slower than 0.3 s ahead past the middle it would be cancelled.
    let flick = (0...6).map { Drag.Event(time: 0.01 * Double($0), .move(CGPoint(x: 2 + 10 * Double($0), y: 200))) }
    let events =
      [Drag.Event(time: 0, .down(CGPoint(x: 2, y: 200)))] + flick + [
        Drag.Event(time: 0.06, .up(CGPoint(x: 62, y: 200)))
      ]
    let (stage, navigation) = makeStage()
    let start = stage.now
    stage.play(try Drag(events, size: Self.size), speed: speed)
    #expect(abs(stage.now - start - 0.06 / speed) < 1e-6)
    try stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("At another size the positions are scaled") func scaling() throws {
    let drag = try Drag(swipe(to: 0.7), size: Self.size)
    let wide = CGSize(width: 400, height: 800)
    #expect(
      drag.scaled(to: wide)
        == (try Drag(
          swipe(to: 0.7, size: wide).map { event in
            var event = event
            // The swipe begins two points from the edge at any size.
            event.event = event.event.moved(
              to: CGPoint(x: (event.event.point?.x ?? 0) + 2, y: event.event.point?.y ?? 0))
            return event
          }, size: wide)))
    let (stage, navigation) = makeStage(size: wide)
    stage.play(drag)
    try stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test("The last 16 drags are kept, and presses are none") func ring() throws {
    let (stage, _) = makeStage()
    for number in 0..<20 {
      stage.send(.down(CGPoint(x: 100, y: 100)))
      stage.send(.up(CGPoint(x: 104, y: 104)))
      stage.send(.down(CGPoint(x: 100, y: 100)))
      stage.advance(by: 0.1)
      stage.send(.move(CGPoint(x: 120 + number, y: 100)))
      stage.send(.up(CGPoint(x: 120 + number, y: 100)))
      try stage.settle()
    }
    #expect(stage.recentDrags.count == 16)
    #expect(stage.recentDrags.map { $0.events.last?.event.point?.x } == (4..<20).map { CGFloat(120 + $0) })
  }

  @Test("A press that catches what a drag set in motion belongs to that drag") func caught() throws {
    let (stage, _) = makeStage()
    send(swipe(to: 0.7), to: stage)
    #expect(stage.recentDrags.count == 1)
    stage.advance(by: 0.05)
    stage.send(.down(CGPoint(x: 150, y: 200)))
    stage.advance(by: 0.1)
    stage.send(.up(CGPoint(x: 150, y: 200)))
    #expect(stage.recentDrags.count == 1)
    let drag = try #require(stage.recentDrags.last)
    #expect(drag.events.count == swipe(to: 0.7).count + 2 && abs(drag.duration - 0.55) < 1e-6)
  }

  @Test("A press during a push from code is a drag of its own, and takes none away", arguments: [true, false])
  func afterCode(isPushedByPress: Bool) throws {
    let (stage, navigation) = makeStage()
    send(swipe(to: 0.2), to: stage)
    try stage.settle()
    #expect(stage.recentDrags.count == 1)
    if isPushedByPress {
      stage.send(.down(CGPoint(x: 100, y: 100)))
      stage.send(.up(CGPoint(x: 100, y: 100)))
    }
    stage.perform { navigation.pushViewController(UIViewController(), animated: true) }
    stage.advance(by: 0.05)
    let press = Drag.Event(time: 0, .down(CGPoint(x: 100, y: 100)))
    let events = [press, Drag.Event(time: 0.1, .move(CGPoint(x: 140, y: 100)))]
    send(events + [Drag.Event(time: 0.2, .up(CGPoint(x: 140, y: 100)))], to: stage)
    try stage.settle()
    #expect(stage.recentDrags.map(\.events.count) == [swipe(to: 0.2).count, isPushedByPress ? 5 : 3])
  }

  @Test("Two fingers are recorded with their numbers, and a cancelling event ends both") func fingers() throws {
    let (stage, _) = makeStage()
    stage.send(.down(CGPoint(x: 10, y: 10)), pointer: 7, at: 100)
    stage.send(.down(CGPoint(x: 50, y: 50)), pointer: 3, at: 100.1)
    stage.send(.move(CGPoint(x: 80, y: 50)), pointer: 3, at: 100.2)
    stage.send(.move(CGPoint(x: 80, y: 50)), pointer: 4, at: 100.2)
    stage.send(.cancel, pointer: 0, at: 100.3)
    let drag = try #require(stage.recentDrags.last)
    #expect(drag.events.map(\.finger) == [0, 1, 1, 0] && drag.events.map(\.time) == [0, 0.1, 0.2, 0.3])
    #expect(drag.events.last?.event == .cancel)
  }

  @Test("A player that is stopped takes the finger away") func stopping() throws {
    let (stage, navigation) = makeStage()
    let player = DragPlayer(try Drag(swipe(to: 0.9), size: Self.size), on: stage)
    stage.advance(by: 0.2)
    player.send(until: stage.now)
    #expect(stage.application.touchCount == 1)
    player.stop()
    #expect(player.isOver && stage.application.touchCount == 0)
    try stage.settle()
    #expect(navigation.viewControllers.count == 2)
  }
}
