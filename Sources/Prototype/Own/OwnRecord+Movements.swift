import Workshop

// Parts of what the user did, which are done again by themselves.

extension OwnRecord {
  /// The time after everything that was done, so that it has come to rest, in seconds.
  private static let pause = 1.0

  /// What was done before the last drag, and the drag; nil if there was none.
  var lastDrag: (before: OwnRecord, movement: OwnReplica.Movement)? { drag.map { (before($0), press(from: $0)) } }

  /// What was done before the last press, and the press; nil if there was none.
  var lastPress: (before: OwnRecord, movement: OwnReplica.Movement)? { press.map { (before($0), press(from: $0)) } }

  /// Everything that was done, and a while in which it comes to rest.
  var atRest: OwnRecord { before(Mark(count: entries.count, instant: duration + Self.pause)) }

  /// Returns what happened from a mark on until no finger was down any more.
  private func press(from mark: Mark) -> OwnReplica.Movement {
    let movement = movement(from: mark) { _ in nil }
    var fingers: Set<Int32> = []
    let end = movement.firstIndex { each in
      switch each.message.kind {
      case .down: fingers.insert(each.message.index)
      case .up: fingers.remove(each.message.index)
      case .cancel: fingers = []
      case .step: return true
      default: return false
      }
      return fingers.isEmpty
    }
    return Array(movement.prefix(end.map { $0 + 1 } ?? movement.count))
  }
}
