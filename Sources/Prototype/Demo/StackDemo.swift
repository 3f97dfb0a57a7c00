import Transitions
import UIKit

/// A stack of demo screens in a navigation; a click anywhere pushes another one.
@MainActor final class StackDemo<Values>: NSObject, Demo, UIGestureRecognizerDelegate {
  let navigation: UINavigationController
  private let box: Figures<Values>
  private let setting: DemoSetting

  /// A demo whose `navigation` is given changed figures by `take`.
  init(
    _ navigation: UINavigationController, _ box: Figures<Values>, _ setting: DemoSetting,
    take: @escaping (Values) -> Void
  ) {
    (self.navigation, self.box, self.setting) = (navigation, box, setting)
    super.init()
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = (0..<setting.depth).map { _ in setting.screen() }
    take(box.values)
    box.changed = { [unowned navigation] in
      take($0)
      Retuning.retune(navigation, with: $0)
    }
    let tap = UITapGestureRecognizer(target: self, action: Selector(Self.tapped(_:)))
    tap.delegate = self
    navigation.view.addGestureRecognizer(tap)
  }

  var root: UIViewController { navigation }
  var figures: any FigureSet { box }

  func push() { navigation.pushViewController(setting.screen(), animated: true) }

  func pop() { navigation.popViewController(animated: true) }

  private func tapped(_ tap: UITapGestureRecognizer) { push() }

  /// A click that catches a moving screen is no push.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let coordinator = navigation.transitionCoordinator, coordinator.initiallyInteractive else { return true }
    guard !coordinator.isInteractive, let revealed = coordinator.view(forKey: .to) else { return false }
    return touch.view?.isDescendant(of: revealed) ?? false
  }
}
