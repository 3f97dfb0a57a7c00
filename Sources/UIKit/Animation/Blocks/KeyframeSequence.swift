import Motion
import QuartzCore

/// What one keyframe does to one property.
struct KeyframeStep {
  /// In fractions of the whole animation.
  let span: ClosedRange<Double>
  /// The value of the property at the end.
  let value: AnimatedValue
}

/// What the keyframes do to one property.
struct KeyframeSequence {
  /// In fractions of the whole animation.
  private struct Point {
    let time: Double
    let value: AnimatedValue
  }

  private let mode: KeyframeMode
  private var points: [Point]

  /// The value is held before, between and after the steps; of two that overlap, the one that begins later replaces the
  /// rest of the other.
  init(from start: AnimatedValue, through steps: [KeyframeStep], mode: KeyframeMode) {
    self.mode = mode
    points = [Point(time: 0, value: start)]
    let ordered = steps.enumerated()
      .sorted { ($0.element.span.lowerBound, $0.offset) < ($1.element.span.lowerBound, $1.offset) }
      .map(\.element)
    switch mode {
    case .discrete: points += ordered.map { Point(time: $0.span.lowerBound, value: $0.value) }
    case .paced, .cubicPaced: appendUntimed(ordered)
    case .linear, .cubic:
      for step in ordered { append(step) }
      if let last = points.last, last.time < 1 { points.append(Point(time: 1, value: last.value)) }
    }
  }

  var values: [AnimatedValue] { points.map(\.value) }

  /// Nil if the times follow from the distances along a curve.
  var times: [Double]? {
    switch mode {
    case .linear, .cubic: points.map(\.time)
    case .discrete: points.map(\.time) + [1]
    case .paced: KeyframeTimeline(mode: .paced, count: points.count, distances: distances).boundaries
    case .cubicPaced: nil
    }
  }

  /// The tension of a smooth curve at each value: 1 beside a rest or a jump, so that the curve does not overshoot.
  var tensions: [Double]? {
    guard mode == .cubic else { return nil }
    let stops = zip(points, points.dropFirst()).map { $0.time == $1.time || $0.value.isSame(as: $1.value) }
    return points.indices.map { index in
      let (before, after) = (index > 0 && stops[index - 1], index < stops.count && stops[index])
      return before || after ? 1 : 0
    }
  }

  /// The times contain an even speed already.
  var calculationMode: CAAnimationCalculationMode {
    switch mode {
    case .linear, .paced: .linear
    case .discrete: .discrete
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    }
  }

  private var distances: [Double] { zip(points, points.dropFirst()).map { $0.value.distance(to: $1.value) } }

  /// Appends the values of `steps` without regard to their times, except those that change nothing.
  private mutating func appendUntimed(_ steps: [KeyframeStep]) {
    for step in steps {
      guard let last = points.last, !last.value.isSame(as: step.value) else { continue }
      points.append(Point(time: step.span.lowerBound, value: step.value))
    }
  }

  private mutating func append(_ step: KeyframeStep) {
    let begin = step.span.lowerBound
    // The part of an earlier step after this begin is cut off.
    var cut: Point?
    while let last = points.last, last.time > begin { cut = points.removeLast() }
    if let last = points.last, last.time < begin {
      let value = cut.map { last.value.mixed(with: $0.value, at: (begin - last.time) / ($0.time - last.time)) }
      points.append(Point(time: begin, value: value ?? last.value))
    }
    points.append(Point(time: step.span.upperBound, value: step.value))
  }
}
