import UIKit

/// Appearances of a page of bars.
struct GalleryAppearances {
  let navigation: UINavigationBarAppearance
  let toolbar: UIToolbarAppearance
  let tabs: UITabBarAppearance

  @MainActor static var gallery: GalleryAppearances {
    let navigation = UINavigationBarAppearance()
    navigation.configureWithOpaqueBackground()
    navigation.backgroundColor = .systemIndigo
    navigation.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigation.largeTitleTextAttributes = [.foregroundColor: UIColor.systemYellow]
    navigation.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.white]
    let toolbar = UIToolbarAppearance()
    toolbar.configureWithTransparentBackground()
    let tabs = UITabBarAppearance()
    tabs.configureWithOpaqueBackground()
    tabs.backgroundColor = .systemGray5
    tabs.stackedLayoutAppearance.selected.iconColor = .systemRed
    tabs.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.systemRed]
    return GalleryAppearances(navigation: navigation, toolbar: toolbar, tabs: tabs)
  }
}

/// A screen of bars: each with the height that a navigation or tab bar controller gives it.
@MainActor final class GalleryBars: UIViewController {
  private let appearances: GalleryAppearances?

  init(appearances: GalleryAppearances?) {
    self.appearances = appearances
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    var top: CGFloat = 20
    for controller in [titles(), largeTitle(), prompt(), toolbar(), tabs()] {
      addChild(controller)
      controller.view.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 150)
      controller.view.clipsToBounds = true
      view.addSubview(controller.view)
      controller.didMove(toParent: self)
      top += 160
    }
  }

  private func screen(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    screen.view.backgroundColor = .systemBackground
    return screen
  }

  private func navigation(_ screens: [UIViewController]) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.viewControllers = screens
    if let appearances { navigation.navigationBar.standardAppearance = appearances.navigation }
    return navigation
  }

  private func titles() -> UINavigationController {
    let screen = screen("Title")
    screen.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
      UIBarButtonItem(image: GalleryPage.picture, style: .plain, target: nil, action: nil),
    ]
    return navigation([self.screen("Back"), screen])
  }

  private func largeTitle() -> UINavigationController {
    let screen = screen("Large title")
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    let navigation = navigation([screen])
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  private func prompt() -> UINavigationController {
    let screen = screen("With a prompt")
    screen.navigationItem.prompt = "A line above the title"
    let off = UIBarButtonItem(title: "Off", style: .plain, target: nil, action: nil)
    off.isEnabled = false
    screen.navigationItem.leftBarButtonItem = off
    return navigation([screen])
  }

  private func toolbar() -> UINavigationController {
    let screen = screen("Toolbar")
    screen.toolbarItems = [
      UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(image: GalleryPage.picture, style: .plain, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(title: "Three", style: .done, target: nil, action: nil),
    ]
    let navigation = navigation([screen])
    navigation.isToolbarHidden = false
    if let appearances { navigation.toolbar.standardAppearance = appearances.toolbar }
    return navigation
  }

  private func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = ["First", "Second", "Third"].enumerated().map { index, title in
      let screen = screen(title)
      screen.tabBarItem = UITabBarItem(title: title, image: GalleryPage.picture, tag: index)
      return screen
    }
    tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
    if let appearances { tabs.tabBar.standardAppearance = appearances.tabs }
    return tabs
  }
}
