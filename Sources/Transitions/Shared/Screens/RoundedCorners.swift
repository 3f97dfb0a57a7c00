import UIKit

/// The corners of a screen that are round during a transition; the screen's content is clipped to them.
@MainActor struct RoundedCorners {
  private let screen: UIView
  private let radius: CGFloat
  private let original: (radius: CGFloat, clips: Bool)

  /// Clips `screen` to corners of a radius in points, which are round now or become round; nil if the radius is 0.
  init?(of screen: UIView, radius: CGFloat, isRound: Bool) {
    guard radius > 0 else { return nil }
    (self.screen, self.radius) = (screen, radius)
    original = (screen.layer.cornerRadius, screen.clipsToBounds)
    screen.clipsToBounds = true
    set(isRound: isRound)
  }

  /// Sets the corners to their radius, or to what they were.
  func set(isRound: Bool) { screen.layer.cornerRadius = isRound ? radius : original.radius }

  /// Restores the screen.
  func restore() {
    screen.layer.cornerRadius = original.radius
    screen.clipsToBounds = original.clips
  }
}
