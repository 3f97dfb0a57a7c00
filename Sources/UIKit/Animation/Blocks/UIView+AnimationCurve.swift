extension UIView {
  public enum AnimationCurve: Int, Sendable {
    case easeInOut
    case easeIn
    case easeOut
    case linear
    /// The curve of implicit animations; UIKit reports this raw value, but does not name it.
    case implicit = 5
    /// A curve with control points; UIKit reports its raw value, but does not name it.
    ///
    /// As a curve, it is linear.
    ///
    /// As a curve, it is linear.
    case custom = 6
    /// The spring of pushes and of the keyboard; UIKit reports this raw value, but does not name it.
    case system = 7
  }
}
