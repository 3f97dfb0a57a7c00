public import Foundation

/// What has a common look for all its instances; kept so that sources compile: it has no effect.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

/// What can contain views with a common look; kept so that sources compile.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  /// Returns a view that stands for all of its class; its settings have no effect on others.
  public static func appearance() -> Self {
    UIApplication.kept("UIAppearance", "settings of a whole class have no effect; set each view's own")
    guard let view = Self(coder: NSCoder()) else {
      preconditionFailure("\(Self.self).init(coder:) returned nil; appearance() needs a view")
    }
    return view
  }
  /// Returns a view that stands for all of its class with some traits; its settings have no effect on others.
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
  /// Returns a view that stands for those of its class in some containers; its settings have no effect on others.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }
}

extension UIBarButtonItem: UIAppearance {
  /// Returns an item that stands for all; its settings have no effect on others.
  public final class func appearance() -> UIBarButtonItem {
    UIApplication.kept("UIAppearance", "settings of a whole class have no effect; set each item's own")
    return UIBarButtonItem()
  }
  /// Returns an item that stands for those in some containers; its settings have no effect on others.
  public final class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { appearance() }
}

extension UITabBarItem: UIAppearance {
  /// Returns an item that stands for all; its settings have no effect on others.
  public final class func appearance() -> UITabBarItem {
    UIApplication.kept("UIAppearance", "settings of a whole class have no effect; set each item's own")
    return UITabBarItem()
  }
}
