import CoreGraphics
public import Foundation
import Motion

/// Recognises touches that are dragged.
///
/// It begins when the touches have moved by ``slop``, which is not part of the translation: in a slow drag the translation
/// starts at zero. A touch beyond the maximum makes it fail before it begins, and is ignored afterwards. With a pinch on
/// the same view, of which only one can win, it begins as soon as the pinch could, as on iOS.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Whether a movement makes the gesture begin.
  enum Verdict {
    case undecided
    case fails
    /// The gesture begins; `past` is the distance moved so far, in points.
    case begins(past: CGFloat)
  }

  /// The smallest number of touches of the gesture.
  open var minimumNumberOfTouches = 1
  /// The greatest number of touches of the gesture.
  open var maximumNumberOfTouches = Int.max
  /// Stored only: scrolling makes no touches here.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// The distance that the touches must move before the gesture begins, in points.
  package final var slop = GestureThresholds.panSlop

  /// The movement in the window, since the touches went down or, once it has begun, since the gesture began.
  final var movement = SIMD2<Double>.zero
  /// The total movement since the first touch went down.
  final var path = SIMD2<Double>.zero
  final var middle = SIMD2<Double>.zero
  final var tracker = VelocityTracker()
  final var lastTime = 0.0
  /// The movement that made the gesture begin, over the time that it took.
  final var start = PanStart()
  /// Whether a client set the translation since the last event; the velocity is 0 until the next one.
  final var isSetStill = false

  /// Returns the translation since the gesture began, in the coordinate system of `view`; nil stands for the window.
  open func translation(in view: UIView?) -> CGPoint { vector(machine == .possible ? .zero : movement, in: view) }

  /// Sets the translation, and the velocity to 0 until the touches move again.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    setMovement(translation, in: view)
    (original as? UIPanGestureRecognizer)?.setTranslation(translation, in: view)
  }

  /// Returns the velocity of the touches, in points per second in the coordinate system of `view`; nil stands for the
  /// window.
  ///
  /// While the gesture begins, a movement that is too slow or too new to have a velocity of its own counts by the time
  /// that it took, so that its direction can be read.
  open func velocity(in view: UIView?) -> CGPoint { isSetStill ? .zero : vector(currentVelocity, in: view) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { begin(touches, event) }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event.timestamp)
    if machine == .possible { judge() } else { state = .changed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event.timestamp)
    let isLeft = countedTouches.count >= max(1, minimumNumberOfTouches)
    anchor()
    if machine.isContinuing && !isLeft { state = .ended }
    if machine == .possible && countedTouches.isEmpty { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    super.reset()
    (movement, path) = (.zero, .zero)
    tracker.reset()
    start = PanStart()
    isSetStill = false
  }

  /// Returns whether a movement, in points of the window, makes the gesture begin.
  func verdict(on movement: SIMD2<Double>) -> Verdict {
    let distance = hypot(movement.x, movement.y)
    return distance >= slop || precedesPinch ? .begins(past: distance) : .undecided
  }

  /// Whether touches beyond the maximum are ignored also before the gesture begins.
  var ignoresFurtherTouches: Bool { false }

  override func willBeginLate() { movement = .zero }
}
