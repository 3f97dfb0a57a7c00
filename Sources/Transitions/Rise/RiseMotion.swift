import UIKit

/// Two screens of which the upper one rises from below and the lower one leaves upwards.
@MainActor struct RiseMotion {
  private let screens: ScreenPair
  private let seats: (upper: CGFloat, lower: CGFloat)
  private let way: (upper: CGFloat, lower: CGFloat)

  /// The motion of `screens` through `height` points, beginning where the upper one covers the lower one, or has gone.
  init(_ screens: ScreenPair, height: CGFloat, figures: RiseFigures, covered: Bool) {
    self.screens = screens
    seats = (screens.upper.center.y, screens.lower?.center.y ?? 0)
    way = (height, figures.hasParallax ? height * figures.parallax : 0)
    set(covered: covered)
  }

  /// Has both be where they are when the upper one covers the lower one, or has gone.
  func set(covered: Bool) {
    screens.changeUpper { $0.center.y = seats.upper + (covered ? 0 : way.upper) }
    screens.lower?.center.y = seats.lower - (covered ? way.lower : 0)
    screens.setLooks(revealed: !covered)
  }

  /// Leaves both as they were.
  func restore() { screens.restore() }
}
