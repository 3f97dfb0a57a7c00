import Stage
import Testing
import UIKit

@MainActor @Suite("Appearances of bars")
struct BarAppearanceTests {
  /// A navigation of one screen, or of two.
  @MainActor fileprivate struct Scene {
    let stage = Stage(size: CGSize(width: 200, height: 400))
    let navigation: UINavigationController
    let root = UIViewController()

    init() {
      stage.systemVersion = .iOS18
      root.view.backgroundColor = .white
      root.title = "Root"
      navigation = stage.perform { [root] in UINavigationController(rootViewController: root) }
      stage.window.rootViewController = navigation
    }

    /// The colour of the bar beside the title.
    var barColor: RGBA { stage.render()[5, 20] }
  }

  @Test("A colour, a transparent background and an item's own appearance are seen")
  func backgrounds() {
    let scene = Scene()
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    scene.navigation.navigationBar.standardAppearance = appearance
    #expect(scene.barColor == RGBA(r: 255, g: 0, b: 0))
    appearance.backgroundColor = .green
    #expect(scene.barColor == RGBA(r: 255, g: 0, b: 0), "the bar has a copy")
    scene.navigation.navigationBar.standardAppearance.backgroundColor = .blue
    #expect(scene.barColor == RGBA(r: 0, g: 0, b: 255), "changes of the bar's own appearance are seen")
    let own = UINavigationBarAppearance()
    own.backgroundColor = .green
    scene.root.navigationItem.standardAppearance = own
    #expect(scene.barColor == RGBA(r: 0, g: 255, b: 0))
    own.configureWithTransparentBackground()
    scene.root.navigationItem.standardAppearance = own
    #expect(scene.barColor == RGBA(r: 255, g: 255, b: 255))
  }

  @Test("Between a light bar and a transparent one the bar stays light", arguments: [true, false])
  func fade(_ pushes: Bool) throws {
    let scene = Scene()
    let clear = UINavigationBarAppearance()
    clear.configureWithTransparentBackground()
    let next = UIViewController()
    next.view.backgroundColor = .white
    (next.navigationItem.standardAppearance, next.navigationItem.scrollEdgeAppearance) = (clear, clear)
    scene.stage.perform { scene.navigation.pushViewController(next, animated: pushes) }
    if !pushes {
      try scene.stage.settle()
      scene.stage.perform { _ = scene.navigation.popViewController(animated: true) }
    }
    for _ in 0..<10 {
      scene.stage.advance(by: 0.02)
      let color = try #require(scene.navigation.navigationBar.subviews.first?.layer.presentation()?.backgroundColor)
      #expect(color.components?.first ?? 0 > 0.97, "\(color)")
    }
  }

  @Test("An empty background picture makes a bar transparent, and nil makes it opaque again")
  func emptyPicture() {
    let scene = Scene()
    scene.root.view.backgroundColor = .red
    let before = scene.barColor
    scene.navigation.navigationBar.setBackgroundImage(UIImage(), for: .default)
    scene.navigation.navigationBar.shadowImage = UIImage()
    #expect(scene.barColor == RGBA(r: 255, g: 0, b: 0))
    scene.navigation.navigationBar.setBackgroundImage(nil, for: .default)
    scene.navigation.navigationBar.shadowImage = nil
    #expect(scene.barColor == before)
  }

  @Test("The attributes of titles and buttons are those of the appearance")
  func attributes() {
    let scene = Scene()
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 11)]
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
    scene.root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    scene.navigation.navigationBar.standardAppearance = appearance
    let bar = scene.navigation.navigationBar
    #expect(bar.label("Root")?.textColor == .red && bar.label("Root")?.font.pointSize == 11)
    #expect(bar.label("Go")?.textColor == .green)
    scene.root.navigationItem.rightBarButtonItem?.title = "Gone"
    bar.layoutIfNeeded()
    #expect(bar.label("Gone")?.textColor == .green, "a change of an item is seen")
    scene.root.navigationItem.rightBarButtonItem?.isEnabled = false
    bar.layoutIfNeeded()
    #expect(bar.label("Gone")?.textColor != .green)
  }

  @Test("Another screen's appearance comes with it, and a cancelled pop brings the old one back")
  func transition() throws {
    let scene = Scene()
    let second = UIViewController()
    second.view.backgroundColor = .white
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    second.navigationItem.standardAppearance = appearance
    let before = scene.barColor
    scene.navigation.pushViewController(second, animated: true)
    try scene.stage.settle()
    #expect(scene.barColor == RGBA(r: 255, g: 0, b: 0))
    let still = scene.stage.render().digest
    scene.stage.dragFinger(CGPoint(x: 2, y: 200), to: CGPoint(x: 60, y: 200), steps: 6, frame: 0.05, lifts: false)
    scene.stage.advance(by: 0.3)
    #expect(scene.stage.render().digest != still)
    scene.stage.send(.up(CGPoint(x: 60, y: 200)))
    try scene.stage.settle()
    #expect(scene.stage.render().digest == still)
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    #expect(scene.barColor == before)
  }

  @Test("A tab bar shows the colours of its appearance")
  func tabs() {
    let stage = Stage(size: CGSize(width: 200, height: 400))
    let tabs = stage.perform { UITabBarController() }
    let screens = stage.perform { [UIViewController(), UIViewController()] }
    for (index, screen) in screens.enumerated() {
      screen.tabBarItem = UITabBarItem(title: "Tab \(index)", image: nil, tag: index)
    }
    tabs.viewControllers = screens
    stage.window.rootViewController = tabs
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.green]
    tabs.tabBar.standardAppearance = appearance
    #expect(stage.render()[2, 395] == RGBA(r: 255, g: 0, b: 0))
    let bar = tabs.tabBar
    #expect(bar.label("Tab 0")?.textColor == .green && bar.label("Tab 1").map { $0.textColor != .green } == true)
  }
}
