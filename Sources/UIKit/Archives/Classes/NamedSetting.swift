import CoreGraphics
import Foundation
import QuartzCore

/// Properties of UIKit that archives set by name: user-defined attributes, and outlets.
@MainActor enum NamedSetting {
  /// False if no property with this name is known here, or the value is of another type.
  static func set(_ path: String, of object: NSObject, to value: Any?) -> Bool {
    if let set = UIApplication.shared.archivedClasses.set(path, of: object, to: value) { return set }
    if let point = path.firstIndex(of: ".") {
      let (first, rest) = (String(path[..<point]), String(path[path.index(after: point)...]))
      guard let next = owner(first, of: object) else { return false }
      return set(rest, of: next, to: value)
    }
    if let layer = object as? CALayer { return set(path, of: layer, to: value) }
    if let view = object as? UIView, set(path, of: view, to: value) { return true }
    if let controller = object as? UIViewController { return set(path, of: controller, to: value) }
    return false
  }

  private static func owner(_ name: String, of object: NSObject) -> NSObject? {
    switch (name, object) {
    case ("layer", let view as UIView): view.layer
    case ("view", let controller as UIViewController): controller.view
    case ("titleLabel", let button as UIButton): button.titleLabel
    case ("imageView", let button as UIButton): button.imageView
    case ("navigationBar", let navigation as UINavigationController): navigation.navigationBar
    case ("tabBar", let tabs as UITabBarController): tabs.tabBar
    case ("navigationItem", let controller as UIViewController): controller.navigationItem
    default: nil
    }
  }

  private static func number(_ value: Any?) -> CGFloat? { (value as? NSNumber).map { CGFloat($0.doubleValue) } }

  private static func flag(_ value: Any?) -> Bool? { value as? Bool ?? (value as? NSNumber)?.boolValue }

  private static func set(_ name: String, of layer: CALayer, to value: Any?) -> Bool {
    switch name {
    case "cornerRadius": number(value).map { layer.cornerRadius = $0 } != nil
    case "borderWidth": number(value).map { layer.borderWidth = $0 } != nil
    // Objective-C would take the colour for a `CGColor`; people mean the colour.
    case "borderColor": (value as? UIColor).map { layer.borderColor = $0.cgColor } != nil
    case "backgroundColor": (value as? UIColor).map { layer.backgroundColor = $0.cgColor } != nil
    case "masksToBounds": flag(value).map { layer.masksToBounds = $0 } != nil
    case "shadowColor": (value as? UIColor).map { layer.shadowColor = $0.cgColor } != nil
    case "shadowOpacity": number(value).map { layer.shadowOpacity = Float($0) } != nil
    case "shadowRadius": number(value).map { layer.shadowRadius = $0 } != nil
    case "shadowOffset": (value as? CGSize).map { layer.shadowOffset = $0 } != nil
    case "zPosition": number(value).map { layer.zPosition = $0 } != nil
    case "opacity": number(value).map { layer.opacity = Float($0) } != nil
    case "hidden": flag(value).map { layer.isHidden = $0 } != nil
    default: false
    }
  }

  private static func set(_ name: String, of view: UIView, to value: Any?) -> Bool {
    switch name {
    case "backgroundColor": view.backgroundColor = value as? UIColor
    case "tintColor": view.tintColor = value as? UIColor
    case "alpha": view.alpha = number(value) ?? 1
    case "hidden", "isHidden": view.isHidden = flag(value) ?? false
    case "clipsToBounds": view.clipsToBounds = flag(value) ?? false
    case "userInteractionEnabled": view.isUserInteractionEnabled = flag(value) ?? true
    case "tag": view.tag = number(value).map { Int($0) } ?? 0
    case "accessibilityIdentifier": view.accessibilityIdentifier = value as? String
    case "accessibilityLabel": view.accessibilityLabel = value as? String
    case "text" where view is UILabel: (view as? UILabel)?.text = value as? String
    case "textColor" where view is UILabel: (view as? UILabel)?.textColor = value as? UIColor
    case "numberOfLines" where view is UILabel: (view as? UILabel)?.numberOfLines = number(value).map { Int($0) } ?? 1
    case "image" where view is UIImageView: (view as? UIImageView)?.image = value as? UIImage
    case "placeholder" where view is UITextField: (view as? UITextField)?.placeholder = value as? String
    case "barTintColor" where view is UINavigationBar: (view as? UINavigationBar)?.barTintColor = value as? UIColor
    default: return false
    }
    return true
  }

  private static func set(_ name: String, of controller: UIViewController, to value: Any?) -> Bool {
    switch name {
    case "title": controller.title = value as? String
    case "hidesBottomBarWhenPushed": controller.hidesBottomBarWhenPushed = flag(value) ?? false
    case "definesPresentationContext": controller.definesPresentationContext = flag(value) ?? false
    case "selectedIndex": (controller as? UITabBarController)?.selectedIndex = number(value).map { Int($0) } ?? 0
    default: return false
    }
    return true
  }
}

extension NamedSetting {
  /// Connects an outlet that UIKit has; false if none has this name.
  static func connect(_ name: String, of object: NSObject, to value: NSObject) -> Bool {
    switch (name, object) {
    case ("view", let controller as UIViewController):
      if let view = value as? UIView, controller.viewIfLoaded !== view { controller.view = view }
    case ("tableView", is UITableViewController), ("collectionView", is UICollectionViewController): break
    case ("navigationItem", is UIViewController), ("tabBarItem", is UIViewController): break
    case ("refreshControl", let controller as UITableViewController):
      controller.refreshControl = value as? UIRefreshControl
    case ("transitioningDelegate", let controller as UIViewController):
      controller.transitioningDelegate = value as? any UIViewControllerTransitioningDelegate
    case ("searchDisplayController", is UIViewController): break
    case ("dataSource", let object): return setSource(value, of: object)
    case ("delegate", let object): return setDelegate(value, of: object)
    case ("titleView", let item as UINavigationItem): item.titleView = value as? UIView
    case ("backBarButtonItem", let item as UINavigationItem): item.backBarButtonItem = value as? UIBarButtonItem
    case ("tableHeaderView", let table as UITableView): table.tableHeaderView = value as? UIView
    case ("tableFooterView", let table as UITableView): table.tableFooterView = value as? UIView
    case ("backgroundView", let view as UITableView): view.backgroundView = value as? UIView
    case ("backgroundView", let view as UICollectionView): view.backgroundView = value as? UIView
    case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = value as? UIView
    case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = value as? UIView
    case ("selectedBackgroundView", let cell as UITableViewCell): cell.selectedBackgroundView = value as? UIView
    case ("selectedBackgroundView", let cell as UICollectionViewCell): cell.selectedBackgroundView = value as? UIView
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = value as? UIView
    case ("leftView", let field as UITextField): field.leftView = value as? UIView
    case ("rightView", let field as UITextField): field.rightView = value as? UIView
    case ("mask", let view as UIView): view.mask = value as? UIView
    default: return false
    }
    return true
  }

  private static func setSource(_ value: NSObject, of object: NSObject) -> Bool {
    switch object {
    case let table as UITableView: table.dataSource = value as? any UITableViewDataSource
    case let collection as UICollectionView: collection.dataSource = value as? any UICollectionViewDataSource
    case let picker as UIPickerView: picker.dataSource = value as? any UIPickerViewDataSource
    case let pages as UIPageViewController: pages.dataSource = value as? any UIPageViewControllerDataSource
    default: return false
    }
    return true
  }

  private static func setDelegate(_ value: NSObject, of object: NSObject) -> Bool {
    switch object {
    case let text as UITextView: text.delegate = value as? any UITextViewDelegate
    case let scroll as UIScrollView: scroll.delegate = value as? any UIScrollViewDelegate
    case let field as UITextField: field.delegate = value as? any UITextFieldDelegate
    case let search as UISearchBar: search.delegate = value as? any UISearchBarDelegate
    case let picker as UIPickerView: picker.delegate = value as? any UIPickerViewDelegate
    case let bar as UINavigationBar: bar.delegate = value as? any UINavigationBarDelegate
    case let bar as UITabBar: bar.delegate = value as? any UITabBarDelegate
    case let bar as UIToolbar: bar.delegate = value as? any UIToolbarDelegate
    case let recognizer as UIGestureRecognizer: recognizer.delegate = value as? any UIGestureRecognizerDelegate
    case let navigation as UINavigationController:
      navigation.delegate = value as? any UINavigationControllerDelegate
    case let tabs as UITabBarController: tabs.delegate = value as? any UITabBarControllerDelegate
    case let pages as UIPageViewController: pages.delegate = value as? any UIPageViewControllerDelegate
    case let split as UISplitViewController: split.delegate = value as? any UISplitViewControllerDelegate
    default: return false
    }
    return true
  }
}
