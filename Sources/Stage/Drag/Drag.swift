public import Foundation

/// The events of fingers on a screen, each with its instant.
///
/// A drag begins with a finger that goes down, and ends when no finger is down any more. It may contain several presses,
/// such as two quick swipes of which the second catches what the first set in motion. Stages record drags
/// (``Stage/recentDrags``) and play them (``Stage/play(_:speed:framesPerSecond:)``).
public struct Drag: Hashable, Sendable {
  /// In the order of their instants.
  public let events: [Event]
  /// In points.
  public let size: CGSize
  /// What goes wrong on purpose meanwhile, in the order of the instants; a stage leaves that to its host.
  package var strikes: [Strike] = []

  package struct Strike: Hashable, Sendable {
    /// In seconds from the start of the drag.
    package var time: TimeInterval
    /// Of the fault, which the host knows.
    package var name: String

    package init(time: TimeInterval, _ name: String) { (self.time, self.name) = (time, name) }
  }

  public struct Event: Hashable, Sendable {
    /// In seconds from the start of the drag.
    public var time: TimeInterval
    public var event: PointerEvent
    /// The number of the finger, from 0; a cancelling event is for all fingers.
    public var finger: Int

    public init(time: TimeInterval, _ event: PointerEvent, finger: Int = 0) {
      (self.time, self.event, self.finger) = (time, event, finger)
    }
  }

  public static let mostEvents = 100_000
  /// In seconds.
  public static let longestDuration: TimeInterval = 600
  /// In points.
  static let farthest: CGFloat = 100_000
  static let mostFingers = 10

  /// Throws a `DragFault` about the first event that is not allowed: an instant before the one of the event before, a
  /// finger that goes down twice, or moves without being down, or never goes up.
  public init(_ events: [Event], size: CGSize = CGSize(width: 390, height: 844)) throws(DragFault) {
    var check = DragCheck()
    for event in events { try check.add(event) }
    try check.finish()
    try self.init(checked: events, size: size)
  }

  /// The events were accepted by a `DragCheck`.
  package init(checked events: [Event], size: CGSize) throws(DragFault) {
    guard size.width > 0, size.height > 0, max(size.width, size.height) <= Self.farthest else {
      throw DragFault(index: nil, "the screen cannot have \(size.width) × \(size.height) points.")
    }
    (self.events, self.size) = (events, size)
  }

  package init(known events: [Event], on size: CGSize, strikes: [Strike] = []) {
    (self.events, self.size, self.strikes) = (events, size, strikes)
  }

  /// In seconds.
  public var duration: TimeInterval { max(events.last?.time ?? 0, strikes.last?.time ?? 0) }

  /// The drag on a screen of another size, with its positions scaled.
  ///
  /// Lengths that do not depend on the screen remain: the distance after which a drag begins, the width of an edge,
  /// velocities in points per second. So a drag close to a limit may end differently on another screen.
  public func scaled(to size: CGSize) -> Drag {
    guard size != self.size, size.width > 0, size.height > 0 else { return self }
    let (across, down) = (size.width / self.size.width, size.height / self.size.height)
    return Drag(
      known: events.map { event in
        guard let point = event.event.point else { return event }
        return Event(
          time: event.time, event.event.moved(to: CGPoint(x: point.x * across, y: point.y * down)), finger: event.finger
        )
      }, on: size, strikes: strikes)
  }
}
