import QuartzCore

extension UIView {
  /// How a view's contents are fitted into bounds of another size.
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    /// Scales the contents to the largest size that fits, keeping their proportions.
    case scaleAspectFit
    /// Scales the contents to the smallest size that covers the bounds, keeping their proportions.
    case scaleAspectFill
    /// Draws the contents again when the bounds change.
    case redraw
    /// Centers the contents without scaling.
    case center
    /// Puts the contents at the middle of the top edge without scaling.
    case top
    /// Puts the contents at the middle of the bottom edge without scaling.
    case bottom
    /// Puts the contents at the middle of the left edge without scaling.
    case left
    /// Puts the contents at the middle of the right edge without scaling.
    case right
    /// Puts the contents in the top left corner without scaling.
    case topLeft
    /// Puts the contents in the top right corner without scaling.
    case topRight
    /// Puts the contents in the bottom left corner without scaling.
    case bottomLeft
    /// Puts the contents in the bottom right corner without scaling.
    case bottomRight

    /// The layer's gravity for this mode; a layer's top is where y is greatest, as on Apple's platforms.
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
