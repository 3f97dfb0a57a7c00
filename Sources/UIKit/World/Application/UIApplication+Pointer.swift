// Not Apple's: how a host, a test or a replay sends an application the events of pointers.

import CoreGraphics
import QuartzCore

/// The kind of a pointer event.
package enum PointerPhase: Sendable {
  /// A finger, or the mouse's first button, goes down.
  case down
  /// A pointer that is down moves.
  case move
  /// A pointer that is down goes up.
  case up
  /// The system cancels every touch, as when the window loses the focus.
  case cancel
}

/// One pointer event.
struct PointerInput {
  var phase: PointerPhase
  var id: Int
  var point: CGPoint?
  var timestamp: Double
}

extension UIApplication {
  /// Handles an event of the pointer `id` at `point` of the screen, `timestamp` seconds on the host's clock.
  ///
  /// Several pointers may be down at once; the mouse is 0. Without a timestamp the world's instant is used. A press needs
  /// a point, a release without one happens at the pointer's last position, and a cancel ends all touches. An event that
  /// does not fit is ignored: a press of a pointer that is down, a move or release of one that is not. A point or
  /// timestamp that is not finite is ignored and reported. An event sent while another is handled follows that one. The
  /// turn does not end here: `finishTurn()` or the next frame ends it.
  package func pointer(_ phase: PointerPhase, id: Int = 0, at point: CGPoint? = nil, timestamp: Double? = nil) {
    enter()
    if phase == .down, isIgnoringInteractionEvents { return }
    let timestamp = timestamp ?? world.now
    let isFinite = timestamp.isFinite && point.map { $0.x.isFinite && $0.y.isFinite } ?? true
    guard isFinite || phase == .cancel else {
      return report("A pointer was at \(point.map { "\($0)" } ?? "no point") at \(timestamp) s; the event was ignored")
    }
    if phase == .down {
      endHover()
      (lastPress, systemVerdict) = (world.now, nil)
    }
    let known = timestamp.isFinite ? timestamp : world.now
    touchDispatcher.receive(PointerInput(phase: phase, id: id, point: point, timestamp: known))
  }

  /// The number of touches that are down.
  package var touchCount: Int { touchDispatcher.touches.count }

  /// Returns a point of the screen converted to `window`.
  func convert(_ point: CGPoint, to window: UIWindow) -> CGPoint { window.layer.convert(point, from: rootLayer) }

  /// Returns a point of the screen converted for a hit test in `window`: to what is seen while screens move.
  func convertForHitTest(_ point: CGPoint, to window: UIWindow) -> CGPoint {
    guard Self.testsTouchesByPresentation else { return convert(point, to: window) }
    return window.layer.presentedPoint(point, fromSuperlayer: rootLayer)
  }
}
