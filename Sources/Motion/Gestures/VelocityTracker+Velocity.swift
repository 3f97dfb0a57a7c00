extension VelocityTracker {
  /// The velocity at an instant, in points per second along each axis.
  ///
  /// Zero while the pointer ``isStill(at:)``; otherwise the slope of the straight line that fits the positions of the last
  /// ``window`` best by least squares, since the last turn or pause if there was one. An instant before the newest
  /// sample, or not a number, counts as that sample's. Always finite.
  public func velocity(at now: Double) -> SIMD2<Double> {
    guard !isStill(at: now) else { return .zero }
    let recent = samplesSincePause(at: now)
    return SIMD2(Self.slope(recent, axis: 0), Self.slope(recent, axis: 1))
  }

  /// Whether the pointer stands still at an instant.
  ///
  /// It does when nothing came from it for ``silence``, and when over the last ``stillTime`` it kept within
  /// ``stillDistance`` along both axes. With nothing seen it is still.
  public func isStill(at now: Double) -> Bool {
    guard let newest = samples.last else { return true }
    let now = now > newest.time ? now : newest.time
    if now - newest.time >= Self.silence { return true }
    let start = now - Self.stillTime
    var low = newest.position
    var high = newest.position
    for index in samples.indices.reversed() {
      let position = samples[index].time < start ? positionBetween(index, at: start) : samples[index].position
      low = pointwiseMin(low, position)
      high = pointwiseMax(high, position)
      if samples[index].time <= start { break }
    }
    return (high - low).max() <= Self.stillDistance
  }

  /// The position at an instant between a sample and the next one.
  private func positionBetween(_ index: Int, at time: Double) -> SIMD2<Double> {
    let before = samples[index]
    let after = samples[index + 1]
    let share = (time - before.time) / (after.time - before.time)
    return before.position + (after.position - before.position) * share
  }

  /// The samples of the window, without those before a silence: there the pointer stood, and what it did before says
  /// nothing of how it moves now.
  ///
  /// Unless too few are left to tell anything, as when frames are far apart.
  private func samplesSincePause(at now: Double) -> ArraySlice<Sample> {
    let newest = samples[samples.count - 1].time
    let start = (now > newest ? now : newest) - Self.window
    var first = samples.count - 1
    while first > 0 && samples[first - 1].time >= start {
      let isPause = samples[first].time - samples[first - 1].time >= Self.silence
      if isPause && samples.count - first > 2 { break }
      first -= 1
    }
    return samples[first...]
  }

  /// The slope of the best straight line along one axis since that axis last turned; 0 if they span no time.
  private static func slope(_ samples: ArraySlice<Sample>, axis: Int) -> Double {
    let run = samples[turn(in: samples, axis: axis)...]
    guard let first = run.first, let last = run.last, last.time - first.time >= resolution else { return 0 }
    var weight = 0.0
    var times = 0.0
    var positions = 0.0
    for sample in run {
      weight += sample.weight
      times += sample.weight * (sample.time - first.time)
      positions += sample.weight * (sample.position[axis] - first.position[axis])
    }
    times /= weight
    positions /= weight
    var product = 0.0
    var square = 0.0
    for sample in run {
      let time = sample.time - first.time - times
      product += sample.weight * time * (sample.position[axis] - first.position[axis] - positions)
      square += sample.weight * time * time
    }
    let slope = product / square
    return slope.isFinite ? slope : 0
  }

  /// The sample at which an axis last turned back by more than a tremble, the first when it never did.
  private static func turn(in samples: ArraySlice<Sample>, axis: Int) -> Int {
    var lowest = samples.endIndex - 1
    var highest = lowest
    let newest = samples[lowest].position[axis]
    for index in samples.indices.reversed() {
      let position = samples[index].position[axis]
      if position < samples[lowest].position[axis] { lowest = index }
      if position > samples[highest].position[axis] { highest = index }
      let top = samples[highest].position[axis]
      let bottom = samples[lowest].position[axis]
      if top - newest > stillDistance && top - position > stillDistance { return highest }
      if newest - bottom > stillDistance && position - bottom > stillDistance { return lowest }
    }
    return samples.startIndex
  }
}
