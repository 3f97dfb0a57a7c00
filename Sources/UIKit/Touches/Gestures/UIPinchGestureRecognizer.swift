public import CoreGraphics
import Foundation

/// Recognises two touches that get nearer or farther.
///
/// It begins once they did by 10 points, which are not part of the scale: slowly pinched, it begins at 1. It ends when both
/// are up; while one alone is down nothing changes.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer, PairRecognizer {
  static var neutral: Double { 1 }
  static var slop: Double { GestureFigures.pinchSlop }
  final var track: PairTrack?
  final var pair: TouchPair?

  /// How many times as far apart the touches are as when it began; setting it has it go on from there and stand until
  /// they move again.
  open var scale: CGFloat {
    get { value }
    set { setValue(newValue.native) }
  }

  /// How fast the scale changes, in a second.
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
