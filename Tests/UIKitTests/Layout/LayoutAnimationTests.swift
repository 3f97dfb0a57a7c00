import Stage
import Testing
import UIKit

@MainActor @Suite("Layout in animations and transitions") struct LayoutAnimationTests {
  @Test("A layout inside an animation block animates the frames that it changes")
  func blocks() throws {
    let scene = LayoutScene()
    let (view, other) = (scene.view(), scene.view())
    view.pin(0, 0, width: 100, height: 10)
    other.pin(0, 50, width: 10, height: 10)
    let edge = other.leadingAnchor.constraint(equalTo: view.trailingAnchor).prioritized(900)
    NSLayoutConstraint.deactivate(
      scene.root.constraints.filter { $0.firstItem === other && $0.firstAttribute == .left })
    edge.isActive = true
    try scene.stage.settle()
    #expect(other.frame.minX == 100)
    let width = try #require(view.constraints.first { $0.firstAttribute == .width })
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      width.constant = 300
      scene.root.layoutIfNeeded()
    }
    scene.stage.advance(by: 0.5)
    #expect(view.frame.width == 300 && other.frame.minX == 300)
    let shown = try #require(view.layer.presentation())
    let moved = try #require(other.layer.presentation())
    #expect(abs(shown.bounds.width - 200) < 5 && abs(moved.frame.minX - 200) < 5)
    try scene.stage.settle()
    #expect(other.layer.presentation()?.frame.minX ?? 0 == 300)
  }

  /// A screen with a box whose constraints a transition changes.
  @MainActor private struct Scene {
    let navigation: NavigationScene
    let box = UIView()
    let width: NSLayoutConstraint
    let left: NSLayoutConstraint
    let right: NSLayoutConstraint

    init() throws {
      navigation = try NavigationScene()
      let screen = navigation.screens[1].view ?? UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      box.backgroundColor = .blue
      screen.addSubview(box)
      width = box.widthAnchor.constraint(equalToConstant: 100)
      left = box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20)
      right = box.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20)
      NSLayoutConstraint.activate([
        width, left, box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 200),
        box.heightAnchor.constraint(equalToConstant: 40),
      ])
      try navigation.stage.settle()
    }
  }

  @Test("A cancelled transition restores constants, priorities, activation, and what was added and removed")
  func cancelled() throws {
    let scene = try Scene()
    let (box, screen) = (scene.box, scene.navigation.screens[1].view ?? UIView())
    let before = (box.frame, screen.constraints, scene.navigation.stage.render().digest)
    scene.width.priority = UILayoutPriority(900)
    try scene.navigation.stage.settle()
    let height = box.heightAnchor.constraint(equalToConstant: 70)
    let guide = UILayoutGuide()
    let interaction = scene.navigation.dragPop { context in
      (scene.width.constant, scene.width.priority) = (250, UILayoutPriority(800))
      (scene.left.isActive, scene.right.isActive) = (false, true)
      NSLayoutConstraint.deactivate(box.constraints.filter { $0.firstAttribute == .height })
      height.isActive = true
      screen.addLayoutGuide(guide)
      box.setContentHuggingPriority(.required, for: .vertical)
      screen.layoutMargins = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
      context.fromView.layoutIfNeeded()
    }
    #expect(box.frame == CGRect(x: 120, y: 200, width: 250, height: 70))
    let shown = try #require(box.layer.presentation()).frame
    #expect(abs(shown.minX - 70) < 1 && abs(shown.width - 175) < 1 && abs(shown.height - 55) < 1, "\(shown)")
    interaction.cancel()
    try scene.navigation.stage.settle()
    #expect(scene.width.constant == 100 && scene.width.priority == UILayoutPriority(900))
    #expect(scene.left.isActive && !scene.right.isActive && !height.isActive)
    #expect(Set(screen.constraints) == Set(before.1) && screen.layoutGuides == [])
    #expect(box.contentHuggingPriority(for: .vertical) == .defaultLow && screen.layoutMargins.top != 9)
    #expect(box.frame == before.0 && scene.navigation.stage.render().digest == before.2)
    #expect(scene.navigation.stage.misuse == [])
  }

  @Test("Constraints that left with a view come back with it")
  func removedViews() throws {
    let scene = try Scene()
    let screen = scene.navigation.screens[1].view ?? UIView()
    let before = Set(screen.constraints)
    let interaction = scene.navigation.dragPop(staging: { _ in scene.box.removeFromSuperview() })
    #expect(screen.constraints == [])
    interaction.cancel()
    try scene.navigation.stage.settle()
    #expect(Set(screen.constraints) == before && scene.box.superview === screen)
    screen.frame.size.width = 300
    try scene.navigation.stage.settle()
    #expect(scene.box.frame == CGRect(x: 20, y: 200, width: 100, height: 40))
  }

  @Test("A constant that was changed after the staging stays")
  func clientWrites() throws {
    let scene = try Scene()
    let interaction = scene.navigation.dragPop { context in
      (scene.width.constant, scene.left.constant) = (250, 5)
      context.fromView.layoutIfNeeded()
    }
    scene.width.constant = 170
    interaction.cancel()
    try scene.navigation.stage.settle()
    #expect(scene.width.constant == 170 && scene.left.constant == 20)
    #expect(scene.box.frame == CGRect(x: 20, y: 200, width: 170, height: 40))
  }

  @Test("An animator that pins the arriving screen with constraints places it with them")
  func pinnedScreens() throws {
    let scene = try NavigationScene()
    let next = scene.screen("C")
    scene.delegate.animator = ClosureAnimator { context in
      let (container, view) = (context.containerView, context.toView)
      container.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      let top = view.topAnchor.constraint(equalTo: container.topAnchor, constant: container.bounds.height)
      NSLayoutConstraint.activate([
        top, view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        view.widthAnchor.constraint(equalTo: container.widthAnchor),
        view.heightAnchor.constraint(equalTo: container.heightAnchor),
      ])
      container.layoutIfNeeded()
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        top.constant = 0
        container.layoutIfNeeded()
      } completion: { _ in
        context.complete()
      }
    }
    scene.navigation.pushViewController(next, animated: true)
    scene.stage.advance(by: 0.2)
    let height = scene.stage.window.bounds.height
    let shown = try #require(next.view.layer.presentation()).frame
    #expect(abs(shown.minY - height / 2) < height / 20, "\(shown)")
    try scene.stage.settle()
    #expect(next.view.frame == scene.navigation.view.bounds)
  }
}
