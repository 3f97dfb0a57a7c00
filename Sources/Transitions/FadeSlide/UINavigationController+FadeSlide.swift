public import UIKit

extension UINavigationController {
  private static var helperKey: UInt8 = 0

  /// What makes the navigation fade and slide, once `addCustomTransitioning()` was called.
  public var transitionCoordinatorHelper: FadeSlideCoordinator? {
    objc_getAssociatedObject(self, &Self.helperKey) as? FadeSlideCoordinator
  }

  /// Has the navigation fade and slide from now on, by a delegate that it keeps alive; once is enough.
  public func addCustomTransitioning() {
    guard transitionCoordinatorHelper == nil else { return }
    let helper = FadeSlideCoordinator(of: self)
    objc_setAssociatedObject(self, &Self.helperKey, helper, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
