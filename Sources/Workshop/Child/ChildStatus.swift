/// How far the transition of the user's code is, as a child tells it.
package struct ChildStatus: Equatable, Sendable {
  /// What moves the transition; the names are those of the engine.
  package enum Phase: String, CaseIterable, Sendable {
    case none, requested, running, held, finishing, cancelling
  }

  /// What moves the transition.
  package var phase = Phase.none
  /// Whether the arriving screen lies above the leaving one.
  package var isOpening = false
  /// Whether something in the user's code wants the keys.
  package var wantsKeys = false
  /// The progress that is presented, 0...1; 0 without a transition.
  package var progress = 0.0
  /// The number of screens, including those beneath the top one.
  package var depth = 1
  /// The position of the screen that the transition moves most, in points; nil unless it is asked for.
  package var position: SIMD2<Double>?
  /// The instant of the child's time, in seconds.
  package var instant = 0.0

  package init() {}

  /// Reads a message of the kind `status`.
  package init(_ message: ChildMessage) {
    let bits = Int(message.index)
    let index = bits & 7
    phase = Phase.allCases.indices.contains(index) ? Phase.allCases[index] : .none
    (isOpening, wantsKeys) = (bits & 8 != 0, bits & 16 != 0)
    depth = bits >> 5
    (progress, instant) = (message.numbers.x, message.numbers.y)
    let point = message.numbers.highHalf
    position = point.x.isNaN ? nil : point
  }

  /// The message that tells it.
  package var message: ChildMessage {
    let index = Phase.allCases.firstIndex(of: phase) ?? 0
    return ChildMessage(
      .status, index: index | (isOpening ? 8 : 0) | (wantsKeys ? 16 : 0) | depth << 5,
      numbers: SIMD4(progress, instant, position?.x ?? .nan, position?.y ?? .nan))
  }

  /// Returns whether another status says the same, at whatever instant.
  package func saysSame(as other: Self) -> Bool {
    var other = other
    other.instant = instant
    return self == other
  }
}

/// What became of a transition when the finger let go, as a child tells it.
package struct ChildDecision: Equatable, Sendable {
  /// Whether the transition goes to its end.
  package var finishes: Bool
  /// Whether the system's own rule decided.
  package var isBySystem: Bool
  /// The progress at the release, 0...1.
  package var progress: Double
  /// The finger's velocity in points per second towards the end, and the distance of the whole drag in points; 0 unless
  /// the system decided.
  package var (pointsPerSecond, width) = (0.0, 0.0)
  /// The index of the system's rule that decided, in the engine's list; 0 unless the system decided.
  package var systemRule = 0
  /// The instant of the child's time, in seconds.
  package var instant = 0.0

  package init(finishes: Bool, isBySystem: Bool, progress: Double, pointsPerSecond: Double = 0, width: Double = 0) {
    (self.finishes, self.isBySystem, self.progress) = (finishes, isBySystem, progress)
    (self.pointsPerSecond, self.width) = (pointsPerSecond, width)
  }

  /// Reads a message of the kind `decision`.
  package init(_ message: ChildMessage) {
    (finishes, isBySystem, systemRule) = (message.index & 1 != 0, message.index & 2 != 0, Int(message.index) >> 2)
    (progress, pointsPerSecond, width) = (message.numbers.x, message.numbers.y, message.numbers.z)
    instant = message.numbers.w
  }

  /// The message that tells it.
  package var message: ChildMessage {
    ChildMessage(
      .decision, index: (finishes ? 1 : 0) | (isBySystem ? 2 : 0) | systemRule << 2,
      numbers: SIMD4(progress, pointsPerSecond, width, instant))
  }
}
