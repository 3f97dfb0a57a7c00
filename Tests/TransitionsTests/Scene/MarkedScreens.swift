import Transitions
import UIKit

/// A screen that can be marked for the push from above.
@MainActor final class PushedScreen: ColourScreen, PushDownScreen {
  var isPushedDown = true
}

/// A screen with a patch, which is its shared element.
@MainActor final class PatchScreen: ColourScreen, SharedElementScreen {
  let patch = UIView(frame: CGRect(x: 20, y: 500, width: 80, height: 60))
  var hasPatch = true

  override func viewDidLoad() {
    super.viewDidLoad()
    patch.backgroundColor = UIColor(red: 0.9, green: 0.2, blue: 0.4, alpha: 1)
    view.addSubview(patch)
  }

  func sharedElement(with other: UIViewController) -> UIView? { hasPatch ? patch : nil }
}

/// A screen with a button at its lower right, which screens of the same kind grow out of.
@MainActor final class GrownScreen: ColourScreen, GrowingScreen {
  let button = UIView(frame: CGRect(x: 290, y: 744, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    button.backgroundColor = UIColor(red: 0.9, green: 0.2, blue: 0.4, alpha: 1)
    view.addSubview(button)
  }

  func growthSource(on screen: UIViewController) -> UIView? { (screen as? GrownScreen)?.button }
}
