// Not Apple's: the animators of one public repository, made as its own code makes them.
// repository: cocoatoucher/AICustomViewControllerTransition
// files: Source/*.swift

import Foundation
import UIKit

/// The repository's delegates make their animators themselves.
@MainActor let rows: [AnimatorRow] = []

/// A screen that is closed by a drag downwards, as the repository's example describes it.
private final class DraggedScreen: UIViewController {
  let transition = InteractiveTransitioningDelegate()
  private let content = ContentScreen("Above", .systemOrange)

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(Self.panned(_:))))
    transition.transitionPercentDismiss = { from, _, percentage, container in
      from.view.frame.origin.y = container.bounds.height * percentage
    }
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    let part = max(0, pan.translation(in: nil).y / view.bounds.height)
    switch pan.state {
    case .began: transition.beginDismissing(viewController: self)
    case .changed: transition.update(part)
    default: transition.finalizeInteractiveTransition(isTransitionCompleted: part > 0.4)
    }
  }
}

@MainActor let screens: [ScreenRow] = [
  ScreenRow(
    name: "InteractiveTransitioningDelegate", drag: (CGPoint(x: 0.5, y: 0.2), CGPoint(x: 0.5, y: 0.95)),
    make: { (ContentScreen("Below", .systemTeal), []) },
    open: { screen in
      let upper = DraggedScreen()
      upper.modalPresentationStyle = .custom
      upper.transitioningDelegate = upper.transition
      screen.present(upper, animated: true)
    }, close: { $0.dismiss(animated: true) }, isOpen: { $0.presentedViewController != nil }),
  ScreenRow(
    name: "SimpleTransitioningDelegate",
    make: {
      let delegate = SimpleTransitioningDelegate()
      delegate.transitionDismiss = { from, _, _, _, completion in
        UIView.animate(withDuration: 0.3, animations: { from.view.alpha = 0 }) { _ in
          completion()
          from.view.alpha = 1
        }
      }
      return (ContentScreen("Below", .systemTeal), [delegate])
    },
    open: { screen in
      let (upper, delegate) = (ContentScreen("Above", .systemOrange), SimpleTransitioningDelegate())
      simple.append(delegate)
      upper.modalPresentationStyle = .custom
      upper.transitioningDelegate = delegate
      screen.present(upper, animated: true)
    }, close: { $0.dismiss(animated: true) }, isOpen: { $0.presentedViewController != nil }),
]

@MainActor private var simple: [SimpleTransitioningDelegate] = []
