import QuartzCore

extension UITraitCollection {
  /// The traits by which dynamic colours are resolved where none are given, as by `UIColor.cgColor`.
  ///
  /// While UIKit asks a view or controller to lay out, to draw, or to note other traits, these are its traits; at other
  /// times they are those of the screen. Each world has its own. A value that is set stays until the turn ends.
  public class var current: UITraitCollection {
    get { LayerWorld.current.environment as? UITraitCollection ?? .usual }
    set { LayerWorld.current.environment = newValue }
  }

  /// Calls `actions` with these traits as the current ones.
  public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  /// Calls `body` with these traits as the current ones, and returns its result.
  final func asCurrent<Result>(_ body: () -> Result) -> Result {
    let world = LayerWorld.current
    let outer = world.environment
    guard outer !== self else { return body() }
    world.environment = self
    defer { world.environment = outer }
    return body()
  }

  /// The traits of a world without a screen.
  static let usual = UITraitCollection(userInterfaceStyle: .light)
}
