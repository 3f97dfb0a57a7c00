public import Foundation

/// A stage has exactly one scene.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {}

  public final let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open var activationState: ActivationState { .foregroundActive }
  open var title: String?

  /// The options are ignored.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Like the other notifications of scenes, never posted.
  nonisolated public static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  nonisolated public static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  nonisolated public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  nonisolated public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private final weak var application: UIApplication?

  /// The options are ignored.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }

  convenience init(of application: UIApplication) {
    self.init(session: UISceneSession(), connectionOptions: UIScene.ConnectionOptions())
    self.application = application
  }

  private var owner: UIApplication { application ?? .shared }

  /// The visible windows, from back to front.
  open var windows: [UIWindow] { owner.windows }
  open var keyWindow: UIWindow? { owner.keyWindow }
  open var screen: UIScreen { owner.screen }
  open var traitCollection: UITraitCollection { owner.screen.traitCollection }
  open var coordinateSpace: any UICoordinateSpace { owner.windows.first ?? UIView(frame: owner.screen.bounds) }
  /// Upright on a screen that is at least as tall as it is wide.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = owner.screen.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  open override var next: UIResponder? { owner }
}

/// There is no status bar.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  public var statusBarStyle: UIStatusBarStyle { .default }
  public var isStatusBarHidden: Bool { true }
  public var statusBarFrame: CGRect { .zero }
}

/// Stub, so that sources compile.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public var role: Role { .windowApplication }
  public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  public var persistentIdentifier: String { "" }
  public var userInfo: [String: Any]?
}

/// Stored, without effect.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public final let name: String?
  public final let role: UISceneSession.Role
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// Called by what starts an application on a stage, as `backswipe run` does.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, WindowHolder {
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Setting it has no effect.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}
