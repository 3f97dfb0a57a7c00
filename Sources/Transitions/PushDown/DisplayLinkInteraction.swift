public import UIKit

/// A percent-driven interaction that moves the transition frame by frame after the release.
///
/// The transition stays interactive until it reaches its end or its beginning, so `pause()` can stop it on the way.
@MainActor public final class DisplayLinkInteraction: UIPercentDrivenInteractiveTransition {
  /// The progress per second after the release; at 0 or below, the end is reached in one frame.
  public var completionRate: CGFloat = 1
  /// The progress at which `pause()` stopped the settling; nil if it did not.
  public private(set) var caughtAt: CGFloat?
  private var finishes = false
  private var link: CADisplayLink?
  /// Tracked here, because settling continues even without a transition.
  private var progress: CGFloat = 0
  /// In seconds.
  private var lastTimestamp: CFTimeInterval = 0

  /// Moves to the end, then finishes the transition.
  public override func finish() { settle(finishing: true) }

  /// Moves to the beginning, then cancels the transition.
  public override func cancel() { settle(finishing: false) }

  public override func pause() {
    // Where nothing settles any more, the transition is about to end.
    guard link != nil else { return }
    caughtAt = percentComplete
    stop()
    super.pause()
  }

  /// Continues the settling that `pause()` stopped.
  public func resume() { settle(finishing: finishes) }

  private func settle(finishing: Bool) {
    // The first call of finish or cancel decides.
    guard link == nil else { return }
    finishes = finishing
    caughtAt = nil
    progress = percentComplete
    lastTimestamp = CACurrentMediaTime()
    link = CADisplayLink(target: self, selector: Selector(Self.frame(_:)))
    link?.add(to: .main, forMode: .common)
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }

  private func frame(_ link: CADisplayLink) {
    let step = completionRate > 0 ? completionRate * CGFloat(link.timestamp - lastTimestamp) : 1
    lastTimestamp = link.timestamp
    progress += finishes ? step : -step
    update(progress)
    guard finishes ? progress >= 1 : progress <= 0 else { return }
    stop()
    if finishes { super.finish() } else { super.cancel() }
  }
}
