import QuartzCore

extension UIView {
  /// How contents lie in bounds of another size.
  public enum ContentMode: Int, Sendable {
    /// Stretched over the whole bounds.
    case scaleToFill
    /// As large as fits, undistorted.
    case scaleAspectFit
    /// As small as covers, undistorted.
    case scaleAspectFill
    /// Drawn again.
    case redraw
    /// In the middle, unscaled.
    case center
    /// At the middle of the top, unscaled.
    case top
    /// At the middle of the bottom, unscaled.
    case bottom
    /// At the middle of the left, unscaled.
    case left
    /// At the middle of the right, unscaled.
    case right
    /// In the corner, unscaled.
    case topLeft
    /// In the corner, unscaled.
    case topRight
    /// In the corner, unscaled.
    case bottomLeft
    /// In the corner, unscaled.
    case bottomRight

    /// The same for layers, whose top is where y is greatest in Apple's sense.
    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      }
    }
  }
}
