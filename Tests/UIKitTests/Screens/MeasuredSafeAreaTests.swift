import Stage
import Testing
import UIKit

/// Holds safe areas and bars to what was measured on iOS 26.1: sections 2.4, 3.2 and 4.3 of the page of measurements.
@MainActor @Suite("Safe areas and bars as measured on iOS, sections 2.4, 3.2 and 4.3")
struct MeasuredSafeAreaTests {
  static let phone = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)

  private func stage(_ insets: UIEdgeInsets = Self.phone) -> Stage {
    let stage = Stage(size: CGSize(width: 393, height: 852), scale: 3)
    stage.safeAreaInsets = insets
    return stage
  }

  @Test("A stage's safe area reaches its window, the root's view and views inside it by their positions")
  func reaches() throws {
    let stage = stage()
    let root = stage.perform { UIViewController() }
    stage.window.rootViewController = root
    let inner = stage.perform { UIView(frame: CGRect(x: 0, y: 20, width: 100, height: 100)) }
    root.view.addSubview(inner)
    try stage.settle()
    #expect(stage.window.safeAreaInsets == Self.phone && root.view.safeAreaInsets == Self.phone)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 39, left: 0, bottom: 0, right: 0))
    inner.frame.origin.y = 800
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 82, right: 0))
    root.additionalSafeAreaInsets.top = 10
    #expect(root.view.safeAreaInsets.top == 69)
  }

  /// A view that counts the changes of its safe area.
  private final class CountingView: UIView {
    var seen: [CGFloat] = []
    override func safeAreaInsetsDidChange() { seen.append(safeAreaInsets.top) }
  }

  @Test("A view is told when the stage's safe area changes and when a move changes its own")
  func told() throws {
    let stage = stage(.zero)
    let root = stage.perform { UIViewController() }
    stage.window.rootViewController = root
    let view = stage.perform { CountingView(frame: CGRect(x: 0, y: 20, width: 100, height: 100)) }
    root.view.addSubview(view)
    try stage.settle()
    view.seen = []
    stage.safeAreaInsets = Self.phone
    #expect(view.seen == [39])
    stage.perform { view.center.y += 10 }
    stage.perform { view.center.x += 10 }
    stage.perform { view.frame.origin.y = 300 }
    stage.perform { view.frame.origin.y = 400 }
    #expect(view.seen == [39, 29, 0])
  }

  @Test("Insets below zero count as zero, and insets that leave nothing are refused with a diagnostic")
  func badInsets() {
    let stage = stage(UIEdgeInsets(top: -5, left: 3, bottom: -1, right: 0))
    #expect(stage.safeAreaInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0))
    #expect(stage.diagnostics.isEmpty)
    stage.safeAreaInsets = UIEdgeInsets(top: 800, left: 0, bottom: 100, right: 0)
    #expect(stage.safeAreaInsets == .zero && stage.diagnostics.count == 1)
    stage.safeAreaInsets = UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0)
    #expect(stage.safeAreaInsets == .zero && stage.diagnostics.count == 2)
  }

  @Test(
    "4.3: A navigation bar is 54 points high, below the safe area but at least 10 points below the top",
    arguments: [(0.0, 10.0), (10, 10), (20, 20), (24, 24), (59, 59)])
  func bar(_ safeTop: Double, _ y: Double) throws {
    let stage = stage(UIEdgeInsets(top: CGFloat(safeTop), left: 0, bottom: 34, right: 0))
    let root = stage.perform { UIViewController() }
    let navigation = stage.perform { UINavigationController(rootViewController: root) }
    root.title = "Title"
    stage.window.rootViewController = navigation
    try stage.settle()
    let bar = navigation.navigationBar
    #expect(bar.frame == CGRect(x: 0, y: y, width: 393, height: 54))
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: CGFloat(y) + 54, left: 0, bottom: 34, right: 0))
    let title = try #require(bar.label("Title"))
    #expect(title.convert(title.bounds, to: bar).midY == 22)
    // The bar's colour goes up to the edge of the screen.
    #expect(stage.render()[3, 0] == stage.render()[3, Int(y) * 3 + 30])
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(root.view.safeAreaInsets.top == CGFloat(safeTop))
    stage.perform { navigation.setNavigationBarHidden(false, animated: true) }
    try stage.settle()
    #expect(bar.frame.minY == CGFloat(y))
  }

  @Test("A tab bar reaches over the safe area at the bottom, and its screens have both")
  func tabBar() throws {
    let stage = stage()
    let screen = stage.perform { UIViewController() }
    let tabs = stage.perform { UITabBarController() }
    tabs.viewControllers = [screen]
    stage.window.rootViewController = tabs
    try stage.settle()
    #expect(tabs.tabBar.frame.maxY == 852 && tabs.tabBar.frame.height == screen.view.safeAreaInsets.bottom)
    #expect(screen.view.safeAreaInsets.top == 59)
  }

  @Test("A bar follows a safe area that changes later, also below a presentation")
  func changesLater() throws {
    let stage = stage(.zero)
    let navigation = stage.perform { UINavigationController(rootViewController: UIViewController()) }
    stage.window.rootViewController = navigation
    try stage.settle()
    let sheet = stage.perform { UINavigationController(rootViewController: UIViewController()) }
    stage.perform { navigation.present(sheet, animated: false) }
    try stage.settle()
    stage.safeAreaInsets = Self.phone
    try stage.settle()
    #expect(navigation.navigationBar.frame.minY == 59 && navigation.topViewController?.view.safeAreaInsets.top == 113)
    #expect(sheet.view.convert(CGPoint.zero, to: nil).y == 59 && sheet.navigationBar.frame.minY == 10)
    #expect(sheet.topViewController?.view.safeAreaInsets == UIEdgeInsets(top: 64, left: 0, bottom: 34, right: 0))
  }

  @Test("3.2: The content of a scroll view begins below the bar, and moves up with a safe area that shrinks")
  func scrollView() throws {
    let stage = stage()
    let root = stage.perform { UIViewController() }
    let navigation = stage.perform { UINavigationController(rootViewController: root) }
    stage.window.rootViewController = navigation
    try stage.settle()
    let scroll = stage.perform { UIScrollView(frame: root.view.bounds) }
    scroll.contentSize = CGSize(width: 393, height: 3_000)
    root.view.addSubview(scroll)
    try stage.settle()
    #expect(scroll.contentOffset.y == -113 && scroll.adjustedContentInset.bottom == 34)
    scroll.contentOffset.y = 300
    stage.safeAreaInsets.top = 20
    #expect(scroll.adjustedContentInset.top == 74 && scroll.contentOffset.y == 339)
  }

  @Test("A screen keeps its safe area while a transition moves it", arguments: [true, false])
  func keeps(_ presents: Bool) throws {
    let stage = stage()
    let root = stage.perform { UIViewController() }
    let navigation = stage.perform { UINavigationController(rootViewController: root) }
    stage.window.rootViewController = navigation
    try stage.settle()
    let screen = stage.perform { UIViewController() }
    let scroll = stage.perform { UIScrollView() }
    screen.view.addSubview(scroll)
    scroll.frame = screen.view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.contentSize = CGSize(width: 393, height: 3_000)
    screen.modalPresentationStyle = .fullScreen
    stage.perform {
      if presents {
        root.present(screen, animated: true)
      } else {
        navigation.pushViewController(screen, animated: true)
      }
    }
    let top: CGFloat = presents ? 59 : 113
    for _ in 0..<40 {
      stage.advance(by: 1 / 60)
      #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0))
      #expect(scroll.contentOffset.y == -top)
    }
    try stage.settle()
    #expect(scroll.contentOffset.y == -top)
  }
}
