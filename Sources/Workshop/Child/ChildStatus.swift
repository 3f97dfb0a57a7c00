/// How far a transition of the user's code is, as its child reports it.
package struct ChildStatus: Equatable, Sendable {
  /// What moves the transition; the names match the engine's.
  package enum Phase: String, CaseIterable, Sendable {
    case none, requested, running, held, finishing, cancelling
  }

  package var phase = Phase.none
  package var isOpening = false
  package var wantsKeys = false
  package var progress = 0.0
  /// How many screens there are, how many of them are presented, and which tab is selected: from 1, 0 without tabs.
  package var (depth, presented, tab) = (1, 0, 0)
  /// The position of the screen that moves most, in points; nil unless requested.
  package var position: SIMD2<Double>?
  /// The child's time, in seconds.
  package var instant = 0.0

  package init() {}

  package init(_ message: ChildMessage) {
    let bits = Int(message.index)
    let index = bits & 7
    phase = Phase.allCases.indices.contains(index) ? Phase.allCases[index] : .none
    (isOpening, wantsKeys) = (bits & 8 != 0, bits & 16 != 0)
    (depth, presented, tab) = (bits >> 5 & 0xFFF, bits >> 17 & 0x7F, bits >> 24 & 0x7F)
    (progress, instant) = (message.numbers.x, message.numbers.y)
    let point = message.numbers.highHalf
    position = point.x.isNaN ? nil : point
  }

  package var message: ChildMessage {
    let index = Phase.allCases.firstIndex(of: phase) ?? 0
    return ChildMessage(
      .status,
      index: index | (isOpening ? 8 : 0) | (wantsKeys ? 16 : 0) | min(depth, 0xFFF) << 5 | min(presented, 0x7F) << 17
        | min(tab, 0x7F) << 24,
      numbers: SIMD4(progress, instant, position?.x ?? .nan, position?.y ?? .nan))
  }

  /// Compares everything but the instant.
  package func saysSame(as other: Self) -> Bool {
    var other = other
    other.instant = instant
    return self == other
  }
}

/// How a transition was decided at a release, as its child reports it.
package struct ChildDecision: Equatable, Sendable {
  package var finishes: Bool
  package var isBySystem: Bool
  /// At the release, 0...1.
  package var progress: Double
  /// The finger's velocity towards the end, and the distance of the whole drag in points; 0 unless the system decided.
  package var (pointsPerSecond, width) = (0.0, 0.0)
  /// The index of the system's rule that decided, in the engine's list; 0 unless the system decided.
  package var systemRule = 0
  /// The child's time, in seconds.
  package var instant = 0.0

  package init(finishes: Bool, isBySystem: Bool, progress: Double, pointsPerSecond: Double = 0, width: Double = 0) {
    (self.finishes, self.isBySystem, self.progress) = (finishes, isBySystem, progress)
    (self.pointsPerSecond, self.width) = (pointsPerSecond, width)
  }

  package init(_ message: ChildMessage) {
    (finishes, isBySystem, systemRule) = (message.index & 1 != 0, message.index & 2 != 0, Int(message.index) >> 2)
    (progress, pointsPerSecond, width) = (message.numbers.x, message.numbers.y, message.numbers.z)
    instant = message.numbers.w
  }

  package var message: ChildMessage {
    ChildMessage(
      .decision, index: (finishes ? 1 : 0) | (isBySystem ? 2 : 0) | systemRule << 2,
      numbers: SIMD4(progress, pointsPerSecond, width, instant))
  }
}
