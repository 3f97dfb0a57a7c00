public import CoreGraphics
import Foundation

/// Begins when the touches have turned by 10 degrees, of which 5 are not part of the rotation: the rotation jumps a
/// little at the beginning, as on iOS.
///
/// It ends when both touches are up; while only one is down, the rotation does not change.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer, PairRecognizer {
  static var neutral: Double { 0 }
  static var firstVelocityFollowsValue: Bool { false }
  final var slop: Double { GestureThresholds.rotationSlop * radius }
  final var hysteresis: Double { GestureThresholds.rotationHysteresis * radius }
  final var track: PairTrack?
  final var pair: TouchPair?
  /// Angles are converted to points by it: half the first distance of the touches.
  private var radius = 1.0

  /// Since the beginning, in radians, clockwise; it may exceed a full turn.
  ///
  /// If it is set, it goes on from there, with a velocity of 0 until the touches move again.
  open var rotation: CGFloat {
    get { value }
    set { setValue(newValue.native) }
  }

  /// In radians per second, clockwise.
  open var velocity: CGFloat { CGFloat(track?.velocity ?? 0) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if pair == nil, let new = TouchPair(countedTouches) { radius = new.distance / 2 }
    beginPair(touches, event)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { movePair(event) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endPair(event) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    super.reset()
    forgetPair()
  }

  override func willBeginLate() { beginPairLate() }

  final func step(from old: TouchPair, to new: TouchPair) -> Double {
    remainder(new.angle - old.angle, 2 * .pi) * radius
  }

  final func valuePerPoint(_ base: Double, _ pair: TouchPair) -> Double { 1 / radius }
}
