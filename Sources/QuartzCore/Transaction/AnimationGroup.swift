/// Animations whose ends are awaited together: those of a transaction, or of an animation block in UIKit.
package final class AnimationGroup {
  /// The animations to wait for, which the group does not keep alive: they keep the group.
  private var members: [Weak<AnimationRecord>] = []
  private var running = 0
  private var isClosed = false
  private var allFinished = true
  private var whenOver: ((_ finished: Bool) -> Void)?
  /// Whether the group's owner, such as an animation block, removes its animations itself: those of layers in no tree
  /// instead of the commit, and those that are staged again.
  package var isManaged = false

  /// Creates a group that calls `whenOver` once, when it is closed and all its animations have ended.
  package init(whenOver: @escaping (_ finished: Bool) -> Void) { self.whenOver = whenOver }

  /// Whether the group waits for animations.
  package var isRunning: Bool { running > 0 }

  /// The animations that were added and are still there, in that order.
  var awaited: [AnimationRecord] { members.compactMap { $0.object } }

  /// Adds something other than an animation to wait for, until ``leave(finished:)`` is called.
  func enter() { running += 1 }

  /// Adds an animation to wait for.
  func enter(_ record: AnimationRecord) {
    enter()
    // Those that were freed go when the list would grow anyway.
    if members.count == members.capacity { members.removeAll { $0.object == nil } }
    members.append(Weak(record))
  }

  /// Notes that an animation has ended; `finished` says whether it reached its end.
  package func leave(finished: Bool) {
    running -= 1
    allFinished = allFinished && finished
    callIfOver()
  }

  /// Closes the group: no more animations are added.
  package func close() {
    isClosed = true
    callIfOver()
  }

  private func callIfOver() {
    guard isClosed, running == 0, let whenOver else { return }
    self.whenOver = nil
    members = []
    whenOver(allFinished)
  }
}
