public import Foundation

/// A tab of a tab bar controller, whose view controller is made when the tab is added.
@preconcurrency @MainActor open class UITab: NSObject {
  open var title: String
  open var image: UIImage?
  open var subtitle: String?
  open var badgeValue: String? { didSet { viewController?.tabBarItem.badgeValue = badgeValue } }
  open var userInfo: Any?
  public final let identifier: String
  private let provider: ((UITab) -> UIViewController)?
  open private(set) lazy var viewController: UIViewController? = {
    guard let controller = provider?(self) else { return nil }
    controller.tabBarItem = UITabBarItem(title: title, image: image, tag: 0)
    controller.tabBarItem.badgeValue = badgeValue
    return controller
  }()

  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) { (self.title, self.image, self.identifier, provider) = (title, image, identifier, viewControllerProvider) }
}

open class UISearchTab: UITab {
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
      viewControllerProvider: viewControllerProvider)
  }
}

extension UITabBarController {
  public convenience init(tabs: [UITab]) {
    self.init()
    self.tabs = tabs
  }

  public final func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  public final var selectedTab: UITab? {
    get { tabs.first { $0.viewController === selectedViewController } }
    set { selectedViewController = newValue?.viewController }
  }

  public final func tab(forIdentifier identifier: String) -> UITab? { tabs.first { $0.identifier == identifier } }
}
