// swift-format-ignore-file: NoLeadingUnderscores

public import Foundation
import QuartzCore

// Foundation on Linux has none of these, which need the Objective-C runtime.

/// An object whose values can be observed by key paths.
public protocol _KeyValueCodingAndObserving: NSObjectProtocol {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  /// Changes of a view or layer are told at once, others when the turn ends.
  ///
  /// A value that can be compared is told only if it differs. Off the main thread, and without a stage, only the
  /// initial value is told.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let tell = { (object: Self, old: Value?, new: Value, isPrior: Bool) in
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) && !isPrior ? new : nil,
          oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior))
    }
    let observer = ValueComparison(
      self, read: { $0[keyPath: keyPath] },
      tell: { object, old, new in
        if options.contains(.prior) { tell(object, old, new, true) }
        tell(object, old, new, false)
      })
    KeyValueObservers.of(self)?.add(observer)
    if options.contains(.initial) { tell(self, nil, self[keyPath: keyPath], false) }
    return NSKeyValueObservation(observer)
  }
}

extension NSObject {
  /// The names are those of the geometry and appearance of views, layers and scroll views, of the states of
  /// recognisers, and of the stored properties of the client's own classes.
  ///
  /// Others are reported, and so is an observer that cannot be told. It is held weakly.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard NamedValue.exists(keyPath, of: self), observer is UIResponder || observer is any NamedValueObserver else {
      return LayerWorld.current.report(
        "\(type(of: observer)) cannot observe \"\(keyPath)\" of \(type(of: self)); use observe(_:changeHandler:)")
    }
    weak let target = observer
    nonisolated(unsafe) let weakTarget = { target }
    let tell = { (object: NSObject, old: Any?, new: Any?) in
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = new ?? NSNull() }
      if options.contains(.old) { change[.oldKey] = old ?? NSNull() }
      nonisolated(unsafe) let (told, object, pointer) = (change, object, context)
      MainActor.assumeIsolated {
        let target = weakTarget()
        if let responder = target as? UIResponder {
          responder.observeValue(forKeyPath: keyPath, of: object, change: told, context: pointer)
        } else if let object = target as? any NamedValueObserver {
          object.observeValue(forKeyPath: keyPath, of: object, change: told, context: pointer)
        }
      }
    }
    let comparison = ValueComparison(
      self, read: { NamedValue.of($0, keyPath) }, tell: { tell($0, $1.boxed, $2.boxed) })
    guard let observers = KeyValueObservers.of(self) else { return }
    observers.add(NamedObserver(comparison, of: observer, keyPath, context))
    if options.contains(.initial) { tell(self, nil, NamedValue.of(self, keyPath).boxed) }
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValueObservers.of(self)?.end(of: observer) { $0.keyPath == keyPath }
  }

  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyValueObservers.of(self)?.end(of: observer) { $0.keyPath == keyPath && $0.context == context }
  }
}

/// Ends when it is invalidated or freed.
public final class NSKeyValueObservation: NSObject {
  private var observer: (any ValueObserver)?

  init(_ observer: any ValueObserver) { self.observer = observer }

  public func invalidate() {
    observer?.end()
    observer = nil
  }

  deinit { observer?.end() }
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = Self(rawValue: 1)
  public static let old = Self(rawValue: 2)
  public static let initial = Self(rawValue: 4)
  /// Also told after the change here.
  public static let prior = Self(rawValue: 8)
}

public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  /// Not told: here a list is set as a whole.
  case insertion = 2
  /// Not told.
  case removal = 3
  /// Not told.
  case replacement = 4
}

public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let kindKey = Self(rawValue: "kind")
  public static let newKey = Self(rawValue: "new")
  public static let oldKey = Self(rawValue: "old")
  /// Not told.
  public static let indexesKey = Self(rawValue: "indexes")
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  /// Always `setting`.
  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  /// Always nil.
  public let indexes: IndexSet?
  public let isPrior: Bool
}
