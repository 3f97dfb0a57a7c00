import CoreGraphics
import Motion

/// The layer and world for which an animation is compiled.
struct CompilationContext {
  let layer: CALayer
  let world: LayerWorld
  /// The duration of animations that have none.
  let duration: Double

  /// Reports a diagnostic to the developer.
  func report(_ message: String) { world.report(message) }

  /// Compiles `animation`; if it has no duration, it gets `inherited`.
  func node(of animation: CAAnimation, inheriting inherited: Double) -> AnimationNode {
    let timing = timing(of: animation, inheriting: inherited)
    animation.beginTime = timing.begin
    animation.duration = timing.duration
    return AnimationNode(
      timing: timing, delay: animation.delay, pacing: animation.compilePacing(duration: timing.duration),
      clock: animation.clock, content: animation.compileContent(into: self))
  }

  /// The animation's timing; a value out of its range is reported and replaced by its default.
  private func timing(of animation: CAAnimation, inheriting inherited: Double) -> MediaTiming {
    func checked(_ value: Double, _ name: String, _ fallback: Double, _ isGood: (Double) -> Bool) -> Double {
      if isGood(value) { return value }
      world.refuse(value, for: "The \(name) of an animation", "\(fallback) is used")
      return fallback
    }
    let length = checked(animation.duration, "duration", 0) { $0 >= 0 }
    return MediaTiming(
      begin: checked(animation.beginTime, "beginTime", 0, NumberLimits.isTime),
      offset: checked(animation.timeOffset, "timeOffset", 0, NumberLimits.isTime),
      speed: checked(Double(animation.speed), "speed", 1, \.isFinite),
      duration: length == 0 ? inherited : length,
      repeatCount: checked(Double(animation.repeatCount), "repeatCount", 0) { $0 >= 0 },
      repeatDuration: checked(animation.repeatDuration, "repeatDuration", 0) { $0 >= 0 },
      autoreverses: animation.autoreverses, fill: FillMode(animation.fillMode))
  }
}

extension FillMode {
  init(_ mode: CAMediaTimingFillMode) {
    switch mode {
    case .forwards: self = .forwards
    case .backwards: self = .backwards
    case .both: self = .both
    default: self = .removed
    }
  }
}
