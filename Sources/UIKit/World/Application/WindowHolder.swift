// Not Apple's: the optional windows of delegates.

/// A delegate that may have a window.
///
/// Apple's protocols declare the window as an optional requirement, so that reading it from a delegate gives an optional of
/// an optional, and sources unwrap it twice: `delegate?.window??.rootViewController`. A delegate without a window gives nil at
/// once.
@preconcurrency @MainActor public protocol WindowHolder: AnyObject {}

extension WindowHolder where Self: UIApplicationDelegate {
  /// The window of the delegate, as one reads an optional requirement.
  public var window: UIWindow?? { (window as UIWindow?).map(Optional.some) }
}

extension WindowHolder where Self: UIWindowSceneDelegate {
  /// The window of the delegate, as one reads an optional requirement.
  public var window: UIWindow?? { (window as UIWindow?).map(Optional.some) }
}
