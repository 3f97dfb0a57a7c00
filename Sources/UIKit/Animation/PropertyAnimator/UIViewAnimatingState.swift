/// What an animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
  /// Nothing: it has not begun, or is over.
  case inactive
  /// It runs or is held.
  case active
  /// It was stopped and is to be finished.
  case stopped
}
