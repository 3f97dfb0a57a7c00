import CoreGraphics
public import Foundation
public import QuartzCore

/// Recognises a gesture in the touches on a view and its subviews.
///
/// **States.** A continuous recogniser goes through `possible → began → changed… → ended` or `cancelled`, a discrete one
/// through `possible → ended`; both may go from `possible` to `failed`. A subclass sets `state`; a transition that is not
/// among these is ignored. Setting `cancelled` in `possible` counts as `failed`, and setting `failed` after `began` as
/// `cancelled`.
///
/// **Recognition.** When a subclass leaves `possible`, these steps follow in order:
/// 1. The views from the touched one up to the recogniser's own, and the delegate, are asked once whether it may begin.
/// 2. It fails if a rival that has recognised prevents it. Rivals are recognisers that share a touch.
/// 3. It waits in `possible` while a recogniser that it requires to fail is undecided, and fails if that one recognises.
/// 4. Its state is set, the rivals that it prevents fail, and the touches are cancelled in the touched views.
///
/// **Order.** In each event all recognisers are told first, those of the deepest view first, then in the order in which
/// they were added. Then waiting recognisers are decided, touches are cancelled, and actions are sent in the order in which
/// the states were set. Then the views are told. Actions for changes outside an event are sent at once. `failed` sends no
/// action.
///
/// **Cancellation.** When the recogniser is disabled or removed, or when its view leaves the window, it is cancelled (in
/// `possible` it fails) and loses its touches.
///
/// **Lifetime.** After an end state the recogniser receives no more of its touches. When all of them are up, `reset()` is
/// called and the state is `possible` again. Targets, delegate and view are held weakly; a target that has been freed is
/// skipped.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, AssociatedObjectHolder {
  nonisolated(unsafe) final var associatedObjects = AssociatedObjects()
  public internal(set) final var view: UIView? {
    get { attachedView }
    set { attachedView = newValue }
  }
  private final weak var attachedView: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Disabling the recogniser cancels its gesture.
  open var isEnabled = true {
    didSet {
      if let original { original.isEnabled = isEnabled } else if !isEnabled { abandon() }
    }
  }
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  /// Raw values of `UITouch.TouchType`; all by default.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Hosts do not send presses to recognisers yet.
  open var allowedPressTypes: [NSNumber] = []
  /// Stored, without effect: all touches are of one type.
  open var requiresExclusiveTouchType = true
  open var name: String?

  /// What the system's own are called where a user reads of them.
  package final var role: String?
  /// Why it is about to fail; nil if its own class does not say it, or no one listens.
  final var failure: String?
  final var targets = TargetActions()
  final var published = State.possible
  final var machine = State.possible
  /// Shown while the action for an earlier state is sent.
  final var shownState: State?
  final var isWaiting = false
  /// The view and the delegates are being asked whether the recogniser may be recognised.
  final var isAsking = false
  final var isHeldUp = false
  final var waitsToBegin = false
  final var isEngaged = false
  final var tracked: [UITouch] = []
  final var ignored: [UITouch] = []
  final var requirements: [Weak<UIGestureRecognizer>] = []
  final var blockers: [Weak<UIGestureRecognizer>] = []
  final var rivals: [Weak<UIGestureRecognizer>] = []
  final var lastPosition = CGPoint.zero
  final weak var lastWindow: UIWindow?
  final weak var arbiter: GestureArbiter?
  /// This recogniser stands for it; nil for any that receives touches itself.
  final weak var original: UIGestureRecognizer?
  /// Stands for this one in an action that takes another class.
  final var knownStandIn: UIGestureRecognizer?

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { targets.add(target, action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// An object that observes by name, as Objective-C finds in any object.
  open nonisolated func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Subclasses set it.
  open var state: State {
    get { shownState ?? published }
    set { (original ?? self).advance(to: newValue) }
  }

  /// `target` is held weakly.
  open func addTarget(_ target: Any, action: Selector) { targets.add(target, action) }

  /// Nil stands for any action.
  ///
  /// Methods cannot be compared: unless the selector is the one that was added, the action added last is removed among
  /// those of the target that belong to the same class and take the same arguments.
  open func removeTarget(_ target: Any?, action: Selector?) { targets.remove(target, action) }

  /// If `otherGestureRecognizer` receives touches.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { addRequirement(otherGestureRecognizer) }

  /// The centroid of the touches, or the last one if all are up; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    UITouch.convert(centroid(of: countedTouches) ?? lastPosition, of: lastWindow, in: view)
  }

  /// Nil stands for the window; an index that is out of range returns `location(in:)`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    countedTouches.indices.contains(touchIndex)
      ? countedTouches[touchIndex].location(in: view) : location(in: view)
  }

  open var numberOfTouches: Int { countedTouches.count }

  /// The touches of the gesture: those that are down.
  var countedTouches: [UITouch] { tracked.filter { !$0.isOver } }

  /// Whether it expects another touch without having one, as between the taps of a double tap.
  var awaitsTouches: Bool { false }

  /// The state becomes `began` after waiting for another recogniser to fail.
  func willBeginLate() {}

  /// The first button, if any.
  open var buttonMask: UIEvent.ButtonMask { tracked.contains { !$0.isOver } ? .primary : [] }

  // MARK: For subclasses

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Never called: no properties of touches are estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  open func reset() {}

  /// The view keeps the touch when the gesture is recognised.
  open func ignore(_ touch: UITouch, for event: UIEvent) { leave(touch) }
  /// Does nothing: recognisers do not receive presses yet.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  /// True by default, though a delegate may allow both.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// True by default, though a delegate may allow both.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// It has failed because `winner` recognised, whose action is about to be sent.
  func didLose(to winner: UIGestureRecognizer) {}
  /// False by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// False by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// True by default.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}

extension UIGestureRecognizer {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed
    public static var recognized: Self { .ended }

    var isContinuing: Bool { self == .began || self == .changed }
    var isOver: Bool { rawValue >= Self.ended.rawValue }
    var isRecognised: Bool { isContinuing || self == .ended }
  }
}

// Not Apple's: what a recogniser sends to an action that takes another class of recogniser.

extension UIGestureRecognizer: ActionSender {
  /// A recogniser of the class `wanted`, with this one's state, view, touches and movement; nil if that is not one of
  /// the system's classes.
  ///
  /// It is the same object throughout a gesture. What is set on it is set on this recogniser too.
  package func standIn(of wanted: Any.Type) -> AnyObject? {
    if let known = knownStandIn, type(of: known) == wanted { return known.imitating(self) }
    guard let made = Self.makers[ObjectIdentifier(wanted)]?() else { return nil }
    knownStandIn = made
    made.original = self
    return made.imitating(self)
  }

  private static let makers: [ObjectIdentifier: @MainActor () -> UIGestureRecognizer] = [
    ObjectIdentifier(UIPanGestureRecognizer.self): { UIPanGestureRecognizer() },
    ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self): { UIScreenEdgePanGestureRecognizer() },
    ObjectIdentifier(UITapGestureRecognizer.self): { UITapGestureRecognizer() },
    ObjectIdentifier(UILongPressGestureRecognizer.self): { UILongPressGestureRecognizer() },
    ObjectIdentifier(UISwipeGestureRecognizer.self): { UISwipeGestureRecognizer() },
    ObjectIdentifier(UIPinchGestureRecognizer.self): { UIPinchGestureRecognizer() },
    ObjectIdentifier(UIRotationGestureRecognizer.self): { UIRotationGestureRecognizer() },
  ]

  private func imitating(_ other: UIGestureRecognizer) -> UIGestureRecognizer {
    (view, name) = (other.view, other.name)
    (published, machine, shownState) = (other.published, other.machine, other.shownState)
    (tracked, ignored, lastPosition, lastWindow) = (other.tracked, other.ignored, other.lastPosition, other.lastWindow)
    if let pan = self as? UIPanGestureRecognizer, let other = other as? UIPanGestureRecognizer { pan.copy(from: other) }
    return self
  }
}

extension UIPanGestureRecognizer {
  fileprivate func copy(from other: UIPanGestureRecognizer) {
    (movement, path, middle, lastTime) = (other.movement, other.path, other.middle, other.lastTime)
    (tracker, isSetStill) = (other.tracker, other.isSetStill)
  }
}

extension UIGestureRecognizer {
  /// The touch went down.
  final func accepts(_ touch: UITouch, in event: UIEvent) -> Bool {
    guard isEnabled, !machine.isOver, allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)),
      shouldReceive(event)
    else {
      if !machine.isOver { note(.refuses, isEnabled ? "its class does not want the touch" : "it is disabled") }
      return false
    }
    if isSwitchedOff {
      note(.refuses, "it is off, to try that")
      return false
    }
    let isWanted = askedDelegate?.gestureRecognizer(self, shouldReceive: event) ?? true
    guard isWanted, askedDelegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else {
      note(.refuses, "\(delegateLabel) says no to shouldReceive")
      return false
    }
    note(.sees)
    return true
  }

  /// Handles changes of its touches.
  final func handle(_ changed: [UITouch], in event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      let touches = changed.filter { $0.phase == phase && tracked.contains($0) }
      guard !touches.isEmpty, isEnabled, view != nil, !machine.isOver else { continue }
      if let last = touches.last { note(last) }
      switch phase {
      case .began: touchesBegan(Set(touches), with: event)
      case .moved: touchesMoved(Set(touches), with: event)
      case .ended: touchesEnded(Set(touches), with: event)
      default: touchesCancelled(Set(touches), with: event)
      }
    }
  }

  private func note(_ touch: UITouch) {
    lastPosition = centroid(of: tracked.filter { !$0.isOver }) ?? touch.position
    lastWindow = touch.window
  }

  final func leave(_ touch: UITouch) {
    guard tracked.contains(touch) else { return }
    tracked.removeAll { $0 === touch }
    ignored.append(touch)
  }

  final func forgetTouchesThatEnded() {
    tracked.removeAll(where: \.isOver)
    ignored.removeAll(where: \.isOver)
  }

  /// Both receive a touch, or have chosen to ignore it.
  final func shares(with other: UIGestureRecognizer) -> Bool {
    (tracked + ignored).contains { other.tracked.contains($0) || other.ignored.contains($0) }
  }

  /// In the window; nil without touches.
  final func centroid(of touches: [UITouch]) -> CGPoint? {
    guard !touches.isEmpty else { return nil }
    let sum = touches.reduce(SIMD2<Double>.zero) { $0 + SIMD2($1.position.x, $1.position.y) }
    return CGPoint(x: sum.x / Double(touches.count), y: sum.y / Double(touches.count))
  }
}

/// All methods are optional.
///
/// A subclass of a conforming class cannot implement a method that its superclass left out: it has to declare the
/// conformance itself, or override the method of the superclass.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// It is enough if one of the two delegates returns true.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }

  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
}
