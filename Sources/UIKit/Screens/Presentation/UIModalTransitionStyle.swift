/// How the system presents a controller that fills the screen.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It comes up from below.
  case coverVertical = 0
  /// The whole screen turns over.
  case flipHorizontal = 1
  /// It fades in.
  case crossDissolve = 2
  /// A corner curls up; here it fades in.
  case partialCurl = 3
}
