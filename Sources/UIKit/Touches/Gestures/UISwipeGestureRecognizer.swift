import CoreGraphics
public import Foundation

/// Each swipe is recognised once, while the touches move.
///
/// It fails when a touch is too slow, moves in another direction or goes up, or when too many touches are down.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Horizontal directions leave out vertical ones, as on iOS.
  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1

  private let deadline = GestureDeadline()
  /// When the first touch began, in seconds of the host's clock.
  private var startTime = 0.0
  /// Permitted directions that the movement has not ruled out, as unit vectors.
  private var candidates: [SIMD2<Double>] = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard machine == .possible else { return }
    if !deadline.isPending {
      (startTime, candidates) = (event.timestamp, direction.vectors)
      deadline.fail(self, in: GestureThresholds.swipeTimeout, because: Self.tooSlow)
    }
    if countedTouches.count > numberOfTouchesRequired { fail(because: "there are too many touches") }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { judge(at: event.timestamp) }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    judge(at: event.timestamp)
    if machine == .possible { fail(because: "went up: \(movedText), which is too short") }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    super.reset()
    deadline.cancel()
  }

  /// Returns the position at which the swipe began, the centroid of its touches, in the coordinate system of `view`;
  /// nil stands for the window.
  open override func location(in view: UIView?) -> CGPoint {
    let starts = countedTouches.map { SIMD2<Double>($0.start.x.native, $0.start.y.native) }
    guard !starts.isEmpty else { return super.location(in: view) }
    let middle = starts.reduce(SIMD2<Double>.zero, +) / Double(starts.count)
    return UITouch.convert(CGPoint(x: middle.x, y: middle.y), of: lastWindow, in: view)
  }

  /// Returns the position at which the touch with an index went down, in the coordinate system of `view`; nil stands
  /// for the window.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = countedTouches
    guard touches.indices.contains(touchIndex) else { return location(in: view) }
    return UITouch.convert(touches[touchIndex].start, of: lastWindow, in: view)
  }

  private static let tooSlow = "it took more than \(GestureThresholds.swipeDuration) s"

  /// If the movement up to `time` decides that.
  private func judge(at time: Double) {
    guard machine == .possible, !tracked.isEmpty else { return }
    let movements = tracked.map(\.movement)
    guard let limits = SwipeLimits(after: time - startTime) else {
      fail(because: Self.tooSlow)
      return
    }
    candidates.removeAll { direction in !movements.allSatisfy { limits.allows($0, along: direction) } }
    let isComplete = candidates.contains { direction in
      movements.allSatisfy { limits.isComplete($0, along: direction) }
    }
    if candidates.isEmpty {
      fail(because: "it leads in none of its directions: \(movedText)")
    } else if isComplete, tracked.count == numberOfTouchesRequired {
      deadline.cancel()
      state = .ended
    }
  }
}

extension UISwipeGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let right = Self(rawValue: 1)
    public static let left = Self(rawValue: 2)
    public static let up = Self(rawValue: 4)
    public static let down = Self(rawValue: 8)

    /// If both horizontal and vertical directions are set, only the horizontal ones count, as measured on iOS 26.1.
    var vectors: [SIMD2<Double>] {
      let across: [(Self, SIMD2<Double>)] = [(.right, SIMD2(1, 0)), (.left, SIMD2(-1, 0))]
      let along: [(Self, SIMD2<Double>)] = [(.up, SIMD2(0, -1)), (.down, SIMD2(0, 1))]
      return (isDisjoint(with: [.left, .right]) ? along : across).filter { contains($0.0) }.map(\.1)
    }
  }
}

/// The longer a swipe takes, the shorter it may be and the straighter it must be.
struct SwipeLimits {
  /// How far each touch must move in the direction of the swipe, in points.
  let leastDistance: Double
  /// How far each touch may stray to either side of the direction, in points.
  let greatestDeviation: Double

  /// Nil if a swipe may not take that long.
  init?(after seconds: Double) {
    guard seconds <= GestureThresholds.swipeDuration + Self.rounding else { return nil }
    leastDistance = GestureThresholds.swipeDistance * (1 - GestureThresholds.swipeDistanceDecay * seconds)
    greatestDeviation = GestureThresholds.swipeDeviation * (1 - GestureThresholds.swipeDeviationDecay * seconds)
  }

  /// The rounding error of the difference of two times, in seconds.
  private static let rounding = 1e-6

  /// The movement goes neither back nor aside; `direction` is a unit vector.
  func allows(_ movement: SIMD2<Double>, along direction: SIMD2<Double>) -> Bool {
    let aside = abs(movement.x * direction.y - movement.y * direction.x)
    return (movement * direction).sum() >= 0 && aside <= greatestDeviation
  }

  /// The movement is allowed, and has gone far enough.
  func isComplete(_ movement: SIMD2<Double>, along direction: SIMD2<Double>) -> Bool {
    (movement * direction).sum() >= leastDistance
  }
}
