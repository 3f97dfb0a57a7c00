// swift-format-ignore-file: AlwaysUseLowerCamelCase

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

// Foundation on Linux has none of these, which need the Objective-C runtime.
extension NSObjectProtocol {
  /// Every optional requirement has a default here, and no method can be found by its name: a selector that is only a
  /// name counts as a method that the object has.
  public func responds(to aSelector: Selector!) -> Bool { aSelector.map { $0.isMethod(of: self) } ?? false }

  public func isKind(of aClass: AnyClass) -> Bool { (self as? NSObject)?.isKind(of: aClass) ?? false }

  public func isMember(of aClass: AnyClass) -> Bool { (self as? NSObject)?.isMember(of: aClass) ?? false }

  /// Messages are not forwarded.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension NSObjectProtocol where Self: NSObject {
  /// Returns the name of the class, with that of its module.
  public static func description() -> String { String(reflecting: self) }
}

/// The selector is only a name: it can be stored and compared, but calling it has no effect.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// For a method, what can be known of its name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
