import UIKit

/// Screens that demonstrate one transition, and navigation to the next of them and back.
@MainActor protocol Demo: AnyObject {
  /// The view controller that fills the phone.
  var root: UIViewController { get }
  /// The figures of the transition; a transition in progress continues with changed figures from its current state.
  var figures: any FigureSet { get }
  /// The number of screens, including those beneath the top one.
  var depth: Int { get }
  /// Shows or hides UIKit's navigation bar; does nothing in a demo without a navigation.
  func showNavigationBar(_ isShown: Bool)
  /// Shows another screen.
  func push()
  /// Goes back to the screen before; does nothing on the first screen.
  func pop()
}

extension Demo {
  func showNavigationBar(_ isShown: Bool) {}
}
