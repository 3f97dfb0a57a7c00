private import CoreGraphics
import Motion

struct TransformTrack {
  private indirect enum Course {
    /// `step` is the change that accumulates with each run.
    case known(TransformInterpolation, step: CATransform3D)
    /// From or to the property's value, or by a factor.
    case relative(from: CATransform3D?, to: CATransform3D?, by: CATransform3D?)
    case steps([TransformInterpolation], KeyframeTimeline, last: CATransform3D)
    /// Through scale, shear, angle and translation, with exact ends.
    case smooth(KeyframeTrack<PlanarParts>, first: CATransform3D, last: CATransform3D)
  }

  let property: LayerProperty
  /// Mixed between known ends that differ by a turn in the plane: the usual kind of transform, which needs nothing
  /// else.
  private let turn: (from: PlanarParts, to: PlanarParts)?
  private let course: Course
  private let options: TrackOptions
  /// The layer may move out of its superlayer's plane.
  let movesInDepth: Bool

  /// Creates a track from the ends that are given, by Core Animation's rules for missing ends.
  init(
    _ property: LayerProperty, from: CATransform3D?, to: CATransform3D?, by: CATransform3D?, options: TrackOptions
  ) {
    self.property = property
    self.options = options
    let given = [from, to, by].compactMap(\.self)
    movesInDepth = !given.allSatisfy(CATransform3DIsAffine)
    // Additive transforms are multiplied onto the property's value, so a missing end is the identity.
    if options.isAdditive || given.count >= 2 {
      let known = TransformInterpolation(from, to, by, base: CATransform3DIdentity)
      turn = options.isCumulative ? nil : known.planarParts
      course = .known(known, step: Self.step(of: known, from, to, by))
    } else {
      turn = nil
      course = .relative(from: from, to: to, by: by)
    }
  }

  /// Creates a track through `values`, of which there is at least one; paced modes measure the change of translation.
  init(_ property: LayerProperty, values: [CATransform3D], keyframes: KeyframeSettings) {
    self.property = property
    options = keyframes.options
    turn = nil
    movesInDepth = !values.allSatisfy(CATransform3DIsAffine)
    let isSmooth = keyframes.mode == .cubic || keyframes.mode == .cubicPaced
    let last = values[values.count - 1]
    if isSmooth, let parts = Self.planarParts(values) {
      course = .smooth(keyframes.track(parts), first: values[0], last: last)
    } else {
      let pairs = zip(values, values.dropFirst())
      let distances = pairs.map {
        SIMD4($1.m41.native - $0.m41.native, $1.m42.native - $0.m42.native, $1.m43.native - $0.m43.native, 0).length
      }
      course = .steps(
        pairs.map { TransformInterpolation(from: $0, to: $1) },
        keyframes.timeline(count: values.count, distances: distances), last: last)
    }
  }

  func write(_ progress: Double, iteration: Int, to values: UnsafeMutablePointer<LayerValues>) {
    let slot = property.slot
    let base = values[transform: slot]
    if let turn, progress != 0, progress != 1 {
      let value = turn.from.mixed(with: turn.to, at: progress).transform
      values[transform: slot] = options.isAdditive ? CATransform3DConcat(value, base) : value
      return
    }
    var value: CATransform3D
    let step: CATransform3D
    switch course {
    case .known(let interpolation, let change):
      (value, step) = (interpolation.value(at: progress), change)
    case .relative(let from, let to, let by):
      let interpolation = TransformInterpolation(from, to, by, base: base)
      value = interpolation.value(at: progress)
      step = Self.step(of: interpolation, from, to, by)
    case .steps(let steps, let timeline, let last):
      let position = timeline.position(at: progress)
      let isPastEnd = position.segment >= steps.count
      (value, step) = (isPastEnd ? last : steps[position.segment].value(at: position.fraction), last)
    case .smooth(let track, let first, let last):
      value = progress <= 0 ? first : progress >= 1 ? last : track.value(at: progress).transform
      step = last
    }
    if options.isCumulative, iteration > 0 { value = CATransform3DConcat(step.repeated(iteration), value) }
    values[transform: slot] = options.isAdditive ? CATransform3DConcat(value, base) : value
  }

  /// The property's value counts once, also if only `by` is given.
  private static func step(
    of interpolation: TransformInterpolation, _ from: CATransform3D?, _ to: CATransform3D?, _ by: CATransform3D?
  ) -> CATransform3D {
    from == nil && to == nil ? by ?? CATransform3DIdentity : interpolation.to
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

extension TransformInterpolation {
  /// Creates an interpolation between the ends that are given, by Core Animation's rules for missing ends; `base` is
  /// the property's value.
  fileprivate init(_ from: CATransform3D?, _ to: CATransform3D?, _ by: CATransform3D?, base: CATransform3D) {
    switch (from, to, by) {
    case (let from?, let to?, _): self.init(from: from, to: to)
    case (let from?, nil, let by?): self.init(from: from, to: CATransform3DConcat(by, from))
    case (nil, let to?, let by?): self.init(from: CATransform3DConcat(CATransform3DInvert(by), to), to: to)
    case (let from?, nil, nil): self.init(from: from, to: base)
    case (nil, let to?, nil): self.init(from: base, to: to)
    case (nil, nil, let by?): self.init(from: base, to: CATransform3DConcat(by, base))
    case (nil, nil, nil): self.init(from: base, to: base)
    }
  }
}

extension CATransform3D {
  /// The transform to the power of `count`, by squaring; the identity if that is not finite.
  fileprivate func repeated(_ count: Int) -> CATransform3D {
    var (result, square, left) = (CATransform3DIdentity, self, count)
    while left > 0 {
      if left & 1 == 1 { result = CATransform3DConcat(square, result) }
      square = CATransform3DConcat(square, square)
      left >>= 1
    }
    return result.isFinite ? result : CATransform3DIdentity
  }
}
