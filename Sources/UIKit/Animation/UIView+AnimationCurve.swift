extension UIView {
  /// How an animation is paced.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at first.
    case easeIn
    /// Slow at last.
    case easeOut
    /// Even.
    case linear
    // Apple has no name for it, but takes the number.
    // swift-format-ignore: NoLeadingUnderscores
    /// The curve of the system's own push and of the keyboard: a critically damped spring.
    case _system = 7
  }
}
