/// A weak reference to an object, equal to another one of the same object.
///
/// Views and recognisers have a `SharedWeak` reference, which costs their users less.
struct Weak<Object: AnyObject>: Equatable {
  weak var object: Object?

  init(_ object: Object?) { self.object = object }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.object === rhs.object }
}
