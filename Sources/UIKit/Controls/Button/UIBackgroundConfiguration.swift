public import CoreGraphics

/// The background behind the contents of a view such as a button.
public struct UIBackgroundConfiguration: Hashable {
  /// The background color; nil for the usual one.
  public var backgroundColor: UIColor?
  /// The corner radius, which applies if the button's corner style is fixed.
  public var cornerRadius: CGFloat = 0
  /// The color of the border; nil for the tint color.
  public var strokeColor: UIColor?
  /// The width of the border; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// The distances of the background from the bounds.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// An image over the background color, stretched over the background.
  public var image: UIImage?
  /// How the image fits the background; stored, without effect: it is stretched.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// A view over the background color; stored, without effect.
  public var customView: UIView?
  /// An effect over the background color; stored, without effect.
  public var visualEffect: UIVisualEffect?

  /// Returns a background without color.
  public static func clear() -> UIBackgroundConfiguration {
    var clear = UIBackgroundConfiguration()
    clear.backgroundColor = .clear
    return clear
  }
}
