private import CoreGraphics
private import Glibc
import Motion

/// What an animation writes into the values of its layer, compiled once, when it is added.
enum Track {
  case nothing
  case numbers(NumberTrack)
  case transform(TransformTrack)
  case reference(ReferenceTrack)
  indirect case path(PathTrack)
  /// If the group is `even`, its time is not paced.
  case group([AnimationNode], duration: Double, even: Bool)
  /// Drawn by sampling.
  case transition(LayerTransition)

  /// `progress` is that of `position` after pacing, 0...1 or beyond.
  func write(
    _ progress: Double, at position: MediaPosition, to values: UnsafeMutablePointer<LayerValues>,
    _ objects: UnsafeMutablePointer<LayerObjects>
  ) {
    switch self {
    case .nothing, .transition: break
    case .numbers(let track): track.write(progress, iteration: position.iteration, to: values)
    case .transform(let track): track.write(progress, iteration: position.iteration, to: values)
    case .reference(let track): track.write(progress, to: &objects.pointee)
    case .path(let track): track.write(progress, to: values)
    case .group(let animations, let duration, let isEven):
      // The time is used unchanged, so that adjoining animations are not separated by rounding.
      let time = isEven ? position.time : progress * duration
      for animation in animations { animation.write(at: time, to: values, objects) }
    }
  }

  var traits: LayerTraits {
    switch self {
    case .nothing, .path: []
    case .numbers(let track): track.keyPath.property.slot.isRare ? .rareValues : []
    case .transform(let track): track.property.slot.isRare ? .rareValues : []
    case .reference: .animatesObjects
    case .transition: .transition
    case .group(let animations, _, _): animations.reduce(into: []) { $0.formUnion($1.track.traits) }
    }
  }

  /// The layer may move out of its superlayer's plane.
  var movesInDepth: Bool {
    switch self {
    case .numbers(let track): track.keyPath.movesInDepth
    case .transform(let track): track.movesInDepth
    case .group(let animations, _, _): animations.contains(where: \.track.movesInDepth)
    case .nothing, .reference, .path, .transition: false
    }
  }
}

struct TrackOptions {
  var isAdditive = false
  var isCumulative = false
}

struct NumberTrack {
  private enum Course {
    /// The factors, 0 or 1, are those of the property's value in each end.
    case ends(from: SIMD4<Double>, fromBase: Double, to: SIMD4<Double>, toBase: Double)
    indirect case keyframes(KeyframeTrack<SIMD4<Double>>, last: SIMD4<Double>)
  }

  let keyPath: LayerKeyPath
  private let course: Course
  private let options: TrackOptions
  private let kind: LayerProperty.Kind

  /// Creates a track from the ends that are given, by Core Animation's rules for missing ends.
  init(
    _ keyPath: LayerKeyPath, from: SIMD4<Double>?, to: SIMD4<Double>?, by: SIMD4<Double>?, options: TrackOptions
  ) {
    self.keyPath = keyPath
    self.options = options
    // A difference that is added is neither a colour nor a flag.
    kind = keyPath.part == .whole && !options.isAdditive ? keyPath.property.kind : .number
    // Additive values are added to the property's value, so a missing end is zero.
    let base = options.isAdditive ? 0.0 : 1.0
    course =
      switch (from, to, by) {
      case (let from?, let to?, _): .ends(from: from, fromBase: 0, to: to, toBase: 0)
      case (let from?, nil, let by?): .ends(from: from, fromBase: 0, to: from + by, toBase: 0)
      case (nil, let to?, let by?): .ends(from: to - by, fromBase: 0, to: to, toBase: 0)
      case (let from?, nil, nil): .ends(from: from, fromBase: 0, to: .zero, toBase: base)
      case (nil, let to?, nil): .ends(from: .zero, fromBase: base, to: to, toBase: 0)
      case (nil, nil, let by): .ends(from: .zero, fromBase: base, to: by ?? .zero, toBase: base)
      }
  }

  init(_ keyPath: LayerKeyPath, values: [SIMD4<Double>], keyframes: KeyframeSettings) {
    self.keyPath = keyPath
    options = keyframes.options
    kind = keyPath.property.kind
    course = .keyframes(keyframes.track(values), last: values.last ?? .zero)
  }

  fileprivate func write(_ progress: Double, iteration: Int, to values: UnsafeMutablePointer<LayerValues>) {
    let base = values[keyPath]
    var value: SIMD4<Double>
    // The last value, which counts again in each later run; the property's value counts once, also if only `by` is given.
    let last: SIMD4<Double>
    switch course {
    case .ends(let from, let fromBase, let to, let toBase):
      value = mixed(from + base * fromBase, to + base * toBase, at: progress)
      last = to + base * (toBase - toBase * fromBase)
    case .keyframes(let track, let lastValue):
      value = track.value(at: progress)
      if kind == .flag { value.x = value.x < 0.5 ? 0 : 1 }
      last = lastValue
    }
    if options.isCumulative, iteration > 0 { value += last * Double(iteration) }
    values[keyPath] = options.isAdditive ? base + value : value
  }

  private func mixed(_ start: SIMD4<Double>, _ end: SIMD4<Double>, at progress: Double) -> SIMD4<Double> {
    switch kind {
    case .color: start.mixedAsColor(with: end, at: progress)
    case .flag: progress < 0.5 ? start : end
    default: progress == 1 ? end : start + (end - start) * progress
    }
  }
}

extension SIMD4<Double> {
  /// Component by component; a colour without alpha takes the hue of the other.
  func mixedAsColor(with other: Self, at fraction: Double) -> Self {
    var (a, b) = (self, other)
    if a.w == 0 {
      a = b
      a.w = 0
    } else if b.w == 0 {
      b = a
      b.w = 0
    }
    return fraction == 1 ? b : a + (b - a) * fraction
  }
}

/// The movement of a point along a path, with or without a rotation of the layer.
struct PathTrack {
  private let keyPath: LayerKeyPath
  private let measure: CGPathMeasure
  private let timeline: KeyframeTimeline
  private let isDiscrete: Bool
  private let isAdditive: Bool
  /// The angle between the path and the layer's x axis, in radians; nil if the layer does not turn.
  private let turn: Double?

  /// Nil for a path without segments.
  init?(_ keyPath: LayerKeyPath, path: CGPath, keyframes: KeyframeSettings, rotation: CAAnimationRotationMode?) {
    let measure = CGPathMeasure(path.outline)
    guard measure.count > 0 else { return nil }
    self.measure = measure
    self.keyPath = keyPath
    isAdditive = keyframes.options.isAdditive
    isDiscrete = keyframes.mode == .discrete
    timeline = keyframes.timeline(
      count: measure.count + 1, distances: (0..<measure.count).map { measure.length(of: $0) })
    turn =
      switch rotation {
      case .rotateAuto?: 0
      case .rotateAutoReverse?: .pi
      default: nil
      }
  }

  fileprivate func write(_ progress: Double, to values: UnsafeMutablePointer<LayerValues>) {
    let position = timeline.position(at: progress)
    let isPastEnd = position.segment >= measure.count
    let sample = measure.sample(
      segment: min(position.segment, measure.count - 1),
      fraction: isPastEnd ? 1 : isDiscrete ? 0 : position.fraction)
    let point = LayerValues.wide(sample.point)
    values[keyPath] = isAdditive ? values[keyPath] + point : point
    guard let turn else { return }
    let angle = CGFloat(atan2(sample.tangent.y, sample.tangent.x) + turn)
    values.pointee.transform = CATransform3DConcat(
      CATransform3DMakeRotation(angle, 0, 0, 1), values.pointee.transform)
  }
}
