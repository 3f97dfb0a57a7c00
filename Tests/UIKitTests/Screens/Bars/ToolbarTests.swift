import Stage
import Testing
import UIKit

@MainActor @Suite("Toolbars and large titles")
struct ToolbarTests {
  private let stage = Stage(size: CGSize(width: 300, height: 400))

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  /// The buttons of a bar, by their titles.
  private func buttons(_ bar: UIToolbar) -> [String: UIView] {
    var found: [String: UIView] = [:]
    for label in bar.labels {
      if let text = label.text { found[text] = bar.subviews.first(where: label.isDescendant) }
    }
    return found
  }

  @Test("Flexible spaces share what is left over, fixed ones have their width", arguments: SystemVersion.allCases)
  func spaces(_ version: SystemVersion) throws {
    stage.systemVersion = version
    let bar = stage.perform { UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 48)) }
    bar.items = [item("A"), .flexibleSpace(), item("B"), .fixedSpace(30), item("C")]
    bar.layoutIfNeeded()
    let found = buttons(bar)
    let (a, b, c) = (try #require(found["A"]), try #require(found["B"]), try #require(found["C"]))
    #expect(a.frame.minX == 16 && c.frame.maxX == 284)
    let gap: CGFloat = version == .iOS18 ? 46 : 42
    #expect(abs(c.frame.minX - b.frame.maxX - gap) < 0.001, "the space, and the distance between buttons")
    #expect(bar.sizeThatFits(.zero).height == 48 && bar.intrinsicContentSize.height == 48)
  }

  @Test("A toolbar shows the buttons of the top screen, covers its bottom, and can be pressed")
  func navigation() throws {
    let root = UIViewController()
    var pressed = 0
    root.toolbarItems = [UIBarButtonItem(primaryAction: UIAction(title: "Press") { _ in pressed += 1 })]
    let navigation = stage.perform { UINavigationController(rootViewController: root) }
    stage.window.rootViewController = navigation
    #expect(navigation.isToolbarHidden && root.view.safeAreaInsets.bottom == 0)
    navigation.isToolbarHidden = false
    stage.advance(by: 0.1)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 352, width: 300, height: 48))
    #expect(root.view.safeAreaInsets.bottom == 48)
    let button = try #require(buttons(navigation.toolbar)["Press"])
    let point = navigation.toolbar.convert(button.center, to: nil)
    stage.tapFinger(point)
    #expect(pressed == 1)
    let second = UIViewController()
    second.toolbarItems = [item("Second")]
    navigation.pushViewController(second, animated: true)
    try stage.settle()
    #expect(buttons(navigation.toolbar).keys.sorted() == ["Second"])
    navigation.setToolbarHidden(true, animated: true)
    try stage.settle()
    #expect(navigation.toolbar.isHidden && second.view.safeAreaInsets.bottom == 0)
  }

  @Test("Buttons stand on glass since iOS 26: two pictures share a capsule, one has a circle, and the bar has no slab")
  func glass() throws {
    let symbols = ["trash", "folder", "plus"].map {
      UIBarButtonItem(image: UIImage(systemName: $0), style: .plain, target: nil, action: nil)
    }
    let bar = stage.perform { UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 48)) }
    bar.items = [symbols[0], symbols[1], .flexibleSpace(), item("Edit"), symbols[2]]
    stage.window.addSubview(bar)
    bar.layoutIfNeeded()
    let platters = bar.subviews.filter { !$0.subviews.isEmpty }
    #expect(platters.map(\.frame.minX) == [16, 300 - 16 - 48 - 12 - platters[1].frame.width, 300 - 16 - 48])
    #expect(platters[2].frame.size == CGSize(width: 48, height: 48) && platters[0].frame.width == 80)
    #expect(platters.allSatisfy { $0.frame.height == 48 })
    #expect(bar.backgroundColor == .clear)
  }

  @Test(
    "The glass stays in a drag and changes when the finger is lifted, and goes back if a push is caught and cancelled")
  func exchanges() throws {
    let (root, second) = (UIViewController(), UIViewController())
    (root.toolbarItems, second.toolbarItems) = ([item("Root")], [.flexibleSpace(), item("Second")])
    let navigation = stage.perform { UINavigationController(rootViewController: root) }
    stage.window.rootViewController = navigation
    navigation.isToolbarHidden = false
    navigation.pushViewController(second, animated: false)
    try stage.settle()
    func shown() -> [String] { buttons(navigation.toolbar).filter { !$0.value.isHidden }.keys.sorted() }
    stage.dragFinger(CGPoint(x: 2, y: 200), to: CGPoint(x: 200, y: 200), steps: 6, frame: 0.05, lifts: false)
    #expect(shown() == ["Second"])
    stage.send(.up(CGPoint(x: 200, y: 200)))
    stage.advance(by: 0.1)
    #expect(shown() == ["Root", "Second"])
    try stage.settle()
    #expect(shown() == ["Root"] && navigation.toolbar.items == root.toolbarItems)
    stage.perform { navigation.pushViewController(second, animated: true) }
    stage.advance(by: 0.1)
    #expect(shown() == ["Root", "Second"])
    stage.send(.down(CGPoint(x: 200, y: 200)))
    stage.dragFinger(CGPoint(x: 200, y: 200), to: CGPoint(x: 298, y: 200), steps: 6, frame: 0.02)
    try stage.settle()
    #expect(navigation.topViewController === root && shown() == ["Root"])
  }

  @Test("A cancelled pop leaves the toolbar as it was")
  func cancelled() throws {
    let (root, second) = (UIViewController(), UIViewController())
    (root.toolbarItems, second.toolbarItems) = ([item("Root")], [item("Second")])
    for screen in [root, second] { screen.view.backgroundColor = .white }
    let navigation = stage.perform { UINavigationController(rootViewController: root) }
    stage.window.rootViewController = navigation
    navigation.isToolbarHidden = false
    navigation.pushViewController(second, animated: false)
    try stage.settle()
    let before = stage.render().digest
    stage.dragFinger(CGPoint(x: 2, y: 200), to: CGPoint(x: 60, y: 200), steps: 6, frame: 0.05, lifts: false)
    stage.advance(by: 0.3)
    stage.send(.up(CGPoint(x: 60, y: 200)))
    try stage.settle()
    #expect(buttons(navigation.toolbar).keys.sorted() == ["Second"])
    #expect(stage.render().digest == before)
  }

  @Test("A large title makes the bar 52 points higher, as measured on iOS 26.1")
  func largeTitles() throws {
    let root = UIViewController()
    root.title = "Large"
    let navigation = stage.perform { UINavigationController(rootViewController: root) }
    stage.window.rootViewController = navigation
    #expect(navigation.navigationBar.frame.height == 54)
    navigation.navigationBar.prefersLargeTitles = true
    stage.advance(by: 0.1)
    #expect(navigation.navigationBar.frame.height == 106 && root.view.safeAreaInsets.top == 116)
    root.navigationItem.largeTitleDisplayMode = .never
    stage.advance(by: 0.1)
    #expect(navigation.navigationBar.frame.height == 54 && root.view.safeAreaInsets.top == 64)
    let second = UIViewController()
    second.navigationItem.largeTitleDisplayMode = .always
    navigation.pushViewController(second, animated: true)
    try stage.settle()
    #expect(navigation.navigationBar.frame.height == 106 && second.view.safeAreaInsets.top == 116)
    let third = UIViewController()
    navigation.pushViewController(third, animated: true)
    try stage.settle()
    #expect(navigation.navigationBar.frame.height == 106, "an automatic title is as that of the screen below")
    navigation.popToRootViewController(animated: true)
    try stage.settle()
    #expect(navigation.navigationBar.frame.height == 54)
  }

  @Test("A large title is scrolled with the content, and the titles change over at 52 points")
  func collapse() throws {
    let root = UIViewController()
    root.title = "Large"
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 300, height: 2000)
    root.view = scroll
    let navigation = stage.perform { UINavigationController(rootViewController: root) }
    navigation.navigationBar.prefersLargeTitles = true
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
    let top = scroll.contentOffset.y
    #expect(top == -116)
    func visible() -> [CGFloat] {
      navigation.navigationBar.layoutIfNeeded()
      return navigation.navigationBar.labels.filter { $0.text == "Large" && !$0.isHidden }.map(\.font.pointSize)
    }
    #expect(visible() == [34])
    scroll.contentOffset.y = top + 20
    #expect(navigation.navigationBar.frame.height == 86 && visible() == [34])
    scroll.contentOffset.y = top + 52
    #expect(navigation.navigationBar.frame.height == 54 && visible() == [17])
    scroll.contentOffset.y = top
    #expect(navigation.navigationBar.frame.height == 106 && visible() == [34])
  }
}
