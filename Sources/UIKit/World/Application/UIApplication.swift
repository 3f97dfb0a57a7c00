import CoreGraphics
public import Foundation
package import Motion
package import QuartzCore

/// The application of a world, with its screen, windows and clock.
///
/// Each world has one application; `shared` is that of the world that was entered last.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The world's layers and clock.
  package let world: LayerWorld
  private let lifetime: WorldLifetime
  /// The world's screen.
  package let screen: UIScreen
  /// The layer that shows the windows, from back to front.
  package let rootLayer = CALayer()
  /// The visible windows, from back to front.
  public internal(set) final var windows: [UIWindow] = []
  /// The window that receives keyboard events.
  public internal(set) final var keyWindow: UIWindow? {
    get { heldKeyWindow }
    set { heldKeyWindow = newValue }
  }
  private final weak var heldKeyWindow: UIWindow?
  /// The delegate of the application.
  public final weak var delegate: (any UIApplicationDelegate)?
  weak var firstResponder: UIResponder? {
    didSet { if firstResponder !== oldValue { firstResponderChanged?() } }
  }
  /// Called when the first responder changed.
  package final var firstResponderChanged: (() -> Void)?
  /// The keys that are down and were told to responders.
  final var presses: [UIPress] = []
  /// The store behind the general pasteboard.
  package final var pasteboard: any PasteboardStore = OwnPasteboard()
  /// The modifier keys that are held.
  final var modifierFlags: UIKeyModifierFlags = []
  /// The recognisers whose views the pointer is on.
  final var hovering: [Weak<UIHoverGestureRecognizer>] = []
  /// The innermost view that the pointer is on.
  final weak var hoveredView: UIView?
  private(set) final lazy var toolTips = ToolTipPresenter(self)
  /// Whether menus have the sizes of a desktop's panel, and not those for fingers.
  package final var usesCompactMenus = false
  /// What takes keys before the first responder, the last one first.
  final var keyOverlays: [any KeyOverlay] = []
  /// The number of the last background task; the first is 2.
  final var lastBackgroundTask = 1
  /// The number of calls of `beginIgnoringInteractionEvents()` that were not ended.
  private final var ignoringCalls = 0
  /// The object that advances the application's time.
  package final weak var host: AnyObject?
  /// The work that waits for later instants.
  let schedule = Schedule()
  /// The work that waits until groups are empty.
  var waitingGroups = WaitingGroups()
  /// The calls of methods that were put off.
  var delayedCalls: [DelayedCall] = []
  /// The work that waits for the end of this turn.
  var turnWork: [() -> Void] = []
  /// The views whose `updateConstraints()` was requested.
  var constraintUpdates: [Weak<UIView>] = []
  /// The observers of values of this world's objects.
  var observed: [Weak<KeyValueObservers>] = []
  /// The names that were reported as kept only so that sources compile.
  var reportedNames: Set<String> = []
  /// The only scene.
  final lazy var scene = UIWindowScene(of: self)
  final var keptBadgeNumber = 0
  final var keepsScreenOn = false
  /// The journal that records changes of views at the moment.
  var journal: TransitionJournal?
  /// The state of the animation blocks that are being staged.
  let animationState = AnimationState()
  /// The log of what transitions ask and tell; nil while no tool listens.
  package final var calls: TransitionCalls?
  /// The verdict on the last release of a system transition; nil from the next press on.
  package internal(set) final var systemVerdict: ReleaseVerdict?
  /// Returns what a release of the system transition that a finger drags would be now, with the rule that would decide;
  /// nil while no finger drags one.
  package internal(set) final var systemProspect: (() -> (release: Release, rule: ReleaseRule)?)?
  /// The instant at which a pointer last went down, in seconds of the world's time.
  package internal(set) final var lastPress = -Double.infinity
  /// The transitions that are requested or running, in the order of their requests.
  var transitions: [TransitionContext] = []

  /// Turns pointer events into touches and events.
  private(set) lazy var touchDispatcher = TouchDispatcher(self)

  package init(size: CGSize, scale: CGFloat) {
    world = LayerWorld()
    lifetime = WorldLifetime(world)
    screen = UIScreen(size: size, scale: scale)
    super.init()
    screen.application = self
    world.environment = screen.traitCollection
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

  /// The application of the current world; nil if no stage was ever entered.
  static var current: UIApplication? {
    if let found = LayerWorld.current.owner as? UIApplication { return found }
    // The main queue may run on another thread now, which has no world yet.
    last?.enter()
    return last
  }

  private static weak var last: UIApplication?

  /// The application that is used while no stage is there; it is never freed, since windows may be made in it.
  private static var spare: UIApplication?

  /// Makes the world of this application the current one.
  package func enter() {
    world.enter()
    Self.last = self
  }

  /// Reports misuse that would raise an exception or log a message on iOS.
  package func report(_ message: String) { world.report(message) }

  override var respondingApplication: UIApplication? { self }

  /// Whether presses are ignored.
  public final var isIgnoringInteractionEvents: Bool { ignoringCalls > 0 }

  /// Ignores presses, and turns of a wheel, until ``endIgnoringInteractionEvents()`` was called as often; touches that
  /// are down go on.
  public final func beginIgnoringInteractionEvents() { ignoringCalls += 1 }

  /// Ends what a call of ``beginIgnoringInteractionEvents()`` began.
  public final func endIgnoringInteractionEvents() {
    guard isIgnoringInteractionEvents else { return report("endIgnoringInteractionEvents() ends nothing that began") }
    ignoringCalls -= 1
  }

  /// The layout direction of the user interface.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

  /// The layout direction, which a tool may set to try a transition in it.
  package final var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// Whether the system's own transitions from code are cross-fades, which a tool may set; drags still move screens.
  package final var reducesMotion = false

  /// The frame of the status bar; always zero, since there is none.
  public final var statusBarFrame: CGRect { .zero }

  /// Returns the orientations of a window; kept for the client, because windows are not turned.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .allButUpsideDown }

  /// Sends an event to the windows of its touches or presses.
  open func sendEvent(_ event: UIEvent) {
    for window in event.windows { window.sendEvent(event) }
  }
}

/// The layout direction of a user interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right, as in English.
  case leftToRight
  /// From right to left, as in Arabic.
  case rightToLeft
}
