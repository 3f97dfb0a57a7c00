import CoreGraphics
import Motion
import QuartzCore

/// Drives a system transition by a pan recogniser, from the beginning of the pan to the release.
@MainActor final class SystemPan {
  private let motion: NavigationMotion
  private var interaction: SystemInteraction?

  init(_ motion: NavigationMotion) { self.motion = motion }

  /// A movement of `distance` points along `axis` takes the transition from one end to the other; `rule` decides the
  /// release.
  ///
  /// When the pan begins, `begin` requests a transition with the given interaction; it returns false if there is none.
  func follow(
    _ pan: UIPanGestureRecognizer, in view: UIView?, along axis: KeyPath<CGPoint, CGFloat>, distance: CGFloat,
    rule: ReleaseRule, begin: (SystemInteraction) -> Bool
  ) {
    let progress = pan.translation(in: view)[keyPath: axis] / distance
    showForecast(pan, in: view, along: axis, distance: distance, rule)
    switch pan.state {
    case .began:
      let interaction = SystemInteraction(wantsInteractiveStart: true, motion)
      self.interaction = begin(interaction) ? interaction : nil
    case .changed: interaction?.update(progress)
    case .ended:
      let velocity = velocity(of: pan, in: view)[keyPath: axis]
      interaction?.release(
        Release(progress: progress.native, pointsPerSecond: velocity.native, width: distance.native), by: rule)
      interaction = nil
    default:
      interaction?.cancel()
      interaction = nil
    }
  }

  private func velocity(of pan: UIPanGestureRecognizer, in view: UIView?) -> CGPoint {
    motion.tracksAsScrollViews ? pan.scrollVelocity(in: view) : pan.velocity(in: view)
  }

  /// Tools can ask what a release would be while the pan goes on.
  private func showForecast(
    _ pan: UIPanGestureRecognizer, in view: UIView?, along axis: KeyPath<CGPoint, CGFloat>, distance: CGFloat,
    _ rule: ReleaseRule
  ) {
    let application = UIApplication.current
    guard pan.state == .began || pan.state == .changed else {
      application?.systemForecast = nil
      return
    }
    guard pan.state == .began else { return }
    application?.systemForecast = { [weak self, weak pan, weak view] in
      guard let self, let pan, interaction != nil else { return nil }
      let progress = pan.translation(in: view)[keyPath: axis] / distance
      let velocity = velocity(of: pan, in: view)[keyPath: axis]
      return (
        Release(progress: progress.native, pointsPerSecond: velocity.native, width: distance.native), rule
      )
    }
  }
}
