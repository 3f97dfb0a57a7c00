import CoreGraphics
import Motion
import QuartzCore

/// What the keyframes of a block change, until all are staged and can be animated.
@MainActor final class KeyframeCollector {
  /// The keyframes of one key path of a layer.
  private struct Track {
    let layer: CALayer
    let keyPath: LayerKeyPath
    let change: PropertyChange
    /// In order; nil for one that a later change in the same keyframe replaced.
    var steps: [KeyframeStep?] = []
    var indices: [ClosedRange<Double>: Int] = [:]

    mutating func add(_ step: KeyframeStep) {
      if let earlier = indices.updateValue(steps.count, forKey: step.span) { steps[earlier] = nil }
      steps.append(step)
    }
  }

  private struct TrackKey: Hashable {
    let layer: ObjectIdentifier
    let keyPath: LayerKeyPath
  }

  private let mode: KeyframeMode
  private var tracks: [Track] = []
  private var indices: [TrackKey: Int] = [:]
  /// The span of the keyframe that is being staged, in fractions of the duration; outside keyframes all of it.
  private var span = 0.0...1.0

  init(mode: KeyframeMode) { self.mode = mode }

  /// In fractions of the block's duration.
  func keyframe(from start: Double, duration: Double, _ body: () -> Void) {
    let before = span
    let begin = Self.fraction(start)
    span = begin...max(begin, Self.fraction(begin + Self.fraction(duration)))
    body()
    span = before
  }

  func collect(_ change: PropertyChange, on layer: CALayer) {
    for keyPath in change.keyPaths {
      let new = layer.value(at: keyPath)
      guard let old = change.before(at: keyPath), !old.isSame(as: new) else { continue }
      let key = TrackKey(layer: ObjectIdentifier(layer), keyPath: keyPath)
      let index = indices[key] ?? tracks.endIndex
      if index == tracks.endIndex {
        tracks.append(Track(layer: layer, keyPath: keyPath, change: change))
        indices[key] = index
      }
      // The later of two changes in one keyframe counts.
      tracks[index].add(KeyframeStep(span: span, value: new))
    }
  }

  func animate(with block: AnimationBlock) {
    for track in tracks {
      guard let animation = animation(of: track) else { continue }
      animation.timingFunction = block.timing.curve.timingFunction
      block.add(animation, to: track.layer, forKey: track.keyPath.name)
    }
    (tracks, indices) = ([], [:])
  }

  private func animation(of track: Track) -> CAKeyframeAnimation? {
    guard let before = track.change.before(at: track.keyPath) else { return nil }
    let now = track.layer.value(at: track.keyPath)
    let sequence = KeyframeSequence(from: before, through: track.steps.compactMap(\.self), mode: mode)
    let relative = track.keyPath.isAdditive ? sequence.values.compactMap { $0.relative(to: now) } : []
    let isAdditive = relative.count == sequence.values.count
    // An animation that cannot be put on top begins with what is seen.
    let seen = [track.change.presented(at: track.keyPath) ?? before] + sequence.values.dropFirst()
    let values = (isAdditive ? relative : seen).compactMap { $0.boxed(at: track.keyPath) }
    guard values.count == sequence.values.count, values.count > 1 else { return nil }
    let animation = CAKeyframeAnimation(keyPath: track.keyPath.name)
    animation.isAdditive = isAdditive
    animation.values = values
    animation.keyTimes = sequence.times?.map { NSNumber(value: $0) }
    animation.tensionValues = sequence.tensions?.map { NSNumber(value: $0) }
    animation.calculationMode = sequence.calculationMode
    return animation
  }

  private static func fraction(_ value: Double) -> Double { value > 0 ? min(1, value) : 0 }
}
