// Not Apple's: what an object answers for when its world has ended.

import QuartzCore

/// Keeps an object's application without keeping it alive.
///
/// A client may keep a window, a view or an animator for longer than the stage that it was made in. Such an object then
/// belongs to the current world, as a view does that is in no window. Nothing in UIKit refers to an application in
/// another way, so that no object traps when its world has ended, and none keeps its world alive.
@propertyWrapper @MainActor struct WeakApplication {
  private weak var application: UIApplication?

  init(wrappedValue: UIApplication) { application = wrappedValue }

  /// The application, or that of the current world once the object's own has ended.
  var wrappedValue: UIApplication {
    get { application ?? .shared }
    set { application = newValue }
  }
}

/// Ends a world together with its application.
final class WorldLifetime {
  private let world: LayerWorld

  init(_ world: LayerWorld) { self.world = world }

  deinit { world.end() }
}

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
