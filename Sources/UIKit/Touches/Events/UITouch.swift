import CoreGraphics
public import Foundation

/// One finger, or the mouse button, from the moment it goes down until it goes up; it keeps neither its view nor its
/// window alive.
@preconcurrency @MainActor open class UITouch: NSObject {
  enum ViewState {
    case due, open, closed
  }

  /// The touch went down in it, and it receives all events of the touch.
  public internal(set) final var view: UIView? {
    get { hitView }
    set { hitView = newValue }
  }
  private final weak var hitView: UIView?
  public internal(set) final var window: UIWindow? {
    get { hitWindow }
    set { hitWindow = newValue }
  }
  private final weak var hitWindow: UIWindow?
  /// In seconds of the host's clock.
  public internal(set) final var timestamp: TimeInterval
  /// The number of taps in quick succession at this position, including this touch.
  public internal(set) final var tapCount = 1

  /// The mouse is 0.
  package final let pointer: Int
  final var givenPhase = Phase.began
  /// What a view sees while it is told of an earlier change or of a cancellation.
  final var shownPhase: Phase?
  final var start = CGPoint.zero
  final var position = CGPoint.zero
  final var previousPosition = CGPoint.zero
  final var watchers: [Weak<UIGestureRecognizer>] = []
  final var viewState = ViewState.due
  final var hasUntoldMove = false
  final var wasDelivered = false

  init(pointer: Int, timestamp: Double) {
    self.pointer = pointer
    self.timestamp = timestamp
    super.init()
  }

  open var phase: Phase { shownPhase ?? givenPhase }

  /// Always direct, also for the mouse.
  open var type: TouchType { .direct }

  open var gestureRecognizers: [UIGestureRecognizer]? {
    watchers.living.filter { $0.tracked.contains(self) }
  }

  /// Nil stands for the window.
  open func location(in view: UIView?) -> CGPoint { Self.convert(position, of: window, in: view) }

  /// Nil stands for the window.
  open func previousLocation(in view: UIView?) -> CGPoint { Self.convert(previousPosition, of: window, in: view) }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension UITouch {
  /// Always 0.
  public final var majorRadius: CGFloat { 0 }
  /// Always 0.
  public final var majorRadiusTolerance: CGFloat { 0 }
  /// Always 0, since it is unknown.
  public final var force: CGFloat { 0 }
  /// Always 0, since it is unknown.
  public final var maximumPossibleForce: CGFloat { 0 }

  /// The vector from where the touch went down to where it is, in the window.
  final var movement: SIMD2<Double> { SIMD2(position.x.native - start.x.native, position.y.native - start.y.native) }
  /// The distance from where the touch went down to where it is, in points.
  final var distanceMoved: CGFloat { hypot(position.x - start.x, position.y - start.y) }
  final var isOver: Bool { givenPhase == .ended || givenPhase == .cancelled }

  /// Moves the touch to another window, as if it had gone down there at its present position.
  final func move(to other: UIWindow) {
    let moved = Self.convert(position, of: window, in: other)
    (window, position, previousPosition, start) = (other, moved, moved, moved)
  }

  /// The point itself if it cannot be converted, as for a view without size.
  static func convert(_ point: CGPoint, of window: UIWindow?, in view: UIView?) -> CGPoint {
    guard let view, let window, view !== window else { return point }
    let converted = view.convert(point, from: window)
    return converted.x.isFinite && converted.y.isFinite ? converted : point
  }
}

extension UITouch {
  public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
    /// Never used, as the two below.
    case regionEntered
    case regionMoved
    case regionExited
  }

  public enum TouchType: Int, Sendable {
    /// The mouse counts as a finger.
    case direct
    case indirect
    case pencil
    case indirectPointer
    public static var stylus: Self { .pencil }
  }
}
