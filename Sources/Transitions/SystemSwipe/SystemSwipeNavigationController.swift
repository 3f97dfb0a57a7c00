public import UIKit

/// Pops with the system's recogniser and animation, even if the bar is hidden or has a custom back button.
///
/// The controller is the recogniser's delegate, and lets it begin on every screen but the root.
@MainActor open class SystemSwipeNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  public var parameters = SystemSwipeParameters() { didSet { chooseRecognizers() } }

  open override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
    contentSwipe?.delegate = self
    chooseRecognizers()
  }

  /// The system's swipe from anywhere, which exists since iOS 26; nil before.
  private var contentSwipe: UIGestureRecognizer? {
    if #available(iOS 26, *) { interactiveContentPopGestureRecognizer } else { nil }
  }

  private func chooseRecognizers() {
    interactivePopGestureRecognizer?.isEnabled = true
    contentSwipe?.isEnabled = parameters.region == .anywhere
  }

  /// A swipe needs a screen to go back to.
  ///
  /// No transition may be in progress, except the pop of an earlier swipe from anywhere. Away from the edge, only
  /// swipes to the right count; from right to left, those to the left.
  public final func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard viewControllers.count > 1, transitionCoordinator == nil || parameters.region == .anywhere && isSettling else {
      return false
    }
    guard gestureRecognizer === contentSwipe, let pan = gestureRecognizer as? UIPanGestureRecognizer else {
      return true
    }
    let velocity = pan.velocity(in: view)
    let isMirrored = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
    return (isMirrored ? -velocity.x : velocity.x) >= abs(velocity.y)
  }

  /// Whether the transition in progress is a pop by a swipe that the next swipe may follow, as since iOS 26.
  private var isSettling: Bool {
    transitionCoordinator?.initiallyInteractive == true && transitionCoordinator?.isCancelled == false
  }
}
