// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import QuartzCore

// Foundation on Linux has none of these, which need the Objective-C runtime.
extension NSObjectProtocol {
  /// Returns whether the object has a method.
  ///
  /// Every optional requirement has a default here, and no method can be found by its name: a selector that is only a name
  /// counts as a method that the object has.
  public func responds(to aSelector: Selector!) -> Bool { aSelector.map { $0.isMethod(of: self) } ?? false }

  /// Returns whether the object is of a class or of one that inherits from it.
  public func isKind(of aClass: AnyClass) -> Bool { (self as? NSObject)?.isKind(of: aClass) ?? false }

  /// Returns whether the object is of a class, and of none that inherits from it.
  public func isMember(of aClass: AnyClass) -> Bool { (self as? NSObject)?.isMember(of: aClass) ?? false }

  /// Returns nil: messages are not forwarded.
  public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

extension NSObjectProtocol where Self: NSObject {
  /// Returns the name of the class, with that of its module.
  public static func description() -> String { String(reflecting: self) }
}

/// Returns a selector that is only a name: it can be stored and compared, but calling it has no effect.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a selector; for a method, what can be known of it.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
