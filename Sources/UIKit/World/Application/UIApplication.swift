import CoreGraphics
public import Foundation
package import QuartzCore

/// The application of a world: its screen, its windows, its clock and what is under way.
///
/// Each world has one of its own; `shared` is that of the world entered last.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The world's layers and clock.
  package let world: LayerWorld
  private let lifetime: WorldLifetime
  /// The world's screen.
  package let screen: UIScreen
  /// Shows the windows, from back to front.
  package let rootLayer = CALayer()
  /// The windows that are shown, from back to front.
  public internal(set) final var windows: [UIWindow] = []
  /// The window that keyboard events go to.
  public internal(set) final weak var keyWindow: UIWindow?
  /// Hears about what happens to the application.
  public final weak var delegate: (any UIApplicationDelegate)?
  weak var firstResponder: UIResponder?
  /// Who moves the application's time.
  package final weak var host: AnyObject?
  /// What is to be done at instants to come.
  let schedule = Schedule()
  /// What is to be done before this turn ends.
  var turnWork: [() -> Void] = []
  /// What records changes of views now.
  var journal: TransitionJournal?
  /// The animation blocks that are being staged.
  let animationState = AnimationState()
  /// The transitions between controllers that are requested or under way, in the order of their request.
  var transitions: [TransitionContext] = []

  /// Makes touches and events of what pointers do.
  private(set) lazy var touchDispatcher = TouchDispatcher(self)

  package init(size: CGSize, scale: CGFloat) {
    world = LayerWorld()
    lifetime = WorldLifetime(world)
    screen = UIScreen(size: size, scale: scale)
    super.init()
    screen.application = self
    world.displayScale = scale.native
    rootLayer.frame = screen.bounds
    world.show(rootLayer)
    world.owner = self
    world.beforeCommit = { [weak self] in MainActor.assumeIsolated { self?.endTurn() } }
  }

  /// The application of the current world.
  public class var shared: UIApplication {
    if let found = current { return found }
    let application = spare ?? UIApplication(size: CGSize(width: 390, height: 844), scale: 1)
    spare = application
    application.enter()
    return application
  }

  /// The application of the current world; nil where no stage was ever entered.
  static var current: UIApplication? {
    if let found = LayerWorld.current.owner as? UIApplication { return found }
    // The main queue may have gone on to another thread, which has no world yet.
    last?.enter()
    return last
  }

  private static weak var last: UIApplication?

  /// What serves where no stage was ever entered.
  private static var spare: UIApplication?

  /// Makes this the current world's application.
  package func enter() {
    world.enter()
    Self.last = self
  }

  /// Says what would be an exception or a line in the log on iOS.
  package func report(_ message: String) { world.report(message) }

  /// The direction in which the user interface runs.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The frame of a status bar: there is none.
  public final var statusBarFrame: CGRect { .zero }

  /// Hands an event to the windows its touches are in.
  open func sendEvent(_ event: UIEvent) {
    for window in event.windows { window.sendEvent(event) }
  }
}

/// Hears about what happens to an application.
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}

/// The direction in which a user interface runs.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}
