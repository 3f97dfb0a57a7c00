/// The position at which animations ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The end.
  case end
  /// The beginning.
  case start
  /// A position between the two.
  case current
}
