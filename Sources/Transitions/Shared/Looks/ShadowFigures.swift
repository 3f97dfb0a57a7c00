public import UIKit

/// The shadow that the upper of two screens casts while they move.
public struct ShadowFigures {
  /// Whether there is one.
  public var isOn = true
  /// Its colour.
  public var color = UIColor.black
  /// Its softness, in points.
  public var radius: CGFloat = 5
  /// Where it lies from the screen, in points.
  public var offset = CGSize(width: 0, height: -3)
  /// Its strength while the upper screen covers the lower one, 0...1.
  public var opacityCovered: Float = 1
  /// Its strength where the upper screen has gone, 0...1.
  public var opacityRevealed: Float = 1

  /// A layer's own shadow, black and as strong as can be.
  public init() {}

  /// No shadow, until it is turned on.
  static var none: Self {
    var figures = Self()
    figures.isOn = false
    return figures
  }

  /// The strength at either end; none where the shadow is off.
  func opacity(revealed: Bool) -> Float { isOn ? (revealed ? opacityRevealed : opacityCovered) : 0 }
}
