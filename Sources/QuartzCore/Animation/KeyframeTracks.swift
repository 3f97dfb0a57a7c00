private import CoreGraphics
import Motion

/// The settings that keyframe animations of every kind of value share.
struct KeyframeSettings {
  let mode: KeyframeMode
  let options: TrackOptions
  private let keyTimes: [Double]?
  private let curves: [TimingCurve]
  private let tangents: [CubicTangent]

  init(_ animation: CAKeyframeAnimation, _ context: CompilationContext) {
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
    func setting(_ list: [NSNumber]?, _ index: Int, _ name: String) -> Double {
      guard let list, index < list.count else { return 0 }
      let value = list[index].doubleValue
      if value.magnitude <= NumberLimits.greatestTangent { return value }
      context.world.refuse(value, for: "An entry of \(name) of an animation", "0 is used")
      return 0
    }
    // Core Animation's continuity and bias have the opposite sign of the textbook's, which Motion follows.
    tangents = (0..<count).map {
      CubicTangent(
        tension: setting(animation.tensionValues, $0, "tensionValues"),
        continuity: -setting(animation.continuityValues, $0, "continuityValues"),
        bias: -setting(animation.biasValues, $0, "biasValues"))
    }
  }

  /// The times of `count` values that are `distances` apart.
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
  let keyPath: LayerKeyPath
  private let track: KeyframeTrack<SIMD4<Double>>
  private let last: SIMD4<Double>
  private let options: TrackOptions
  /// Whether the value is a flag, which is switched halfway.
  private let isFlag: Bool

  init(_ keyPath: LayerKeyPath, values: [SIMD4<Double>], keyframes: KeyframeSettings) {
    self.keyPath = keyPath
    isFlag = keyPath.property.kind == .flag
    options = keyframes.options
    last = values.last ?? .zero
    track = keyframes.track(values)
  }

  /// Writes the value at `progress` of round `iteration` into `values`.
  func apply(_ progress: Double, iteration: Int, to values: UnsafeMutablePointer<LayerValues>) {
    var value = track.value(at: progress)
    if isFlag { value.x = value.x < 0.5 ? 0 : 1 }
    if options.isCumulative { value += last * Double(iteration) }
    values[keyPath] = options.isAdditive ? values[keyPath] + value : value
  }
}

/// Keyframes of transforms; paced modes measure the change of translation.
final class TransformKeyframeTrack {
  let property: LayerProperty
  private let values: [CATransform3D]
  private let options: TrackOptions
  private let mode: Mode

  /// Whether the track may move the layer out of its superlayer's plane.
  var movesInDepth: Bool { !values.allSatisfy(CATransform3DIsAffine) }

  private enum Mode {
    /// An interpolation from each value to the next.
    case steps([TransformInterpolation], KeyframeTimeline)
    /// A smooth curve through scale, shear, angle and translation.
    case smooth(KeyframeTrack<PlanarParts>)
  }

  init(_ property: LayerProperty, values: [CATransform3D], keyframes: KeyframeSettings) {
    self.property = property
    self.values = values
    options = keyframes.options
    let isSmooth = keyframes.mode == .cubic || keyframes.mode == .cubicPaced
    if isSmooth, let parts = Self.planarParts(values) {
      mode = .smooth(keyframes.track(parts))
    } else {
      let pairs = zip(values, values.dropFirst())
      let distances = pairs.map {
        SIMD4($1.m41.native - $0.m41.native, $1.m42.native - $0.m42.native, $1.m43.native - $0.m43.native, 0).length
      }
      mode = .steps(
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
    let current = target[transform: property.slot]
    target[transform: property.slot] = options.isAdditive ? CATransform3DConcat(value, current) : value
  }

  private func value(at progress: Double) -> CATransform3D {
    switch mode {
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

  /// The parts of each transform, with angles continued from one to the next; nil if one is singular or leaves the
  /// plane.
  private static func planarParts(_ values: [CATransform3D]) -> [PlanarParts]? {
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

  init(
    _ reference: LayerReference, of name: String, values: [Any], keyframes: KeyframeSettings,
    context: CompilationContext
  ) {
    isDiscrete = keyframes.mode == .discrete
    timeline = keyframes.timeline(count: values.count, distances: Array(repeating: 1, count: max(0, values.count - 1)))
    let opened = values.map { AnimatedObject($0, for: reference) }
    if opened.contains(where: { $0 == nil }) {
      context.report("\"\(name)\" cannot be animated through \(values)")
    }
    // The last value is a step to itself, for the end and for discrete mode.
    let ends = Array(opened.dropFirst()) + opened.suffix(1)
    steps = zip(opened, ends).map { ObjectTrack(reference, from: $0, to: $1) }
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
