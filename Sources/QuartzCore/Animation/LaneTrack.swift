/// The relation of an animation's values to the property's value without the animation.
struct TrackOptions {
  var isAdditive = false
  var isCumulative = false
}

/// A change from one vector of numbers to another: the compiled form of a basic animation of anything but a transform.
final class LaneTrack {
  let keyPath: LayerKeyPath
  /// The ends, without the property's value.
  private let from: SIMD4<Double>
  private let to: SIMD4<Double>
  /// The factor (0 or 1) of the property's value in each end.
  private let fromBase: Double
  private let toBase: Double
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
    switch (from, to, by) {
    case (let from?, let to?, _): (self.from, self.to, fromBase, toBase) = (from, to, 0, 0)
    case (let from?, nil, let by?): (self.from, self.to, fromBase, toBase) = (from, from + by, 0, 0)
    case (nil, let to?, let by?): (self.from, self.to, fromBase, toBase) = (to - by, to, 0, 0)
    case (let from?, nil, nil): (self.from, self.to, fromBase, toBase) = (from, .zero, 0, base)
    case (nil, let to?, nil): (self.from, self.to, fromBase, toBase) = (.zero, to, base, 0)
    case (nil, nil, let by?): (self.from, self.to, fromBase, toBase) = (.zero, by, base, base)
    case (nil, nil, nil): (self.from, self.to, fromBase, toBase) = (.zero, .zero, base, base)
    }
  }

  /// Writes the value at `progress` of round `iteration` into `values`.
  func apply(_ progress: Double, iteration: Int, to values: UnsafeMutablePointer<LayerValues>) {
    let base = values[keyPath]
    let start = from + base * fromBase
    let end = to + base * toBase
    var value: SIMD4<Double>
    switch kind {
    case .color: value = ColorMixing.mix(start, end, at: progress)
    case .flag: value = progress < 0.5 ? start : end
    default: value = progress == 1 ? end : start + (end - start) * progress
    }
    // The property's value counts once, also if only `by` is given.
    if options.isCumulative, iteration > 0 { value += (to + base * (toBase - toBase * fromBase)) * Double(iteration) }
    values[keyPath] = options.isAdditive ? base + value : value
  }

  /// The track as plain memory; nil if an end depends on the property's value.
  func plain(_ node: AnimationNode) -> PlainTrack? {
    guard fromBase == 0, toBase == 0, !options.isCumulative, keyPath.part == .whole else { return nil }
    guard kind != .color, kind != .flag else { return nil }
    return PlainTrack(keyPath.property, from: from, to: to, isAdditive: options.isAdditive, node)
  }
}
