public import UIKit

/// How far to the side the lower of two screens lies while the upper one covers it.
public struct ParallaxFigures {
  /// Whether it does at all.
  public var isOn = true
  /// By which fraction of the width: the width over this; above 0.
  public var divisor: CGFloat = 3.33

  /// A bit less than a third.
  public init() {}

  /// That distance for screens of a width, in points.
  func offset(in width: CGFloat) -> CGFloat { isOn && divisor > 0 ? width / divisor : 0 }
}
