/// The look of a status bar; kept for sources that name it: there is none.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, by the appearance of the screen.
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How a status bar is shown and hidden; kept for sources that name it: there is none.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  case fade
  case slide
}
