public import UIKit

/// The dimming of the lower of two screens while the upper one covers it.
public struct DimmingParameters {
  public var isOn = true
  public var color = UIColor.black
  /// The opacity of the colour while the lower screen is covered, 0...1.
  public var strengthCovered: CGFloat = 0.1
  /// The opacity of the colour while the upper screen is away, 0...1.
  public var strengthRevealed: CGFloat = 0
  public var placement = Placement.below

  public enum Placement: String, CaseIterable, Sendable {
    case above
    /// Beneath the lower screen, which becomes translucent.
    case below
  }

  /// Dims with a tenth of black beneath the lower screen.
  public init() {}

  static var none: Self {
    var parameters = Self()
    parameters.isOn = false
    return parameters
  }
}
