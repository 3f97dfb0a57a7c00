public import UIKit

/// What the pass over the source tells of a class, in place of a runtime: how archives set its properties and call its
/// methods by name.
@MainActor public final class ArchivedClass {
  fileprivate var known: UIKit.ArchivedClass

  public init(_ name: String, _ type: AnyClass) { known = UIKit.ArchivedClass(name, type) }

  /// Creates an object of a class that is neither a view nor a controller.
  public var make: (() -> AnyObject)? {
    get { known.make }
    set { known.make = newValue }
  }

  /// Creates a view.
  public var makeInFrame: ((CGRect) -> AnyObject)? {
    get { known.makeInFrame }
    set { known.makeInFrame = newValue }
  }

  public var makeSegue: ((String?, UIViewController, UIViewController) -> UIStoryboardSegue)? {
    get { known.makeSegue }
    set { known.makeSegue = newValue }
  }

  public func property<Object: AnyObject, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
    known.properties[name] = { object, value in
      guard let object = object as? Object, let converted = PropertyValue.convert(value, to: Value.self) else {
        return false
      }
      object[keyPath: path] = converted
      return true
    }
  }

  /// A property that cannot be set.
  public func property<Object: AnyObject, Value>(_ name: String, _ path: KeyPath<Object, Value>) {}

  public func action(_ name: String, _ method: Selector) { known.actions[name] = method }

  public func creator<Object: AnyObject>(
    _ name: String,
    _ create:
      @escaping (_ object: Object, _ coder: NSCoder, _ sender: Any?, _ identifier: String?) ->
      UIViewController?
  ) {
    known.creators[name] = { object, coder, sender, identifier in
      (object as? Object).flatMap { create($0, coder, sender, identifier) }
    }
  }
}

/// Lets the present application's archives find a class.
@MainActor public func know(_ found: ArchivedClass) { UIApplication.shared.archivedClasses.add(found.known) }

/// Creates an object of a class that is only known at run time; the pass writes this for `type.init()`.
@preconcurrency @MainActor public func made<Object: AnyObject>(_ type: Object.Type) -> Object { made(type, in: nil) }

@preconcurrency @MainActor public func made<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
  made(type, in: frame)
}

@MainActor private func made<Object: AnyObject>(_ type: Object.Type, in frame: CGRect?) -> Object {
  if let made = UIApplication.shared.archivedClasses.make(type, in: frame) as? Object { return made }
  // A class of UIKit, or one that inherits all from it.
  let made = (type as? any FromArchive.Type)?.init(coder: NSCoder()) as? Object
  guard let made else { preconditionFailure("\(type) cannot be created by its class alone; name it, as in \(type)().") }
  if let frame, let view = made as? UIView { view.frame = frame }
  return made
}

/// What has a required initializer.
@MainActor private protocol FromArchive: AnyObject { init?(coder: NSCoder) }

extension UIView: FromArchive {}
extension UIViewController: FromArchive {}

/// Values as Objective-C would give them to a property of any type.
private enum PropertyValue {
  static func convert<Wanted>(_ value: Any?, to _: Wanted.Type) -> Wanted? {
    if let optional = Wanted.self as? any OptionalValue.Type {
      guard let converted = optional.convert(value) else { return nil }
      return converted as? Wanted
    }
    guard let value else { return nil }
    if let number = value as? NSNumber, let type = Wanted.self as? any NumberValue.Type {
      return type.from(number) as? Wanted
    }
    return value as? Wanted
  }
}

private protocol OptionalValue {
  /// Nil if the value is of another type.
  static func convert(_ value: Any?) -> Any?
}

extension Optional: OptionalValue {
  fileprivate static func convert(_ value: Any?) -> Any? {
    guard let value else { return Self.none as Any }
    return PropertyValue.convert(value, to: Wrapped.self).map { Self.some($0) as Any }
  }
}

private protocol NumberValue {
  static func from(_ number: NSNumber) -> Self
}

extension Double: NumberValue { fileprivate static func from(_ number: NSNumber) -> Double { number.doubleValue } }
extension Float: NumberValue { fileprivate static func from(_ number: NSNumber) -> Float { number.floatValue } }
extension CGFloat: NumberValue {
  fileprivate static func from(_ number: NSNumber) -> CGFloat { CGFloat(number.doubleValue) }
}
extension Int: NumberValue { fileprivate static func from(_ number: NSNumber) -> Int { number.intValue } }
extension UInt: NumberValue { fileprivate static func from(_ number: NSNumber) -> UInt { number.uintValue } }
extension Bool: NumberValue { fileprivate static func from(_ number: NSNumber) -> Bool { number.boolValue } }
