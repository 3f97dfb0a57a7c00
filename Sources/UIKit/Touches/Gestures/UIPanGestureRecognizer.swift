import CoreGraphics
public import Foundation
import Motion

/// Recognises touches that are dragged.
///
/// It begins once the touches moved by ``slop``, which is not part of the translation: slowly dragged, it begins at zero.
/// A touch beyond the most that are allowed makes it fail before it began, and is ignored after.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Whether a movement is the gesture.
  enum Verdict {
    case undecided
    case fails
    /// It is; this many points of it came before.
    case begins(past: CGFloat)
  }

  /// How many touches it takes.
  open var minimumNumberOfTouches = 1
  /// How many touches it takes at most.
  open var maximumNumberOfTouches = Int.max
  /// Kept; scrolling makes no touches here.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// How far the touches must move, in points.
  package final var slop = GestureFigures.panSlop

  /// The movement in the window: since the touches went down, and from the beginning on since then.
  final var movement = SIMD2<Double>.zero
  /// All the movement since the first touch went down.
  final var path = SIMD2<Double>.zero
  final var middle = SIMD2<Double>.zero
  final var tracker = VelocityTracker()
  final var lastTime = 0.0
  /// Whether a client set the translation since the last event, before which it counts as standing.
  final var isSetStill = false

  /// How far the touches moved since it began, in the coordinates of `view`, or of the window for nil.
  open func translation(in view: UIView?) -> CGPoint { vector(machine == .possible ? .zero : movement, in: view) }

  /// Has the touches have moved by `translation`, and stand until they move again.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { setMovement(translation, in: view) }

  /// How fast the touches move, in points a second along each axis, in the coordinates of `view`, or of the window for
  /// nil.
  open func velocity(in view: UIView?) -> CGPoint {
    isSetStill ? .zero : vector(tracker.velocity(at: lastTime), in: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { begin(touches, event) }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event.timestamp)
    if machine == .possible { judge() } else { state = .changed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event.timestamp)
    let isLeft = countedTouches.count >= max(1, minimumNumberOfTouches)
    anchor()
    if machine.isUnderWay && !isLeft { state = .ended }
    if machine == .possible && countedTouches.isEmpty { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    super.reset()
    (movement, path) = (.zero, .zero)
    tracker.reset()
    isSetStill = false
  }

  /// Whether what the touches did, in points in the window, is the gesture.
  func verdict(on movement: SIMD2<Double>) -> Verdict {
    let distance = hypot(movement.x, movement.y)
    return distance >= slop ? .begins(past: distance) : .undecided
  }

  /// Whether touches beyond the most that are allowed are ignored also before it began.
  var ignoresFurtherTouches: Bool { false }

  override func willBeginLate() { movement = .zero }
}
