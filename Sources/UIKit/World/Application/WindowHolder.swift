// Not Apple's: the optional windows of delegates.

/// Apple's protocols declare the window as an optional requirement, so that reading it from a delegate gives an
/// optional of an optional, and sources unwrap it twice: `delegate?.window??.rootViewController`.
///
/// A delegate without a window gives nil at once.
@preconcurrency @MainActor public protocol WindowHolder: AnyObject {}

extension WindowHolder where Self: UIApplicationDelegate {
  /// As one reads an optional requirement.
  public var window: UIWindow?? { (window as UIWindow?).map(Optional.some) }
}

extension WindowHolder where Self: UIWindowSceneDelegate {
  /// As one reads an optional requirement.
  public var window: UIWindow?? { (window as UIWindow?).map(Optional.some) }
}
