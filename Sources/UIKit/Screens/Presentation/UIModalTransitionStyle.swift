/// The system's animations for presenting a controller that fills the screen.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from below.
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  /// The view fades in; page curls are not supported.
  case partialCurl = 3
}
