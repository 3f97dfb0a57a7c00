import UIKit

/// A drag whose transition settles with a display link; a press stops the settling, and a drag from there moves it on.
@MainActor final class PushDownDrag: ScreenDrag {
  /// The progress per second after the release.
  var completionRate: CGFloat = 1 { didSet { settling?.completionRate = completionRate } }
  private weak var settling: DisplayLinkInteraction?

  func settleByDisplayLink() {
    makeInteraction = { [weak self] in self?.nextInteraction() ?? UIPercentDrivenInteractiveTransition() }
    progressAfter = { [weak self] lengths in min(max((self?.settling?.caughtAt ?? 0) + lengths, 0), 1) }
  }

  /// Returns the interaction that a press stopped, or a new one.
  private func nextInteraction() -> DisplayLinkInteraction {
    if let settling, settling.caughtAt != nil { return settling }
    let created = DisplayLinkInteraction()
    created.completionRate = completionRate
    settling = created
    return created
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    settling?.pause()
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    // The press did not become a drag.
    if settling?.caughtAt != nil { settling?.resume() }
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    settling?.caughtAt != nil || super.gestureRecognizerShouldBegin(recognizer)
  }
}
