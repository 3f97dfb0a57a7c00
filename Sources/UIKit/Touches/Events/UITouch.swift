import CoreGraphics
public import Foundation

/// One finger, or the mouse's button, from going down to going up.
///
/// It keeps neither its view nor its window alive.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// Whether its view has been told of it.
  enum ViewState {
    case due, open, closed
  }

  /// The view that was hit when the touch went down, which is told of all the touch does.
  public internal(set) final weak var view: UIView?
  /// The window that the touch went down in.
  public internal(set) final weak var window: UIWindow?
  /// When it last changed, in seconds of the host's clock.
  public internal(set) final var timestamp: TimeInterval
  /// How many times in quick succession a touch went down here; 1 for the first.
  public internal(set) final var tapCount = 1

  /// Which pointer made it; the mouse is 0.
  package final let pointer: Int
  final var givenPhase = Phase.began
  /// What is shown to a view that hears of it later, or of its being taken away.
  final var shownPhase: Phase?
  final var start = CGPoint.zero
  final var place = CGPoint.zero
  final var previousPlace = CGPoint.zero
  final var watchers: [Weak<UIGestureRecognizer>] = []
  final var viewState = ViewState.due
  final var hasMoveForView = false
  final var wasDelivered = false

  init(pointer: Int, timestamp: Double) {
    self.pointer = pointer
    self.timestamp = timestamp
    super.init()
  }

  /// What it last did.
  open var phase: Phase { shownPhase ?? givenPhase }

  /// What made it: always a finger, as which the mouse counts.
  open var type: TouchType { .direct }

  /// The recognisers that watch it.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    watchers.compactMap(\.object).filter { $0.tracked.contains(self) }
  }

  /// Where it is, in the coordinates of `view`, or of the window for nil.
  open func location(in view: UIView?) -> CGPoint { Self.place(place, of: window, in: view) }

  /// Where it was before it last moved, in the coordinates of `view`, or of the window for nil.
  open func previousLocation(in view: UIView?) -> CGPoint { Self.place(previousPlace, of: window, in: view) }

  /// Where it is, as exactly as known: the same as `location(in:)`.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Where it was, as exactly as known: the same as `previousLocation(in:)`.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension UITouch {
  /// The radius of the touch, in points: a mouse has none.
  public final var majorRadius: CGFloat { 0 }
  /// How far `majorRadius` may be off, in points.
  public final var majorRadiusTolerance: CGFloat { 0 }
  /// How hard it presses: unknown.
  public final var force: CGFloat { 0 }
  /// How hard it could press: unknown.
  public final var maximumPossibleForce: CGFloat { 0 }

  final var isOver: Bool { givenPhase == .ended || givenPhase == .cancelled }

  /// Counts as having gone down in another window, where it is now.
  final func move(to other: UIWindow) {
    let moved = Self.place(place, of: window, in: other)
    (window, place, previousPlace, start) = (other, moved, moved, moved)
  }

  /// Where a point of the window is in `view`; the point itself where that has no answer, as in a view of no size.
  static func place(_ point: CGPoint, of window: UIWindow?, in view: UIView?) -> CGPoint {
    guard let view, let window, view !== window else { return point }
    let place = view.convert(point, from: window)
    return place.x.isFinite && place.y.isFinite ? place : point
  }
}
