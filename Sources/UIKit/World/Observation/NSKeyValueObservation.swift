public import Foundation

/// An observation of a value, which ends when it is invalidated or freed.
public final class NSKeyValueObservation: NSObject {
  private var observer: (any ValueObserver)?

  init(_ observer: any ValueObserver) { self.observer = observer }

  public func invalidate() {
    observer?.end()
    observer = nil
  }

  deinit { observer?.end() }
}

/// What an observation tells, and when.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let new = Self(rawValue: 1)
  /// The value before.
  public static let old = Self(rawValue: 2)
  public static let initial = Self(rawValue: 4)
  /// A call before the one that tells of the change; here it is made after the change, too.
  public static let prior = Self(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  /// Elements were inserted; not told here, where a list is set as a whole.
  case insertion = 2
  /// Elements were removed; not told here.
  case removal = 3
  /// Elements were replaced; not told here.
  case replacement = 4
}

/// A key of what `observeValue(forKeyPath:of:change:context:)` is told.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, as the number of an `NSKeyValueChange`.
  public static let kindKey = Self(rawValue: "kind")
  public static let newKey = Self(rawValue: "new")
  /// The value before.
  public static let oldKey = Self(rawValue: "old")
  /// The indexes of a change in a list; not told here.
  public static let indexesKey = Self(rawValue: "indexes")
  /// Whether the call is made before the change.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// A change of an observed value.
public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  /// The kind of the change; always `setting`.
  public let kind: Kind
  /// The new value, if the options asked for it.
  public let newValue: Value?
  /// The value before, if the options asked for it.
  public let oldValue: Value?
  /// The indexes of a change in a list; always nil.
  public let indexes: IndexSet?
  /// Whether this tells of a change that is about to be made.
  public let isPrior: Bool
}
