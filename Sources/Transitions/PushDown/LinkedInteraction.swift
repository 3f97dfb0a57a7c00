public import UIKit

/// Drives a transition like a percent-driven one, and once the finger let go, frame by frame to either end: only there it
/// is finished or cancelled.
///
/// Until then it counts as held. A press stops it where it is.
@MainActor public final class LinkedInteraction: UIPercentDrivenInteractiveTransition {
  /// How much of the whole is played in a second; above 0, else the end comes at once.
  public var completionRate: CGFloat
  /// Which end it is on its way to, while it is.
  private var isFinishing = false
  private var link: CADisplayLink?
  /// How far it is, also where there is no transition any more.
  private var progress: CGFloat = 0
  /// When the last frame was, in seconds.
  private var last: CFTimeInterval = 0

  /// One that plays so much of the whole in a second.
  public init(completionRate: CGFloat) {
    self.completionRate = completionRate
    super.init()
  }

  /// Goes on to the end, then finishes.
  public override func finish() { play(finishing: true) }

  /// Goes back to the beginning, then cancels.
  public override func cancel() { play(finishing: false) }

  /// Stops where it is.
  public override func pause() {
    stop()
    super.pause()
  }

  private func play(finishing: Bool) {
    // The first of them wins.
    guard link == nil else { return }
    isFinishing = finishing
    progress = percentComplete
    last = CACurrentMediaTime()
    let link = CADisplayLink(target: self, selector: Selector(Self.frame(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }

  private func frame(_ link: CADisplayLink) {
    let step = completionRate > 0 ? completionRate * CGFloat(link.timestamp - last) : 1
    last = link.timestamp
    progress += isFinishing ? step : -step
    update(progress)
    guard isFinishing ? progress >= 1 : progress <= 0 else { return }
    stop()
    if isFinishing { super.finish() } else { super.cancel() }
  }
}
