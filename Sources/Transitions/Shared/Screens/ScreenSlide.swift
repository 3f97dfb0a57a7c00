import UIKit

/// A motion in which one screen slides over another, along a straight line.
@MainActor struct ScreenSlide {
  private let screens: ScreenPair
  private let centers: (upper: CGPoint, lower: CGPoint)
  private let lowerTransform: CGAffineTransform
  private let upperShift: CGPoint
  private let lowerShift: CGPoint
  private let lowerScale: CGFloat

  /// Creates a slide of `screens` from the positions that they have now.
  ///
  /// - Parameters:
  ///   - screens: The screens that slide.
  ///   - upperShift: The distance from the upper screen's position to where it is when it is away, in points.
  ///   - lowerShift: The distance from the lower screen's position to where it is when it is covered, in points.
  ///   - lowerScale: The scale of the lower screen when it is covered.
  init(of screens: ScreenPair, upperShift: CGPoint, lowerShift: CGPoint = .zero, lowerScale: CGFloat = 1) {
    self.screens = screens
    (self.upperShift, self.lowerShift, self.lowerScale) = (upperShift, lowerShift, lowerScale)
    centers = (screens.upper.center, screens.lower?.center ?? .zero)
    lowerTransform = screens.lower?.transform ?? .identity
  }

  /// Moves both screens, the shadow and the dimming to where they are when the upper screen covers the lower one, or
  /// when it is away.
  func set(isCovered: Bool) {
    screens.changeUpper { $0.center = isCovered ? centers.upper : centers.upper.moved(by: upperShift) }
    screens.lower?.center = isCovered ? centers.lower.moved(by: lowerShift) : centers.lower
    screens.lower?.transform = isCovered ? lowerTransform.scaledBy(x: lowerScale, y: lowerScale) : lowerTransform
    screens.setShading(isCovered: isCovered)
  }

  /// Animates the slide from its beginning to its end, together with `changes`, then calls `completion`.
  func animate(
    isOpening: Bool, duration: TimeInterval, options: UIView.AnimationOptions = [],
    changes: @escaping () -> Void = {}, completion: @escaping () -> Void
  ) {
    set(isCovered: !isOpening)
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      set(isCovered: isOpening)
      changes()
    } completion: { _ in
      completion()
    }
  }
}

extension CGPoint {
  fileprivate func moved(by shift: CGPoint) -> CGPoint { CGPoint(x: x + shift.x, y: y + shift.y) }
}
