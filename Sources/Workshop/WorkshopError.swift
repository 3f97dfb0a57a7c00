/// An error of the workshop, with a sentence for the user.
package struct WorkshopError: Error, Equatable, CustomStringConvertible {
  /// Says what happened, and what to do about it.
  package let description: String

  package init(_ sentence: String) { description = sentence }
}
