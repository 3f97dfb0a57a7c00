/// The states of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animations have not started, or are over.
  case inactive
  /// The animations run or are paused.
  case active
  /// The animations were stopped and wait to be finished.
  case stopped
}
