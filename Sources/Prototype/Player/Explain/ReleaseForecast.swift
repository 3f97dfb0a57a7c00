import CoreGraphics
import Motion
import Stage
import Transitions
import UIKit

/// How a release would be decided now.
struct ReleaseForecast {
  let release: Release
  let rule: ReleaseRule
  let direction: DragDirection
  let isReversed: Bool

  var isEnough: Bool { rule.decision(for: release).finishes }

  /// What would become of the drag, in two words.
  var words: String { isEnough != isReversed ? "would finish" : "would cancel" }

  /// Returns the line that what is at `point` now, the finger or an edge that it moves, has to cross for the drag to be
  /// enough, on a screen of `size` points; nil if it cannot.
  func line(from point: CGPoint, in size: CGSize) -> ReleaseLine? {
    guard let least = rule.leastProgress(pointsPerSecond: release.pointsPerSecond, width: release.width) else {
      return nil
    }
    let isVertical = direction == .right || direction == .left
    let sign: CGFloat = direction == .right || direction == .down ? 1 : -1
    let distance = CGFloat((least - release.progress) * release.width) * sign
    let (start, end) = (isVertical ? point.x : point.y, isVertical ? size.width : size.height)
    let atRest = rule.leastProgress(pointsPerSecond: 0, width: release.width)
    return ReleaseLine(
      position: min(max(start + distance, 0), end), isVertical: isVertical, isCrossed: isEnough,
      isMovedBySpeed: atRest.map { abs($0 - least) > 0.005 } ?? true)
  }

  /// Where the edge of a screen is, on both axes, that slides with the finger over `length` points.
  func edge(over length: CGFloat) -> CGFloat {
    let distance = CGFloat(release.progress) * length
    return direction == .right || direction == .down ? distance : length - distance
  }
}

/// A line on the phone's screen that a screen's edge has to cross, or the finger where no edge slides with it.
struct ReleaseLine: Equatable {
  /// The x coordinate of a vertical line, or the y coordinate of a horizontal one.
  var position: CGFloat
  var isVertical: Bool
  var isCrossed: Bool
  /// Whether a finger at rest would have to go somewhere else.
  var isMovedBySpeed = false

  /// What the line says of itself.
  static let words = "finishes here"

  var words: String { isMovedBySpeed ? "\(Self.words) at this speed" : Self.words }
}

/// Follows the drag on a phone for its forecast.
@MainActor final class ReleaseGuide {
  private let phone: CataloguePhone

  init(_ phone: CataloguePhone) { self.phone = phone }

  /// Returns nil if no finger holds a transition, or the rule is unknown.
  ///
  /// A finger that is still has no velocity.
  func forecast(isStill: Bool) -> ReleaseForecast? {
    guard phone.fingerPoint != nil, phone.stage.application.transitionStatus?.phase == .held else { return nil }
    return phone.stage.perform { ownForecast(isStill) ?? systemForecast(isStill) }
  }

  private func ownForecast(_ isStill: Bool) -> ReleaseForecast? {
    guard let rule = phone.releaseRule, let report = phone.stage.application.transitionCatch?.forecast
    else { return nil }
    return ReleaseForecast(
      release: isStill ? report.release.atRest : report.release, rule: rule,
      direction: DragDirection(report.direction), isReversed: report.isReversed)
  }

  private func systemForecast(_ isStill: Bool) -> ReleaseForecast? {
    guard let (release, rule) = phone.stage.application.systemForecast?() else { return nil }
    return ReleaseForecast(
      release: Release(
        progress: release.progress, pointsPerSecond: isStill ? 0 : release.pointsPerSecond, width: release.width),
      rule: rule, direction: phone.back ?? .right, isReversed: false)
  }

  /// Nil also where a finger moves across a drag that counts downwards, as it can in a zoom.
  func line(isStill: Bool) -> ReleaseLine? {
    guard let point = phone.fingerPoint, let forecast = forecast(isStill: isStill) else { return nil }
    let moved = phone.fingerMovement
    if forecast.direction == .down, abs(moved.dx) > abs(moved.dy) { return nil }
    return forecast.line(from: slidingEdge(forecast) ?? point, in: phone.stage.screenSize)
  }

  /// Nil if the screen does not slide with the finger.
  private func slidingEdge(_ forecast: ReleaseForecast) -> CGPoint? {
    guard let position = phone.stage.application.transitionStatus?.position else { return nil }
    let size = phone.stage.screenSize
    let isAcross = forecast.direction == .right || forecast.direction == .left
    let edge = forecast.edge(over: isAcross ? size.width : size.height)
    let shown = isAcross ? position.x - size.width / 2 : position.y - size.height / 2
    return abs(shown - edge) <= Self.accuracy ? CGPoint(x: edge, y: edge) : nil
  }

  /// In points.
  private static let accuracy: CGFloat = 1
}

extension CataloguePhone {
  /// Where the left edge of the screen is that moves, in points; 0 while none does.
  var movingEdge: Double {
    let edge = stage.application.transitionStatus?.position.map { $0.x - stage.screenSize.width / 2 } ?? 0
    return min(max(edge, 0), stage.screenSize.width).native
  }
}

/// The decisions on each transition's last releases.
struct ReleaseHistory {
  private var decisions: [String: [DragDecision]] = [:]

  static let mostReleases = 50

  /// A repeated decision, as in a loop, counts once.
  mutating func add(_ decision: DragDecision, of transition: String) {
    var list = decisions[transition] ?? []
    if list.last == decision { return }
    list.append(decision)
    decisions[transition] = Array(list.suffix(Self.mostReleases))
  }

  /// Oldest first.
  subscript(transition: String) -> [DragDecision] { decisions[transition] ?? [] }
}

// Finds the limits of a rule. A rule never cancels a release that is farther or faster than one that it finishes, so
// halving finds the limit of any rule, and no rule has to be described twice.

extension ReleaseRule {
  /// Returns the progress, 0...1, beyond which a release with a velocity finishes, for a drag of `width` points; nil if
  /// all are cancelled.
  func leastProgress(pointsPerSecond: Double, width: Double) -> Double? {
    Self.limit(in: 0...1) { progress in
      decision(for: Release(progress: progress, pointsPerSecond: pointsPerSecond, width: width)).finishes
    }
  }

  /// Returns the velocity in a range beyond which a release at a progress finishes, for a drag of `width` points; nil
  /// if all are cancelled.
  func leastVelocity(progress: Double, width: Double, in range: ClosedRange<Double>) -> Double? {
    Self.limit(in: range) { velocity in
      decision(for: Release(progress: progress, pointsPerSecond: velocity, width: width)).finishes
    }
  }

  /// Returns the smallest value for which `isEnough` holds; nil if there is none.
  private static func limit(in range: ClosedRange<Double>, _ isEnough: (Double) -> Bool) -> Double? {
    guard isEnough(range.upperBound) else { return nil }
    guard !isEnough(range.lowerBound) else { return range.lowerBound }
    var (low, high) = (range.lowerBound, range.upperBound)
    for _ in 0..<halvings {
      let middle = (low + high) / 2
      if isEnough(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// Enough to find a limit to a millionth of its range.
  private static let halvings = 20
}
