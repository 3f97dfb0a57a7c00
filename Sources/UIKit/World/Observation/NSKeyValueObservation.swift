public import Foundation

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
