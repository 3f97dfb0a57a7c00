import Stage
import Testing
import UIKit

@MainActor @Suite("A controller that is shown by a window or a presentation, and that something else takes")
struct TakenRootTests {
  /// What takes a controller.
  enum Taker: CaseIterable { case push, stack, child, tabs, window }

  /// A screen that makes a change when it will appear.
  private final class EagerController: LoggingController {
    var change: (() -> Void)?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      let change = change
      self.change = nil
      change?()
    }
  }

  /// Shows `root` in a further window of the scene.
  private func makeWindow(_ root: UIViewController, in scene: NavigationScene) -> UIWindow {
    let window = UIWindow(frame: scene.stage.window.bounds)
    window.rootViewController = root
    window.isHidden = false
    return window
  }

  /// Lets `taker` take `taken`, which the stage's window shows then.
  private func take(_ taken: UIViewController, by taker: Taker, in scene: NavigationScene) {
    switch taker {
    case .push: scene.navigation.pushViewController(taken, animated: true)
    case .stack: scene.navigation.setViewControllers([taken], animated: false)
    case .child:
      let parent = scene.screens[0]
      parent.addChild(taken)
      parent.view.addSubview(taken.view)
      taken.didMove(toParent: parent)
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [taken]
      scene.stage.window.rootViewController = tabs
    case .window: scene.stage.window.rootViewController = taken
    }
  }

  @Test("A window has no root any more when something else takes it", arguments: Taker.allCases)
  func rootIsTaken(_ taker: Taker) throws {
    let scene = try NavigationScene(depth: 1)
    let taken = scene.screen("T")
    let window = scene.stage.perform { makeWindow(taken, in: scene) }
    try scene.stage.settle()
    scene.stage.perform { take(taken, by: taker, in: scene) }
    try scene.stage.settle()
    #expect(window.rootViewController == nil)
    #expect(window.subviews.isEmpty)
    #expect(taken.view.window === scene.stage.window)
    #expect(scene.log.lines.last { $0.hasPrefix("T.view") } == "T.viewDidAppear")
    #expect(scene.log.imbalance == nil, "\(scene.log.lines)")
  }

  @Test("A window has no root any more when something takes it as it is about to appear", arguments: Taker.allCases)
  func rootIsTakenEarly(_ taker: Taker) throws {
    let scene = try NavigationScene(depth: 1)
    let taken = scene.stage.perform { EagerController("T", scene.log) }
    taken.change = { [unowned taken] in take(taken, by: taker, in: scene) }
    let window = scene.stage.perform { makeWindow(taken, in: scene) }
    try scene.stage.settle()
    #expect(window.rootViewController == nil)
    #expect(window.subviews.isEmpty)
    #expect(taken.view.window === scene.stage.window)
    #expect(scene.log.imbalance == nil, "\(scene.log.lines)")
  }

  @Test("What a root presents ends when something else takes the root", arguments: Taker.allCases)
  func rootPresents(_ taker: Taker) throws {
    let scene = try NavigationScene(depth: 1)
    let (taken, presented) = (scene.screen("T"), scene.screen("P"))
    presented.modalPresentationStyle = .fullScreen
    let window = scene.stage.perform { makeWindow(taken, in: scene) }
    taken.present(presented, animated: false)
    try scene.stage.settle()
    scene.stage.perform { take(taken, by: taker, in: scene) }
    try scene.stage.settle()
    #expect(presented.presentingViewController == nil)
    #expect(window.subviews.isEmpty)
    #expect(taken.view.window === scene.stage.window)
    #expect(scene.log.imbalance == nil, "\(scene.log.lines)")
  }

  @Test(
    "A presentation ends when something else takes what it shows", arguments: Taker.allCases,
    [UIModalPresentationStyle.fullScreen, .pageSheet])
  func presentedIsTaken(_ taker: Taker, _ style: UIModalPresentationStyle) throws {
    let scene = try NavigationScene(depth: 1)
    let (base, taken) = (scene.screen("B"), scene.screen("T"))
    taken.modalPresentationStyle = style
    let window = scene.stage.perform { makeWindow(base, in: scene) }
    base.present(taken, animated: false)
    try scene.stage.settle()
    scene.stage.perform { take(taken, by: taker, in: scene) }
    try scene.stage.settle()
    #expect(base.presentedViewController == nil)
    #expect(taken.presentingViewController == nil)
    #expect(window.subviews == [base.view])
    #expect(taken.view.window === scene.stage.window)
    #expect(scene.log.imbalance == nil, "\(scene.log.lines)")
  }

  @Test("A window can show its root in a new container", arguments: [true, false])
  func rootIsWrapped(_ isChild: Bool) throws {
    let scene = try NavigationScene(depth: 1)
    let root = scene.screen("R")
    scene.stage.perform { scene.stage.window.rootViewController = root }
    try scene.stage.settle()
    scene.stage.perform {
      let outer = isChild ? UIViewController() : UINavigationController(rootViewController: root)
      if isChild {
        outer.addChild(root)
        outer.view.addSubview(root.view)
        root.didMove(toParent: outer)
      }
      scene.stage.window.rootViewController = outer
    }
    try scene.stage.settle()
    #expect(root.view.window === scene.stage.window)
    #expect(scene.stage.window.subviews.count == 1)
    #expect(scene.log.imbalance == nil, "\(scene.log.lines)")
  }

  @Test("The root of another window cannot be presented: that is reported")
  func rootIsPresented() throws {
    let scene = try NavigationScene(depth: 1)
    let root = scene.screen("R")
    let window = scene.stage.perform { makeWindow(root, in: scene) }
    try scene.stage.settle()
    scene.navigation.present(root, animated: true)
    try scene.stage.settle()
    #expect(root.presentingViewController == nil)
    #expect(root.view.window === window)
    #expect(scene.stage.diagnostics.contains { $0.contains("root of a window") }, "\(scene.stage.diagnostics)")
  }
}
