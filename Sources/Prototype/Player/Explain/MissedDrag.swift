import CoreGraphics
import Stage
import Transitions
import UIKit

/// The reason why a drag moves no screen.
enum MissedDrag: Equatable {
  /// It began `distance` points from the edge, within `width` points of which it counts.
  case outsideEdge(distance: CGFloat, width: CGFloat)
  /// The first screen is shown.
  case firstScreen
  /// The transition is dragged in another direction.
  case otherDirection(CatalogueEntry.BackDrag)
  /// No drag moves the transition.
  case noDrag

  /// Whether the drag began too far from the edge.
  var isOutsideEdge: Bool { if case .outsideEdge = self { true } else { false } }

  /// The reason, and what helps.
  var parts: (what: String, why: String) {
    func points(_ length: CGFloat) -> String { FixedText.text(length.native, decimals: 0) }
    return switch self {
    case .outsideEdge(let distance, let width):
      ("Began \(points(distance)) pt from the edge", "a drag counts within \(points(width)) pt")
    case .firstScreen: ("This is the first screen", "a click or Space goes on")
    case .otherDirection(let back): ("Drag \(back.rawValue)", "this transition goes back in that direction")
    case .noDrag: ("No drag moves this transition", "use a click, Space and Esc")
    }
  }

  /// The reason in a sentence, with what helps.
  var sentence: String { "\(parts.what): \(parts.why)." }
}

/// Watches the finger on a phone for drags that move nothing.
@MainActor final class DragWatch {
  private let phone: CataloguePhone
  private var start: CGPoint?
  /// The reason why the present drag, or the last one, moved nothing; nil if it did, or it was no drag.
  private(set) var missed: MissedDrag? { didSet { if missed != oldValue { changed(missed) } } }
  /// Called with another reason, or with nil at the next press.
  var changed: (MissedDrag?) -> Void = { _ in }

  /// The distance that a finger moves before it is known whether it drags, beyond the slop, in points.
  private static let patience: CGFloat = 8

  init(_ phone: CataloguePhone) { self.phone = phone }

  /// Forgets the last drag, because other screens are shown.
  func forget() { (start, missed) = (nil, nil) }

  /// Forgets why the last drag moved nothing once something moves the screens.
  func stepped() {
    if missed != nil, phone.status != nil { missed = nil }
  }

  /// Follows an event of the pointer, after the phone handled it.
  func follow(_ event: PointerEvent) {
    switch event {
    case .down(let point):
      missed = nil
      start = phone.status == nil ? point : nil
    case .move(let point): judge(point)
    case .up, .cancel: start = nil
    }
  }

  private func judge(_ point: CGPoint) {
    guard let start else { return }
    // Once a transition has begun, the drag was one.
    guard phone.status == nil else {
      self.start = nil
      return
    }
    let movement = CGPoint(x: point.x - start.x, y: point.y - start.y)
    guard hypot(movement.x, movement.y) >= phone.slop + Self.patience else { return }
    self.start = nil
    missed = phone.reason(against: movement, from: start)
  }
}

extension CataloguePhone {
  /// The distance that a finger moves before a drag begins, in points.
  var slop: CGFloat {
    let isAtEdge = releaseRule != demo.parameters.releaseRule
    return max(10, number(isAtEdge ? "edge.slop" : "drag.slop") ?? 10)
  }

  /// Returns the number of the parameter with a key; nil if the transition has no such parameter.
  func number(_ key: String) -> CGFloat? {
    guard case .number(let number)? = demo.parameters[key]?.current else { return nil }
    return CGFloat(number)
  }

  /// The directions in which drags may begin.
  var dragDirections: [DragDirection] {
    [entry.back.map { $0 == .right ? .right : .down }, entry.forward].compactMap(\.self)
  }

  /// The width of the edge in which a drag may begin, in points; nil if it may begin anywhere.
  var edgeWidth: CGFloat? {
    guard case .choice("edge")? = demo.parameters["region"]?.current else { return nil }
    return number("region.width") ?? GestureThresholds.edgeWidth
  }

  /// The parts of the screen in which a drag may begin, if that is not anywhere.
  var edgeZones: [CGRect] {
    guard let width = edgeWidth else { return [] }
    let size = stage.screenSize
    return dragDirections.map { direction in
      switch direction {
      case .right: CGRect(x: 0, y: 0, width: width, height: size.height)
      case .left: CGRect(x: size.width - width, y: 0, width: width, height: size.height)
      case .up: CGRect(x: 0, y: size.height - width, width: size.width, height: width)
      case .down: CGRect(x: 0, y: 0, width: size.width, height: width)
      }
    }
  }

  /// Returns why a movement of a finger that went down at `point` begins no transition; nil if that is not known.
  func reason(against movement: CGPoint, from point: CGPoint) -> MissedDrag? {
    guard screens.isKnown else { return nil }
    guard let back = entry.back else { return .noDrag }
    guard let direction = dragDirections.first(where: { $0.dominates(movement) }) else {
      // On the first screen it may be a list that is scrolled.
      return demo.depth == 1 ? nil : .otherDirection(back)
    }
    let distance = direction.distanceFromEdge(of: point, in: CGRect(origin: .zero, size: stage.screenSize))
    if let width = edgeWidth, distance > width { return .outsideEdge(distance: distance, width: width) }
    let leadsBack = direction == (back == .right ? .right : .down)
    return leadsBack && demo.depth == 1 ? .firstScreen : nil
  }
}
