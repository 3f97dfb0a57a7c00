/// Somebody who is not kept alive.
struct Weak<Object: AnyObject>: Equatable {
  weak var object: Object?

  init(_ object: Object?) { self.object = object }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.object === rhs.object }
}
