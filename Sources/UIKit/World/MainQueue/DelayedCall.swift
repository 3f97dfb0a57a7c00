import Foundation
import QuartzCore

/// A call that was put off, and that can be cancelled.
final class DelayedCall {
  let selector: Selector
  private let target: NSObject
  private let argument: Any?
  private var isCancelled = false

  init(target: NSObject, selector: Selector, argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  /// The same object, or an equal one.
  func hasArgument(_ other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    if let object = argument as? NSObject { return object.isEqual(other) }
    return argument as AnyObject === other as AnyObject
  }

  /// Without a current world, on the main queue.
  func schedule(after seconds: Double) {
    nonisolated(unsafe) let call = self
    let isScheduled = MainQueue.schedule(after: seconds, isWanted: { !call.isCancelled }, { _ in call.perform() })
    guard isScheduled else { return DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { call.perform() } }
    MainActor.assumeIsolated { UIApplication.current?.delayedCalls.append(call) }
  }

  private func perform() {
    nonisolated(unsafe) let call = self
    MainActor.assumeIsolated { UIApplication.current?.delayedCalls.removeAll { $0 === call } }
    selector.send(to: target, with: argument)
  }

  /// Cancels the current world's calls on `target` that `choose` returns.
  static func cancel(_ target: AnyObject, _ choose: @MainActor ([DelayedCall]) -> [DelayedCall]) {
    guard MainQueue.isCurrent else { return }
    nonisolated(unsafe) let target = target
    MainActor.assumeIsolated {
      guard let application = UIApplication.current else { return }
      let cancelled = choose(application.delayedCalls.filter { $0.target === target })
      for call in cancelled { call.isCancelled = true }
      application.delayedCalls.removeAll { call in cancelled.contains { $0 === call } }
    }
  }
}
