import CoreGraphics
import Motion
import Stage
import Transitions
import UIKit

/// Why a drag moves no screen.
enum MissedDrag: Equatable {
  /// It began `distance` points from the edge, but only `width` points from it count.
  case outsideEdge(distance: CGFloat, width: CGFloat)
  case firstScreen
  case otherDirection(DragDirection)
  case noDrag

  var isOutsideEdge: Bool { if case .outsideEdge = self { true } else { false } }

  /// The problem, and what helps.
  var parts: (what: String, why: String) {
    func points(_ length: CGFloat) -> String { FixedText.text(length.native, decimals: 0) }
    return switch self {
    case .outsideEdge(let distance, let width):
      ("Began \(points(distance)) pt from the edge", "a drag counts within \(points(width)) pt")
    case .firstScreen: ("This is the first screen", "a click or Space goes on")
    case .otherDirection(let back): ("Drag \(back)", "this transition goes back in that direction")
    case .noDrag: ("No drag moves this transition", "use a click, Space and Esc")
    }
  }

  var sentence: String { "\(parts.what): \(parts.why)." }
}

@MainActor final class DragWatch {
  private let phone: CataloguePhone
  private var start: CGPoint?
  /// Where the finger was when its drag turned out to be one on the first screen.
  private var pullStart: CGPoint?
  /// Why the present or the last drag moved nothing; nil if it did, or was no drag.
  private(set) var missed: MissedDrag? { didSet { if missed != oldValue { changed(missed) } } }
  /// Called while a finger pulls the first screen back, with how far it follows, in points; 0 at the end.
  var pulled: (CGVector) -> Void = { _ in }
  /// Called when the reason changes, with nil at the next press.
  var changed: (MissedDrag?) -> Void = { _ in }

  /// How far beyond the slop a finger moves before it counts as dragging, in points.
  private static let patience: CGFloat = 8

  init(_ phone: CataloguePhone) { self.phone = phone }

  /// Other screens are shown, so the last drag no longer matters.
  func forget() { (start, missed) = (nil, nil) }

  func stepped() {
    if missed != nil, phone.status != nil { missed = nil }
  }

  func follow(_ event: PointerEvent) {
    switch event {
    case .down(let point):
      missed = nil
      start = phone.status == nil ? point : nil
    case .move(let point):
      judge(point)
      pull(to: point)
    case .up, .cancel:
      start = nil
      if pullStart != nil { pulled(.zero) }
      pullStart = nil
    }
  }

  private func pull(to point: CGPoint) {
    // Tabs end where they end, as on iOS.
    guard missed == .firstScreen, !phone.demo.hasTabs else { return }
    let start = pullStart ?? point
    pullStart = start
    let direction = (phone.back ?? .right).vector
    let distance = (point.x - start.x) * direction.dx + (point.y - start.y) * direction.dy
    let band = RubberBand(dimension: Self.greatestPull, constant: Self.pullFraction)
    let offset = CGFloat(max(0, band.offset(forPull: distance.native)))
    pulled(CGVector(dx: offset * direction.dx, dy: offset * direction.dy))
  }

  /// In points.
  private static let greatestPull = 48.0
  private static let pullFraction = 0.4

  private func judge(_ point: CGPoint) {
    guard let start else { return }
    // If a transition has begun, it was a drag.
    guard phone.status == nil else {
      self.start = nil
      return
    }
    let movement = CGPoint(x: point.x - start.x, y: point.y - start.y)
    guard hypot(movement.x, movement.y) >= phone.slop + Self.patience else { return }
    self.start = nil
    // A drag that scrolls something misses nothing.
    missed = phone.isScrolling ? nil : phone.reason(against: movement, from: start)
  }
}

extension CataloguePhone {
  /// How far the finger moves before a drag begins, in points, which starts where the last one did.
  var slop: CGFloat { slop(for: start) }

  func slop(for start: DragStart) -> CGFloat {
    let parameters = demo.parameters
    let isAtEdge = parameters.releaseRule(for: start) != parameters.releaseRule
    return max(10, number(isAtEdge ? "edge.slop" : "drag.slop") ?? 10)
  }

  func number(_ key: String) -> CGFloat? {
    guard case .number(let number)? = demo.parameters[key]?.current else { return nil }
    return CGFloat(number)
  }

  var dragDirections: [DragDirection] {
    [back, forward].compactMap(\.self)
  }

  /// In points; nil if a drag may begin anywhere.
  var edgeWidth: CGFloat? {
    guard case .choice("edge")? = demo.parameters["region"]?.current else { return nil }
    return number("region.width") ?? GestureThresholds.edgeWidth
  }

  /// Where a drag may begin; empty if that is anywhere.
  var edgeZones: [CGRect] {
    guard let width = edgeWidth else { return [] }
    let size = stage.screenSize
    return dragDirections.map { direction in
      let start = direction.sign > 0 ? 0 : direction.length(of: size) - width
      return direction.isVertical
        ? CGRect(x: 0, y: start, width: size.width, height: width)
        : CGRect(x: start, y: 0, width: width, height: size.height)
    }
  }

  /// Why a finger that went down at `point` and moved begins no transition; nil if unknown.
  func reason(against movement: CGPoint, from point: CGPoint) -> MissedDrag? {
    guard screens.isKnown else { return nil }
    guard let back else { return .noDrag }
    guard let direction = dragDirections.first(where: { $0.dominates(movement) }) else {
      // On the first screen, the finger may be scrolling a list.
      return demo.depth == 1 ? nil : .otherDirection(back)
    }
    let distance = direction.distanceFromEdge(of: point, on: stage.screenSize)
    if let width = edgeWidth, distance > width { return .outsideEdge(distance: distance, width: width) }
    return direction == back && demo.depth == 1 ? .firstScreen : nil
  }
}

extension DragDirection {
  init(_ vector: CGVector) {
    self = abs(vector.dx) > abs(vector.dy) ? (vector.dx > 0 ? .right : .left) : vector.dy > 0 ? .down : .up
  }

  var isVertical: Bool { self == .up || self == .down }
  /// 1 to the right or down.
  var sign: CGFloat { self == .right || self == .down ? 1 : -1 }
  /// A vector of length 1.
  var vector: CGVector { isVertical ? CGVector(dx: 0, dy: sign) : CGVector(dx: sign, dy: 0) }

  func component(of movement: CGPoint) -> CGFloat { sign * (isVertical ? movement.y : movement.x) }

  func dominates(_ movement: CGPoint) -> Bool {
    let along = component(of: movement)
    return along > 0 && along >= max(abs(movement.x), abs(movement.y))
  }

  func length(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// The distance from the edge that a drag in this direction leads away from.
  func distanceFromEdge(of point: CGPoint, on size: CGSize) -> CGFloat {
    component(of: point) + (sign > 0 ? 0 : length(of: size))
  }

  /// The point at a distance from that edge, in the middle of the other axis.
  func point(_ distance: Double, on size: CGSize) -> CGPoint {
    let along = sign > 0 ? CGFloat(distance) : length(of: size) - CGFloat(distance)
    return isVertical ? CGPoint(x: size.width / 2, y: along) : CGPoint(x: along, y: size.height / 2)
  }
}
