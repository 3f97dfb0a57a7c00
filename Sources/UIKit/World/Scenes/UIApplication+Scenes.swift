public import Foundation

extension UIApplication {
  public final var connectedScenes: Set<UIScene> { [scene] }
  public final var openSessions: Set<UISceneSession> { [scene.session] }
  public final var supportsMultipleScenes: Bool { false }

  // MARK: Stub, so that sources compile

  public final var applicationState: State { .active }
  /// Stored, without effect.
  public final var applicationIconBadgeNumber: Int {
    get { keptBadgeNumber }
    set { keptBadgeNumber = newValue }
  }
  /// Stored, without effect.
  public final var isIdleTimerDisabled: Bool {
    get { keepsScreenOn }
    set { keepsScreenOn = newValue }
  }
  /// Always true: there is no status bar.
  public final var isStatusBarHidden: Bool {
    get { true }
    set { Self.stub("UIApplication.isStatusBarHidden", "there is no status bar") }
  }
  /// Always the default one.
  public final var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set { Self.stub("UIApplication.statusBarStyle", "there is no status bar") }
  }
  /// Upright on a screen that is at least as tall as it is wide.
  public final var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
  public final var preferredContentSizeCategory: UIContentSizeCategory {
    screen.traitCollection.preferredContentSizeCategory
  }
  /// Stored, without effect.
  public final var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set { Self.stub("UIApplication.isNetworkActivityIndicatorVisible", "there is no status bar") }
  }

  /// Does nothing: there is no status bar.
  public final func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    Self.stub("UIApplication.setStatusBarHidden(_:with:)", "there is no status bar")
  }
  /// Does nothing: there is no status bar.
  public final func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    Self.stub("UIApplication.setStatusBarStyle(_:animated:)", "there is no status bar")
  }

  /// Always false: there are no other applications.
  public final func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and tells `completion` so.
  public final func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Self.stub("UIApplication.open(_:options:completionHandler:)", "no other application is opened")
    completion?(false)
  }

  /// Opens nothing, and returns false.
  @discardableResult
  public final func openURL(_ url: URL) -> Bool {
    open(url)
    return false
  }
  /// Does nothing: there is no remote control.
  public final func beginReceivingRemoteControlEvents() {}
  /// Does nothing: there is no remote control.
  public final func endReceivingRemoteControlEvents() {}

  // Sources that may be compiled for extensions, which have no shared application, ask for it by its name.

  /// True only for `sharedApplication`.
  public final class func responds(to aSelector: Selector) -> Bool { "\(aSelector)".contains("sharedApplication") }
  /// The shared application, whatever is asked for.
  public final class func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    responds(to: aSelector) ? Unmanaged.passUnretained(UIApplication.shared) : nil
  }
  public final class func value(forKeyPath keyPath: String) -> Any? {
    ["shared", "sharedApplication"].contains(keyPath) ? UIApplication.shared : nil
  }

  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Kept for delegates that open URLs: none arrives here.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
  }

  public static let openSettingsURLString = "app-settings:"
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns at once, with a diagnostic: a stage runs without a launch.
@discardableResult
@preconcurrency @MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  UIApplication.stub("UIApplicationMain", "a stage runs without a launch")
  return 0
}
