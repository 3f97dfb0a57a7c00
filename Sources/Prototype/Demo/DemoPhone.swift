import CoreGraphics
import Foundation
import Stage
import Transitions
import UIKit

/// A stage with demo screens in a back-swipe navigation, and what pushes and pops them.
@MainActor final class DemoPhone: NSObject {
  /// The phone's world.
  let stage: Stage
  /// What shows the screens.
  let navigation: BackSwipeNavigationController
  private let colors: [UIColor]
  /// How many screens there were at first, which settles whose colour is whose.
  private let depth: Int

  init(options: PrototypeOptions, size: CGSize = DemoFigures.screen, scale: CGFloat) {
    stage = Stage(size: size, scale: scale)
    colors = options.colors
    depth = options.depth
    navigation = stage.perform { BackSwipeNavigationController() }
    super.init()
    stage.perform {
      navigation.isNavigationBarHidden = true
      navigation.figures.drag.region = options.region
      navigation.viewControllers = (0..<depth).map { _ in screen() }
      stage.window.rootViewController = navigation
      let tap = UITapGestureRecognizer(target: self, action: Selector(Self.tapped(_:)))
      tap.delegate = self
      navigation.view.addGestureRecognizer(tap)
    }
  }

  /// How the screens move; what is under way goes on with them from where it is.
  var figures: BackSwipeFigures {
    get { navigation.figures }
    set {
      navigation.figures = newValue
      stage.perform { Retuning.retune(navigation) }
    }
  }

  private func screen() -> UIViewController {
    let (colors, depth) = (colors, depth)
    return DemoScreen { number in
      let fromTop = (depth - number) % colors.count
      return colors[fromTop < 0 ? fromTop + colors.count : fromTop]
    }
  }

  /// Puts a new screen on top, after what is under way.
  func push() {
    stage.perform { navigation.pushViewController(screen(), animated: true) }
  }

  /// Takes the top away; the root stays.
  func pop() {
    stage.perform { _ = navigation.popViewController(animated: true) }
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    push()
  }
}

extension DemoPhone: UIGestureRecognizerDelegate {
  /// A click that catches a moving screen is no push.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let coordinator = navigation.transitionCoordinator, coordinator.initiallyInteractive else { return true }
    guard !coordinator.isInteractive, let revealed = coordinator.view(forKey: .to) else { return false }
    return touch.view?.isDescendant(of: revealed) ?? false
  }
}
