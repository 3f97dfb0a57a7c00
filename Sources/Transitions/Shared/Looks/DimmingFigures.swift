public import UIKit

/// How the lower of two screens is dimmed while the upper one covers it.
public struct DimmingFigures {
  /// Whether it is.
  public var isOn = true
  /// What it is dimmed with.
  public var color = UIColor.black
  /// How much of that is seen while the upper screen covers the lower one, 0...1.
  public var strengthCovered: CGFloat = 0.1
  /// How much of it is seen where the upper screen has gone, 0...1.
  public var strengthRevealed: CGFloat = 0
  /// Where the colour is.
  public var placement = Placement.below

  /// Where the colour is.
  public enum Placement: String, CaseIterable, Sendable {
    /// A veil between the two screens.
    case above
    /// Beneath the lower screen, which lets it shine through.
    case below
  }

  /// A tenth of black beneath the lower screen.
  public init() {}

  /// No dimming, until it is turned on.
  static var none: Self {
    var figures = Self()
    figures.isOn = false
    return figures
  }

  /// How much is seen at either end; nothing where dimming is off.
  func strength(revealed: Bool) -> CGFloat { isOn ? (revealed ? strengthRevealed : strengthCovered) : 0 }
}
