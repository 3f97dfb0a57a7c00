public import UIKit

/// A navigation controller that pops by the system's recogniser with the system's animation, also when the bar is hidden
/// or has a custom back button.
///
/// The controller is the delegate of the recogniser, and lets it begin on every screen but the root.
@MainActor open class SystemSwipeNavigationController: UINavigationController, UIGestureRecognizerDelegate {
  /// Where a swipe may begin.
  public var parameters = SystemSwipeParameters() { didSet { chooseRecognizers() } }

  open override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = self
    contentSwipe?.delegate = self
    chooseRecognizers()
  }

  /// The system's recogniser of swipes from anywhere, which iOS has since 26; nil before.
  private var contentSwipe: UIGestureRecognizer? {
    if #available(iOS 26, *) { interactiveContentPopGestureRecognizer } else { nil }
  }

  private func chooseRecognizers() {
    interactivePopGestureRecognizer?.isEnabled = true
    contentSwipe?.isEnabled = parameters.region == .anywhere
  }

  /// Lets a swipe begin if there is a screen to go back to and no transition is in progress, or only the pop of another
  /// swipe from anywhere; away from the edge only to the right.
  public final func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard viewControllers.count > 1, transitionCoordinator == nil || parameters.region == .anywhere && isSettling else {
      return false
    }
    guard gestureRecognizer === contentSwipe, let pan = gestureRecognizer as? UIPanGestureRecognizer else {
      return true
    }
    let velocity = pan.velocity(in: view)
    return velocity.x >= abs(velocity.y)
  }

  /// Whether the transition in progress is a pop by a swipe that may be over when the next begins, as since iOS 26.
  private var isSettling: Bool {
    transitionCoordinator?.initiallyInteractive == true && transitionCoordinator?.isCancelled == false
  }
}
