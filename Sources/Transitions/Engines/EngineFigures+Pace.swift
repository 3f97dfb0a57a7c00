import UIKit

extension EngineFigures {
  /// What plays a whole push or pop, still without anything to play.
  @MainActor func makeAnimator() -> UIViewPropertyAnimator {
    switch pace {
    case .spring: UIViewPropertyAnimator(duration: duration, timingParameters: spring.parameters())
    case .curve: UIViewPropertyAnimator(duration: duration, timingParameters: curve.parameters)
    }
  }

  /// Has `interaction` play its rest, to its end or back, after a finger that went at `velocity`, in whole ways a second
  /// towards the end.
  @MainActor func pace(_ interaction: UIPercentDrivenInteractiveTransition, finishing: Bool, velocity: CGFloat) {
    let left = finishing ? 1 - interaction.percentComplete : interaction.percentComplete
    guard left > 0 else { return }
    // Springs take velocities in what is left of the way, positive towards where they go.
    let setOut = (finishing ? velocity : -velocity) / left
    switch releasePace {
    case .curve: play(curve, of: interaction, left: left, seconds: releaseDuration)
    case .spring where setOut > spring.greatestVelocity && !passesEnd:
      play(.braking, of: interaction, left: left, seconds: 3 / setOut)
    case .spring:
      interaction.timingCurve = spring.parameters(velocity: setOut)
      interaction.completionSpeed = 1
    }
  }

  /// Has a curve play what is `left` of it in so many seconds.
  @MainActor private func play(
    _ curve: CurveFigures, of interaction: UIPercentDrivenInteractiveTransition, left: CGFloat, seconds: CGFloat
  ) {
    interaction.timingCurve = curve.parameters
    interaction.completionSpeed = seconds > 0 ? left * interaction.duration / seconds : 1
  }
}
