public import Foundation

extension UIApplication {
  /// The scenes of the application: always one.
  public final var connectedScenes: Set<UIScene> { [scene] }
  /// The sessions of the scenes: always one.
  public final var openSessions: Set<UISceneSession> { [scene.session] }
  /// Whether there can be several scenes; always false.
  public final var supportsMultipleScenes: Bool { false }

  // MARK: Kept so that sources compile

  /// The state of the application; always active.
  public final var applicationState: State { .active }
  /// The number on the application's icon; stored, without effect.
  public final var applicationIconBadgeNumber: Int {
    get { keptBadgeNumber }
    set { keptBadgeNumber = newValue }
  }
  /// Whether the screen stays on; stored, without effect.
  public final var isIdleTimerDisabled: Bool {
    get { keepsScreenOn }
    set { keepsScreenOn = newValue }
  }
  /// Whether the status bar is hidden; always true, because there is none.
  public final var isStatusBarHidden: Bool {
    get { true }
    set { Self.kept("UIApplication.isStatusBarHidden", "there is no status bar") }
  }
  /// The look of the status bar; always the default one, because there is none.
  public final var statusBarStyle: UIStatusBarStyle {
    get { .default }
    set { Self.kept("UIApplication.statusBarStyle", "there is no status bar") }
  }
  /// The orientation of the content: upright on a screen that is at least as tall as it is wide.
  public final var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
  public final var preferredContentSizeCategory: UIContentSizeCategory {
    screen.traitCollection.preferredContentSizeCategory
  }
  /// Whether something is loaded over the network; stored, without effect.
  public final var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set { Self.kept("UIApplication.isNetworkActivityIndicatorVisible", "there is no status bar") }
  }

  /// Has no effect, because there is no status bar.
  public final func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    Self.kept("UIApplication.setStatusBarHidden(_:with:)", "there is no status bar")
  }
  /// Has no effect, because there is no status bar.
  public final func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    Self.kept("UIApplication.setStatusBarStyle(_:animated:)", "there is no status bar")
  }

  /// Returns whether `url` can be opened; always false.
  public final func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens nothing, and tells `completion` so.
  public final func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    Self.kept("UIApplication.open(_:options:completionHandler:)", "no other application is opened")
    completion?(false)
  }

  /// Opens no other application; returns false.
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

  /// Returns whether the class has a method: only `sharedApplication`.
  public final class func responds(to aSelector: Selector) -> Bool { "\(aSelector)".contains("sharedApplication") }
  /// Returns the shared application, whatever is asked for.
  public final class func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>? {
    responds(to: aSelector) ? Unmanaged.passUnretained(UIApplication.shared) : nil
  }
  public final class func value(forKeyPath keyPath: String) -> Any? {
    ["shared", "sharedApplication"].contains(keyPath) ? UIApplication.shared : nil
  }

  /// The states of an application.
  public enum State: Int, Sendable {
    /// In front, and receiving events.
    case active
    /// In front, and receiving no events.
    case inactive
    /// Not visible.
    case background
  }

  /// A key of how a URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only with an application for universal links.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
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
  UIApplication.kept("UIApplicationMain", "a stage runs without a launch")
  return 0
}
