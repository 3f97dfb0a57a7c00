package import Motion

/// The time of a layer while something else moves it in place of its parent's time: a finger, or the settling after it.
package struct TimeControl {
  /// The course of the layer's time.
  package enum Course {
    /// The time stands at this local time.
    case held(Double)
    /// The time follows the map from the superlayer's time.
    case moving(TimeMap)
  }

  /// The layer's time when the control began.
  package let origin: Double
  /// Its number in the order in which animations and time controls began in the world.
  let serial: Int
  /// The current course of the layer's time.
  package var course: Course
  /// Whether the course leads back to the origin, which undoes the animations that were begun since.
  package var isReturning = false

  @inline(__always)
  func localTime(at parentTime: Double) -> Double {
    switch course {
    case .held(let time): time
    case .moving(let map): map.localTime(at: parentTime)
    }
  }

  /// The superlayer's time at which the layer's is `time`; if there is none, the end of the map.
  func parentTime(at time: Double) -> Double {
    switch course {
    case .held: time
    case .moving(let map): map.parentTime(at: time) ?? map.end
    }
  }
}

extension CALayer {
  /// Holds the layer's time at `time` until it is moved or released.
  ///
  /// No animation of the layer or its descendants ends meanwhile, even if `time` is past its end.
  package final func holdTime(at time: Double) {
    guard time.isFinite else { return refuse(time, for: "time", "it must be finite to be held") }
    takeControl(.held(time), isReturning: false)
  }

  /// Holds the layer's time where it is.
  package final func holdTime() { holdTime(at: localNow) }

  /// Moves the layer's time along `map`, which maps the superlayer's time.
  ///
  /// At the end of the map the layer's own time continues, without a jump, and the animations that ended meanwhile are
  /// told so. If `returning` is true, the animations that were begun under control are undone and removed.
  package final func moveTime(along map: TimeMap, returning: Bool) {
    takeControl(.moving(map), isReturning: returning)
  }

  /// The current time that this layer's time is relative to, in seconds.
  package final var parentTimeNow: Double {
    timeParent?.localNow ?? (world ?? .current).now
  }

  /// Begins the pending animations of this layer and its descendants now rather than at the commit.
  package final func beginPendingAnimations() {
    guard let world else { return }
    world.animations.begin(below: self, in: world)
  }

  /// Removes the animations that were begun under control, without telling delegates or groups.
  ///
  /// Those under a nearer control stay, and those of groups whose owner removes them itself.
  package final func discardControlledAnimations() {
    guard let timeControl else { return }
    world?.discardAnimations { record in
      guard record.layer?.timeController === self, timeControl.covers(record) else { return false }
      return !record.groups.contains(where: \.isManaged)
    }
  }

  /// Ends the control of the layer's time at once.
  package final func releaseTime() {
    guard let world else {
      timeControl = nil
      return
    }
    world.animations.release(self, atParent: parentTimeNow)
  }

  /// The last finite end of the animations begun under control, in the layer's time; the origin if there is none.
  package final var lastControlledEnd: Double {
    world?.animations.lastEnd(below: self) ?? timeControl?.origin ?? localNow
  }

  private func takeControl(_ course: TimeControl.Course, isReturning: Bool) {
    if timeControl == nil {
      // Animations that were added earlier begin before the control does.
      world?.animations.begin(below: self, in: world ?? .current)
      timeControl = TimeControl(origin: localNow, serial: (world ?? .current).takeSerial(), course: course)
    }
    timeControl?.course = course
    timeControl?.isReturning = isReturning
    world?.animations.control(self)
    noteChange()
  }

  /// The nearest layer, from this one up, whose time is under control.
  final var timeController: CALayer? { timeControl != nil ? self : timeParent?.timeController }

  /// Whether the time of the layer or of one above it is under control.
  final var isUnderTimeControl: Bool { timeController != nil }

  /// This layer's time when the time of `ancestor`, which may be this layer, is `time`.
  final func localTime(_ time: Double, of ancestor: CALayer) -> Double {
    if self === ancestor { return time }
    return localTime(timeParent?.localTime(time, of: ancestor) ?? time)
  }
}
