/// How the values of an animation meet what a property is otherwise.
struct TrackOptions {
  var isAdditive = false
  var isCumulative = false
}

/// A way between two values of numbers: what a basic animation of anything but a transform is opened into.
final class LaneTrack {
  let place: LayerKeyPath
  /// The ends, without what the property is otherwise.
  private let from: SIMD4<Double>
  private let to: SIMD4<Double>
  /// How often (0 or 1) what the property is otherwise counts into each end.
  private let fromBase: Double
  private let toBase: Double
  private let options: TrackOptions
  private let kind: LayerProperty.Kind

  /// The way that Core Animation's table gives for the ends that are known.
  init(
    _ place: LayerKeyPath, from: SIMD4<Double>?, to: SIMD4<Double>?, by: SIMD4<Double>?, options: TrackOptions
  ) {
    self.place = place
    self.options = options
    // What is added is no colour of its own and no switch.
    kind = place.part == .whole && !options.isAdditive ? place.property.kind : .number
    // Additive values stand on what the property is already, so a missing end is nothing.
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
    let base = values.pointee[place]
    let start = from + base * fromBase
    let end = to + base * toBase
    var value: SIMD4<Double>
    switch kind {
    case .color: value = ColorMixing.mix(start, end, at: progress)
    case .flag: value = progress < 0.5 ? start : end
    default: value = progress == 1 ? end : start + (end - start) * progress
    }
    // What the property is otherwise counts once, where the animation only goes by something.
    if options.isCumulative, iteration > 0 { value += (to + base * (toBase - toBase * fromBase)) * Double(iteration) }
    values.pointee[place] = options.isAdditive ? base + value : value
  }

  /// The same as plain memory, where neither end is what the property is otherwise.
  func plain(_ node: AnimationNode) -> PlainTrack? {
    guard fromBase == 0, toBase == 0, !options.isCumulative, place.part == .whole else { return nil }
    guard kind != .color, kind != .flag else { return nil }
    return PlainTrack(place.property, from: from, to: to, isAdditive: options.isAdditive, node)
  }
}
