import UIKit

extension EngineFigures {
  /// Returns a property animator with the duration and the timing of a push or a pop, and no animations yet.
  @MainActor func makeAnimator() -> UIViewPropertyAnimator {
    switch pace {
    case .spring: UIViewPropertyAnimator(duration: duration, timingParameters: spring.parameters())
    case .curve: UIViewPropertyAnimator(duration: duration, timingParameters: curve.parameters)
    }
  }

  /// Sets the timing with which `interaction` settles at its end or its beginning after the finger lets go.
  ///
  /// The `velocity` is the finger's towards the end, in whole transitions a second.
  @MainActor func pace(_ interaction: UIPercentDrivenInteractiveTransition, finishing: Bool, velocity: CGFloat) {
    let rest = finishing ? 1 - interaction.percentComplete : interaction.percentComplete
    guard rest > 0 else { return }
    // A spring's velocity is relative to the remaining distance, and positive towards its target.
    let relativeVelocity = (finishing ? velocity : -velocity) / rest
    switch releasePace {
    case .curve: settle(interaction, by: curve, rest: rest, duration: releaseDuration)
    case .spring where relativeVelocity > spring.greatestVelocity && !passesEnd:
      settle(interaction, by: .braking, rest: rest, duration: 3 / relativeVelocity)
    case .spring:
      interaction.timingCurve = spring.parameters(velocity: relativeVelocity)
      interaction.completionSpeed = 1
    }
  }

  /// Makes `interaction` take `duration` seconds for the `rest` of its progress.
  @MainActor private func settle(
    _ interaction: UIPercentDrivenInteractiveTransition, by curve: CurveFigures, rest: CGFloat, duration: CGFloat
  ) {
    interaction.timingCurve = curve.parameters
    interaction.completionSpeed = duration > 0 ? rest * interaction.duration / duration : 1
  }
}
