public import Foundation
public import QuartzCore

// Foundation on Linux has none of these, which need the Objective-C runtime.
extension NSObject {
  /// Calls a method of this object, `delay` seconds of the current stage's clock from now.
  ///
  /// The object and the argument are kept alive until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    DelayedCall(target: self, selector: aSelector, argument: anArgument).schedule(after: delay)
  }

  /// In any mode, whatever `modes` says.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCall.cancel(aTarget as AnyObject) { calls in calls }
  }

  /// Methods cannot be compared: without the very selector that was given, the last call of a method with the same
  /// parameters is cancelled.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    nonisolated(unsafe) let (selector, argument) = (aSelector, anArgument)
    DelayedCall.cancel(aTarget as AnyObject) { @MainActor calls in
      let fitting = calls.filter { $0.hasArgument(argument) }
      let indices = TargetActions.indices(of: selector, among: Array(fitting.indices)) { fitting[$0].selector }
      return indices.map { fitting[$0] }
    }
  }

  /// Calls a method of this object on the main thread: at once if this is it and `wait` is true, otherwise in the
  /// current stage's next turn.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    nonisolated(unsafe) let (target, selector, argument) = (self, aSelector, arg)
    if wait {
      guard !MainQueue.isCurrent else { return selector.send(to: target, with: argument) }
      return DispatchQueue.main.sync { selector.send(to: target, with: argument) }
    }
    DispatchQueue.main.async { selector.send(to: target, with: argument) }
  }

  /// Returns nil: methods of selectors return nothing.
  @discardableResult
  public func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? { perform(aSelector, with: nil) }

  /// Returns nil: methods of selectors return nothing.
  @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> Unmanaged<AnyObject>? {
    aSelector.send(to: self, with: object)
    return nil
  }
}
