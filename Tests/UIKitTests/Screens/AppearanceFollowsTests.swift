import Foundation
import Stage
import Testing
import UIKit

/// A screen that runs a closure once when its view is loaded.
@MainActor private final class LoadingController: LoggingController {
  var whenLoaded: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    whenLoaded?()
    whenLoaded = nil
  }
}

@MainActor @Suite("A controller's appearance follows its view into a window and out of it")
struct AppearanceFollowsTests {
  private let log = CallLog()
  private let stage = Stage(scale: 0.25)

  private func screen(_ name: String) -> LoadingController { stage.perform { LoadingController(name, log) } }

  private func navigation(_ root: UIViewController) -> UINavigationController {
    stage.perform { UINavigationController(rootViewController: root) }
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// Expects balanced calls, and that the screens named are the ones that have appeared and are in a window.
  private func expectSeen(
    _ names: [String], _ screens: [LoggingController], _ comment: Comment = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(log.imbalance == nil, comment, sourceLocation: sourceLocation)
    #expect(log.seen(at: []) == names, "\(comment): \(log.lines)", sourceLocation: sourceLocation)
    let shown = screens.filter { $0.viewIfLoaded?.window != nil }.map(\.name)
    #expect(shown == names, comment, sourceLocation: sourceLocation)
  }

  // MARK: Without a parent

  @Test("A view that is added without its controller's parent makes the controller appear, and disappear again")
  func addedByHand() throws {
    let (base, other) = (screen("A"), screen("B"))
    stage.window.rootViewController = base
    try stage.settle()
    log.lines = []
    stage.perform { base.view.addSubview(other.view) }
    #expect(log.take() == ["B.viewWillAppear", "B.viewDidAppear"])
    stage.perform {
      let superview = UIView()
      base.view.addSubview(superview)
      superview.addSubview(other.view)
    }
    #expect(log.take() == [])
    stage.perform { other.view.removeFromSuperview() }
    #expect(log.take() == ["B.viewWillDisappear", "B.viewDidDisappear"])
    stage.perform { stage.window.addSubview(other.view) }
    #expect(log.take() == ["B.viewWillAppear", "B.viewDidAppear"])
  }

  @Test(
    "A screen whose view was added by hand is covered and revealed with the screen below it", arguments: [true, false])
  func coveredByHand(_ animated: Bool) throws {
    let (base, other, next) = (screen("A"), screen("B"), screen("C"))
    let navigation = navigation(base)
    stage.window.rootViewController = navigation
    stage.perform { base.view.addSubview(other.view) }
    try stage.settle()
    expectSeen(["A", "B"], [base, other, next])
    stage.perform { navigation.pushViewController(next, animated: animated) }
    try stage.settle()
    expectSeen(["C"], [base, other, next])
    stage.perform { _ = navigation.popViewController(animated: animated) }
    try stage.settle()
    expectSeen(["A", "B"], [base, other, next])
  }

  @Test("A window's root and a presented controller are told by the window and the presentation alone")
  func notByHand() throws {
    let (base, cover) = (screen("A"), screen("B"))
    cover.modalPresentationStyle = .fullScreen
    stage.window.rootViewController = base
    try stage.settle()
    stage.perform { base.present(cover, animated: true) }
    try stage.settle()
    stage.perform { base.dismiss(animated: true) }
    try stage.settle()
    #expect(
      log.take() == [
        "A.viewWillAppear", "A.viewDidAppear", "B.viewWillAppear", "A.viewWillDisappear", "B.viewDidAppear",
        "A.viewDidDisappear", "B.viewWillDisappear", "A.viewWillAppear", "A.viewDidAppear", "B.viewDidDisappear",
      ])
  }

  @Test(
    "A child that leaves its parent in its own viewDidLoad appears where its view is added", arguments: [true, false])
  func leavesWhileLoading(_ isParentAppearing: Bool) throws {
    let (parent, child) = (screen("A"), screen("B"))
    stage.window.rootViewController = parent
    if !isParentAppearing { try stage.settle() }
    child.whenLoaded = { [weak child] in child?.removeFromParent() }
    stage.perform { add(child, to: parent) }
    try stage.settle()
    #expect(child.parent == nil)
    expectSeen(["A", "B"], [parent, child])
  }

  @Test("A child that is exchanged for another before its view is added appears once, and ends its appearing")
  func exchangedWhileLoading() throws {
    let (first, parent, child, other) = (screen("A"), screen("B"), screen("C"), screen("D"))
    let navigation = navigation(first)
    stage.window.rootViewController = navigation
    try stage.settle()
    child.whenLoaded = { [weak child] in
      guard let child else { return }
      parent.addChild(other)
      parent.transition(from: child, to: other, duration: 0.3, animations: nil) { _ in child.removeFromParent() }
    }
    stage.perform { navigation.pushViewController(parent, animated: true) }
    stage.advance(by: 0.1)
    stage.perform { add(self.navigation(child), to: parent) }
    stage.perform { child.removeFromParent() }
    try stage.settle()
    expectSeen(["B"], [first, parent, child, other])
  }

  // MARK: Leaving a parent

  @Test(
    "A child that leaves its parent in the middle of a transition ends what the parent began",
    arguments: [true, false], [true, false])
  func leavesInTransition(_ finishes: Bool, _ removesView: Bool) throws {
    for isArriving in [true, false] {
      log.lines = []
      let (first, second, child) = (screen("A"), screen("B"), screen("C"))
      let navigation = navigation(first)
      stage.window.rootViewController = navigation
      try stage.settle()
      let delegate = LoggingDelegate(CallLog())
      navigation.delegate = delegate
      let interaction = UIPercentDrivenInteractiveTransition()
      (delegate.animator, delegate.interaction) = (SlideAnimator(delegate.log), interaction)
      (delegate.animator as? SlideAnimator)?.isPop = false
      stage.perform {
        add(child, to: isArriving ? second : first)
        navigation.pushViewController(second, animated: true)
      }
      stage.advance(by: 0.05)
      interaction.update(0.5)
      stage.perform {
        child.willMove(toParent: nil)
        if removesView { child.view.removeFromSuperview() }
        child.removeFromParent()
      }
      stage.perform { if finishes { interaction.finish() } else { interaction.cancel() } }
      try stage.settle()
      let top = finishes ? "B" : "A"
      let isChildSeen = !removesView && isArriving == finishes
      expectSeen(
        isChildSeen ? [top, "C"] : [top], [first, second, child], "arriving \(isArriving), finishes \(finishes)")
    }
  }

  @Test("A disappearing child that an unseen container takes has disappeared", arguments: [true, false])
  func takenByUnseen(_ isTabs: Bool) throws {
    let (first, child, next) = (screen("A"), screen("B"), screen("C"))
    let navigation = navigation(first)
    stage.window.rootViewController = navigation
    try stage.settle()
    stage.perform {
      add(child, to: first)
      navigation.pushViewController(next, animated: true)
    }
    stage.advance(by: 0.1)
    #expect(log.lines.last != "B.viewDidDisappear" && log.lines.contains("B.viewWillDisappear"))
    let taking: UIViewController = stage.perform {
      if isTabs {
        let tabs = UITabBarController()
        tabs.viewControllers = [child]
        return tabs
      }
      return UINavigationController(rootViewController: child)
    }
    try stage.settle()
    expectSeen(["C"], [first, child, next])
    stage.window.rootViewController = taking
    try stage.settle()
    expectSeen(["B"], [first, child, next])
  }

  @Test(
    "A screen that another window's navigation takes when it has appeared is told by that alone",
    arguments: [true, false])
  func takenByOtherWindow(_ finishes: Bool) throws {
    let scene = try NavigationScene()
    let other = scene.stage.perform { UIWindow(frame: scene.stage.window.bounds) }
    let taking = scene.stage.perform { UINavigationController(rootViewController: scene.screen("X")) }
    other.rootViewController = taking
    other.isHidden = false
    try scene.stage.settle()
    let interaction = UIPercentDrivenInteractiveTransition()
    (scene.delegate.animator, scene.delegate.interaction) = (SlideAnimator(scene.log), interaction)
    scene.navigation.popViewController(animated: true)
    let moved = scene.screens[finishes ? 0 : 1]
    scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      taking.pushViewController(moved, animated: false)
    }
    scene.stage.advance(by: 0.05)
    interaction.update(0.5)
    scene.stage.perform { if finishes { interaction.finish() } else { interaction.cancel() } }
    try scene.stage.settle()
    #expect(moved.view.window === other)
    #expect(scene.log.imbalance == nil)
    let (left, lost) = (finishes ? [] : ["A"], finishes ? "A" : "B")
    #expect(scene.names == left.joined())
    #expect(scene.log.seen(at: left.isEmpty ? [] : ["B"]) == (left + [lost]).sorted(), "\(scene.log.lines)")
  }

  // MARK: Taken by a window or a presentation

  /// How a controller is shown before a window takes it as its root.
  enum Holder: CaseIterable, Sendable { case tabs, navigation, parent, presented, beingPresented, beingPopped }

  @Test(
    "A window's new root leaves what showed it, and is seen in the window", arguments: Holder.allCases, [true, false])
  func takenAsRoot(_ holder: Holder, _ isSameWindow: Bool) throws {
    let (base, moved) = (screen("A"), screen("B"))
    let navigation = navigation(base)
    let tabs = stage.perform { UITabBarController() }
    stage.window.rootViewController = navigation
    try stage.settle()
    stage.perform {
      switch holder {
      case .tabs:
        tabs.viewControllers = [moved, screen("T")]
        stage.window.rootViewController = tabs
      case .navigation, .beingPopped: navigation.pushViewController(moved, animated: false)
      case .parent: add(moved, to: base)
      case .presented, .beingPresented: navigation.present(moved, animated: true)
      }
    }
    if holder != .beingPresented { try stage.settle() } else { stage.advance(by: 0.1) }
    if holder == .beingPopped {
      stage.perform { _ = navigation.popViewController(animated: true) }
      stage.advance(by: 0.1)
    }
    let window = isSameWindow ? stage.window : stage.perform { UIWindow(frame: stage.window.bounds) }
    stage.perform {
      window.rootViewController = moved
      window.isHidden = false
    }
    try stage.settle()
    #expect(moved.parent == nil && moved.presentingViewController == nil && moved.view.superview === window)
    let left = isSameWindow ? [] : [holder == .tabs ? "T" : "A"]
    #expect(log.imbalance == nil)
    #expect(log.seen(at: []) == (left + ["B"]).sorted(), "\(log.lines)")
    #expect(stage.window.subviews.count == 1 && window.subviews == [moved.view])
  }

  @Test("A screen that is removed from a transition and presented is seen", arguments: [true, false])
  func presentedOutOfTransition(_ isArriving: Bool) throws {
    let scene = try NavigationScene(depth: 3)
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.1)
    let moved = scene.screens[isArriving ? 1 : 2]
    scene.stage.perform {
      moved.removeFromParent()
      scene.navigation.present(moved, animated: true)
    }
    try scene.stage.settle()
    #expect(scene.navigation.presentedViewController === moved && moved.view.window != nil)
    #expect(scene.log.imbalance == nil)
    let top = try #require((scene.navigation.topViewController as? LoggingController)?.name)
    #expect(scene.log.seen(at: ["C"]) == [top, moved.name].sorted(), "\(scene.log.lines)")
  }

  @Test(
    "What tabs show instead of a stack stays, whatever becomes of the stack's transition", arguments: [true, false])
  func takenOutInStaging(_ isInteractive: Bool) throws {
    let (first, second, other) = (screen("A"), screen("B"), screen("C"))
    let (navigation, tabs) = (navigation(first), stage.perform { UITabBarController() })
    tabs.viewControllers = [navigation, other]
    stage.window.rootViewController = tabs
    try stage.settle()
    let delegate = LoggingDelegate(CallLog())
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = isInteractive ? interaction : nil
    delegate.animator = ClosureAnimator { context in
      context.containerView.addSubview(context.toView)
      navigation.removeFromParent()
      UIView.animate(withDuration: 0.2) {
        context.toView.alpha = 0.5
      } completion: { _ in
        context.complete()
      }
    }
    navigation.delegate = delegate
    stage.perform { navigation.pushViewController(second, animated: true) }
    stage.advance(by: 0.1)
    interaction.cancel()
    try stage.settle()
    #expect(tabs.viewControllers == [other])
    expectSeen(["C"], [first, second, other])
  }
}
