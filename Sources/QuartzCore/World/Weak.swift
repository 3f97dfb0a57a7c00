// Not Apple's: a weak reference as a value, for lists and dictionaries.

/// A weak reference to an object, equal to another one of the same object.
package struct Weak<Object: AnyObject>: Equatable {
  package weak var object: Object?

  package init(_ object: Object?) { self.object = object }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.object === rhs.object }
}
