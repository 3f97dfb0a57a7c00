import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// The ways to make views or controllers contain each other.
enum HierarchyCircle: CaseIterable, Sendable {
  case addChild, addChildOfGrandchild, addSelf, push, setStack, setTabs, setPages, setColumns, addPresenter
  case setPresenterAsTab, present, presentPresenter, addSubview, insertSubview, addWrapped, addArranged
  case addSelfAsSubview, ownMask, superviewAsMask, sublayer, layerMask
}

@MainActor @Suite("Views and controllers that would contain each other")
struct HierarchyCircleTests {
  let stage = Stage()
  let navigation = UINavigationController()
  let root = UIViewController()
  let inner = UIViewController()

  /// Shows a navigation controller, whose root has a child with a view in the root's.
  init() throws {
    root.addChild(inner)
    root.view.addSubview(inner.view)
    inner.didMove(toParent: root)
    navigation.viewControllers = [root]
    stage.window.addSubview(navigation.view)
    navigation.beginAppearanceTransition(true, animated: false)
    navigation.endAppearanceTransition()
    stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    try stage.settle()
  }

  @Test("A circle is refused with a diagnostic, and animations and layout go on", arguments: HierarchyCircle.allCases)
  func refused(_ circle: HierarchyCircle) throws {
    let before = stage.render().digest
    stage.perform { close(circle) }
    let refusals = stage.diagnostics.filter { !$0.contains("exists so that sources compile") }
    #expect(refusals.count == 1, "\(refusals)")
    try live()
    #expect(stage.render().digest == before)
    #expect(navigation.viewControllers == [root] && root.parent === navigation && inner.parent === root)
    #expect(navigation.view.superview === stage.window && inner.view.superview === root.view)
    #expect(abs(root.view.safeAreaInsets.top - (47 + 54)) < 1e-9)
  }

  /// Does what asks for the safe area, the traits and the appearance of everything.
  private func live() throws {
    stage.perform {
      UIView.animate(withDuration: 0.1) {
        navigation.view.center.x += 10
        root.view.layoutIfNeeded()
      }
      UIView.animate(withDuration: 0.1) { navigation.view.center.x -= 10 }
      for controller in [navigation, root, inner] {
        controller.viewIfLoaded?.updateTraitsIfNeeded()
        _ = (controller.view.safeAreaInsets, controller.presentedViewController, controller.transitionCoordinator)
      }
    }
    try stage.settle()
  }

  private func close(_ circle: HierarchyCircle) {
    switch circle {
    case .addChild: root.addChild(navigation)
    case .addChildOfGrandchild: inner.addChild(navigation)
    case .addSelf: root.addChild(root)
    case .push, .setStack:
      // A navigation controller can be on no stack: one that contains another is.
      let nested = UINavigationController()
      inner.addChild(nested)
      if circle == .push {
        nested.pushViewController(root, animated: false)
      } else {
        nested.viewControllers = [inner]
      }
      nested.removeFromParent()
    case .setTabs: embed(UITabBarController()) { $0.viewControllers = [navigation] }
    case .setPages:
      embed(UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)) {
        $0.setViewControllers([root], direction: .forward, animated: false)
      }
    case .setColumns: embed(UISplitViewController()) { $0.viewControllers = [navigation] }
    case .addPresenter, .setPresenterAsTab, .presentPresenter: closeAbove(circle)
    case .present:
      inner.definesPresentationContext = true
      navigation.modalPresentationStyle = .overCurrentContext
      inner.present(navigation, animated: false)
    case .addSubview: root.view.addSubview(navigation.view)
    case .insertSubview: inner.view.insertSubview(navigation.view, at: 0)
    case .addWrapped: addWrapped()
    case .addArranged:
      let stack = UIStackView()
      inner.view.addSubview(stack)
      stack.addArrangedSubview(root.view)
      #expect(stack.arrangedSubviews == [])
      stack.removeFromSuperview()
    case .addSelfAsSubview: inner.view.addSubview(inner.view)
    case .ownMask: inner.view.mask = inner.view
    case .superviewAsMask: inner.view.mask = root.view
    case .sublayer: inner.view.layer.addSublayer(root.view.layer)
    case .layerMask: inner.view.layer.mask = root.view.layer
    }
  }

  /// Makes `container` a child of the inner screen while `change` is called.
  private func embed<Container: UIViewController>(_ container: Container, _ change: (Container) -> Void) {
    inner.addChild(container)
    change(container)
    container.removeFromParent()
  }

  /// Lets a screen that the navigation controller presents contain or present it.
  private func closeAbove(_ circle: HierarchyCircle) {
    let tabs = UITabBarController()
    tabs.modalPresentationStyle = .overFullScreen
    navigation.present(tabs, animated: false)
    switch circle {
    case .addPresenter: tabs.addChild(navigation)
    case .setPresenterAsTab: tabs.viewControllers = [navigation]
    default: tabs.present(navigation, animated: false)
    }
    navigation.dismiss(animated: false)
  }

  /// Adds a view that holds the outer controller's view to that of a screen.
  private func addWrapped() {
    let (outer, wrapper) = (UINavigationController(), UIView())
    let screen = UIViewController()
    outer.viewControllers = [screen]
    wrapper.addSubview(outer.view)
    screen.view.removeFromSuperview()
    screen.view.addSubview(wrapper)
    #expect(wrapper.superview == nil)
  }

  @Test("Controllers whose views lie the other way round do not ask for the safe area without end")
  func crossed() throws {
    let (a, b) = (UINavigationController(), UINavigationController())
    let (screen, other) = (UIViewController(), UIViewController())
    (a.viewControllers, b.viewControllers) = ([screen], [other])
    _ = (a.view, b.view)
    stage.perform {
      screen.view.addSubview(b.view)
      other.view.addSubview(a.view)
      UIView.animate(withDuration: 0.1) { screen.view.center.x += 10 }
      _ = (screen.view.safeAreaInsets, a.view.safeAreaInsets)
      root.view.addSubview(screen.view)
    }
    try live()
  }

  @Test("A controller whose view is another one's does not ask for the safe area without end")
  func shared() throws {
    let child = UIViewController()
    navigation.addChild(child)
    child.view = navigation.view
    #expect(navigation.view.safeAreaInsets.top <= 47 + 54)
    try live()
  }
}
