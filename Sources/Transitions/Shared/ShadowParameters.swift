public import UIKit

/// The shadow that the upper of two screens casts during a transition.
public struct ShadowParameters {
  /// Whether the screen casts a shadow.
  public var isOn = true
  /// The colour of the shadow.
  public var color = UIColor.black
  /// The blur radius of the shadow, in points.
  public var radius: CGFloat = 5
  /// The offset of the shadow from the screen, in points.
  public var offset = CGSize(width: 0, height: -3)
  /// The opacity of the shadow while the upper screen covers the lower one, 0...1.
  public var opacityCovered: Float = 1
  /// The opacity of the shadow when the upper screen is away, 0...1.
  public var opacityRevealed: Float = 1

  /// Creates an opaque black shadow with a layer's default offset.
  public init() {}

  /// A shadow that is off.
  static var none: Self {
    var parameters = Self()
    parameters.isOn = false
    return parameters
  }
}
