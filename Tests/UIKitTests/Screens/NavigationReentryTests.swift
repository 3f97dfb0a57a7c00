import Stage
import Testing
import UIKit

/// A screen that runs a closure once when it appears or disappears.
private final class BusyController: LoggingController {
  var work: [String: () -> Void] = [:]
  /// The values of isMovingToParent and isMovingFromParent in each callback.
  var moves: [String] = []

  private func run(_ name: String) {
    moves.append("\(name) \(isMovingToParent ? "to" : "")\(isMovingFromParent ? "from" : "")")
    work.removeValue(forKey: name)?()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    run("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    run("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    run("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    run("didDisappear")
  }
}

@MainActor @Suite("Calls in the callbacks of a navigation controller")
struct NavigationReentryTests {
  private func scene() throws -> (NavigationScene, [BusyController]) {
    let scene = try NavigationScene(depth: 1)
    let screens = "ABC".map { BusyController(String($0), scene.log) }
    scene.navigation.viewControllers = screens
    try scene.stage.settle()
    scene.log.lines = []
    for screen in screens { screen.moves = [] }
    return (scene, screens)
  }

  private func expectBalance(_ scene: NavigationScene) { #expect(scene.log.imbalance == nil) }

  @Test(
    "A push in any callback of a pop is performed after the pop",
    arguments: ["willDisappear", "didDisappear", "willAppear", "didAppear"])
  func pushFromCallbacks(_ callback: String) throws {
    let (scene, screens) = try scene()
    let screen = callback.hasSuffix("isappear") ? screens[2] : screens[1]
    screen.work[callback] = { scene.navigation.pushViewController(scene.screen("D"), animated: true) }
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    #expect(scene.names == "ABD")
    expectBalance(scene)
  }

  @Test("A pop when another has ended is a second pop", arguments: ["didAppear", "didDisappear"])
  func popFromCallbacks(_ callback: String) throws {
    let (scene, screens) = try scene()
    (callback == "didAppear" ? screens[1] : screens[2]).work[callback] = {
      scene.navigation.popViewController(animated: true)
    }
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    #expect(scene.names == "A")
    expectBalance(scene)
  }

  @Test(
    "A pop while a screen is told of a pop without animation is dropped",
    arguments: [("willDisappear", "AB"), ("willAppear", "AB"), ("didDisappear", "A"), ("didAppear", "A")],
    [true, false])
  func popWhileGoingAtOnce(_ moment: (callback: String, left: String), _ animated: Bool) throws {
    let (scene, screens) = try scene()
    (moment.callback.hasSuffix("Appear") ? screens[1] : screens[2]).work[moment.callback] = {
      scene.navigation.popViewController(animated: animated)
    }
    scene.navigation.popViewController(animated: false)
    try scene.stage.settle()
    #expect(scene.names == moment.left)
    expectBalance(scene)
  }

  @Test("A push and a pop in animationEnded and in a coordinator's completion follow the transition")
  func fromCompletions() throws {
    let (scene, _) = try scene()
    let animator = ClosureAnimator { $0.complete() }
    scene.delegate.animator = animator
    scene.navigation.popViewController(animated: true)
    scene.delegate.animator = nil
    scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      scene.navigation.pushViewController(scene.screen("D"), animated: true)
      scene.navigation.popViewController(animated: true)
      scene.navigation.pushViewController(scene.screen("E"), animated: false)
    }
    try scene.stage.settle()
    #expect(scene.names == "ABE")
    expectBalance(scene)
  }

  @Test("A push in the root's viewWillAppear, before the first frame", arguments: [true, false])
  func pushInFirstWillAppear(_ animated: Bool) throws {
    let scene = try NavigationScene(depth: 1, settled: false)
    scene.stage.window.rootViewController = nil
    try scene.stage.settle()
    let root = BusyController("A", scene.log)
    let navigation = UINavigationController(rootViewController: root)
    navigation.delegate = scene.delegate
    root.work["willAppear"] = { navigation.pushViewController(scene.screen("B"), animated: animated) }
    scene.log.lines = []
    scene.stage.window.rootViewController = navigation
    try scene.stage.settle()
    #expect(navigation.viewControllers.count == 2)
    expectBalance(scene)
    #expect(scene.log.lines.filter { $0.hasPrefix("B.") } == ["B.viewWillAppear", "B.viewDidAppear"])
    #expect(scene.log.lines.last == "didShow B")
    #expect(scene.log.lines.count { $0 == "willShow B" } == 1)
  }

  @Test(
    "Removing the navigation controller during a transition leaves the callbacks balanced", arguments: [true, false])
  func goesAway(_ interactive: Bool) throws {
    let (scene, _) = try scene()
    scene.delegate.animator = SlideAnimator(scene.log)
    if interactive { scene.delegate.interaction = UIPercentDrivenInteractiveTransition() }
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.1)
    scene.stage.window.rootViewController = UIViewController()
    try scene.stage.settle()
    expectBalance(scene)
    let lines = scene.log.lines.filter { $0.hasPrefix("C.view") || $0.hasPrefix("B.view") }
    #expect(!lines.contains("C.viewDidAppear"))
    #expect(lines.last?.hasSuffix("viewDidDisappear") == true)
  }

  @Test(
    "Removing the navigation controller in a callback leaves it consistent",
    arguments: ["willDisappear", "willAppear", "didAppear", "didDisappear"])
  func removedInCallback(_ callback: String) throws {
    let (scene, screens) = try scene()
    let animator = SlideAnimator(scene.log)
    scene.delegate.animator = animator
    (callback.hasSuffix("isappear") ? screens[2] : screens[1]).work[callback] = {
      scene.stage.window.rootViewController = UIViewController()
    }
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    expectBalance(scene)
    #expect(scene.log.lines.count { $0.hasPrefix("animationEnded") } == 1)
    #expect(screens.allSatisfy { $0.moves.last.map { $0.hasPrefix("didDisappear") } ?? true })
    if callback.hasPrefix("will") { #expect(!scene.log.lines.contains("animateTransition")) }
  }

  @Test("A pop to the root while the navigation controller disappears leaves the callbacks balanced")
  func popWhileDisappearing() throws {
    let (scene, screens) = try scene()
    screens[2].work["willDisappear"] = { scene.navigation.popToRootViewController(animated: false) }
    scene.stage.window.rootViewController = UIViewController()
    try scene.stage.settle()
    #expect(scene.names == "A")
    expectBalance(scene)
  }

  @Test("Screens know that they are pushed or popped, in the callbacks of that change only", arguments: [true, false])
  func moving(_ animated: Bool) throws {
    let (scene, screens) = try scene()
    let new = BusyController("D", scene.log)
    scene.navigation.pushViewController(new, animated: animated)
    try scene.stage.settle()
    #expect(new.moves == ["willAppear to", "didAppear to"])
    #expect(screens[2].moves == ["willDisappear ", "didDisappear "])
    scene.navigation.popViewController(animated: animated)
    try scene.stage.settle()
    #expect(new.moves.suffix(2) == ["willDisappear from", "didDisappear from"])
    #expect(screens[2].moves.suffix(2) == ["willAppear ", "didAppear "])
    #expect(!new.isMovingFromParent)
  }

  @Test("A screen whose pop is cancelled is no longer moving from its parent")
  func movingCancelled() throws {
    let (scene, screens) = try scene()
    scene.drag(SlideAnimator(scene.log), to: 0.5)
    #expect(screens[2].isMovingFromParent)
    (scene.delegate.interaction as? UIPercentDrivenInteractiveTransition)?.cancel()
    try scene.stage.settle()
    #expect(screens[2].moves == ["willDisappear from", "willAppear ", "didAppear "])
    #expect(!screens[2].isMovingFromParent)
  }

  @Test("A child that is added or removed knows it too")
  func movingChild() throws {
    let (scene, screens) = try scene()
    let child = BusyController("K", scene.log)
    screens[2].addChild(child)
    screens[2].view.addSubview(child.view)
    child.didMove(toParent: screens[2])
    try scene.stage.settle()
    #expect(child.moves == ["willAppear to", "didAppear to"])
    #expect(!child.isMovingToParent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.moves.suffix(2) == ["willDisappear from", "didDisappear from"])
    #expect(!child.isMovingFromParent)
  }
}
