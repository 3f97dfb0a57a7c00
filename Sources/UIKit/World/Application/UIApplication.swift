import CoreGraphics
public import Foundation
package import Motion
public import QuartzCore

/// Each world has one; `shared` is that of the world that was entered last.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  package let world: LayerWorld
  private let lifetime: WorldLifetime
  package let screen: UIScreen
  /// Shows the windows, from back to front.
  package let rootLayer = CALayer()
  /// The visible ones, from back to front.
  public internal(set) final var windows: [UIWindow] = []
  public internal(set) final var keyWindow: UIWindow? {
    get { heldKeyWindow }
    set { heldKeyWindow = newValue }
  }
  private final weak var heldKeyWindow: UIWindow?
  public final weak var delegate: (any UIApplicationDelegate)?
  weak var firstResponder: UIResponder? {
    didSet { if firstResponder !== oldValue { firstResponderChanged?() } }
  }
  package final var firstResponderChanged: (() -> Void)?
  /// The keys that are down and were told to responders.
  final var presses: [UIPress] = []
  package final var pasteboard: any PasteboardStore = UserCodePasteboard()
  final var modifierFlags: UIKeyModifierFlags = []
  final var hovering: [Weak<UIHoverGestureRecognizer>] = []
  /// The innermost view under the pointer.
  final weak var hoveredView: UIView?
  private(set) final lazy var toolTips = ToolTipPresenter(self)
  /// Menus then have the sizes of a desktop's panel, and not those for fingers.
  package final var usesCompactMenus = false
  /// They take keys before the first responder, the last one first.
  final var keyOverlays: [any KeyOverlay] = []
  /// The first is 2, as on iOS.
  final var lastBackgroundTask = 1
  /// The number of calls of `beginIgnoringInteractionEvents()` that were not ended.
  private final var ignoringCalls = 0
  /// It advances the application's time.
  package final weak var host: AnyObject?
  let schedule = Schedule()
  var waitingGroups = WaitingGroups()
  var delayedCalls: [DelayedCall] = []
  var turnWork: [() -> Void] = []
  var constraintUpdates: [Weak<UIView>] = []
  var observed: [Weak<KeyValueObservers>] = []
  var reportedNames: Set<String> = []
  /// The client's, for archives.
  package let archivedClasses = ArchivedClasses()
  final lazy var scene = UIWindowScene(of: self)
  final var keptBadgeNumber = 0
  final var keepsScreenOn = false
  /// Records changes of views, for a cancelled transition to take back.
  var journal: TransitionJournal? { recording.last }
  /// Each inside of the one before.
  var recording: [TransitionJournal] = []
  /// Nil until the first call of an `appearance()`.
  var appearances: AppearanceProxies?
  let animationState = AnimationState()
  /// What is forgiven that goes wrong on iOS.
  package final var forgives = Forgiveness.everything
  /// Called with each remark, and the address in the client's code that it is about, or 0.
  package final var remarked: ((_ sentence: String, _ origin: UInt) -> Void)?
  /// The address in the client's code that makes the present change; nil if no tool asks for it.
  package final var findOrigin: (() -> UInt)?
  /// Nil while no tool listens.
  package final var calls: TransitionCalls?
  /// The decision on the last release of a system transition; nil from the next press on.
  package internal(set) final var systemDecision: ReleaseDecision?
  /// What a release of the system transition that a finger drags would be now, with the rule that would decide.
  ///
  /// Nil while no finger drags one.
  package internal(set) final var systemForecast: (() -> (release: Release, rule: ReleaseRule)?)?
  /// When a pointer last went down, in seconds of the world's time.
  package internal(set) final var lastPress = -Double.infinity
  /// Nil if nothing catches transitions.
  package internal(set) final weak var transitionCatch: TransitionCatch?
  /// The last release of a drag that moved a transition, if something catches transitions; nil from the next press on.
  package internal(set) final var lastRelease: DragReport?
  /// The pan whose action is being sent.
  weak var actingPan: UIPanGestureRecognizer?
  /// Requested or running, in the order of their requests.
  var transitions: [TransitionContext] = []

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

  public class var shared: UIApplication {
    if let found = current { return found }
    let application = spare ?? UIApplication(size: CGSize(width: 390, height: 844), scale: 1)
    spare = application
    application.enter()
    return application
  }

  /// Nil if no stage was ever entered.
  static var current: UIApplication? {
    if let found = LayerWorld.current.owner as? UIApplication { return found }
    // The main queue may run on another thread now, which has no world yet.
    last?.enter()
    return last
  }

  private static weak var last: UIApplication?

  /// Used while no stage is there; it is never freed, since windows may be made in it.
  private static var spare: UIApplication?

  package func enter() {
    world.enter()
    Self.last = self
  }

  /// For misuse that raises an exception or logs a message on iOS.
  package func report(_ message: String) { world.report(message) }

  override var respondingApplication: UIApplication? { self }

  public final var isIgnoringInteractionEvents: Bool { ignoringCalls > 0 }

  /// Also ignores turns of a wheel; touches that are down go on.
  public final func beginIgnoringInteractionEvents() { ignoringCalls += 1 }

  public final func endIgnoringInteractionEvents() {
    guard isIgnoringInteractionEvents else { return report("endIgnoringInteractionEvents() ends nothing that began") }
    ignoringCalls -= 1
  }

  /// The version of iOS whose pushes and pops navigation controllers have; they take its swipes when their views load.
  package final var systemVersion = SystemVersion.iOS27
  /// How screens zoom; transitions in progress go on as they began.
  package final var zoomMotion = ZoomMotion()

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { layoutDirection }

  /// A tool may set it to try a transition in that direction.
  package final var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// Whether the system's pushes, pops and zooms from code are cross-fades, which a tool may set; drags still move screens.
  package final var reducesMotion = false
  /// Whether, with reduced motion, the system's presentations from code are cross-fades too.
  package final var prefersCrossFades = false

  /// Always zero: there is no status bar.
  public final var statusBarFrame: CGRect { .zero }

  /// Without effect: windows are not turned.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask { .allButUpsideDown }

  open func sendEvent(_ event: UIEvent) {
    for window in event.windows { window.sendEvent(event) }
  }
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight
  case rightToLeft
}

// Not Apple's: what exists only so that sources compile says so when it is used.

extension UIApplication {
  /// Reports once that `name` exists only so that sources compile, and what happens in its place.
  ///
  /// The page about what is kept to compile lists every such name; a test compares them.
  package static func stub(_ name: String, _ effect: String = "it has no effect") {
    guard let application = current, application.reportedNames.insert(name).inserted else { return }
    application.report("\(name) exists so that sources compile: \(effect)")
  }

  /// The same of a name that every thread can use; only the main thread has a stage that could report it.
  nonisolated static func stubFromAnywhere(_ name: String, _ effect: String) {
    if Thread.isMainThread { MainActor.assumeIsolated { stub(name, effect) } }
  }
}

extension UIApplication {
  /// Returns whether the target has the method.
  ///
  /// If `target` is nil, the first responder is tried and then those above it. Without a first responder the search
  /// begins at the sender; a sender that is no responder is then not tried, and the result is false.
  @discardableResult
  public final func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return action.perform(on: target as AnyObject, with: sender, event) }
    var responder = firstResponder ?? sender as? UIResponder
    while let found = responder {
      if action.perform(on: found, with: sender, event) { return true }
      responder = found.next
    }
    return false
  }
}

// Not Apple's: the reasons why a world is not idle.

extension UIApplication {
  /// Each a clause that names the cause; empty when the application is idle.
  package func busyReasons() -> [String] {
    var reasons = transitions.map(\.unfinishedReason)
    let links = world.runningDisplayLinkCount
    if links > 0 { reasons.append("\(links == 1 ? "a display link is" : "\(links) display links are") running") }
    if let instant = schedule.nextInstant {
      reasons.append(
        "\(schedule.count == 1 ? "work waits" : "\(schedule.count) pieces of work wait"), next at \(instant) s")
    }
    if !turnWork.isEmpty { reasons.append("work put off to the end of the turn goes on putting itself off") }
    let moving = world.movingAnimations
    if !moving.isEmpty {
      let more = moving.count > Self.mostNamed ? " and \(moving.count - Self.mostNamed) more" : ""
      reasons.append("animations of \(moving.prefix(Self.mostNamed).joined(separator: ", "))\(more) are under way")
    }
    if touchCount > 0, !isIdle {
      reasons.append("\(touchCount == 1 ? "a touch is" : "\(touchCount) touches are") down")
    }
    if reasons.isEmpty, !isIdle { reasons.append("layout or drawing is asked for again and again") }
    return reasons
  }

  /// The most animations that are named.
  private static let mostNamed = 5
}

// Not Apple's: how a host, a test or a replay sends an application the events of pointers.

package enum PointerPhase: Sendable {
  case down
  case move
  case up
  /// As when the window loses the focus.
  case cancel
}

struct PointerInput {
  var phase: PointerPhase
  var id: Int
  var point: CGPoint?
  var timestamp: Double
}

extension UIApplication {
  /// Handles an event at `point` of the screen, `timestamp` seconds on the host's clock.
  ///
  /// Several pointers may be down at once; the mouse is 0. Without a timestamp the world's instant is used. A press
  /// needs a point, a release without one happens at the pointer's last position, and a cancel ends all touches. An
  /// event that does not fit is ignored: a press of a pointer that is down, a move or release of one that is not. A
  /// point or timestamp that is not finite is ignored and reported. An event sent while another is handled follows that
  /// one. The turn does not end here: `finishTurn()` or the next frame ends it.
  package func pointer(_ phase: PointerPhase, id: Int = 0, at point: CGPoint? = nil, timestamp: Double? = nil) {
    enter()
    if phase == .down, isIgnoringInteractionEvents { return }
    let timestamp = timestamp ?? world.now
    let isFinite = timestamp.isFinite && point.map { $0.x.isFinite && $0.y.isFinite } ?? true
    guard isFinite || phase == .cancel else {
      return report("A pointer was at \(point.map { "\($0)" } ?? "no point") at \(timestamp) s; the event was ignored")
    }
    if phase == .down {
      endHover()
      (lastPress, systemDecision, lastRelease) = (world.now, nil, nil)
    }
    let known = timestamp.isFinite ? timestamp : world.now
    touchDispatcher.receive(PointerInput(phase: phase, id: id, point: point, timestamp: known))
  }

  package var touchCount: Int { touchDispatcher.touches.count }

  /// Returns a point of the screen converted to `window`.
  func convert(_ point: CGPoint, to window: UIWindow) -> CGPoint { window.layer.convert(point, from: rootLayer) }

  /// Converts to where views are seen while screens move.
  func convertForHitTest(_ point: CGPoint, to window: UIWindow) -> CGPoint {
    guard Self.testsTouchesByPresentation else { return convert(point, to: window) }
    return window.layer.presentedPoint(point, fromSuperlayer: rootLayer)
  }
}
