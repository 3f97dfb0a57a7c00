import CoreGraphics
public import Foundation
public import QuartzCore

/// Watches the touches in a view, and on the views in it, for a gesture.
///
/// **States.** A continuous recogniser goes `possible → began → changed… → ended` or `cancelled`, a discrete one
/// `possible → ended`; either may go `possible → failed`. A subclass sets `state`; what makes no step of these is
/// ignored. `cancelled` in `possible` is a failure, `failed` while under way a cancellation.
///
/// **Recognising.** When a subclass leaves `possible`, in this order: the views from its own upwards to the touched one
/// and the delegate are asked whether it may begin (once); it fails if one that recognised prevents it; it waits in
/// `possible` while one that it requires to fail is undecided, and fails if that one recognises; else its state is
/// set, those it prevents fail, and the touched views lose the touches. Those that compete are those that share a touch.
///
/// **Order.** In an event every recogniser is told first, that of the deepest view first and then in the order they were
/// added; then waiting ones are decided, touches are taken from views, and actions sent in the order the states were
/// set; then the views are told. Changes outside any event have their actions sent at once. `failed` sends none.
///
/// **Cancelling.** Disabling, removing the recogniser, and its view leaving the window cancel it (or fail it, in `possible`)
/// and it forgets its touches.
///
/// **Lifetime.** After an end state it gets no more of its touches, and once all of them are up, `reset()` is called and it
/// is `possible` again. Targets, delegate and view are held weakly; a target that is gone is told nothing.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject, AssociatedObjectHolder {
  nonisolated(unsafe) final var associatedObjects = AssociatedObjects()
  /// The view whose touches are watched.
  public internal(set) final weak var view: UIView?
  /// Is asked what the recogniser may do.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it watches at all; taking this away cancels what is under way.
  open var isEnabled = true { didSet { if !isEnabled { abandon() } } }
  /// Whether the touches are taken from the touched view once it recognises.
  open var cancelsTouchesInView = true
  /// Whether the touched view is told of a touch only once this has failed.
  open var delaysTouchesBegan = false
  /// Whether the touched view is told of a touch's end only once this has failed.
  open var delaysTouchesEnded = true
  /// The kinds of touches that are watched, as raw values of `UITouch.TouchType`; all of them.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// The kinds of presses that are watched; none are made yet.
  open var allowedPressTypes: [NSNumber] = []
  /// Kept; all touches are of one kind.
  open var requiresExclusiveTouchType = true
  /// A name to find it by.
  open var name: String?

  final var targets = TargetActions()
  final var published = State.possible
  final var machine = State.possible
  /// What is shown while the action for an earlier state is sent.
  final var shownState: State?
  final var isWaiting = false
  final var isHeldUp = false
  final var waitsToBegin = false
  final var isEngaged = false
  final var tracked: [UITouch] = []
  final var ignored: [UITouch] = []
  final var requirements: [Weak<UIGestureRecognizer>] = []
  final var blockers: [Weak<UIGestureRecognizer>] = []
  final var rivals: [Weak<UIGestureRecognizer>] = []
  final var lastPlace = CGPoint.zero
  final weak var lastWindow: UIWindow?
  final weak var arbiter: GestureArbiter?

  /// A recogniser that calls `action` on `target`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { targets.add(target, action) }
  }

  /// A recogniser that calls nobody yet.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Not to be had from archives; gives one that calls nobody yet.
  public convenience init?(coder: NSCoder) { self.init(target: nil, action: nil) }

  /// Where it is with its gesture; subclasses set it.
  open var state: State {
    get { shownState ?? published }
    set { advance(to: newValue) }
  }

  /// Has `action` called on `target`, which is held weakly, when the state changes.
  open func addTarget(_ target: Any, action: Selector) { targets.add(target, action) }

  /// Has `action` not be called on `target` any more; nil stands for every one.
  ///
  /// Methods cannot be compared: without the very selector that was added, the one added last is removed of those of the
  /// target that are of the same class and take the same arguments.
  open func removeTarget(_ target: Any?, action: Selector?) { targets.remove(target, action) }

  /// Has it wait until `otherGestureRecognizer` has failed, where that watches touches.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) { addRequirement(otherGestureRecognizer) }

  /// The middle of its touches, or where it last was, in the coordinates of `view`, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint {
    UITouch.place(centroid(of: countedTouches) ?? lastPlace, of: lastWindow, in: view)
  }

  /// Where the touch with this index is, in the coordinates of `view`, or of the window for nil.
  ///
  /// With an index that is out of range, `location(in:)`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    countedTouches.indices.contains(touchIndex)
      ? countedTouches[touchIndex].location(in: view) : location(in: view)
  }

  /// How many touches belong to the gesture.
  open var numberOfTouches: Int { countedTouches.count }

  /// The touches that belong to the gesture: those that are down.
  var countedTouches: [UITouch] { tracked.filter { !$0.isOver } }

  /// Whether it has no touch but expects another, as between the two of a double tap.
  var awaitsTouches: Bool { false }

  /// The state is about to be `began`, after waiting for another to fail.
  func willBeginLate() {}

  /// The mouse buttons that are down: the first one.
  open var buttonMask: UIEvent.ButtonMask { tracked.contains { !$0.isOver } ? .primary : [] }

  // MARK: For subclasses

  /// Touches went down; by default nothing happens.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches moved; by default nothing happens.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches went up; by default nothing happens.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were taken away by the system; by default nothing happens.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Estimates became known; this never happens.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Presses began; by default nothing happens.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Presses changed; by default nothing happens.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Presses ended; by default nothing happens.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Presses were taken away; by default nothing happens.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// The gesture is over: what was kept of it is to be forgotten.
  open func reset() {}

  /// Watches a touch no more, which stays with its view when the gesture is recognised.
  open func ignore(_ touch: UITouch, for event: UIEvent) { leave(touch) }
  /// Watches a press no more; none are watched yet.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}

  /// Whether recognising makes the other fail; by default it does, unless a delegate has both.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether the other's recognising makes this one fail; by default it does, unless a delegate has both.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it waits for the other to fail; by default not.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the other waits for it to fail; by default not.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether it is to hear of what went down in an event; by default it is.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
}

extension UIGestureRecognizer {
  /// Where a recogniser is with its gesture.
  public enum State: Int, Sendable {
    /// Nothing is recognised yet.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture went on.
    case changed
    /// The gesture was made: a continuous one is over, a discrete one recognised.
    case ended
    /// A continuous gesture was broken off.
    case cancelled
    /// The touches are no such gesture.
    case failed

    /// A discrete gesture was recognised.
    public static var recognized: Self { .ended }

    var isUnderWay: Bool { self == .began || self == .changed }
    var isOver: Bool { rawValue >= Self.ended.rawValue }
    var isRecognised: Bool { isUnderWay || self == .ended }
  }
}
