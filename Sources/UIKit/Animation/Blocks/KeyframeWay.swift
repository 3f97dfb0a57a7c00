import Motion
import QuartzCore

/// A keyframe's change of one property.
struct KeyframeStep {
  /// From when to when, in fractions of the whole.
  let span: ClosedRange<Double>
  /// What the property is at the end.
  let value: AnimatedValue
}

/// The way of one property through its keyframes.
struct KeyframeWay {
  /// A value and when it is there.
  private struct Point {
    let time: Double
    let value: AnimatedValue
  }

  private let mode: KeyframeMode
  private var points: [Point]

  /// From `start` through `steps`: held before, between and after them; where two overlap the one that begins later
  /// takes over from the other.
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

  /// The values passed through.
  var values: [AnimatedValue] { points.map(\.value) }

  /// When the values are there; nil where that follows from their distances along a curve.
  var times: [Double]? {
    switch mode {
    case .linear, .cubic: points.map(\.time)
    case .discrete: points.map(\.time) + [1]
    case .paced: KeyframeTimeline(mode: .paced, count: points.count, distances: distances).boundaries
    case .cubicPaced: nil
    }
  }

  /// How tightly a smooth way passes each value: where it rests or jumps it is not to swing beyond.
  var tensions: [Double]? {
    guard mode == .cubic else { return nil }
    let stops = zip(points, points.dropFirst()).map { $0.time == $1.time || $0.value.isSame(as: $1.value) }
    return points.indices.map { index in
      let (before, after) = (index > 0 && stops[index - 1], index < stops.count && stops[index])
      return before || after ? 1 : 0
    }
  }

  /// How the steps between the values are filled; an even speed is in the times already.
  var calculationMode: CAAnimationCalculationMode {
    switch mode {
    case .linear, .paced: .linear
    case .discrete: .discrete
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    }
  }

  private var distances: [Double] { zip(points, points.dropFirst()).map { $0.value.distance(to: $1.value) } }

  /// Appends the values of `steps` whose times are not to count, without the rests.
  private mutating func appendUntimed(_ steps: [KeyframeStep]) {
    for step in steps {
      guard let last = points.last, !last.value.isSame(as: step.value) else { continue }
      points.append(Point(time: step.span.lowerBound, value: step.value))
    }
  }

  private mutating func append(_ step: KeyframeStep) {
    let begin = step.span.lowerBound
    // What was to come after the beginning is cut off there.
    var cut: Point?
    while let last = points.last, last.time > begin { cut = points.removeLast() }
    if let last = points.last, last.time < begin {
      let value = cut.map { last.value.mixed(with: $0.value, at: (begin - last.time) / ($0.time - last.time)) }
      points.append(Point(time: begin, value: value ?? last.value))
    }
    points.append(Point(time: step.span.upperBound, value: step.value))
  }
}
