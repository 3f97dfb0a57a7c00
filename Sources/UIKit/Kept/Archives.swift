// Archives are not supported: each load is reported and returns an empty view. Settings of a whole class have no effect.

public import Foundation

@preconcurrency @MainActor open class UINib: NSObject {
  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) { self.name = name }

  public init(data: Data, bundle bundleOrNil: Bundle?) { name = "data" }

  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    Self.emptyContent(of: name)
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let externalObjects = Self(rawValue: "UINibExternalObjects")
  }

  static func emptyContent(of name: String) -> [Any] {
    UIApplication.shared.report(
      "The archive \"\(name)\" cannot be read, because archives are not supported; an empty view stands for its content"
    )
    return [UIView()]
  }
}

extension Bundle {
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? { UINib.emptyContent(of: name) }
}

@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {}

@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
  public static func appearance() -> Self {
    UIApplication.kept("UIAppearance", "settings of a whole class have no effect; set each view's own")
    guard let view = Self(coder: NSCoder()) else {
      preconditionFailure("\(Self.self).init(coder:) returned nil; appearance() needs a view")
    }
    return view
  }
  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }
}

extension UIBarButtonItem: UIAppearance {
  public final class func appearance() -> UIBarButtonItem {
    UIApplication.kept("UIAppearance", "settings of a whole class have no effect; set each item's own")
    return UIBarButtonItem()
  }
  public final class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem { appearance() }
}

extension UITabBarItem: UIAppearance {
  public final class func appearance() -> UITabBarItem {
    UIApplication.kept("UIAppearance", "settings of a whole class have no effect; set each item's own")
    return UITabBarItem()
  }
}
