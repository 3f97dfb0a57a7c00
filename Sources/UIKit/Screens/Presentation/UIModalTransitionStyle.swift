public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  /// Fades in; page curls are not supported.
  case partialCurl = 3
}
