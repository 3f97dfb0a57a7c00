import CoreGraphics
import Motion
import QuartzCore

/// Also of layers outside the container that are animated alongside.
@MainActor final class LayerTimeMover: TransitionMover {
  private struct MovedLayer {
    let layer: CALayer
    /// The layer's time at the transition's beginning, in seconds.
    let start: Double
    /// Nil while the layer's time is held.
    var timeMap: TimeMap?
  }

  let pacesEvenly: Bool
  private(set) var arrival: Double?
  private let container: CALayer
  private var duration: Double
  private var layers: [MovedLayer] = []
  private var isOver = false

  /// Holds the container's time at the beginning.
  init(_ container: CALayer, duration: Double, pacesEvenly: Bool) {
    self.container = container
    self.duration = duration
    self.pacesEvenly = pacesEvenly
    hold(container)
  }

  var progress: CGFloat? {
    guard duration > 0, let start = layers.first?.start else { return nil }
    return CGFloat(min(max((container.localNow - start) / duration, 0), 1))
  }

  func hold() {
    arrival = nil
    for index in layers.indices {
      layers[index].layer.holdTime()
      layers[index].timeMap = nil
    }
  }

  func stand(at progress: CGFloat) {
    arrival = nil
    for index in layers.indices {
      layers[index].layer.holdTime(at: layers[index].start + progress.native * duration)
      layers[index].timeMap = nil
    }
  }

  func run(from progress: CGFloat) {
    for index in layers.indices {
      let moved = layers[index]
      let here = moved.start + progress.native * duration
      let rest = max(0, end(of: moved) - here)
      let timeMap = TimeMap(begin: moved.layer.parentTimeNow, from: here, to: here + rest, duration: rest)
      move(index, along: timeMap, to: .finish)
    }
  }

  func play(_ settling: Settling, to outcome: TransitionOutcome) {
    for index in layers.indices { move(index, along: timeMap(settling, outcome, layers[index]), to: outcome) }
  }

  func end(completed: Bool) {
    isOver = true
    for moved in layers { moved.layer.releaseTime() }
    layers = []
  }

  private func move(_ index: Int, along timeMap: TimeMap, to outcome: TransitionOutcome) {
    let layer = layers[index].layer
    layers[index].timeMap = timeMap
    layer.moveTime(along: timeMap, returning: outcome == .cancel)
    guard layer === container else { return }
    arrival = layer.superlayer?.convertTime(timeMap.end, to: nil) ?? timeMap.end
  }

  /// In the layer's time; at the earliest the end of the transition's duration.
  private func end(of moved: MovedLayer) -> Double { max(moved.start + duration, moved.layer.lastControlledEnd) }

  private func timeMap(_ settling: Settling, _ outcome: TransitionOutcome, _ moved: MovedLayer) -> TimeMap {
    let now = moved.layer.parentTimeNow
    let from = moved.layer.localNow
    let to = outcome == .finish ? end(of: moved) : moved.start
    switch settling {
    case .curve(let name, let speed, _):
      let curve = BlockCurve(name).timingCurve(duration: duration)
      return TimeMap(begin: now, from: from, to: to, duration: abs(to - from) / speed, curve: curve)
    case .spring(let spring, let velocity):
      return TimeMap(
        begin: now, from: from, to: to, rate: velocity * duration, spring: spring, stopsAtTarget: true,
        tolerance: max(duration, 1e-6) * Self.restingFraction)
    }
  }

  /// Within it a spring's settling counts as arrived: Apple's 0.1 %.
  private static let restingFraction = 0.001

  // MARK: Staging

  func canJoin(_ block: AnimationBlock) -> Bool { true }

  func begin(
    held: Bool, started: [UIViewPropertyAnimator], vended: () -> (any UIViewImplicitlyAnimating)?
  ) -> Bool { true }

  func finishStaging(held: Bool) {
    for moved in layers { moved.layer.beginPendingAnimations() }
    if !held { run(from: 0) }
  }

  func animateAlongside(_ animations: @escaping () -> Void) {
    let block = { UIView.animate(withDuration: self.duration, delay: 0, options: [], animations: animations) }
    if pacesEvenly { AnimationStaging(isEven: true).observe(block) } else { block() }
  }

  func include(_ layer: CALayer) {
    guard !isOver, !layers.contains(where: { layer.isInside($0.layer) }) else { return }
    // If `layer` contains a moved layer, only its other descendants are moved, so that none is moved twice.
    guard layers.contains(where: { $0.layer.isInside(layer) }) else { return hold(layer) }
    for child in layer.sublayers ?? [] { include(child) }
  }

  private func hold(_ layer: CALayer) {
    layer.holdTime()
    layers.append(MovedLayer(layer: layer, start: layer.localNow))
  }

  // MARK: Restaging

  var canStageAgain: Bool { true }

  func discardAnimations() {
    for moved in layers { moved.layer.discardControlledAnimations() }
  }

  func rewind(duration: Double) {
    self.duration = duration
    for moved in layers { moved.layer.holdTime(at: moved.start) }
  }

  var remainder: MoverRemainder { .layers(layers.map(\.timeMap), duration: duration) }

  /// Stretches the rest of the movement to this mover's duration, so that progress and its speed stay the same.
  func resume(_ remainder: MoverRemainder, along settling: Settling, to outcome: TransitionOutcome) {
    guard case .layers(let timeMaps, let oldDuration) = remainder, timeMaps.count == layers.count else {
      return play(settling, to: outcome)
    }
    let factor = oldDuration > 0 ? duration / oldDuration : 1
    for (index, timeMap) in timeMaps.enumerated() {
      guard let timeMap else { continue }
      let start = layers[index].start
      let ends = [timeMap.from, timeMap.to].map { start + ($0 - start) * factor }
      let stretched = TimeMap(
        begin: timeMap.begin, from: ends[0], to: ends[1], duration: timeMap.duration, curve: timeMap.curve)
      move(index, along: stretched, to: outcome)
    }
  }

  func jump(to outcome: TransitionOutcome) {
    play(.curve(.linear, speed: .greatestFiniteMagnitude, timing: nil), to: outcome)
  }
}

extension CALayer {
  fileprivate func isInside(_ other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let found = layer {
      if found === other { return true }
      layer = found.superlayer
    }
    return false
  }
}
