public import CoreGraphics
import Foundation

/// Recognises two touches that go around each other.
///
/// It begins once each of them went 10 points around their middle, which are not part of the rotation: slowly turned, it
/// begins at 0. It ends when both are up; while one alone is down nothing changes.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer, PairRecognizer {
  static var neutral: Double { 0 }
  static var slop: Double { GestureFigures.rotationSlop }
  final var track: PairTrack?
  final var pair: TouchPair?
  /// The radius that angles count as points with: that of the touches at first.
  private var radius = 1.0

  /// How far the touches turned since it began, in radians, clockwise, also beyond a whole turn; setting it has it go on
  /// from there and stand until they move again.
  open var rotation: CGFloat {
    get { value }
    set { setValue(newValue.native) }
  }

  /// How fast the touches turn, in radians a second, clockwise.
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
