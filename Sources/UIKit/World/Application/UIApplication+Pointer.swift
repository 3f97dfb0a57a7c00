// Not Apple's: how a host, a test or a replay hands an application what pointers do.

import CoreGraphics
import QuartzCore

/// What a pointer does.
package enum PointerPhase: Sendable {
  /// A finger, or the mouse's first button, goes down.
  case down
  /// What is down moves.
  case move
  /// What is down goes up.
  case up
  /// The system takes every touch away, as when the window loses the focus.
  case cancel
}

/// Something that a pointer did.
struct PointerInput {
  var phase: PointerPhase
  var id: Int
  var point: CGPoint?
  var timestamp: Double
}

extension UIApplication {
  /// The pointer `id` did something at `point` of the screen, `timestamp` seconds on the host's clock.
  ///
  /// Several may be down at once; the mouse is 0. Without a timestamp it is the world's instant. A press needs a point,
  /// a release without one happens where the pointer is, and a cancel takes all touches, whatever the id and the point.
  /// What does not fit is left out: a press of a pointer that is down, a move or release of one that is not. A point or
  /// timestamp that is not finite is left out and reported. What is sent while an event is handed out follows it. The
  /// turn is not ended: `finishTurn()` or the next frame does that.
  package func pointer(_ phase: PointerPhase, id: Int = 0, at point: CGPoint? = nil, timestamp: Double? = nil) {
    enter()
    let timestamp = timestamp ?? world.now
    let isFinite = timestamp.isFinite && point.map { $0.x.isFinite && $0.y.isFinite } ?? true
    guard isFinite || phase == .cancel else {
      return report("A pointer was at \(point.map { "\($0)" } ?? "no point") at \(timestamp) s; it was left out")
    }
    let known = timestamp.isFinite ? timestamp : world.now
    touchDispatcher.receive(PointerInput(phase: phase, id: id, point: point, timestamp: known))
  }

  /// How many touches are down.
  package var touchCount: Int { touchDispatcher.touches.count }

  /// Where a point of the screen is in `window`.
  func place(_ point: CGPoint, in window: UIWindow) -> CGPoint { window.layer.convert(point, from: rootLayer) }

  /// The same as it is seen while screens move.
  func placeToTest(_ point: CGPoint, in window: UIWindow) -> CGPoint {
    guard Self.testsTouchesByPresentation else { return place(point, in: window) }
    return window.layer.presentedPoint(point, fromSuperlayer: rootLayer)
  }
}
