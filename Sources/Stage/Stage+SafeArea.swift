public import UIKit

extension Stage {
  /// The distances from the edges of the screen to the area that the device itself does not cover, in points; zero by
  /// default.
  ///
  /// A phone covers parts of its screen with a status bar at the top and an indicator at the bottom: 59 and 34 points on
  /// an iPhone 16. Windows, controllers, bars, sheets and scroll views take them into account. Negative insets count as
  /// zero, and so do those that leave no area.
  public var safeAreaInsets: UIEdgeInsets {
    get { application.screen.safeAreaInsets }
    set {
      let (size, insets) = (application.screen.bounds.size, newValue)
      let across = max(0, insets.left) + max(0, insets.right)
      let along = max(0, insets.top) + max(0, insets.bottom)
      let isFinite = [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite)
      guard isFinite, across < size.width, along < size.height else {
        ownDiagnostics.append("A safe area with the insets \(insets) has no size; the insets are zero")
        return perform { application.screen.safeAreaInsets = .zero }
      }
      perform {
        application.screen.safeAreaInsets = UIEdgeInsets(
          top: max(0, insets.top), left: max(0, insets.left), bottom: max(0, insets.bottom),
          right: max(0, insets.right))
        application.finishTurn()
      }
    }
  }
}
