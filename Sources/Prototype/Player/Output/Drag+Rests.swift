import Foundation
import Stage

extension Drag {
  /// The same drag, but that a finger which does not move for longer goes on after a second: one that was pinned, for
  /// instance, of which a clip would show a picture at rest.
  var withShortRests: Drag {
    var (late, last) = (0.0, 0.0)
    let events = events.map { event in
      late += max(0, event.time - last - Self.longestRest)
      last = event.time
      return Event(time: event.time - late, event.event, finger: event.finger)
    }
    return strikes.isEmpty ? Drag(known: events, on: size) : self
  }

  /// In seconds.
  private static let longestRest = 1.0
}
