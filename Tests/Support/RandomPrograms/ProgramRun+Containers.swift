import Stage
import UIKit

extension ProgramRun {
  /// Runs a step on bars, children added by hand, segues and further windows; returns whether it was one.
  func performOnContainers(_ step: Step) -> Bool {
    let (choice, other, animated) = (step.choice, step.other, step.isAnimated)
    switch step.kind {
    case .hideBar:
      navigation(choice)?.setNavigationBarHidden(other % 2 == 0, animated: animated)
    case .setItem: setItem(step)
    case .addChild: addChild(step)
    case .exchangeChildren: exchangeChildren(step)
    case .segue:
      guard let source = screen(choice) else { break }
      let destination = makeScreen()
      UIStoryboardSegue(identifier: "probe", source: source, destination: destination) { [weak source] in
        if other % 2 == 0 {
          source?.present(destination, animated: animated)
        } else {
          source?.show(destination, sender: nil)
        }
      }.perform()
    case .unwind:
      guard let source = screen(choice), let destination = screen(other) else { break }
      if destination.canPerformUnwindSegueAction("unwind", from: source, sender: nil) {
        source.segueForUnwinding(to: destination, from: source, identifier: nil)?.perform()
      }
    case .dismissMiddle: screen(choice)?.dismiss(animated: animated)
    case .defineContext: screen(choice)?.definesPresentationContext = animated
    case .allowContentSwipe: navigation(choice)?.interactiveContentPopGestureRecognizer?.isEnabled = animated
    case .addWindow: addWindow(step)
    case .hideOtherWindow: windows.last?.isHidden = animated
    case .removeRoot: (windows.last ?? stage.window).rootViewController = other % 3 == 0 ? nil : makeRoot(choice)
    default: return false
    }
    return true
  }

  private func setItem(_ step: Step) {
    guard let item = screen(step.choice)?.navigationItem else { return }
    switch step.other % 4 {
    case 0: item.title = "Title \(step.choice)"
    case 1: item.hidesBackButton = step.isAnimated
    case 2:
      item.leftBarButtonItem =
        step.isAnimated ? UIBarButtonItem(title: "Left", style: .plain, target: nil, action: nil) : nil
    default: item.titleView = step.isAnimated ? UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) : nil
    }
  }

  /// Adds a child to a screen, as containers written by hand do.
  private func addChild(_ step: Step) {
    guard let parent = screen(step.choice), let view = parent.viewIfLoaded else { return }
    let child: UIViewController = step.other % 3 == 0 ? makeNavigation(depth: 1) : makeScreen()
    parent.addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// Exchanges a child that was added by hand for another.
  private func exchangeChildren(_ step: Step) {
    guard let parent = screen(step.choice), let old = parent.children.first, old.isViewLoaded else { return }
    let new = makeScreen()
    old.willMove(toParent: nil)
    parent.addChild(new)
    parent.transition(from: old, to: new, duration: step.isAnimated ? 0.3 : 0, animations: nil) { _ in
      old.removeFromParent()
      new.didMove(toParent: parent)
    }
  }

  /// Shows a window over the stage's, or behind it.
  private func addWindow(_ step: Step) {
    guard windows.count < 3 else { return }
    let window = UIWindow(frame: stage.window.bounds)
    window.windowLevel = step.isAnimated ? .alert : UIWindow.Level(-1)
    window.rootViewController = makeRoot(step.choice)
    window.isHidden = false
    windows.append(window)
  }
}
