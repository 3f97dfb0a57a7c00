/// The reason why there is no library.
package enum BuildFailure: Error, Sendable, Equatable {
  /// The compiler found errors in the source.
  case messages([BuildMessage], output: String)
  /// Something else is missing or broken.
  case other(WorkshopError)
  /// A later build replaced this one.
  case cancelled
}
