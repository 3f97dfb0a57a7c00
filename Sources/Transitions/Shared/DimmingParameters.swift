public import UIKit

/// The dimming of the lower of two screens while the upper one covers it.
public struct DimmingParameters {
  /// Whether the screen is dimmed.
  public var isOn = true
  /// The colour that dims the screen.
  public var color = UIColor.black
  /// The opacity of the colour while the upper screen covers the lower one, 0...1.
  public var strengthCovered: CGFloat = 0.1
  /// The opacity of the colour when the upper screen is away, 0...1.
  public var strengthRevealed: CGFloat = 0
  /// Where the colour lies.
  public var placement = Placement.below

  /// Where the colour lies.
  public enum Placement: String, CaseIterable, Sendable {
    /// In a view between the two screens.
    case above
    /// Beneath the lower screen, which becomes translucent.
    case below
  }

  /// Creates a dimming by a tenth of black beneath the lower screen.
  public init() {}

  /// A dimming that is off.
  static var none: Self {
    var parameters = Self()
    parameters.isOn = false
    return parameters
  }
}
