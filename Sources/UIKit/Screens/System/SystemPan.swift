import CoreGraphics
import Motion
import QuartzCore

/// Drives a system transition by a pan recogniser, from the beginning of the pan to the release.
@MainActor final class SystemPan {
  private let motion: NavigationMotion
  private var interaction: SystemInteraction?

  init(_ motion: NavigationMotion) { self.motion = motion }

  /// A movement of `distance` points to the right, or with a `sign` of −1 to the left, takes the transition from one end to
  /// the other; `rule` decides the release.
  ///
  /// When the pan begins, `begin` requests a transition with the given interaction; it returns false if there is none.
  func follow(
    _ pan: UIPanGestureRecognizer, in view: UIView?, sign: CGFloat, distance: CGFloat, rule: ReleaseRule,
    begin: (SystemInteraction) -> Bool
  ) {
    showForecast(pan, in: view, sign: sign, distance: distance, rule)
    switch pan.state {
    case .began:
      let interaction = SystemInteraction(wantsInteractiveStart: true, motion)
      self.interaction = begin(interaction) ? interaction : nil
    case .changed: interaction?.update(sign * pan.translation(in: view).x / distance)
    case .ended:
      interaction?.release(release(of: pan, in: view, sign: sign, distance: distance), by: rule)
      interaction = nil
    default:
      interaction?.cancel()
      interaction = nil
    }
  }

  private func release(of pan: UIPanGestureRecognizer, in view: UIView?, sign: CGFloat, distance: CGFloat) -> Release {
    let velocity = (motion.tracksAsScrollViews ? pan.scrollVelocity(in: view) : pan.velocity(in: view)).x
    let progress = sign * pan.translation(in: view).x / distance
    return Release(progress: progress.native, pointsPerSecond: (sign * velocity).native, width: distance.native)
  }

  /// Tools can ask what a release would be while the pan goes on.
  private func showForecast(
    _ pan: UIPanGestureRecognizer, in view: UIView?, sign: CGFloat, distance: CGFloat, _ rule: ReleaseRule
  ) {
    let application = UIApplication.current
    guard pan.state == .began || pan.state == .changed else {
      application?.systemForecast = nil
      return
    }
    guard pan.state == .began else { return }
    application?.systemForecast = { [weak self, weak pan, weak view] in
      guard let self, let pan, interaction != nil else { return nil }
      return (release(of: pan, in: view, sign: sign, distance: distance), rule)
    }
  }
}
