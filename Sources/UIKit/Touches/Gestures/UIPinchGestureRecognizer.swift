public import CoreGraphics
import Foundation

/// Begins when the distance has changed by 10 points, of which 8 are not part of the scale: the scale jumps a little at
/// the beginning, as on iOS.
///
/// It ends when both touches are up; while only one is down, the scale does not change.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer, PairRecognizer {
  static var neutral: Double { 1 }
  static var firstVelocityFollowsValue: Bool { true }
  final var slop = GestureThresholds.pinchSlop
  final var hysteresis = GestureThresholds.pinchHysteresis
  final var track: PairTrack?
  final var pair: TouchPair?

  /// Relative to the distance at the beginning; if it is set, it goes on from there, with a velocity of 0 until the
  /// touches move again.
  open var scale: CGFloat {
    get { value }
    set { setValue(newValue.native) }
  }

  /// The velocity of the scale, per second.
  open var velocity: CGFloat { CGFloat(track?.velocity ?? 0) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { beginPair(touches, event) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { movePair(event) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endPair(event) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    super.reset()
    forgetPair()
  }

  override func willBeginLate() { beginPairLate() }

  final func step(from old: TouchPair, to new: TouchPair) -> Double { new.distance - old.distance }

  final func valuePerPoint(_ base: Double, _ pair: TouchPair) -> Double { base / pair.distance }
}
