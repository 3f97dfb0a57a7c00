import Stage
import Testing
import UIKit

@MainActor @Suite("A navigation controller survives misuse")
struct NavigationMisuseTests {
  private func held(_ scene: NavigationScene) -> UIPercentDrivenInteractiveTransition {
    scene.drag(SlideAnimator(scene.log), to: 0.4)
  }

  @Test("Completing too early, while held, or twice is reported where it is invalid", arguments: [true, false])
  func completing(_ completes: Bool) throws {
    let scene = try NavigationScene()
    let before = scene.stage.render().digest
    let animator = SlideAnimator(scene.log)
    var context: (any UIViewControllerContextTransitioning)?
    animator.onStaging = { context = $0 }
    let early = scene.navigation.transitionCoordinator as? any UIViewControllerContextTransitioning
    early?.completeTransition(true)
    let interaction = scene.drag(animator, to: 0.4)
    context?.completeTransition(completes)
    try scene.stage.settle()
    interaction.finish()
    interaction.update(0.9)
    context?.completeTransition(!completes)
    try scene.stage.settle()
    #expect(scene.names == (completes ? "A" : "AB"))
    #expect(scene.log.lines.filter { $0.hasPrefix("animationEnded") } == ["animationEnded \(completes)"])
    #expect(scene.stage.diagnostics.contains { $0.contains("more than once") })
    if !completes { #expect(scene.stage.render().digest == before) }
    #expect(scene.screens[0].view.superview == nil || completes)
  }

  @Test("The delegate can change and objects can be released during a transition", arguments: [true, false])
  func delegateChanges(_ finishes: Bool) throws {
    let scene = try NavigationScene()
    let interaction = held(scene)
    let next = LoggingDelegate(CallLog())
    scene.navigation.delegate = next
    (scene.delegate.animator, scene.delegate.interaction) = (nil, nil)
    interaction.end(finishes)
    try scene.stage.settle()
    #expect(next.log.lines == (finishes ? ["didShow A"] : []))
    #expect(scene.names == (finishes ? "A" : "AB"))
  }

  @Test(
    "The bar shows the right item after either end, also if it was changed or hidden meanwhile",
    arguments: [true, false])
  func bar(_ finishes: Bool) throws {
    let scene = try NavigationScene()
    let interaction = held(scene)
    #expect(scene.navigation.navigationBar.topItem?.title == "A")
    scene.screens[0].title = "Other"
    scene.navigation.setNavigationBarHidden(true, animated: true)
    scene.stage.advance(by: 1)
    scene.navigation.setNavigationBarHidden(false, animated: true)
    scene.stage.advance(by: 1)
    interaction.end(finishes)
    try scene.stage.settle()
    #expect(scene.navigation.navigationBar.topItem?.title == (finishes ? "Other" : "B"))
    let fresh = try NavigationScene(depth: finishes ? 1 : 2)
    fresh.screens[0].title = "Other"
    try fresh.stage.settle()
    #expect(scene.stage.render().digest == fresh.stage.render().digest)
  }

  /// Changes of the stack ABC without animation.
  enum Change: CaseIterable { case push, pop, popToRoot, set, replaceTop, empty }

  @Test(
    "Changes without animation make all callbacks at once, the delegate's among them",
    arguments: zip(Change.allCases, ["ABCD", "AB", "A", "CXA", "AX", ""]))
  func atOnce(_ change: Change, _ stack: String) throws {
    let scene = try NavigationScene(depth: 3)
    let (navigation, screens) = (scene.navigation, scene.screens)
    switch change {
    case .push: navigation.pushViewController(scene.screen("D"), animated: false)
    case .pop: navigation.popViewController(animated: false)
    case .popToRoot: navigation.popToRootViewController(animated: false)
    case .set: navigation.setViewControllers([screens[2], scene.screen("X"), screens[0]], animated: false)
    case .replaceTop: navigation.viewControllers = [screens[0], scene.screen("X")]
    case .empty: navigation.viewControllers = []
    }
    try scene.stage.settle()
    #expect(scene.names == stack && navigation.children.count == stack.count)
    let arrival = stack.last.map { ["\($0).viewWillAppear", "willShow \($0)"] } ?? []
    let end = stack.last.map { ["\($0).viewDidAppear", "didShow \($0)"] } ?? []
    #expect(scene.log.take() == ["C.viewWillDisappear"] + arrival + ["C.viewDidDisappear"] + end)
  }

  @Test("The callbacks of the first display do not depend on the order of the setup", arguments: 0..<4)
  func firstDisplay(_ order: Int) throws {
    let stage = Stage()
    let log = CallLog()
    let delegate = LoggingDelegate(log)
    let navigation = UINavigationController()
    navigation.delegate = delegate
    let screens = [LoggingController("A", log), LoggingController("B", log)]
    switch order {
    case 0:
      navigation.viewControllers = screens
      stage.window.rootViewController = navigation
    case 1:
      stage.window.rootViewController = navigation
      navigation.viewControllers = screens
    case 2:
      _ = navigation.view
      navigation.pushViewController(screens[0], animated: false)
      navigation.pushViewController(screens[1], animated: true)
      stage.window.rootViewController = navigation
    default:
      stage.window.rootViewController = navigation
      try stage.settle()
      navigation.setViewControllers(screens, animated: true)
    }
    try stage.settle()
    #expect(log.take() == ["B.viewWillAppear", "willShow B", "B.viewDidAppear", "didShow B"])
  }

  @Test("The error of settle names a drag that does not end")
  func neverReleased() throws {
    let scene = try NavigationScene()
    _ = held(scene)
    let error = #expect(throws: SettleError.self) { try scene.stage.settle(timeout: 1) }
    #expect(
      error.map { "\($0)" }?.contains("UIPercentDrivenInteractiveTransition neither finished nor cancelled") == true)
  }

  @Test(
    "A controller that is pushed while it is being presented stays where it was pushed, and is seen",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen, .custom])
  func pushedWhilePresented(style: UIModalPresentationStyle) throws {
    let stage = Stage()
    let (navigation, screen) = (UINavigationController(rootViewController: UIViewController()), UIViewController())
    screen.modalPresentationStyle = style
    stage.perform { stage.window.rootViewController = navigation }
    try stage.settle()
    stage.perform {
      navigation.present(screen, animated: true)
      let push = { (_: any UIViewControllerTransitionCoordinatorContext) in
        navigation.pushViewController(screen, animated: false)
      }
      navigation.transitionCoordinator?.animate(alongsideTransition: push, completion: push)
    }
    try stage.settle()
    #expect(navigation.topViewController === screen && screen.view.window === stage.window)
  }
}
