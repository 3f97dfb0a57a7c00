public import Foundation
import QuartzCore

// Foundation on Linux has none of these, which need the Objective-C runtime.

extension NSObjectProtocol where Self: NSObject {
  /// Knows values that were set by name, those of views, layers and controllers that can be observed, and stored
  /// properties of the client's own classes.
  ///
  /// Reports any other name and returns nil.
  public func value(forKey key: String) -> Any? {
    if let set = NamedValues.of(self)?.values[key] { return set }
    if NamedValue.exists(key, of: self) { return NamedValue.of(self, key).boxed }
    LayerWorld.current.report("\(type(of: self)) has no value with the name \"\(key)\" here")
    return nil
  }

  public func value(forKeyPath keyPath: String) -> Any? {
    if NamedValues.of(self)?.values[keyPath] != nil || NamedValue.exists(keyPath, of: self) {
      return value(forKey: keyPath)
    }
    let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard names.count == 2 else { return value(forKey: keyPath) }
    return (value(forKey: names[0]) as? NSObject)?.value(forKeyPath: names[1])
  }

  /// Keeps the value under its name; the object itself does not change.
  public func setValue(_ value: Any?, forKey key: String) {
    LayerWorld.current.report(
      "\(type(of: self)) keeps what is set for \"\(key)\" without effect; set the property itself")
    NamedValues.of(self, making: true)?.values[key] = value
  }

  /// Keeps the value under its path; the object itself does not change.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
}

extension UserDefaults {
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

/// The values that were set by name on an object that does not know them.
private final class NamedValues {
  var values: [String: Any] = [:]

  private nonisolated(unsafe) static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  static func of(_ object: NSObject, making: Bool = false) -> NamedValues? {
    if let known = objc_getAssociatedObject(object, key) as? NamedValues { return known }
    guard making else { return nil }
    let made = NamedValues()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}
