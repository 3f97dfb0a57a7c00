import UIKit

// A first screen that freezes after a swipe (signalapp/Signal-iOS, pull request 3540; devxoul/SwipeBack, issue 3).
//
// The system's swipe is switched off by a hidden bar, so people take away its delegate, which also kept it from beginning
// where there is nothing to pop. It begins on the first screen, a transition without an end, and the next push waits for it.
// The mend: a delegate of your own whose `gestureRecognizerShouldBegin` asks for `viewControllers.count > 1`.

final class FreezingNavigationController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = nil
  }
}

#Preview("A root that freezes") {
  FreezingNavigationController(rootViewController: Card("Swipe from the left edge, where nothing can be popped.", .systemRed))
}
