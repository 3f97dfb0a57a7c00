package import Foundation
import UIKit

extension StageView {
  /// Handles and draws nothing of the inner stage for a time in seconds of the outer stage, and then everything at once.
  package func stall(for seconds: TimeInterval) {
    guard let outerStage, seconds > 0 else { return }
    stallEnd = outerStage.now + seconds
    // The outer stage runs a turn at the end, which draws what waited.
    outerStage.perform { outerStage.application.after(seconds) { [weak self] in self?.endStall() } }
  }

  /// Returns whether nothing is handled at an instant of the outer stage's time; ends a stall that is over.
  func isStalled(at instant: TimeInterval) -> Bool {
    guard let stallEnd else { return false }
    if instant < stallEnd { return true }
    endStall()
    return false
  }

  private func endStall() {
    guard stallEnd != nil else { return }
    stallEnd = nil
    let work = stalledWork
    stalledWork = []
    for each in work { each() }
  }
}
