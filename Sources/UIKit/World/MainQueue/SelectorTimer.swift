import Foundation
import QuartzCore

/// A timer that calls a method.
final class SelectorTimer: Timer {
  private let information: Any?

  override var userInfo: Any? { information }

  init(every interval: TimeInterval, repeats: Bool, _ target: AnyObject, _ selector: Selector, _ information: Any?) {
    self.information = information
    // Timers of the main thread are fired on it.
    nonisolated(unsafe) let (target, selector) = (target, selector)
    super.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) {
      selector.perform(on: target, with: $0)
    }
  }
}
