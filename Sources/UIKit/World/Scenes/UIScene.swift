public import Foundation

/// A part of an application that the user sees; kept so that sources compile: a stage has exactly one.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// How far a scene takes part.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front, and receiving events.
    case foregroundActive = 0
    /// In front, and receiving no events.
    case foregroundInactive = 1
    /// Not visible.
    case background = 2
  }

  /// What connects a scene; always empty.
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {}

  public final let session: UISceneSession
  /// The delegate of the scene; it is called for nothing.
  open var delegate: (any UISceneDelegate)?
  /// How far the scene takes part; always `foregroundActive`.
  open var activationState: ActivationState { .foregroundActive }
  open var title: String?

  /// Creates a scene; the options are ignored.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }

  /// Posted on iOS when a scene is about to connect; never posted here.
  nonisolated public static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  /// Posted on iOS when a scene was disconnected; never posted here.
  nonisolated public static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  /// Posted on iOS when a scene became active; never posted here.
  nonisolated public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  /// Posted on iOS when a scene is about to become inactive; never posted here.
  nonisolated public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  /// Posted on iOS when a scene is about to be seen; never posted here.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted on iOS when a scene is no longer seen; never posted here.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// The scene that shows an application's windows; a stage has exactly one.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private final weak var application: UIApplication?

  /// Creates a scene; the options are ignored.
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
  /// The orientation of the content: upright on a screen that is at least as tall as it is wide.
  open var interfaceOrientation: UIInterfaceOrientation {
    let size = owner.screen.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
  /// The manager of the status bar, which has none.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  open override var next: UIResponder? { owner }
}

/// The manager of the status bar; kept so that sources compile: there is none.
@preconcurrency @MainActor public final class UIStatusBarManager: NSObject {
  /// The look of the status bar; always the default one.
  public var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; always true.
  public var isStatusBarHidden: Bool { true }
  /// The frame of the status bar; always empty.
  public var statusBarFrame: CGRect { .zero }
}

/// The session of a scene; kept so that sources compile.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public var role: Role { .windowApplication }
  public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
  /// A name that identifies the session; always empty.
  public var persistentIdentifier: String { "" }
  public var userInfo: [String: Any]?
}

/// The configuration of a scene; kept so that sources compile.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public final let name: String?
  public final let role: UISceneSession.Role
  /// The class of the delegate; kept for the client.
  open var delegateClass: AnyClass?
  /// The class of the scene; kept for the client.
  open var sceneClass: AnyClass?
  /// The storyboard of the scene; kept for the client.
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

/// The delegate of a scene; none of its methods is called.
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {
  /// Tells the delegate that the scene is about to connect.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
  /// Tells the delegate that the scene was disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Tells the delegate that the scene became active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Tells the delegate that the scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Tells the delegate that the scene is about to be seen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Tells the delegate that the scene is no longer seen.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene with windows; none of its methods is called.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate, WindowHolder {
  /// The window of the scene.
  @_disfavoredOverload var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nil; setting it has no effect.
  @_disfavoredOverload public var window: UIWindow? {
    get { nil }
    set {}
  }
}
