public import UIKit

/// A percent-driven interaction that after the release moves the transition frame by frame to its end or its beginning,
/// and only there finishes or cancels it.
///
/// Until then the transition remains interactive, and `pause()` stops it where it is.
@MainActor public final class DisplayLinkInteraction: UIPercentDrivenInteractiveTransition {
  /// The progress that is made in a second after the release; if it is not above 0, the end is reached in one frame.
  public var completionRate: CGFloat = 1.5
  /// The progress at which it was stopped on its way to its end or its beginning; nil if it was not.
  public private(set) var caughtAt: CGFloat?
  private var finishes = false
  private var link: CADisplayLink?
  /// The progress of the settling, which also counts when the transition no longer exists.
  private var progress: CGFloat = 0
  /// The time of the last frame, in seconds.
  private var lastTimestamp: CFTimeInterval = 0

  /// Moves to the end, then finishes the transition.
  public override func finish() { settle(finishing: true) }

  /// Moves to the beginning, then cancels the transition.
  public override func cancel() { settle(finishing: false) }

  /// Stops where the transition is.
  public override func pause() {
    if link != nil { caughtAt = percentComplete }
    stop()
    super.pause()
  }

  /// Lets it move on as before it was stopped.
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
