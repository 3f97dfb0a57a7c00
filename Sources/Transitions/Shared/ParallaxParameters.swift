public import UIKit

/// How far the lower screen moves to the side while the upper one covers it.
public struct ParallaxParameters {
  public var isOn = true
  /// The distance is the width of the screen divided by this number; above 0.
  public var divisor: CGFloat = 3.33

  /// The default is a little less than a third of the width.
  public init() {}
}
