import Foundation

@MainActor final class DragRecorder {
  /// The oldest first.
  private(set) var drags: [Drag] = []
  /// While a drag is being played, events are not recorded.
  var isPaused = false
  private var events: [Drag.Event] = []
  /// The pointers that are down, by the numbers of their fingers.
  private var pointers: [Int?] = []
  /// When the first event happened, in seconds of the pointers' clock.
  private var start = 0.0
  /// When the stage handled the last event, in seconds of its own time.
  private var handled = 0.0
  private var size = CGSize.zero
  /// Whether the drag that is being recorded goes on where the last recorded one ended.
  private var goesOn = false
  /// The number of drags that were kept, each as often as it was prolonged.
  private(set) var keptCount = 0
  /// Whether the drag that is being recorded is the last one of `drags` already.
  private var isKept = false
  /// Whether what the last press set in motion has come to rest, so that the next press belongs to nothing before it.
  private var hasRested = true

  static let mostDrags = 16
  /// The distance in points within which a press is not a drag: that after which a pan begins.
  static let pressDistance: CGFloat = 10

  /// A press while something moves belongs to the drag before, since that decides what the press means; `isStill` says
  /// whether nothing moves.
  ///
  /// Between two presses the stage's time `now` counts: it may run slower than the pointers'.
  func add(
    _ event: PointerEvent, pointer: Int, at instant: TimeInterval, now: TimeInterval, size: CGSize,
    isStill: () -> Bool
  ) {
    guard !isPaused, instant.isFinite, event.point.map({ $0.x.isFinite && $0.y.isFinite }) ?? true else { return }
    defer { handled = now }
    switch event {
    case .down: press(event, pointer, instant, now, size, isStill)
    case .move:
      if let finger = pointers.firstIndex(of: pointer) { append(event, finger, instant) }
    case .up:
      guard let finger = pointers.firstIndex(of: pointer) else { return }
      append(event, finger, instant)
      pointers[finger] = nil
      finish()
    case .cancel:
      guard isDown else { return }
      append(event, 0, instant)
      pointers = []
      finish()
    }
  }

  /// The events of the drag that is being recorded, or else of the last one; instants are of the pointers' clock.
  var lastEvents: [(event: PointerEvent, pointer: Int, instant: TimeInterval)] {
    events.map { each in
      // A finger that is up has no pointer any more: any number of its own will do.
      let pointer = pointers.indices.contains(each.finger) ? pointers[each.finger] : nil
      return (each.event, pointer ?? each.finger, start + each.time)
    }
  }

  var present: Drag? { isDown ? Drag(known: events, on: size) : nil }

  private var isDown: Bool { pointers.contains { $0 != nil } }

  /// Whether the last press belongs to a drag that began with another one.
  var isContinued: Bool { !isPaused && (goesOn || pointers.count { $0 != nil } > 1) }

  private func press(
    _ event: PointerEvent, _ pointer: Int, _ instant: TimeInterval, _ now: TimeInterval, _ size: CGSize,
    _ isStill: () -> Bool
  ) {
    guard !pointers.contains(pointer) else { return }
    if !isDown {
      let isLong = instant - start > Drag.longestDuration / 2 || events.count > Drag.mostEvents / 2
      goesOn = !events.isEmpty && !hasRested && !isLong && size == self.size && instant >= start && !isStill()
      if goesOn {
        start = instant - (events.last?.time ?? 0) - max(0, now - handled)
      } else {
        isKept = false
        events.removeAll(keepingCapacity: true)
        events.reserveCapacity(1024)
        (start, self.size) = (instant, size)
      }
    }
    let finger = pointers.firstIndex(of: nil) ?? pointers.count
    guard finger < Drag.mostFingers else { return }
    if finger == pointers.count { pointers.append(pointer) } else { pointers[finger] = pointer }
    append(event, finger, instant)
  }

  /// Adds an event, to the microsecond and the thousandth of a point, so that files are short.
  ///
  /// The events beyond the limit of a drag are lost; then it is not kept.
  private func append(_ event: PointerEvent, _ finger: Int, _ instant: TimeInterval) {
    guard events.count <= Drag.mostEvents else { return }
    let time = max(((instant - start) * 1e6).rounded() / 1e6, events.last?.time ?? 0)
    let rounded = event.point.map { point in
      event.moved(to: CGPoint(x: (point.x * 1000).rounded() / 1000, y: (point.y * 1000).rounded() / 1000))
    }
    events.append(Drag.Event(time: time, rounded ?? event, finger: finger))
  }

  /// In this frame, what the last press set in motion may have come to rest.
  func endFrame(isStill: () -> Bool) {
    if !hasRested, !isDown, isStill() { hasRested = true }
  }

  private func finish() {
    guard !isDown else { return }
    pointers = []
    hasRested = false
    guard goesOn || isFar, let drag = try? Drag(events, size: size) else { return }
    if isKept, !drags.isEmpty { drags.removeLast() }
    drags.append(drag)
    (isKept, keptCount) = (true, keptCount + 1)
    if drags.count > Self.mostDrags { drags.removeFirst() }
  }

  /// Whether a finger moved farther than in a press.
  private var isFar: Bool {
    var starts: [Int: CGPoint] = [:]
    return events.contains { event in
      guard let point = event.event.point else { return false }
      if event.event.isDown { starts[event.finger] = point }
      let start = starts[event.finger] ?? point
      return max(abs(point.x - start.x), abs(point.y - start.y)) >= Self.pressDistance
    }
  }
}

extension Stage {
  /// The last 16 drags of fingers on the stage, the oldest first.
  ///
  /// A press that moves less than 10 points is not a drag, unless it catches what a drag set in motion: then it belongs
  /// to that drag, as does every press before the stage is idle. Drags that are played are not recorded.
  public var recentDrags: [Drag] { recorder.drags }

  /// The drag of the fingers that are down, until now; nil if none is.
  package var presentDrag: Drag? { recorder.present }

  /// Changes when a drag is kept in ``recentDrags``, or the last one of them is prolonged.
  package var keptDragCount: Int { recorder.keptCount }

  /// Whether the last press belongs to a drag that began with another one.
  package var continuesDrag: Bool { recorder.isContinued }
}
