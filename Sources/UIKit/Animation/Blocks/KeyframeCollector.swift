import CoreGraphics
import Motion
import QuartzCore

/// What the keyframes of a block change, property by property, until it is known of all of them.
@MainActor final class KeyframeCollector {
  /// The changes of one place in a layer.
  private struct Track {
    let layer: CALayer
    let place: LayerKeyPath
    let change: PropertyChange
    var steps: [KeyframeStep] = []
  }

  private let mode: KeyframeMode
  private var tracks: [Track] = []
  /// When the keyframe that is being staged begins and ends; without one a change takes the whole length.
  private var span = 0.0...1.0

  /// Keyframes joined as `mode` says.
  init(mode: KeyframeMode) { self.mode = mode }

  /// Does `body` as the keyframe from `start` to `start + duration`, in fractions of the whole.
  func keyframe(from start: Double, duration: Double, _ body: () -> Void) {
    let before = span
    let begin = Self.fraction(start)
    span = begin...max(begin, Self.fraction(begin + Self.fraction(duration)))
    body()
    span = before
  }

  /// Takes note of a change that was made.
  func collect(_ change: PropertyChange, on layer: CALayer) {
    for place in change.places {
      guard let old = change.before(at: place), let new = layer.value(at: place), !old.isSame(as: new) else { continue }
      var index = tracks.firstIndex { $0.layer === layer && $0.place == place } ?? tracks.endIndex
      if index == tracks.endIndex {
        tracks.append(Track(layer: layer, place: place, change: change))
        index = tracks.endIndex - 1
      }
      // What one keyframe changes twice has the later value.
      tracks[index].steps.removeAll { $0.span == span }
      tracks[index].steps.append(KeyframeStep(span: span, value: new))
    }
  }

  /// Adds what was collected to the layers.
  func animate(with block: AnimationBlock) {
    for track in tracks {
      guard let animation = animation(of: track) else { continue }
      animation.timingFunction = block.timing.curve.timingFunction
      block.add(animation, to: track.layer, forKey: track.place.name)
    }
    tracks = []
  }

  private func animation(of track: Track) -> CAKeyframeAnimation? {
    guard let before = track.change.before(at: track.place), let now = track.layer.value(at: track.place) else {
      return nil
    }
    let sequence = KeyframeSequence(from: before, through: track.steps, mode: mode)
    let relative = track.place.isAdditive ? sequence.values.compactMap { $0.relative(to: now) } : []
    let isAdditive = relative.count == sequence.values.count
    // What cannot be put on top begins with what is seen.
    let seen = [track.change.presented(at: track.place) ?? before] + sequence.values.dropFirst()
    let values = (isAdditive ? relative : seen).compactMap { $0.boxed(at: track.place) }
    guard values.count == sequence.values.count, values.count > 1 else { return nil }
    let animation = CAKeyframeAnimation(keyPath: track.place.name)
    animation.isAdditive = isAdditive
    animation.values = values
    animation.keyTimes = sequence.times?.map { NSNumber(value: $0) }
    animation.tensionValues = sequence.tensions?.map { NSNumber(value: $0) }
    animation.calculationMode = sequence.calculationMode
    return animation
  }

  private static func fraction(_ value: Double) -> Double { value > 0 ? min(1, value) : 0 }
}
