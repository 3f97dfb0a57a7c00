import Stage
import Testing
import UIKit

/// Makes views or controllers contain each other.
struct HierarchyCircle: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let close: @MainActor @Sendable (HierarchyCircleTests) -> Void

  init(_ name: String, _ close: @escaping @MainActor @Sendable (HierarchyCircleTests) -> Void) {
    (testDescription, self.close) = (name, close)
  }

  static let all = [
    Self("a child") { $0.root.addChild($0.navigation) },
    Self("a grandchild's child") { $0.inner.addChild($0.navigation) },
    Self("itself as a child") { $0.root.addChild($0.root) },
    // A navigation controller can be on no stack: one that contains another is.
    Self("a push") { test in test.embed(UINavigationController()) { $0.pushViewController(test.root, animated: false) }
    },
    Self("a stack") { test in test.embed(UINavigationController()) { $0.viewControllers = [test.inner] } },
    Self("tabs") { test in test.embed(UITabBarController()) { $0.viewControllers = [test.navigation] } },
    Self("pages") { test in
      test.embed(UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)) {
        $0.setViewControllers([test.root], direction: .forward, animated: false)
      }
    },
    Self("columns") { test in test.embed(UISplitViewController()) { $0.viewControllers = [test.navigation] } },
    Self("the presenter as a child") { test in test.present { $0.addChild(test.navigation) } },
    Self("the presenter as a tab") { test in test.present { $0.viewControllers = [test.navigation] } },
    Self("the presenter as presented") { test in test.present { $0.present(test.navigation, animated: false) } },
    Self("a presentation in the context of a screen inside") {
      $0.inner.definesPresentationContext = true
      $0.navigation.modalPresentationStyle = .overCurrentContext
      $0.inner.present($0.navigation, animated: false)
    },
    Self("a subview") { $0.root.view.addSubview($0.navigation.view) },
    Self("an inserted subview") { $0.inner.view.insertSubview($0.navigation.view, at: 0) },
    Self("a view that holds it") { _ in
      let (outer, wrapper, screen) = (UINavigationController(), UIView(), UIViewController())
      outer.viewControllers = [screen]
      wrapper.addSubview(outer.view)
      screen.view.removeFromSuperview()
      screen.view.addSubview(wrapper)
      #expect(wrapper.superview == nil)
    },
    Self("an arranged subview") {
      let stack = UIStackView()
      $0.inner.view.addSubview(stack)
      stack.addArrangedSubview($0.root.view)
      #expect(stack.arrangedSubviews == [])
      stack.removeFromSuperview()
    },
    Self("itself as a subview") { $0.inner.view.addSubview($0.inner.view) },
    Self("its own mask") { $0.inner.view.mask = $0.inner.view },
    Self("the superview as a mask") { $0.inner.view.mask = $0.root.view },
    Self("a sublayer") { $0.inner.view.layer.addSublayer($0.root.view.layer) },
    Self("a layer's mask") { $0.inner.view.layer.mask = $0.root.view.layer },
  ]
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

  @Test("A circle is refused with a diagnostic, and animations and layout go on", arguments: HierarchyCircle.all)
  func refused(_ circle: HierarchyCircle) throws {
    let before = stage.render().digest
    stage.perform { circle.close(self) }
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

  /// Makes `container` a child of the inner screen while `change` is called.
  fileprivate func embed<Container: UIViewController>(_ container: Container, _ change: (Container) -> Void) {
    inner.addChild(container)
    change(container)
    container.removeFromParent()
  }

  /// Lets the navigation controller present tabs while `change` is called.
  fileprivate func present(_ change: (UITabBarController) -> Void) {
    let tabs = UITabBarController()
    tabs.modalPresentationStyle = .overFullScreen
    navigation.present(tabs, animated: false)
    change(tabs)
    navigation.dismiss(animated: false)
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
