import Transitions
import UIKit

/// A stack of demo screens in a navigation; a click on the top screen pushes another one.
@MainActor final class StackDemo<Values>: NSObject, Demo, UIGestureRecognizerDelegate {
  let root: UIViewController
  private let navigation: UINavigationController
  private let isClear: Bool
  private let live: LiveParameters<Values>
  private let setting: DemoSetting
  let barsTravel: Bool
  private var hasBars = false

  /// `take` passes parameters to `navigation`.
  ///
  /// With a background the screens are clear, so that it shows through. `retuned` returns the parameters of the
  /// animator. If bars travel, each screen has one of its own in place of the navigation's.
  init(
    _ navigation: UINavigationController, _ live: LiveParameters<Values>, _ setting: DemoSetting,
    over background: UIView? = nil, barsTravel: Bool = false, retuned: @escaping (Values) -> Any = { $0 },
    take: @escaping (Values) -> Void
  ) {
    (self.navigation, self.live, self.setting, self.barsTravel) = (navigation, live, setting, barsTravel)
    isClear = background != nil
    root = background.map { StaticBackgroundController(background: $0, content: navigation) } ?? navigation
    super.init()
    navigation.isNavigationBarHidden = true
    navigation.navigationBar.prefersLargeTitles = true
    navigation.viewControllers = (1...setting.depth).map { screen(at: $0) }
    live.apply(to: { [weak navigation] in navigation }, retuned: retuned, take: take)
    let tap = UITapGestureRecognizer(target: self, action: Selector(Self.tapped(_:)))
    tap.delegate = self
    navigation.view.addGestureRecognizer(tap)
  }

  var parameters: any ParameterSet { live }

  var depth: Int { navigation.viewControllers.count }

  var choices: [Int?] { navigation.viewControllers.dropFirst().map { ($0 as? DemoScreen)?.originIndex } }

  var words: DemoWords {
    let opens = (navigation.topViewController as? DemoScreen)?.opensByClick != false
    return DemoWords(forward: "Push", back: "Pop", click: opens ? "click" : nil)
  }

  func push() { push(choosing: nil) }

  /// Pushes a screen that originates from a row of the top screen; nil means the first row.
  func push(choosing choice: Int?) {
    let next = screen()
    next.origin = (navigation.topViewController as? DemoScreen)?.row(choice)
    (next.originIndex, next.number) = (choice, (navigation.topViewController as? DemoScreen)?.number(ofRow: choice))
    navigation.pushViewController(next, animated: true)
  }

  private func screen(at position: Int? = nil) -> DemoScreen {
    let screen = setting.screen(at: position)
    (screen.isClear, screen.hasBackButton) = (isClear, hasBars)
    if isClear { screen.showContent() }
    return screen
  }

  func showNavigationBar(_ isShown: Bool) {
    navigation.isNavigationBarHidden = !isShown || barsTravel
    hasBars = isShown && barsTravel
    for screen in navigation.viewControllers {
      (screen as? DemoScreen)?.hasBackButton = hasBars
      screen.viewIfLoaded?.setNeedsLayout()
    }
  }

  func pop() { navigation.popViewController(animated: true) }

  private func tapped(_ tap: UITapGestureRecognizer) {
    let top = navigation.topViewController as? DemoScreen
    let (opens, row) = top?.opening(at: tap.location(in: top?.view)) ?? (true, nil)
    if opens { push(choosing: row) }
  }

  /// Ignores a click that catches a moving screen.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let coordinator = navigation.transitionCoordinator, coordinator.initiallyInteractive else { return true }
    guard !coordinator.isInteractive, !coordinator.isCancelled, let revealed = coordinator.view(forKey: .to) else {
      return false
    }
    return touch.view?.isDescendant(of: revealed) ?? false
  }
}

/// A navigation controller's delegate is weak, so this one retains it.
@MainActor final class RetainingNavigationController: UINavigationController {
  private var retained: AnyObject?

  convenience init(retaining delegate: any UINavigationControllerDelegate & AnyObject) {
    self.init()
    retained = delegate
    self.delegate = delegate
  }
}
