// Not Apple's: what an object answers for when its world has ended.

import QuartzCore

/// The application that an object belongs to, which the object does not keep alive.
///
/// A client may keep a window, a view or an animator for longer than the stage that it was made in. Such an object then
/// belongs to the current world, as a view does that is in no window. Nothing in UIKit refers to an application in
/// another way, so that no object traps when its world has ended, and none keeps its world alive.
@propertyWrapper @MainActor struct WeakApplication {
  private var application: SharedWeak<UIApplication>

  init(wrappedValue: UIApplication) { application = wrappedValue.reference }

  /// The application, or that of the current world once the object's own has ended.
  var wrappedValue: UIApplication {
    get { application.object ?? .shared }
    set { application = newValue.reference }
  }
}

/// Ends a world together with its application.
final class WorldLifetime {
  private let world: LayerWorld
  private let reference: SharedWeak<UIApplication>

  init(_ world: LayerWorld, _ reference: SharedWeak<UIApplication>) {
    self.world = world
    self.reference = reference
  }

  deinit {
    reference.object = nil
    world.end()
  }
}
