// Not Apple's: weak references to the objects that everything else asks for.

/// A weak reference that is shared by all who refer to an object: the object has it, and clears it when it is freed.
///
/// A variable that is declared `weak` gives its object a side table, and from then on each retain and release of the
/// object takes three times as long.
package final class SharedWeak<Object: AnyObject> {
  /// The object; nil once it is freed.
  package unowned(unsafe) var object: Object?

  package init() {}
}
