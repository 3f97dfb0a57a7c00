extension UIView {
  public enum AnimationCurve: Int, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear
    /// Of implicit animations; UIKit reports this raw value, but does not name it.
    case implicit = 5
    /// With control points; UIKit reports this raw value, but does not name it.
    ///
    /// As a curve, it is linear.
    case custom = 6
    /// The spring of pushes and of the keyboard; UIKit reports this raw value, but does not name it.
    case system = 7
  }
}
