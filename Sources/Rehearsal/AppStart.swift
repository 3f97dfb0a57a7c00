public import UIKit

/// Starts an app as iOS does: its delegate, then the window of its main storyboard or the scene of its manifest.
@MainActor public struct AppStart {
  /// A scene of the manifest; the names are those of its delegate's class and of its storyboard.
  public struct Scene {
    let name: String?
    let delegate: String?
    let storyboard: String?

    public init(name: String?, delegate: String?, storyboard: String?) {
      (self.name, self.delegate, self.storyboard) = (name, delegate, storyboard)
    }
  }

  /// A class of scene delegates; there is no runtime that finds it by its name.
  public struct SceneDelegate {
    let name: String
    let type: AnyClass
    let make: @MainActor () -> any UISceneDelegate

    public init(_ name: String, _ type: AnyClass, _ make: @escaping @MainActor () -> any UISceneDelegate) {
      (self.name, self.type, self.make) = (name, type, make)
    }
  }

  private let delegate: any UIApplicationDelegate
  private let storyboard: String?
  /// Nil if the app has no manifest, and so no scenes.
  private let scenes: [Scene]?
  private let sceneDelegates: [SceneDelegate]
  /// Applications and scenes do not retain all of their delegates.
  private static var retained: [AnyObject] = []

  /// Without a delegate, a plain one stands in its place.
  public init(
    _ delegate: (any UIApplicationDelegate)?, storyboard: String?, scenes: [Scene]?, sceneDelegates: [SceneDelegate]
  ) {
    self.delegate = delegate ?? PlainDelegate()
    (self.storyboard, self.scenes, self.sceneDelegates) = (storyboard, scenes, sceneDelegates)
  }

  func begin() {
    let application = UIApplication.shared
    application.delegate = delegate
    Self.retained.append(delegate)
    let window = scenes == nil ? storyboard.map(Self.window) : nil
    if let window { delegate.window = window }
    _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
    if let scenes { return connect(scenes, to: application) }
    let shown: UIWindow? = delegate.window
    Self.show(shown ?? window)
    delegate.applicationDidBecomeActive(application)
  }

  private func connect(_ scenes: [Scene], to application: UIApplication) {
    guard let scene = application.connectedScenes.first as? UIWindowScene else { return }
    let options = UIScene.ConnectionOptions()
    let configuration = delegate.application(
      application, configurationForConnecting: scene.session, options: options)
    let described = scenes.first { $0.name == configuration.name } ?? (configuration.name == nil ? scenes.first : nil)
    let own = sceneDelegates.first {
      if let type = configuration.delegateClass { return $0.type == type }
      return described?.delegate == nil ? sceneDelegates.count == 1 : $0.name == described?.delegate
    }
    let sceneDelegate = own?.make()
    scene.delegate = sceneDelegate
    if let sceneDelegate { Self.retained.append(sceneDelegate) }
    let storyboard = configuration.storyboard ?? described?.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
    let window = storyboard.map(Self.window)
    let windowed = sceneDelegate as? any UIWindowSceneDelegate
    if let window { windowed?.window = window }
    sceneDelegate?.scene(scene, willConnectTo: scene.session, options: options)
    let shown: UIWindow? = windowed?.window
    Self.show(shown ?? window)
    sceneDelegate?.sceneWillEnterForeground(scene)
    sceneDelegate?.sceneDidBecomeActive(scene)
  }

  private static func window(of storyboard: String) -> UIWindow {
    window(of: UIStoryboard(name: storyboard, bundle: nil))
  }

  private static func window(of storyboard: UIStoryboard) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = storyboard.instantiateInitialViewController()
    retained.append(window)
    return window
  }

  private static func show(_ window: UIWindow?) {
    if let window, window.isHidden { window.makeKeyAndVisible() }
  }

  private final class PlainDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?
  }
}
