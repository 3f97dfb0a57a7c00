/// Kept for sources that name it: there is no status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// Kept for sources that name it: there is no status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  case none
  case fade
  case slide
}
