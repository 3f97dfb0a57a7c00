public import UIKit

/// A percent-driven interaction that after the release moves the transition frame by frame to its end or its beginning,
/// and only there finishes or cancels it.
///
/// Until then the transition remains interactive, and `pause()` stops it where it is.
@MainActor public final class DisplayLinkInteraction: UIPercentDrivenInteractiveTransition {
  /// The progress that is made in a second after the release; if it is not above 0, the end is reached in one frame.
  public var completionRate: CGFloat
  /// Whether the transition was released last to finish.
  public private(set) var finishes = false
  /// Whether the transition was stopped on its way to its end or its beginning.
  public private(set) var isCaught = false
  /// The progress at which it was stopped.
  public private(set) var start: CGFloat = 0
  /// Whether the transition moves to its end or its beginning.
  public var isSettling: Bool { link != nil }
  private var link: CADisplayLink?
  /// The progress of the settling, which also counts when the transition no longer exists.
  private var progress: CGFloat = 0
  /// The time of the last frame, in seconds.
  private var lastTimestamp: CFTimeInterval = 0

  /// Creates an interaction that makes `completionRate` progress in a second after the release.
  public init(completionRate: CGFloat) {
    self.completionRate = completionRate
    super.init()
  }

  /// Moves to the end, then finishes the transition.
  public override func finish() { settle(finishing: true) }

  /// Moves to the beginning, then cancels the transition.
  public override func cancel() { settle(finishing: false) }

  /// Stops where the transition is.
  public override func pause() {
    isCaught = isSettling
    start = percentComplete
    stop()
    super.pause()
  }

  /// Lets it move on as before.
  public func resume() {
    if finishes { finish() } else { cancel() }
  }

  private func settle(finishing: Bool) {
    // The first call of finish or cancel decides.
    guard link == nil else { return }
    finishes = finishing
    isCaught = false
    progress = percentComplete
    lastTimestamp = CACurrentMediaTime()
    let link = CADisplayLink(target: self, selector: Selector(Self.frame(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
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
