extension UITouch {
  /// What a touch last did.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began
    /// It moved.
    case moved
    /// It is down and did nothing since the last event.
    case stationary
    /// It went up.
    case ended
    /// It was taken away, by a recogniser or by the system.
    case cancelled
    /// It came into a region without touching; never given.
    case regionEntered
    /// It moved in a region without touching; never given.
    case regionMoved
    /// It left a region without having touched; never given.
    case regionExited
  }

  /// What makes a touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen, as which the mouse counts.
    case direct
    /// A finger elsewhere.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer with buttons.
    case indirectPointer

    /// A pencil.
    public static var stylus: Self { .pencil }
  }
}
