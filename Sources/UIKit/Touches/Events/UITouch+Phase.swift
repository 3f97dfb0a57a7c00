extension UITouch {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The touch went down.
    case began
    /// The touch moved.
    case moved
    /// The touch is down and did not change since the last event.
    case stationary
    /// The touch went up.
    case ended
    /// A recogniser or the system cancelled the touch.
    case cancelled
    /// A pointer entered a region without touching; never used.
    case regionEntered
    /// A pointer moved in a region without touching; never used.
    case regionMoved
    /// A pointer left a region without touching; never used.
    case regionExited
  }

  /// The types of touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen; the mouse counts as one.
    case direct
    /// A finger on another surface.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer with buttons.
    case indirectPointer

    /// A pencil.
    public static var stylus: Self { .pencil }
  }
}
