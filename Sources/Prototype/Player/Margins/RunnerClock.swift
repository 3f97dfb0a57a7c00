import CoreGraphics
import Foundation
import Stage

/// What a busy machine makes of a drag: its reports come late, several come as one, and some are lost.
///
/// Each report counts at the instant at which it comes, which is worse than a system that stamps it before.
struct RunnerClock {
  /// Reports of a finger in a second.
  let rate: Double
  /// How late a report comes at most, in seconds.
  let delay: TimeInterval
  let seed: UInt64

  /// One report in so many is lost; presses and releases never are.
  static let lost = 20

  /// Clocks of both rates, in turn.
  static func all(_ count: Int, delay: TimeInterval) -> [Self] {
    (0..<count).map { Self(rate: $0.isMultiple(of: 2) ? 60 : 120, delay: delay, seed: UInt64($0)) }
  }

  func drag(_ drag: Drag) -> Drag {
    var random = SplitMix(state: seed)
    var (events, now): ([Drag.Event], TimeInterval) = ([], 0)
    func deliver(_ event: Drag.Event) {
      now = max(now, event.time + delay * Double.random(in: 0...1, using: &random))
      // Of movements that come at one instant only the last is seen.
      if event.event.isMove, let last = events.last, last.event.isMove, last.time == now, last.finger == event.finger {
        events.removeLast()
      }
      events.append(Drag.Event(time: now, event.event, finger: event.finger))
    }
    let phase = Double.random(in: 0...1, using: &random)
    var last: [Int: Drag.Event] = [:]
    for event in drag.events {
      if let start = last[event.finger], let from = start.event.point, let to = event.event.point, from != to {
        for report in reports(from: start.time, to: event.time, phase)
        where Int.random(in: 1...Self.lost, using: &random) > 1 {
          let part = CGFloat((report - start.time) / (event.time - start.time))
          let point = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
          deliver(Drag.Event(time: report, .move(point), finger: event.finger))
        }
      }
      if !event.event.isMove { deliver(event) }
      last[event.finger] = event
    }
    return Drag(known: events, on: drag.size, strikes: drag.strikes)
  }

  /// The instants after `start` and up to `end` at which a finger is reported.
  private func reports(from start: TimeInterval, to end: TimeInterval, _ phase: Double) -> [TimeInterval] {
    let first = Int((start * rate - phase).rounded(.down)) + 1
    let last = Int((end * rate - phase).rounded(.down))
    return first <= last ? (first...last).map { (Double($0) + phase) / rate } : []
  }
}
