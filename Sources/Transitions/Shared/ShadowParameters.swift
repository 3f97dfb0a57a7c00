public import UIKit

/// The shadow of the upper of two screens during a transition.
public struct ShadowParameters {
  public var isOn = true
  public var color = UIColor.black
  /// The blur radius, in points.
  public var radius: CGFloat = 5
  /// In points.
  public var offset = CGSize(width: 0, height: -3)
  /// The opacity while the lower screen is covered, 0...1.
  public var opacityCovered: Float = 1
  /// The opacity while the upper screen is away, 0...1.
  public var opacityRevealed: Float = 1

  /// An opaque black shadow with a layer's default offset.
  public init() {}

  /// Shows the edge of a screen over another one.
  static var soft: Self {
    var parameters = Self()
    (parameters.radius, parameters.offset) = (12, .zero)
    (parameters.opacityCovered, parameters.opacityRevealed) = (0.5, 0)
    return parameters
  }

  static var none: Self {
    var parameters = Self()
    parameters.isOn = false
    return parameters
  }
}
