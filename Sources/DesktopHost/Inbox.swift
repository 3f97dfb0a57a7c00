import CoreGraphics
import Foundation
import Stage

/// The input that waits for the next frame, in order of arrival.
struct Inbox {
  enum Item: Equatable {
    case pointer(PointerTracker.Action, instant: TimeInterval)
    case key(HostKey, isRepeat: Bool)
    case keyUp(HostKey)
    case keysLost
    case text(String)
    /// Composed by an input method; the range is in UTF-16 units.
    case markedText(String, selection: Range<Int>)
    case back
    case rightButton
    case drop([String])
    case wheel(CGVector, at: CGPoint)
    /// Not pressed; nil if the pointer left the window.
    case hover(CGPoint?)
  }

  private var items: [Item] = []

  var isEmpty: Bool { items.isEmpty }

  /// Moves of one pointer that are closer together than this, in seconds, are merged into the later one.
  private static let sameInstant: TimeInterval = 0.0005

  mutating func add(_ item: Item) {
    if case .pointer(let new, let instant) = item, case .move = new.event,
      case .pointer(let old, let earlier)? = items.last, case .move = old.event,
      old.pointer == new.pointer, instant - earlier < Self.sameInstant
    {
      items[items.count - 1] = .pointer(new, instant: instant)
    } else if case .hover = item, case .hover? = items.last {
      items[items.count - 1] = item
    } else {
      items.append(item)
    }
  }

  mutating func take() -> [Item] {
    defer { items.removeAll(keepingCapacity: true) }
    return items
  }
}
