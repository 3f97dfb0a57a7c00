import CoreGraphics
public import QuartzCore

/// The touch must go down less than ``edgeWidth`` from an edge of the window.
///
/// Its first movement decides: if it goes outwards, or more along the edge than away from it, the gesture fails.
/// Touches after the first are ignored.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
  /// The distance from the edge within which the touch may go down, in points; it may be changed at any time.
  package final var edgeWidth = GestureThresholds.edgeWidth
  /// The edges at which the touch went down; once its direction is known, the one from which it starts.
  private final var started: UIRectEdge = []
  private final var isLocked = false

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  override var ignoresFurtherTouches: Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard machine == .possible, started.isEmpty, let touch = countedTouches.first else { return }
    started = edges.intersection(reached(by: touch))
    if started.isEmpty { fail(because: "began more than \(edgeWidth.native.points) from its edge") }
  }

  open override func reset() {
    super.reset()
    started = []
    isLocked = false
  }

  private func reached(by touch: UITouch) -> UIRectEdge {
    guard let bounds = touch.window?.bounds else { return [] }
    let position = touch.position
    var reached: UIRectEdge = []
    if position.x - bounds.minX < edgeWidth { reached.insert(.left) }
    if bounds.maxX - position.x < edgeWidth { reached.insert(.right) }
    if position.y - bounds.minY < edgeWidth { reached.insert(.top) }
    if bounds.maxY - position.y < edgeWidth { reached.insert(.bottom) }
    return reached
  }

  override func decision(on movement: SIMD2<Double>) -> Decision {
    if !isLocked {
      guard hypot(movement.x, movement.y) >= min(GestureThresholds.axisLockDistance, slop) else { return .undecided }
      started = started.intersection(Self.edges(left: movement))
      isLocked = true
    }
    guard !started.isEmpty else { return .fails("its first movement leads along the edge or outwards: \(movedText)") }
    let inwards = inward(movement)
    return inwards >= slop ? .begins(past: inwards) : .undecided
  }

  /// Returns the edges from which a movement leads away.
  private static func edges(left movement: SIMD2<Double>) -> UIRectEdge {
    let (across, along) = (abs(movement.x), abs(movement.y))
    var edges: UIRectEdge = []
    if across >= along { edges.insert(movement.x > 0 ? .left : .right) }
    if along >= across { edges.insert(movement.y > 0 ? .top : .bottom) }
    return edges
  }

  private func inward(_ movement: SIMD2<Double>) -> CGFloat {
    var best = -CGFloat.infinity
    if started.contains(.left) { best = max(best, movement.x) }
    if started.contains(.right) { best = max(best, -movement.x) }
    if started.contains(.top) { best = max(best, movement.y) }
    if started.contains(.bottom) { best = max(best, -movement.y) }
    return best
  }
}
