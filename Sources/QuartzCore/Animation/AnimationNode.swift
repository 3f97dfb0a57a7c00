package import Motion

/// An animation opened for sampling: its timing, its pacing and what it writes; groups nest.
///
/// Made once when an animation is added; from then on an instant gives values without looking anything up.
package final class AnimationNode {
  enum Content {
    case nothing
    case lanes(LaneTrack)
    case transform(TransformTrack)
    case object(ObjectTrack)
    case laneKeyframes(LaneKeyframeTrack)
    case transformKeyframes(TransformKeyframeTrack)
    case objectKeyframes(ObjectKeyframeTrack)
    case path(PathTrack)
    case group([AnimationNode])
    case transition(LayerTransition)
  }

  /// When the animation runs, in its parent's time.
  ///
  /// The beginning of one on a layer is set when it is committed.
  @exclusivity(unchecked) package internal(set) var timing: MediaTiming
  let pacing: Pacing
  let content: Content
  /// Whether its beginning is still to be set, by the commit that puts it on screen.
  @exclusivity(unchecked) var isPending = true
  /// Whether it begins with that commit rather than at an instant of its own.
  let beginsWithCommit: Bool
  /// How long it waits after that commit, in seconds.
  let delay: Double
  /// Whether it runs once, forwards, at the parent's speed: then its fraction is a division.
  let isPlain: Bool
  /// What moves it instead of its layer's time: then `timing` is in fractions of that.
  let clock: AnimationClock?
  /// Whether it moves a position vertically, for which the clock has a way of its own.
  let isVertical: Bool
  /// The layer's time at which the run of its clock began.
  @exclusivity(unchecked) var anchor = 0.0

  init(
    timing: MediaTiming, delay: Double = 0, pacing: Pacing, clock: AnimationClock? = nil, content: Content
  ) {
    self.timing = timing
    self.delay = delay
    self.pacing = pacing
    self.content = content
    self.clock = clock
    if clock != nil, case .lanes(let track) = content {
      isVertical = track.place == LayerKeyPath(.position, .lanes(first: 1, count: 1))
    } else {
      isVertical = false
    }
    beginsWithCommit = timing.begin == 0 && clock == nil
    isPlain =
      clock == nil && timing.speed == 1 && timing.offset == 0 && timing.repeatCount == 0 && timing.repeatDuration == 0
      && !timing.autoreverses && timing.duration > 0
  }

  /// Writes what the animation shows at its layer's `time`; one that waits for its commit begins at that very time.
  func apply(
    at time: Double, to values: UnsafeMutablePointer<LayerValues>, _ objects: UnsafeMutablePointer<LayerObjects>
  ) {
    if isPending, beginsWithCommit { timing.begin = time + delay }
    if let position = position(at: time) { write(position, to: values, objects) }
  }

  private func write(
    _ position: MediaPosition, to values: UnsafeMutablePointer<LayerValues>,
    _ objects: UnsafeMutablePointer<LayerObjects>
  ) {
    let progress = progress(position)
    switch content {
    case .nothing, .transition: break
    case .lanes(let track): track.apply(progress, iteration: position.iteration, to: values)
    case .transform(let track): track.apply(progress, iteration: position.iteration, to: values)
    case .object(let track): track.apply(progress, to: &objects.pointee)
    case .laneKeyframes(let track): track.apply(progress, iteration: position.iteration, to: values)
    case .transformKeyframes(let track): track.apply(progress, iteration: position.iteration, to: values)
    case .objectKeyframes(let track): track.apply(progress, to: &objects.pointee)
    case .path(let track): track.apply(progress, to: values)
    case .group(let nodes):
      // Without pacing the time is taken as it is, so that nothing is lost where animations meet.
      let time = pacing.curve == .linear ? position.time : progress * timing.duration
      for node in nodes { node.write(inGroupAt: time, to: values, objects) }
    }
  }

  /// The same in a group, whose time counts from its own beginning.
  private func write(
    inGroupAt time: Double, to values: UnsafeMutablePointer<LayerValues>,
    _ objects: UnsafeMutablePointer<LayerObjects>
  ) {
    if let position = timing.position(at: time) { write(position, to: values, objects) }
  }

  /// How far the animation is, 0...1, after its pacing; springs go beyond.
  func progress(_ position: MediaPosition) -> Double {
    // A length of zero shows its end, and its beginning before it has begun.
    guard timing.duration > 0 else { return position.phase == .before ? 0 : 1 }
    // The pacing of what a clock moves is the clock's.
    if clock != nil { return position.fraction }
    return pacing.curve.value(at: position.time / timing.duration)
  }

  /// What a frame has to know of the layer that carries it.
  var traits: LayerTraits {
    switch content {
    case .nothing: []
    case .object, .objectKeyframes: .animatesObjects
    case .transition: .transition
    case .lanes(let track): track.place.property.isCold ? .animatesCold : []
    case .transform(let track): track.property.isCold ? .animatesCold : []
    case .laneKeyframes(let track): track.place.property.isCold ? .animatesCold : []
    case .transformKeyframes(let track): track.property.isCold ? .animatesCold : []
    case .path(let track): track.place.property.isCold ? .animatesCold : []
    case .group(let nodes): nodes.reduce(into: []) { $0.formUnion($1.traits) }
    }
  }

  /// Whether it may move the layer out of its superlayer's plane.
  var movesInDepth: Bool {
    switch content {
    case .lanes(let track): track.place.movesInDepth
    case .laneKeyframes(let track): track.place.movesInDepth
    case .transform(let track): track.movesInDepth
    case .transformKeyframes(let track): track.movesInDepth
    case .group(let nodes): nodes.contains(where: \.movesInDepth)
    default: false
    }
  }

  /// The transition between two looks of the layer that it is, if it is one.
  var transition: LayerTransition? {
    if case .transition(let transition) = content { transition } else { nil }
  }
}
