// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import QuartzCore

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
