public import UIKit

/// The standard way: the system's recogniser pops with the system's animation, also where the bar is hidden or has a back
/// button of its own, because its delegate says so; only on the root it says no.
@MainActor open class SystemSwipeNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  /// Where a swipe may begin.
  public var figures = SystemSwipeFigures() { didSet { chooseRecognizers() } }

  open override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
    interactiveContentPopGestureRecognizer?.delegate = self
    chooseRecognizers()
  }

  private func chooseRecognizers() {
    interactivePopGestureRecognizer?.isEnabled = true
    interactiveContentPopGestureRecognizer?.isEnabled = figures.region == .anywhere
  }

  /// A swipe begins where there is a screen to go back to and nothing is under way; away from the edge only to the right.
  public final func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard viewControllers.count > 1, transitionCoordinator == nil else { return false }
    guard gestureRecognizer === interactiveContentPopGestureRecognizer,
      let pan = gestureRecognizer as? UIPanGestureRecognizer
    else { return true }
    return DragWay.right.leads(pan.heading(in: view))
  }
}
