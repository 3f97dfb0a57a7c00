public import CoreGraphics

/// What lies behind the contents of something, such as a button.
public struct UIBackgroundConfiguration: Hashable {
  /// What it is filled with; nil for what is usual.
  public var backgroundColor: UIColor?
  /// How round its corners are where the button's style says that they are fixed.
  public var cornerRadius: CGFloat = 0
  /// The colour of the line around it; nil for the tint's.
  public var strokeColor: UIColor?
  /// How wide that line is; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// How far it lies within the bounds.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// A picture in front of the colour, as large.
  public var image: UIImage?

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var clear = UIBackgroundConfiguration()
    clear.backgroundColor = .clear
    return clear
  }
}
