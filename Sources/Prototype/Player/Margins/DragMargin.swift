import CoreGraphics
import Foundation
import Stage

/// Performs drags of one subject and says what each release decides.
@MainActor struct ReleaseProbe {
  let setup: Performance
  let route: DragRoute
  private let rested: () -> Void

  /// `rested` is called before each drag, for what ended with the one before.
  ///
  /// - Throws: A `StartFault` if no drag moves the subject.
  init(_ setup: Performance, _ direction: String?, rested: @escaping () -> Void) throws(StartFault) {
    (self.setup, self.rested) = (setup, rested)
    if setup.makePlayer != nil {
      route = try DragRoute(of: setup, direction)
    } else if let track = try StagePlayer(setup).phone.track {
      route = DragRoute(track: track)
    } else {
      throw StartFault(.usage, "no drag moves \(setup.entry.name), so nothing is decided.")
    }
  }

  func drag(_ test: TestDrag) -> Drag { test.example.drag(on: route.track) }

  /// With what opens the screen before, unless the drag does that itself.
  func whole(_ drag: Drag) -> Drag {
    drag.events.count { $0.event.isDown } > 1 ? drag : route.opening?.before(drag) ?? drag
  }

  /// Whether the transition finishes; nil if none is decided about.
  func finishes(_ drag: Drag) throws(StartFault) -> Bool? {
    rested()
    var setup = setup
    setup.action = .drag(whole(drag))
    return try setup.perform(setup.frames) { $0.decision == nil }.decision?.finishes
  }

  func finishes(_ test: TestDrag) throws(StartFault) -> Bool? { try finishes(drag(test)) }

  /// How many of some clocks turn the decision.
  func flips(_ drag: Drag, from decision: Bool?, _ clocks: [RunnerClock], most: Int = .max) throws(StartFault) -> Int {
    var count = 0
    for clock in clocks where count < most {
      if try finishes(clock.drag(drag)) != decision { count += 1 }
    }
    return count
  }
}

/// How far a drag is from every line at which its release would be decided otherwise.
@MainActor struct DragMargin {
  let decision: Bool?
  /// By how many points it may be shorter and longer; nil where no line is on the screen.
  let shorter, longer: Double?
  /// By which share of its speed it may be slower and faster; nil where nothing up to four times changes it.
  let slower, faster: Double?
  /// By how many seconds the release may come earlier, up to the last movement, and later; nil where nothing changes it.
  let earlier, later: Double?
  /// Up to how late reports may come, in seconds, such that none of some clocks turns the decision; 0 if one always does.
  let delay: Double
  /// How many of how many clocks turn it that are late by up to ``usualDelay``.
  let flips, clocks: Int
  /// Of the movement, in points per second.
  let pointsPerSecond: Double

  static let usualDelay = 0.03
  private static let (delays, trials) = ([0.01, 0.02, 0.03, 0.05, 0.08, 0.12], 16)

  init(_ drag: Drag, _ probe: ReleaseProbe, clocks count: Int) throws(StartFault) {
    let decision = try probe.finishes(drag)
    self.decision = decision
    /// The first of rising amounts that changes the decision, found more exactly; nil if none does.
    func line(_ amounts: [Double], _ change: (Double) -> Drag?) throws(StartFault) -> Double? {
      var low = 0.0
      for amount in amounts {
        guard let changed = change(amount) else { return nil }
        if try probe.finishes(changed) != decision {
          var high = amount
          for _ in 0..<6 {
            let middle = (low + high) / 2
            if let changed = change(middle), try probe.finishes(changed) == decision {
              low = middle
            } else {
              high = middle
            }
          }
          return low
        }
        low = amount
      }
      return nil
    }
    let points = [4.0, 8, 16, 32, 64, 128, 256, 512]
    let length = drag.travel
    shorter = try line(points.filter { $0 < length } + [length]) { drag.stretched(1 - $0 / max(length, 1)) }
    longer = try line(points) { drag.stretched(1 + $0 / max(length, 1)) }
    slower = try line([0.1, 0.2, 0.4, 0.6, 0.75]) { drag.paced(1 / (1 - $0)) }
    faster = try line([0.1, 0.25, 0.5, 1, 2, 3]) { drag.paced(1 / (1 + $0)) }
    let times = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64]
    let hold = drag.hold
    earlier = hold <= 0 ? nil : try line(times.filter { $0 < hold } + [hold]) { drag.released(later: -$0) }
    later = try line(times) { drag.released(later: $0) }
    var delay = 0.0
    for next in Self.delays {
      guard try probe.flips(drag, from: decision, RunnerClock.all(Self.trials, delay: next), most: 1) == 0 else {
        break
      }
      delay = next
    }
    (self.delay, clocks) = (delay, count)
    flips = try probe.flips(drag, from: decision, RunnerClock.all(count, delay: Self.usualDelay))
    pointsPerSecond = drag.movingTime > 0 ? length / drag.movingTime : 0
  }
}

extension Drag {
  private var points: [CGPoint] { events.compactMap(\.event.point) }
  /// From the press to the release, in a straight line, in points.
  var travel: Double {
    guard let first = points.first, let last = points.last else { return 0 }
    return hypot(last.x - first.x, last.y - first.y).native
  }

  /// When the finger moved last, in seconds.
  private var lastMove: TimeInterval {
    let end = points.last
    let index = events.firstIndex { $0.event.point == end } ?? 0
    return events.isEmpty ? 0 : events[index].time
  }

  /// How long the finger rests before the release, in seconds.
  var hold: TimeInterval { max(0, (events.last?.time ?? 0) - lastMove) }

  /// How long the finger moves, in seconds.
  fileprivate var movingTime: TimeInterval {
    let start = events.lastIndex { $0.event.point == points.first } ?? 0
    return events.isEmpty ? 0 : max(0, lastMove - events[start].time)
  }

  /// The same drag over another distance from its press; nil if it leaves the screen.
  fileprivate func stretched(_ factor: Double) -> Drag? {
    guard let origin = points.first else { return nil }
    var changed = events
    for index in changed.indices {
      guard let point = changed[index].event.point else { continue }
      let next = CGPoint(
        x: origin.x + (point.x - origin.x) * CGFloat(factor), y: origin.y + (point.y - origin.y) * CGFloat(factor))
      guard (0...size.width).contains(next.x), (0...size.height).contains(next.y) else { return nil }
      changed[index].event = PointerEvent(changed[index].event.kind, next)
    }
    return Drag(known: changed, on: size, strikes: strikes)
  }

  /// The same drag at another speed; a hold before the release is as long as before.
  fileprivate func paced(_ factor: Double) -> Drag {
    let end = lastMove
    let changed = events.map { event in
      Event(
        time: event.time <= end ? event.time * factor : end * factor + event.time - end, event.event,
        finger: event.finger)
    }
    return Drag(known: changed, on: size, strikes: strikes)
  }

  /// The same drag with its last event at another instant, not before the last movement.
  fileprivate func released(later seconds: Double) -> Drag {
    guard var last = events.last else { return self }
    last.time = max(lastMove, last.time + seconds)
    let time = last.time
    return Drag(known: events.dropLast().filter { $0.time <= time } + [last], on: size, strikes: strikes)
  }
}
