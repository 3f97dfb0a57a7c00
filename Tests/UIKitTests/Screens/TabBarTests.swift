import Stage
import Testing
import UIKit

@MainActor @Suite("Changing tabs")
struct TabBarTests {
  let stage = Stage()
  let log = CallLog()
  let tabs = UITabBarController()
  let delegate: LoggingDelegate

  init() throws {
    delegate = LoggingDelegate(log)
    tabs.viewControllers = ["A", "B", "C"].map { [log] in LoggingController($0, log) }
    tabs.delegate = delegate
    stage.window.rootViewController = tabs
    try stage.settle()
    log.lines = []
  }

  private func screen(_ index: Int) -> UIViewController? { tabs.viewControllers?[index] }

  private func tap(_ index: Int) { stage.tapFinger(CGPoint(x: 65 + 130 * index, y: 820)) }

  @Test("2.5: The delegate is told of a selection by a tap, and not of one in code")
  func choosing() throws {
    tap(1)
    #expect(
      log.take() == [
        "animator for A to B", "A.viewWillDisappear", "B.viewWillAppear", "A.viewDidDisappear", "B.viewDidAppear",
        "didSelect B",
      ])
    // A tap on the selected item is told again.
    tap(1)
    #expect(log.take() == ["didSelect B"])
    tabs.selectedIndex = 2
    #expect(log.take().last == "C.viewDidAppear")
    delegate.allowsSelection = false
    tap(0)
    #expect(tabs.selectedIndex == 2)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 2 && stage.diagnostics.count == 1)
    #expect(tabs.selectedViewController === screen(2) && screen(2)?.view.superview?.subviews.count == 1)
  }

  @Test(
    "2.5: Since iOS 26 tabs float in a capsule, which shrinks while a finger scrolls down if it is asked to, and grows",
    arguments: [(3, 274.0, 94.0), (5, 360, 77)])
  func floating(_ count: Int, _ width: CGFloat, _ item: CGFloat) throws {
    let stage = Stage(size: CGSize(width: 402, height: 874))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
    (stage.safeAreaInsets.bottom, scroll.contentSize.height) = (34, 4000)
    let tabs = stage.perform { UITabBarController() }
    tabs.viewControllers = (0..<count).map { _ in UIViewController() }
    tabs.viewControllers?[0].view.addSubview(scroll)
    tabs.tabBarMinimizeBehavior = .onScrollDown
    stage.window.rootViewController = tabs
    try stage.settle()
    let capsule = try #require(tabs.tabBar.subviews.first { $0 is UIVisualEffectView } as? UIVisualEffectView)
    let whole = capsule.frame
    #expect(tabs.tabBar.frame.height == 83 && abs(whole.width - width) < 0.1 && whole.height == 62 && whole.minY == 0)
    let faces = capsule.contentView.subviews.map(\.frame).filter { $0.minY == 4 && abs($0.width - item) < 0.2 }
    #expect(faces.count == count + 1 && faces.allSatisfy { $0.height == 54 } && abs(whole.midX - 201) < 0.1)
    stage.dragFinger(CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400))
    try stage.settle()
    #expect(abs(capsule.frame.width - item - 8) < 0.2 && abs(capsule.frame.minX - 21) < 0.1 && tabs.selectedIndex == 0)
    stage.dragFinger(CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 450))
    try stage.settle()
    #expect(capsule.frame == whole)
  }

  @Test("An item's badge is shown beside its image, in red or its own colour, until it is taken away")
  func badges() throws {
    let before = stage.render().digest
    let item = try #require(screen(1)?.tabBarItem)
    item.badgeValue = "3"
    stage.advance(by: 0.1)
    let shown = try #require(tabs.tabBar.labels.first { $0.text == "3" && !$0.isHidden })
    #expect(shown.bounds.size == CGSize(width: 20, height: 20) && shown.backgroundColor == .systemRed)
    #expect(stage.render().digest != before)
    item.badgeColor = .systemBlue
    #expect(shown.backgroundColor == .systemBlue)
    item.badgeValue = nil
    stage.advance(by: 0.1)
    #expect(stage.render().digest == before)
  }

  @Test("An interactive tab change is finished or cancelled", arguments: [true, false])
  func interactive(_ finishes: Bool) throws {
    let before = stage.render().digest
    let interaction = UIPercentDrivenInteractiveTransition()
    let animator = SlideAnimator(log)
    animator.isPop = false
    delegate.animator = animator
    delegate.interaction = interaction
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 1)
    #expect(log.take() == ["animator for A to B", "interaction"])
    stage.advance(by: 0.1)
    interaction.update(0.5)
    stage.advance(by: 0.1)
    #expect(stage.render().digest != before)
    #expect(log.take() == ["A.viewWillDisappear", "B.viewWillAppear", "animateTransition"])
    interaction.end(finishes)
    try stage.settle()
    #expect(tabs.selectedIndex == (finishes ? 1 : 0))
    #expect(
      log.take()
        == (finishes
          ? ["completion true", "A.viewDidDisappear", "B.viewDidAppear", "animationEnded true"]
          : [
            "completion true", "B.viewWillDisappear", "B.viewDidDisappear", "A.viewWillAppear", "A.viewDidAppear",
            "animationEnded false",
          ]))
    #expect((stage.render().digest == before) == !finishes)
    #expect(tabs.transitionCoordinator == nil && stage.diagnostics.isEmpty)
  }
}

@MainActor @Suite("Segues in code")
struct SegueTests {
  @Test("A segue runs its subclass's perform() or its handler")
  func performing() throws {
    let scene = try PresentationScene()
    let segue = UIStoryboardSegue(identifier: "show", source: scene.a, destination: scene.b) {
      scene.a.present(scene.b, animated: false)
    }
    scene.a.prepare(for: segue, sender: nil)
    segue.perform()
    #expect(scene.a.presentedViewController === scene.b && segue.identifier == "show")
    scene.a.performSegue(withIdentifier: "other", sender: nil)
    #expect(scene.stage.diagnostics.count == 1)
  }

  @Test("Unwinding pops on one stack and dismisses presented controllers")
  func unwinding() throws {
    let scene = try NavigationScene(depth: 3)
    let (a, c) = (scene.screens[0], scene.screens[2])
    let action = Selector("unwind:")
    #expect(a.canPerformUnwindSegueAction(action, from: c, sender: nil))
    #expect(!c.canPerformUnwindSegueAction(action, from: a, sender: nil))
    a.segueForUnwinding(to: a, from: c, identifier: nil)?.perform()
    try scene.stage.settle()
    #expect(scene.names == "A")

    let other = try PresentationScene()
    try other.present()
    #expect(other.a.canPerformUnwindSegueAction(action, from: other.b, sender: nil))
    other.a.segueForUnwinding(to: other.a, from: other.b, identifier: nil)?.perform()
    try other.stage.settle()
    #expect(other.a.presentedViewController == nil)
  }
}
