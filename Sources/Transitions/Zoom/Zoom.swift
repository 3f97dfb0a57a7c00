public import UIKit

/// Lets a screen grow out of a view when it is pushed or presented, and shrink back to it: the system's zoom, since iOS 18.
///
/// The screen keeps what it needs; a reference to this object is not needed.
@available(iOS 18, *)
@MainActor public final class Zoom {
  public let parameters: ZoomParameters

  /// `source` is called at each transition, so that the view may have been scrolled in between; without a view the screen
  /// fades in the middle.
  public init(
    _ screen: UIViewController, parameters: ZoomParameters = ZoomParameters(), source: @escaping () -> UIView?
  ) {
    self.parameters = parameters
    let options = UIViewController.Transition.ZoomOptions()
    options.dimmingColor = parameters.dimmingColor.withAlphaComponent(parameters.dims ? parameters.dimming : 0)
    screen.preferredTransition = .zoom(options: options) { _ in source() }
  }
}
