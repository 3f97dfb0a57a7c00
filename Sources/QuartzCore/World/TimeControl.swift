package import Motion

/// What stands in for a layer's own time while something else moves it: a finger, or the tail after one.
package struct TimeControl {
  /// How the layer's time goes.
  package enum Course {
    /// It stands at this local time.
    case held(Double)
    /// It follows the map from the superlayer's time.
    case moving(TimeMap)
  }

  /// The layer's time when the control began.
  package let origin: Double
  /// Its place in the order in which things began in the world.
  let serial: Int
  /// How the layer's time goes now.
  package var course: Course
  /// Whether the way leads back to the origin, where what was begun since has never been.
  package var isReturning = false

  @inline(__always)
  func localTime(at parentTime: Double) -> Double {
    switch course {
    case .held(let time): time
    case .moving(let map): map.localTime(at: parentTime)
    }
  }

  /// The superlayer's time at which the layer's is `time`; where there is none, the nearest end of the way.
  func parentTime(at time: Double) -> Double {
    switch course {
    case .held: time
    case .moving(let map): map.parentTime(at: time) ?? map.end
    }
  }
}

extension CALayer {
  /// Has the layer's time stand at `time` until it is moved on or let go.
  ///
  /// Nothing below it ends meanwhile, also when `time` is past every end.
  package final func holdTime(at time: Double) {
    guard time.isFinite else { return (world ?? .current).report("A layer's time cannot be held at \(time)") }
    takeControl(.held(time), isReturning: false)
  }

  /// Has the layer's time stand where it is.
  package final func holdTime() { holdTime(at: localNow) }

  /// Has the layer's time follow `map` from the superlayer's time to its end; then the time is the layer's own
  /// again, without a jump, and what ended on the way is told so.
  ///
  /// Where the way is `returning`, what was begun under control is taken off as if it had never been.
  package final func moveTime(along map: TimeMap, returning: Bool) {
    takeControl(.moving(map), isReturning: returning)
  }

  /// The time of what this layer's is relative to, at this instant, in seconds.
  package final var parentTimeNow: Double {
    timeParent?.localNow ?? (world ?? .current).now
  }

  /// Begins now what was added to this layer and those below it and would else wait for the commit.
  package final func beginPendingAnimations() {
    guard let world else { return }
    world.animations.begin(below: self, in: world)
  }

  /// Takes off what was begun under control as if it had never been; nobody hears of an end.
  package final func discardControlledAnimations() {
    guard let timeControl else { return }
    world?.discardAnimations { record in
      guard let target = record.layer, target === self || isAbove(target) else { return false }
      return timeControl.covers(record)
    }
  }

  /// Gives the layer its own time back at once.
  package final func releaseTime() {
    guard let world else {
      timeControl = nil
      return
    }
    world.animations.release(self, atParent: parentTimeNow)
  }

  /// The last finite end of the animations begun under control, in the layer's time; the origin where there is none.
  package final var lastControlledEnd: Double {
    world?.animations.lastEnd(below: self) ?? timeControl?.origin ?? localNow
  }

  private func takeControl(_ course: TimeControl.Course, isReturning: Bool) {
    if timeControl == nil {
      // What was added before belongs to the time before.
      world?.animations.begin(below: self, in: world ?? .current)
      timeControl = TimeControl(origin: localNow, serial: (world ?? .current).takeSerial(), course: course)
    }
    timeControl?.course = course
    timeControl?.isReturning = isReturning
    world?.animations.control(self)
    noteChange()
  }

  /// The nearest layer, from this one up, whose time something else moves.
  final var timeController: CALayer? { timeControl != nil ? self : timeParent?.timeController }

  /// Whether the layer or one above it stands in another's time.
  final var isUnderTimeControl: Bool { timeController != nil }

  /// This layer's time when the time of `ancestor`, which it may be itself, is `time`.
  final func localTime(_ time: Double, of ancestor: CALayer) -> Double {
    if self === ancestor { return time }
    return localTime(timeParent?.localTime(time, of: ancestor) ?? time)
  }
}
