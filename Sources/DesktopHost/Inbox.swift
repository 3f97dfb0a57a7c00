import CoreGraphics
import Foundation
import Stage

/// What came in and waits for the next frame, in order.
struct Inbox {
  /// Something that came in.
  enum Item: Equatable {
    case pointer(PointerTracker.Action, instant: TimeInterval)
    case key(HostKey, isRepeat: Bool)
    case back
    case wheel(CGVector, at: CGPoint)
  }

  private var items: [Item] = []

  var isEmpty: Bool { items.isEmpty }

  /// Moves of one pointer that are no farther apart are one, in seconds: the system hands them over in heaps.
  private static let sameInstant: TimeInterval = 0.0005

  mutating func add(_ item: Item) {
    if case .pointer(let new, let instant) = item, case .move = new.event,
      case .pointer(let old, let earlier)? = items.last, case .move = old.event,
      old.pointer == new.pointer, instant - earlier < Self.sameInstant
    {
      items[items.count - 1] = .pointer(new, instant: instant)
    } else {
      items.append(item)
    }
  }

  /// Hands everything over.
  mutating func take() -> [Item] {
    defer { items.removeAll(keepingCapacity: true) }
    return items
  }
}
