package import Motion

/// An animation compiled for sampling: its timing, its pacing and its effect; groups nest.
///
/// It is created once, when an animation is added; from then on values at an instant need no lookup.
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

  /// The timing of the animation, in its parent's time.
  ///
  /// The begin time of a layer's animation is set when it is committed.
  @exclusivity(unchecked) package internal(set) var timing: MediaTiming
  let pacing: Pacing
  let content: Content
  /// Whether the animation waits for the commit that sets its begin time.
  @exclusivity(unchecked) var isPending = true
  /// Whether it begins with that commit rather than at a given instant.
  let beginsWithCommit: Bool
  /// The delay after that commit, in seconds.
  let delay: Double
  /// Whether it runs once, forwards, at the parent's speed, so that its fraction is a division.
  let isPlain: Bool
  /// The clock that moves it in place of its layer's time; `timing` is then in fractions of the clock's run.
  let clock: AnimationClock?
  /// Whether it animates the y of a position, for which the clock has a time map of its own.
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
      isVertical = track.keyPath == LayerKeyPath(.position, .lanes(first: 1, count: 1))
    } else {
      isVertical = false
    }
    beginsWithCommit = timing.begin == 0 && clock == nil
    isPlain =
      clock == nil && timing.speed == 1 && timing.offset == 0 && timing.repeatCount == 0 && timing.repeatDuration == 0
      && !timing.autoreverses && timing.duration > 0
  }

  /// Writes the value at the layer's `time`; an animation that waits for its commit begins at that time.
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
      // With linear pacing the time is used unchanged, so that adjoining animations are not separated by rounding.
      let time = pacing.curve == .linear ? position.time : progress * timing.duration
      for node in nodes { node.write(inGroupAt: time, to: values, objects) }
    }
  }

  /// Writes the value at `time` of the group, which is relative to its beginning.
  private func write(
    inGroupAt time: Double, to values: UnsafeMutablePointer<LayerValues>,
    _ objects: UnsafeMutablePointer<LayerObjects>
  ) {
    if let position = timing.position(at: time) { write(position, to: values, objects) }
  }

  /// The progress of the animation after pacing, 0...1; springs go beyond.
  func progress(_ position: MediaPosition) -> Double {
    // An animation of zero duration shows its end, and before it has begun its beginning.
    guard timing.duration > 0 else { return position.phase == .before ? 0 : 1 }
    // The clock paces the animations that it moves.
    if clock != nil { return position.fraction }
    return pacing.curve.value(at: position.time / timing.duration)
  }

  /// The traits that the animation gives its layer.
  var traits: LayerTraits {
    switch content {
    case .nothing: []
    case .object, .objectKeyframes: .animatesObjects
    case .transition: .transition
    case .lanes(let track): track.keyPath.property.slot.isCold ? .animatesCold : []
    case .transform(let track): track.property.slot.isCold ? .animatesCold : []
    case .laneKeyframes(let track): track.keyPath.property.slot.isCold ? .animatesCold : []
    case .transformKeyframes(let track): track.property.slot.isCold ? .animatesCold : []
    case .path(let track): track.keyPath.property.slot.isCold ? .animatesCold : []
    case .group(let nodes): nodes.reduce(into: []) { $0.formUnion($1.traits) }
    }
  }

  /// Whether the animation may move the layer out of its superlayer's plane.
  var movesInDepth: Bool {
    switch content {
    case .lanes(let track): track.keyPath.movesInDepth
    case .laneKeyframes(let track): track.keyPath.movesInDepth
    case .transform(let track): track.movesInDepth
    case .transformKeyframes(let track): track.movesInDepth
    case .group(let nodes): nodes.contains(where: \.movesInDepth)
    default: false
    }
  }

  /// The compiled `CATransition`; nil for other animations.
  var transition: LayerTransition? {
    if case .transition(let transition) = content { transition } else { nil }
  }
}
