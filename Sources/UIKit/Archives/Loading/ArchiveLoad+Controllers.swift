import CoreGraphics
import Foundation

extension ArchiveLoad {
  private static let controllers: [String: UIViewController.Type] = [
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
    "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
  ]

  /// Makes the controller of a scene; `creator` may take the place of its class's initialiser.
  static func makeController(
    _ element: ArchiveElement, in storyboard: UIStoryboard, _ document: ArchiveDocument,
    creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    let load = ArchiveLoad(document)
    let scene = ArchivedScene(storyboard, element, load)
    let coder = ArchiveCoder(element, load, scene: scene)
    let usual = controllers[element.name] ?? UIViewController.self
    if controllers[element.name] == nil {
      document.report(element, "is not known; a plain controller stands for it.")
    }
    var made = creator?(coder)
    if made == nil {
      let type = load.customType(of: element, usual) as? UIViewController.Type ?? usual
      made = type.init(coder: coder)
      if made == nil {
        document.report(element, "has no controller: \(type).init(coder:) returned nil; a \(usual) stands for it.")
        made = usual.init(coder: coder)
      }
    }
    guard let controller = made else { return UIViewController() }
    controller.archive = scene
    if element.viewOfController == nil { scene.complete(controller) }
    controller.awakeFromNib()
    return controller
  }

  /// What a controller has before its view loads.
  func fill(_ controller: UIViewController, _ element: ArchiveElement) {
    self.controller = controller
    name(controller, element.id)
    var settings = Self.controller
    if controller is UINavigationController { settings = settings + Self.navigation.of(UIViewController.self) }
    settings.apply(element, to: controller, in: document)
    settings.reportOthers(
      of: element, in: document,
      read: [
        "view", "tableView", "collectionView", "toolbarItems", "transitionStyle", "navigationOrientation",
        "spineLocation", "pageSpacing", "doubleSided", "clearsSelectionOnViewWillAppear", "keyCommands",
        "refreshControl",
      ])
    element.child(key: "navigationItem").map { fill(controller.navigationItem, $0) }
    element.child(key: "tabBarItem").flatMap { makeTabBarItem($0) }.map { controller.tabBarItem = $0 }
    let tools = element.list("toolbarItems").compactMap { makeBarButtonItem($0) }
    if !tools.isEmpty { controller.toolbarItems = tools }
    fillBars(of: controller, element)
    fillContainer(controller, element)
  }

  private func fillBars(of controller: UIViewController, _ element: ArchiveElement) {
    if let navigation = controller as? UINavigationController {
      if let bar = element.child(key: "navigationBar") { fillContent(bar: navigation.navigationBar, bar) }
      if let bar = element.child(key: "toolbar") { fillContent(bar: navigation.toolbar, bar) }
    }
    if let tabs = controller as? UITabBarController, let bar = element.child(key: "tabBar") {
      fillContent(bar: tabs.tabBar, bar)
    }
  }

  /// The container decides about the frame.
  private func fillContent(bar: UIView, _ element: ArchiveElement) {
    guard let kind = ViewKind.all[element.name] else { return }
    name(bar, element.id)
    kind.settings.apply(element, to: bar, in: document)
    kind.settings.reportOthers(of: element, in: document)
    setAttributes(of: bar, element)
  }

  // MARK: Containers

  private func fillContainer(_ controller: UIViewController, _ element: ArchiveElement) {
    let segues = (element.child("connections")?.children ?? []).filter { $0["kind"] == "relationship" }
    guard !segues.isEmpty, let storyboard = controller.archive?.storyboard else { return }
    let children = segues.compactMap { segue in
      segue["destination"].flatMap { storyboard.controller(id: $0) }
    }
    switch controller {
    case let navigation as UINavigationController: navigation.setViewControllers(children, animated: false)
    case let tabs as UITabBarController: tabs.setViewControllers(children, animated: false)
    case let split as UISplitViewController: split.viewControllers = children
    default: document.report(element, "contains other controllers, which \(type(of: controller)) cannot.")
    }
  }

  // MARK: Settings

  private static let controller = ArchiveSettings<UIViewController>([
    "title": ArchiveSet.text(\.title),
    "modalPresentationStyle": ArchiveSet.choice(\.modalPresentationStyle, ArchiveChoices.presentations),
    "modalTransitionStyle": ArchiveSet.choice(\.modalTransitionStyle, ArchiveChoices.transitions),
    "hidesBottomBarWhenPushed": ArchiveSet.flag(\.hidesBottomBarWhenPushed),
    "definesPresentationContext": ArchiveSet.flag(\.definesPresentationContext),
    "providesPresentationContextTransitionStyle": ArchiveSet.flag(\.providesPresentationContextTransitionStyle),
    "modalInPresentation": ArchiveSet.flag(\.isModalInPresentation), "modalInPopover": { _, _ in },
    "automaticallyAdjustsScrollViewInsets": ArchiveSet.flag(\.automaticallyAdjustsScrollViewInsets),
    "contentSizeForViewInPopover": ArchiveSet.size(\.preferredContentSize), "preferredContentSize": { _, _ in },
  ])

  private static let navigation = ArchiveSettings<UINavigationController>([
    "navigationBarHidden": ArchiveSet.flag(\.isNavigationBarHidden),
    "toolbarHidden": ArchiveSet.flag(\.isToolbarHidden),
    "hidesBarsOnSwipe": { _, _ in }, "hidesBarsWhenVerticallyCompact": { _, _ in },
    "hidesBarsWhenKeyboardAppears": { _, _ in }, "hidesBarsOnTap": { _, _ in },
  ])
}
