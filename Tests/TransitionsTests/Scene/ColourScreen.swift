import Transitions
import UIKit

/// A screen of one colour that notes its appearance calls.
@MainActor class ColourScreen: UIViewController {
  let name: String
  let color: UIColor
  var note: (String) -> Void = { _ in }

  required init(_ name: String, _ color: UIColor) {
    self.name = name
    self.color = color
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
  }

  override func viewWillAppear(_ animated: Bool) { note("\(name).viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { note("\(name).viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("\(name).viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("\(name).viewDidDisappear") }
}

extension UIView {
  /// The visible centre of the view.
  var seenCenter: CGPoint { layer.presentation()?.position ?? center }
  /// The visible opacity of the view.
  var seenAlpha: Double { Double(layer.presentation()?.opacity ?? layer.opacity) }
  /// The visible opacity of the view's shadow.
  var seenShadow: Double { Double(layer.presentation()?.shadowOpacity ?? layer.shadowOpacity) }
}

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
