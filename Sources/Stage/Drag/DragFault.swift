public import Foundation

public struct DragFault: Error, Hashable, LocalizedError, CustomStringConvertible {
  /// Nil if the fault is not that of an event.
  public let index: Int?
  public let sentence: String

  package init(index: Int?, _ sentence: String) { (self.index, self.sentence) = (index, sentence) }

  /// The number of the event counts from 1.
  public var description: String { index.map { "event \($0 + 1): \(sentence)" } ?? sentence }
  public var errorDescription: String? { description }
}

/// Checks the events of a drag one by one, in constant memory.
package struct DragCheck {
  private var count = 0
  private var last = 0.0
  private var fingersDown: Set<Int> = []

  private let most: Int

  package init(most: Int = Drag.mostEvents) { self.most = most }

  package mutating func add(_ event: Drag.Event) throws(DragFault) {
    guard count < most else { throw fault("a drag has at most \(most) events.") }
    guard event.time.isFinite, event.time >= 0, event.time <= Drag.longestDuration else {
      throw fault("t is \(event.time); it takes a number from 0 to \(Int(Drag.longestDuration)) s.")
    }
    guard event.time >= last else { throw fault("t is \(event.time), before \(last) of the event before.") }
    guard (0..<Drag.mostFingers).contains(event.finger) else {
      throw fault("the finger is \(event.finger); it takes a number from 0 to \(Drag.mostFingers - 1).")
    }
    if let point = event.event.point {
      let farthest = Drag.farthest
      guard abs(point.x) <= farthest, abs(point.y) <= farthest else {
        throw fault(
          "the position is \(point.x), \(point.y); both take numbers from -\(Int(farthest)) to \(Int(farthest)).")
      }
    }
    switch event.event {
    case .down:
      guard fingersDown.insert(event.finger).inserted else {
        throw fault("the finger is down already: an up or a cancel is missing before this down.")
      }
    case .move:
      guard fingersDown.contains(event.finger) else {
        throw fault("the finger is not down: a down is missing before this move.")
      }
    case .up:
      guard fingersDown.remove(event.finger) != nil else {
        throw fault("the finger is not down: a down is missing before this up.")
      }
    case .cancel:
      guard !fingersDown.isEmpty else { throw fault("no finger is down: a down is missing before this cancel.") }
      fingersDown = []
    }
    last = event.time
    count += 1
  }

  package func finish() throws(DragFault) {
    guard count > 0 else { throw DragFault(index: nil, "there are no events: a drag begins with a down.") }
    guard fingersDown.isEmpty else {
      throw DragFault(index: count - 1, "the drag ends while a finger is down: an up or a cancel is missing.")
    }
  }

  private func fault(_ sentence: String) -> DragFault { DragFault(index: count, sentence) }
}
