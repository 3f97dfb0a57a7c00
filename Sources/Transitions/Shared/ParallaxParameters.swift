public import UIKit

/// The distance that the lower of two screens moves to the side while the upper one covers it.
public struct ParallaxParameters {
  /// Whether the screen moves.
  public var isOn = true
  /// The width of the screen divided by the distance; above 0.
  public var divisor: CGFloat = 3.33

  /// Creates a parallax of somewhat less than a third of the width.
  public init() {}
}
