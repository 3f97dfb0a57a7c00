import CoreGraphics
public import Foundation
import Motion

/// Begins when the touches have moved by ``slop``, which is not part of the translation: in a slow drag the translation
/// starts at zero.
///
/// A touch beyond the maximum makes it fail before it begins, and is ignored afterwards. With a pinch on the same view,
/// of which only one can win, it begins as soon as the pinch could, as on iOS.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Whether a movement makes the gesture begin.
  enum Decision {
    case undecided
    /// With the reason.
    case fails(String)
    /// `past` is the distance moved so far, in points.
    case begins(past: CGFloat)
  }

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// Stored, without effect: scrolling makes no touches here.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  /// Whether content that cannot scroll further leaves drags to this recogniser without being asked.
  var followsContentAtItsEnd: Bool { false }
  /// In points.
  package final var slop = GestureThresholds.panSlop

  /// In the window, since the touches went down or, once it has begun, since the gesture began.
  final var movement = SIMD2<Double>.zero
  /// Since the first touch went down.
  final var path = SIMD2<Double>.zero
  final var middle = SIMD2<Double>.zero
  final var tracker = VelocityTracker()
  final var lastTime = 0.0
  /// The movement that made the gesture begin, over the time that it took.
  final var start = PanStart()
  /// A client set the translation since the last event; the velocity is 0 until the next one.
  final var isSetStill = false

  /// Nil stands for the window.
  open func translation(in view: UIView?) -> CGPoint { vector(machine == .possible ? .zero : movement, in: view) }

  /// The velocity is 0 until the touches move again.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    setMovement(translation, in: view)
    (original as? UIPanGestureRecognizer)?.setTranslation(translation, in: view)
  }

  /// In points per second; nil stands for the window.
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
    if machine == .possible && countedTouches.isEmpty {
      fail(because: "went up: \(movedText), and it begins after \(slop.native.points)")
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  open override func reset() {
    super.reset()
    (movement, path) = (.zero, .zero)
    tracker.reset()
    start = PanStart()
    isSetStill = false
  }

  /// The movement is in points of the window.
  func decision(on movement: SIMD2<Double>) -> Decision {
    let distance = hypot(movement.x, movement.y)
    return distance >= slop || precedesPinch ? .begins(past: distance) : .undecided
  }

  /// Also before the gesture begins.
  var ignoresFurtherTouches: Bool { false }

  override func willBeginLate() { movement = .zero }
}

extension UIPanGestureRecognizer {
  /// Touches beyond the maximum fail or are ignored.
  final func begin(_ touches: Set<UITouch>, _ event: UIEvent) {
    let excess = countedTouches.dropFirst(max(0, maximumNumberOfTouches))
    if !excess.isEmpty && machine == .possible && !ignoresFurtherTouches {
      fail(because: "there are more than \(maximumNumberOfTouches) touches")
      return
    }
    for touch in excess where touches.contains(touch) { ignore(touch, for: event) }
    anchor()
    lastTime = event.timestamp
    if tracker == VelocityTracker() { tracker.add(path, at: lastTime) }
    if machine == .possible { start.add(path, at: lastTime) }
  }

  /// Adding or lifting a touch is not a movement.
  final func anchor() {
    if let now = centroid(of: countedTouches) { middle = SIMD2(now.x, now.y) }
  }

  final func follow(_ timestamp: Double) {
    lastTime = max(lastTime, timestamp)
    isSetStill = false
    guard let now = centroid(of: tracked) else { return }
    let step = SIMD2(now.x, now.y) - middle
    middle += step
    movement += step
    path += step
    if machine == .possible && tracked.count < minimumNumberOfTouches { movement = .zero }
    // A release at the last position is not a movement: it only says that time passed.
    if step != .zero { tracker.add(path, at: lastTime) }
    if machine == .possible { start.add(path, at: lastTime) }
  }

  /// In the window, in points per second.
  final var currentVelocity: SIMD2<Double> {
    let velocity = tracker.velocity(at: lastTime)
    return velocity == .zero && (published == .possible || published == .began) ? start.velocity : velocity
  }

  /// As scroll views track it, in points per second; otherwise as `velocity(in:)`.
  final func scrollVelocity(in view: UIView?) -> CGPoint {
    let velocity = tracker.scrollVelocity(at: lastTime)
    return isSetStill || velocity == .zero ? self.velocity(in: view) : vector(velocity, in: view)
  }

  /// If the movement so far decides that.
  final func judge() {
    guard countedTouches.count >= minimumNumberOfTouches else { return }
    switch decision(on: movement) {
    case .undecided: break
    case .fails(let reason): fail(because: reason)
    case .begins(let distance):
      movement *= distance > 0 ? max(0, 1 - slop / distance) : 0
      state = .began
    }
  }

  /// Enough, together, for a pinch on the same view that fails when the pan begins.
  final var precedesPinch: Bool {
    let touches = countedTouches
    guard touches.count > 1, touches.reduce(0, { $0 + $1.distanceMoved }) >= slop - Self.rounding else { return false }
    return (arbiter?.rivals(of: self) ?? []).contains {
      $0 is UIPinchGestureRecognizer && $0.view === view && $0.machine == .possible && prevents($0)
    }
  }

  /// Square roots may leave this error in distances, in points.
  private static let rounding: CGFloat = 1e-6

  final func setMovement(_ translation: CGPoint, in view: UIView?) {
    isSetStill = true
    guard let view, let window = lastWindow, view !== window else {
      movement = SIMD2(translation.x, translation.y)
      return
    }
    let (from, to) = (window.convert(CGPoint.zero, from: view), window.convert(translation, from: view))
    let wanted = SIMD2(to.x - from.x, to.y - from.y)
    if wanted.x.isFinite && wanted.y.isFinite { movement = wanted }
  }

  /// Returns a vector of the window converted to `view`.
  final func vector(_ vector: SIMD2<Double>, in view: UIView?) -> CGPoint {
    guard let view, let window = lastWindow, view !== window else { return CGPoint(x: vector.x, y: vector.y) }
    // Measured from the middle of the touches, since with perspective the result depends on the position.
    let start = view.convert(CGPoint(x: middle.x, y: middle.y), from: window)
    let end = view.convert(CGPoint(x: middle.x + vector.x, y: middle.y + vector.y), from: window)
    let turned = CGPoint(x: end.x - start.x, y: end.y - start.y)
    return turned.x.isFinite && turned.y.isFinite ? turned : CGPoint(x: vector.x, y: vector.y)
  }
}

public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let discrete = Self(rawValue: 1)
  public static let continuous = Self(rawValue: 2)
  public static let all: Self = [.discrete, .continuous]
}

/// The last movement of a touch before its pan begins, and the time that it took.
///
/// It tells the direction and speed of a slow drag, and of the first movement after a rest, which have no velocity yet.
struct PanStart {
  private struct Point {
    var position: SIMD2<Double>
    let time: Double
  }

  private var from: Point?
  private var to: Point?

  /// A position that only trembles is ignored.
  mutating func add(_ position: SIMD2<Double>, at time: Double) {
    guard let last = to else {
      to = Point(position: position, time: time)
      return
    }
    let step = position - last.position
    guard max(abs(step.x), abs(step.y)) > VelocityTracker.stillDistance else { return }
    // Of several positions at one instant the last counts.
    if time > last.time {
      (from, to) = (last, Point(position: position, time: time))
    } else {
      to?.position = position
    }
  }

  /// In points per second along each axis; zero before a movement.
  var velocity: SIMD2<Double> {
    guard let from, let to else { return .zero }
    return (to.position - from.position) / (to.time - from.time)
  }
}
