import Transitions
import UIKit

/// A stack of demo screens in a navigation; a click anywhere pushes another one.
@MainActor final class StackDemo<Values>: NSObject, Demo, UIGestureRecognizerDelegate {
  let root: UIViewController
  private let navigation: UINavigationController
  private let isClear: Bool
  private let box: Figures<Values>
  private let setting: DemoSetting

  /// A demo whose `navigation` is given changed figures by `take`; with a background its screens are clear, and it lies
  /// behind them.
  init(
    _ navigation: UINavigationController, _ box: Figures<Values>, _ setting: DemoSetting,
    over background: UIView? = nil,
    take: @escaping (Values) -> Void
  ) {
    (self.navigation, self.box, self.setting) = (navigation, box, setting)
    isClear = background != nil
    root = background.map { StaticBackgroundController(background: $0, content: navigation) } ?? navigation
    super.init()
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = (0..<setting.depth).map { _ in screen() }
    take(box.values)
    box.changed = { [unowned navigation] in
      take($0)
      Retuning.retune(navigation, with: $0)
    }
    let tap = UITapGestureRecognizer(target: self, action: Selector(Self.tapped(_:)))
    tap.delegate = self
    navigation.view.addGestureRecognizer(tap)
  }

  var figures: any FigureSet { box }

  var depth: Int { navigation.viewControllers.count }

  func push() { push(from: nil) }

  /// Pushes a screen that is called from what is at `point` of the one on top.
  private func push(from point: CGPoint?) {
    let next = screen()
    next.origin = (navigation.topViewController as? DemoScreen)?.row(at: point)
    navigation.pushViewController(next, animated: true)
  }

  private func screen() -> DemoScreen {
    let screen = setting.screen()
    screen.isClear = isClear
    return screen
  }

  func pop() { navigation.popViewController(animated: true) }

  private func tapped(_ tap: UITapGestureRecognizer) {
    push(from: tap.location(in: navigation.topViewController?.view))
  }

  /// A click that catches a moving screen is no push.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let coordinator = navigation.transitionCoordinator, coordinator.initiallyInteractive else { return true }
    guard !coordinator.isInteractive, !coordinator.isCancelled, let revealed = coordinator.view(forKey: .to) else {
      return false
    }
    return touch.view?.isDescendant(of: revealed) ?? false
  }
}
