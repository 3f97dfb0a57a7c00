public import Foundation

/// What has default settings for all instances of a class.
///
/// `appearance()` returns an object that is never shown. What is set there is set in each instance that enters a window,
/// unless the instance has another value than a new one has.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIAppearance {
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    guard let proxy = AppearanceProxies.current.proxy(of: Self.self, in: containerTypes) as? Self else {
      preconditionFailure("\(Self.self).appearance(): only UIKit's own classes have an appearance here.")
    }
    return proxy
  }
}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance, UIAppearanceContainer {}

/// The objects that `appearance()` returned in an application, and what was set in them.
@MainActor final class AppearanceProxies {
  private final class Proxy {
    let object: NSObject
    let type: AnyClass
    let containers: [AnyClass]
    /// In the order in which they were first made.
    var settings: [(keyPath: AnyKeyPath, usual: Any, apply: (UIView) -> Void)] = []
    /// How many superclasses the type has.
    let depth: Int

    init(_ object: NSObject, _ type: AnyClass, _ containers: [AnyClass]) {
      (self.object, self.type, self.containers) = (object, type, containers)
      depth = sequence(first: type) { _getSuperclass($0) }.reduce(0) { count, _ in count + 1 }
    }
  }

  private var proxies: [Proxy] = []

  static var current: AppearanceProxies {
    let application = UIApplication.shared
    let proxies = application.appearances ?? AppearanceProxies()
    application.appearances = proxies
    return proxies
  }

  /// Nil for a class of the user's, whose objects cannot be created here.
  fileprivate func proxy(of type: AnyClass, in containers: [any UIAppearanceContainer.Type]) -> NSObject? {
    let containers = containers.map { $0 as AnyClass }
    let known = proxies.first {
      $0.type == type && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    if let known { return known.object }
    guard let object = Self.make(type) else { return nil }
    proxies.append(Proxy(object, type, containers))
    return object
  }

  private static func make(_ type: AnyClass) -> NSObject? {
    let makers: [(type: NSObject.Type, make: @MainActor () -> NSObject)] = [
      (UIView.self, { UIView() }), (UINavigationBar.self, { UINavigationBar() }), (UITabBar.self, { UITabBar() }),
      (UIToolbar.self, { UIToolbar() }), (UISearchBar.self, { UISearchBar() }), (UILabel.self, { UILabel() }),
      (UIButton.self, { UIButton() }), (UISwitch.self, { UISwitch() }), (UISlider.self, { UISlider() }),
      (UIStepper.self, { UIStepper() }), (UISegmentedControl.self, { UISegmentedControl() }),
      (UIPageControl.self, { UIPageControl() }), (UIProgressView.self, { UIProgressView() }),
      (UIActivityIndicatorView.self, { UIActivityIndicatorView() }), (UIRefreshControl.self, { UIRefreshControl() }),
      (UITextField.self, { UITextField() }), (UITextView.self, { UITextView() }),
      (UIImageView.self, { UIImageView() }), (UIScrollView.self, { UIScrollView() }),
      (UITableView.self, { UITableView() }), (UITableViewCell.self, { UITableViewCell() }),
      (UIBarButtonItem.self, { UIBarButtonItem() }), (UITabBarItem.self, { UITabBarItem() }),
    ]
    return makers.first { $0.type == type }?.make()
  }

  // MARK: Settings

  /// Notes a setting of a proxy, which still has the value before; other views are no concern here.
  func willSet<View: UIView, Value: Equatable>(
    _ view: View, _ keyPath: ReferenceWritableKeyPath<View, Value>, to value: Value
  ) {
    guard let proxy = proxies.first(where: { $0.object === view }) else { return }
    let known = proxy.settings.firstIndex { $0.keyPath == keyPath }
    let usual = known.map { proxy.settings[$0].usual } ?? view[keyPath: keyPath]
    let setting = (
      keyPath as AnyKeyPath, usual,
      { (target: UIView) in
        guard let target = target as? View, target[keyPath: keyPath] == usual as? Value else { return }
        let background = target.givenBackgroundColor
        target[keyPath: keyPath] = value
        // Its layer shows it.
        if target.givenBackgroundColor !== background { target.backgroundColor = target.givenBackgroundColor }
      }
    )
    if let known { proxy.settings[known] = setting } else { proxy.settings.append(setting) }
  }

  /// Gives a view that enters a window the settings of its classes; the first one counts, that of the most special
  /// class.
  func apply(to view: UIView) {
    let suitable = proxies.filter { view.isKind(of: $0.type) && Self.isInside($0.containers, view) }
    for proxy in suitable.sorted(by: { ($0.depth, $0.containers.count) > ($1.depth, $1.containers.count) }) {
      for setting in proxy.settings { setting.apply(view) }
    }
  }

  /// What was set for all items of the class of `item`; nil for that object itself.
  func defaults<Item: UIBarItem>(for item: Item) -> Item? {
    let proxy = proxies.last { $0.containers.isEmpty && $0.object is UIBarItem && item.isKind(of: $0.type) }
    return proxy?.object === item ? nil : proxy?.object as? Item
  }

  /// Whether the view lies in instances of these classes, of which the first is the innermost.
  private static func isInside(_ containers: [AnyClass], _ view: UIView) -> Bool {
    var rest = containers[...]
    var responder: UIResponder? = view
    while let next = rest.first, let current = responder?.next {
      if current.isKind(of: next) { rest.removeFirst() }
      responder = current
    }
    return rest.isEmpty
  }
}
