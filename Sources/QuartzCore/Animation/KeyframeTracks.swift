private import CoreGraphics
import Motion

/// What keyframe animations of every kind of value share.
struct KeyframeFigures {
  let mode: KeyframeMode
  let options: TrackOptions
  private let keyTimes: [Double]?
  private let curves: [TimingCurve]
  private let tangents: [CubicTangent]

  init(_ animation: CAKeyframeAnimation) {
    mode =
      switch animation.calculationMode {
      case .discrete: .discrete
      case .paced: .paced
      case .cubic: .cubic
      case .cubicPaced: .cubicPaced
      default: .linear
      }
    options = TrackOptions(isAdditive: animation.isAdditive, isCumulative: animation.isCumulative)
    keyTimes = animation.keyTimes.map { $0.map(\.doubleValue) }
    curves = (animation.timingFunctions ?? []).map { .bezier($0.curve) }
    let count = animation.values?.count ?? 0
    func figure(_ list: [NSNumber]?, _ index: Int) -> Double {
      guard let list, index < list.count, list[index].doubleValue.isFinite else { return 0 }
      return list[index].doubleValue
    }
    // Core Animation counts continuity and bias the other way round than the textbook, which Motion follows.
    tangents = (0..<count).map {
      CubicTangent(
        tension: figure(animation.tensionValues, $0), continuity: -figure(animation.continuityValues, $0),
        bias: -figure(animation.biasValues, $0))
    }
  }

  /// The times of `count` values that lie `distances` apart.
  func timeline(count: Int, distances: [Double]) -> KeyframeTimeline {
    KeyframeTimeline(mode: mode, count: count, keyTimes: keyTimes, curves: curves, distances: distances)
  }

  /// A track through `values`.
  func track<Value: MotionVector>(_ values: [Value]) -> KeyframeTrack<Value> {
    KeyframeTrack(values: values, mode: mode, keyTimes: keyTimes, curves: curves, tangents: tangents)
  }
}

/// Keyframes of numbers.
final class LaneKeyframeTrack {
  let place: LayerKeyPath
  private let track: KeyframeTrack<SIMD4<Double>>
  private let last: SIMD4<Double>
  private let options: TrackOptions
  /// Whether it is a yes or no, which is switched halfway.
  private let isFlag: Bool

  init(_ place: LayerKeyPath, values: [SIMD4<Double>], keyframes: KeyframeFigures) {
    self.place = place
    isFlag = place.property.kind == .flag
    options = keyframes.options
    last = values.last ?? .zero
    track = keyframes.track(values)
  }

  /// Writes the value at `progress` of round `iteration` into `values`.
  func apply(_ progress: Double, iteration: Int, to values: UnsafeMutablePointer<LayerValues>) {
    var value = track.value(at: progress)
    if isFlag { value.x = value.x < 0.5 ? 0 : 1 }
    if options.isCumulative { value += last * Double(iteration) }
    values.pointee[place] = options.isAdditive ? values.pointee[place] + value : value
  }
}

/// Keyframes of transforms; their pacing goes by the length of the change of translation.
final class TransformKeyframeTrack {
  let property: LayerProperty
  private let values: [CATransform3D]
  private let options: TrackOptions
  private let way: Way

  /// Whether it may move the layer out of its superlayer's plane.
  var movesInDepth: Bool { !values.allSatisfy(CATransform3DIsAffine) }

  private enum Way {
    /// From each to the next.
    case steps([TransformInterpolation], KeyframeTimeline)
    /// A smooth curve through scale, shear, angle and translation.
    case smooth(KeyframeTrack<PlanarParts>)
  }

  init(_ property: LayerProperty, values: [CATransform3D], keyframes: KeyframeFigures) {
    self.property = property
    self.values = values
    options = keyframes.options
    let isSmooth = keyframes.mode == .cubic || keyframes.mode == .cubicPaced
    if isSmooth, let figures = Self.figures(values) {
      way = .smooth(keyframes.track(figures))
    } else {
      let pairs = zip(values, values.dropFirst())
      let distances = pairs.map {
        SIMD4($1.m41.native - $0.m41.native, $1.m42.native - $0.m42.native, $1.m43.native - $0.m43.native, 0).length
      }
      way = .steps(
        pairs.map { TransformInterpolation(from: $0, to: $1) },
        keyframes.timeline(count: values.count, distances: distances))
    }
  }

  /// Writes the transform at `progress` of round `iteration` into `values`.
  func apply(_ progress: Double, iteration: Int, to target: UnsafeMutablePointer<LayerValues>) {
    var value = value(at: progress)
    if options.isCumulative, let last = values.last {
      value = CATransform3DConcat(last.repeated(iteration), value)
    }
    let current = target.pointee[transform: property]
    target.pointee[transform: property] = options.isAdditive ? CATransform3DConcat(value, current) : value
  }

  private func value(at progress: Double) -> CATransform3D {
    switch way {
    case .steps(let steps, let timeline):
      let position = timeline.position(at: progress)
      guard position.segment < steps.count else { return values[min(position.segment, values.count - 1)] }
      return steps[position.segment].value(at: position.fraction)
    case .smooth(let track):
      if progress <= 0 { return values[0] }
      if progress >= 1 { return values[values.count - 1] }
      return track.value(at: progress).transform
    }
  }

  /// The parts of each, the angles going on from one to the next; nil where one is singular or leaves the plane.
  private static func figures(_ values: [CATransform3D]) -> [PlanarParts]? {
    var result: [PlanarParts] = []
    var previous = values[0]
    for value in values {
      guard CATransform3DIsAffine(value), let pair = PlanarParts.pair(from: previous, to: value) else { return nil }
      var parts = pair.to
      if let last = result.last { parts.angle = last.angle + pair.to.angle - pair.from.angle }
      result.append(parts)
      previous = value
    }
    return result
  }
}

/// Keyframes of references.
final class ObjectKeyframeTrack {
  private let steps: [ObjectTrack]
  private let timeline: KeyframeTimeline
  private let isDiscrete: Bool

  init(_ property: LayerProperty, values: [Any], keyframes: KeyframeFigures, context: CompilationContext) {
    isDiscrete = keyframes.mode == .discrete
    timeline = keyframes.timeline(count: values.count, distances: Array(repeating: 1, count: max(0, values.count - 1)))
    let opened = values.map { AnimatedObject($0, for: property) }
    if opened.contains(where: { $0 == nil }) {
      context.report("\"\(property.rawValue)\" cannot be animated through \(values)")
    }
    // The last value is a step to itself, for the end and for the discrete mode.
    let ends = Array(opened.dropFirst()) + opened.suffix(1)
    steps = zip(opened, ends).map { ObjectTrack(property, from: $0, to: $1) }
  }

  /// Writes the reference at `progress` into `objects`.
  func apply(_ progress: Double, to objects: inout LayerObjects) {
    let position = timeline.position(at: progress)
    steps[min(position.segment, steps.count - 1)].apply(isDiscrete ? 0 : position.fraction, to: &objects)
  }
}

extension SIMD where Scalar == Double {
  /// The length of the vector.
  var length: Double { (self * self).sum().squareRoot() }
}
