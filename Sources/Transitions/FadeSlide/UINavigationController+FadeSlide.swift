public import UIKit

extension UINavigationController {
  private static var helperKey: UInt8 = 0

  /// The coordinator that `addCustomTransitioning()` attached; nil before that call.
  public var transitionCoordinatorHelper: FadeSlideCoordinator? {
    objc_getAssociatedObject(self, &Self.helperKey) as? FadeSlideCoordinator
  }

  /// Makes the navigation controller fade and slide; it retains the coordinator; calling this again has no effect.
  public func addCustomTransitioning() {
    guard transitionCoordinatorHelper == nil else { return }
    let helper = FadeSlideCoordinator(of: self)
    objc_setAssociatedObject(self, &Self.helperKey, helper, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
