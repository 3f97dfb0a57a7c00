public struct KeyframeTrack<Value: MotionVector>: Hashable, Sendable {
  public let path: KeyframePath<Value>
  public let timeline: KeyframeTimeline
  /// The arc lengths of a path that is smooth and paced.
  @usableFromInline let arcs: ArcLengthTable?

  /// At least one value is needed; the paced modes measure the distances themselves.
  @inlinable
  public init(
    values: [Value],
    mode: KeyframeMode = .linear,
    keyTimes: [Double]? = nil,
    curves: [TimingCurve] = [],
    tangents: [CubicTangent] = []
  ) {
    let path = KeyframePath(values: values, tangents: tangents, isCubic: mode.isCubic)
    let arcs = mode == .cubicPaced ? ArcLengthTable(path) : nil
    var distances = arcs?.lengths ?? []
    if mode == .paced { distances = (0..<path.segmentCount).map { path.speed(segment: $0, fraction: 0) } }
    self.path = path
    self.arcs = arcs
    timeline = KeyframeTimeline(
      mode: mode,
      count: values.count,
      keyTimes: keyTimes,
      curves: curves,
      distances: distances
    )
  }

  /// Exactly the first value at 0 and the last at 1, and clamped to these outside 0...1.
  @inlinable
  public func value(at progress: Double) -> Value {
    let position = timeline.position(at: progress)
    guard timeline.mode != .discrete else { return path.values[position.segment] }
    guard let arcs else { return path.value(segment: position.segment, fraction: position.fraction) }
    let parameter = arcs.parameter(segment: position.segment, fraction: position.fraction)
    return path.value(segment: position.segment, fraction: parameter)
  }
}
