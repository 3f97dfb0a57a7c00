import Stage
import Testing
import UIKit

@MainActor @Suite("Screens that hide the bottom bar when they are pushed")
struct BottomBarTests {
  let stage = Stage(size: CGSize(width: 390, height: 844))
  let tabs = UITabBarController()
  let navigation: UINavigationController
  let root = UIViewController()
  let detail = UIViewController()

  init() throws {
    navigation = UINavigationController(rootViewController: root)
    navigation.isNavigationBarHidden = true
    tabs.viewControllers = [navigation, UIViewController()]
    detail.hidesBottomBarWhenPushed = true
    for (screen, color) in [(root, UIColor.systemTeal), (detail, .systemOrange)] { screen.view.backgroundColor = color }
    stage.window.rootViewController = tabs
    try stage.settle()
  }

  private var barFrame: CGRect { tabs.tabBar.convert(tabs.tabBar.bounds, to: tabs.view) }
  private let shown = CGRect(x: 0, y: 795, width: 390, height: 49)

  @Test("A push without animation takes the bar away, and a pop brings it back")
  func atOnce() {
    #expect(barFrame == shown)
    navigation.pushViewController(detail, animated: false)
    #expect(barFrame.maxX == 0)
    navigation.popViewController(animated: false)
    #expect(barFrame == shown && tabs.tabBar.superview === tabs.view)
  }

  @Test("In a push the bar moves with the screen below, and in a pop it returns with it")
  func moving() throws {
    navigation.pushViewController(detail, animated: true)
    stage.advance(by: 0.2)
    let presented = try #require(root.view.layer.presentation()).frame.minX
    #expect(presented < 0 && tabs.tabBar.isDescendant(of: root.view))
    #expect(tabs.tabBar.frame == shown)
    try stage.settle()
    #expect(barFrame.maxX == 0 && tabs.tabBar.superview === tabs.view)
    navigation.popViewController(animated: true)
    stage.advance(by: 0.2)
    #expect(tabs.tabBar.isDescendant(of: root.view))
    try stage.settle()
    #expect(barFrame == shown && tabs.tabBar.superview === tabs.view)
  }

  @Test("A cancelled pop leaves the screen without the bar, a cancelled push with it", arguments: [true, false])
  func cancelling(_ isPop: Bool) throws {
    let (delegate, interaction) = (LoggingDelegate(CallLog()), UIPercentDrivenInteractiveTransition())
    delegate.animator = ClosureAnimator.leaving { $0.transform = CGAffineTransform(translationX: 390, y: 0) }
    delegate.interaction = interaction
    if isPop {
      navigation.pushViewController(detail, animated: true)
      try stage.settle()
    }
    let before = (stage.render().digest, barFrame)
    navigation.delegate = delegate
    if isPop {
      navigation.popViewController(animated: true)
    } else {
      navigation.pushViewController(detail, animated: true)
    }
    interaction.update(0.5)
    stage.advance(by: 0.1)
    #expect(stage.render().digest != before.0)
    interaction.cancel()
    try stage.settle()
    #expect(stage.render().digest == before.0 && barFrame == before.1)
    #expect(stage.misuse == [] && navigation.delegate === delegate)
  }

  @Test("The safe area of each screen ends at its own bottom edge, also during the transition")
  func safeArea() throws {
    navigation.pushViewController(detail, animated: true)
    stage.advance(by: 0.2)
    #expect(root.view.safeAreaInsets.bottom == 49 && detail.view.safeAreaInsets.bottom == 0)
    try stage.settle()
    #expect(detail.view.safeAreaInsets.bottom == 0)
    navigation.popViewController(animated: false)
    #expect(root.view.safeAreaInsets.bottom == 49)
  }

  @Test("Screens above one that hides the bar hide it too, and a toolbar takes its place")
  func above() throws {
    navigation.pushViewController(detail, animated: false)
    let third = UIViewController()
    navigation.pushViewController(third, animated: false)
    #expect(barFrame.maxX == 0)
    navigation.isToolbarHidden = false
    stage.advance(by: 0.1)
    #expect(navigation.toolbar.frame.maxY == 844 && third.view.safeAreaInsets.bottom == 48)
    navigation.popToRootViewController(animated: false)
    stage.advance(by: 0.1)
    #expect(barFrame == shown && navigation.toolbar.frame.maxY == 844)
  }

  @Test("What counts is the value at the time of the push; another tab shows the bar")
  func timeOfPush() {
    // As many sources do: they set the value of the screen that pushes, and reset it afterwards.
    root.hidesBottomBarWhenPushed = true
    let plain = UIViewController()
    navigation.pushViewController(plain, animated: false)
    root.hidesBottomBarWhenPushed = false
    #expect(barFrame.maxX == 0)
    tabs.selectedIndex = 1
    #expect(barFrame == shown)
    tabs.selectedIndex = 0
    #expect(barFrame.maxX == 0)
    navigation.popViewController(animated: false)
    #expect(barFrame == shown)
    detail.hidesBottomBarWhenPushed = false
    navigation.pushViewController(detail, animated: false)
    #expect(barFrame == shown)
    detail.hidesBottomBarWhenPushed = true
    stage.advance(by: 0.1)
    #expect(barFrame == shown)
  }
}
