/// Animations whose ends are awaited together: those of one transaction, or of one block of UIKit's.
package final class AnimationGroup {
  private var running = 0
  private var isClosed = false
  private var allFinished = true
  private var whenOver: ((_ finished: Bool) -> Void)?

  /// Calls `whenOver` once: when the group is closed and all its animations are over.
  package init(whenOver: @escaping (_ finished: Bool) -> Void) { self.whenOver = whenOver }

  /// Whether it waits for animations.
  package var isRunning: Bool { running > 0 }

  /// One more animation.
  package func enter() { running += 1 }

  /// One animation is over; `finished` says whether it reached its end.
  package func leave(finished: Bool) {
    running -= 1
    allFinished = allFinished && finished
    callIfOver()
  }

  /// No more animations will come.
  package func close() {
    isClosed = true
    callIfOver()
  }

  private func callIfOver() {
    guard isClosed, running == 0, let whenOver else { return }
    self.whenOver = nil
    whenOver(allFinished)
  }
}
