public import UIKit

extension UIViewController {
  /// Lets the screen grow out of a view when it is pushed or presented, and shrink back to it: the system's zoom.
  ///
  /// `source` is called at each transition, so that the view may have been scrolled in between; without a view the screen
  /// fades in the middle.
  @available(iOS 18, *)
  public func zoom(parameters: ZoomParameters = ZoomParameters(), from source: @escaping () -> UIView?) {
    let options = Transition.ZoomOptions()
    options.dimmingColor = UIColor.black.withAlphaComponent(parameters.dimming)
    preferredTransition = .zoom(options: options) { _ in source() }
  }
}
