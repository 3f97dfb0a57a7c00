import UIKit

/// Moves a view at every frame, for the duration of a transition.
@MainActor private final class FrameMover: NSObject {
  private var link: CADisplayLink?
  private let move: (_ fraction: Double) -> Void
  private let begin = CACurrentMediaTime()

  init(_ move: @escaping (_ fraction: Double) -> Void) {
    self.move = move
    super.init()
    link = CADisplayLink(target: self, selector: Selector(tick(_:)))
    link?.add(to: .main, forMode: .common)
  }

  func tick(_ link: CADisplayLink) {
    let fraction = min(1, (CACurrentMediaTime() - begin) / AnimatorTrial.duration)
    if fraction == 1 { link.invalidate() }
    move(fraction)
  }
}

extension AnimatorKind {
  /// Animators that run to their end without following the finger.
  static let selfDriven: [Self] = [
    .own("moved at every frame") { trial in
      let old = trial.view.center
      _ = FrameMover { fraction in
        trial.move(fraction)
        guard fraction == 1 else { return }
        trial.view.center = old
        trial.done()
      }
    },
    .own("completed by the main queue") { trial in
      UIView.animate(withDuration: 0.4) { trial.move() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { MainActor.assumeIsolated { trial.done() } }
    },
    .own("completed by a timer") { trial in
      UIView.animate(withDuration: 0.4) { trial.move() }
      Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in MainActor.assumeIsolated { trial.done() } }
    },
    .own("completed at once") { trial in trial.done() },
    .own("completed at once and again", complaint: "more than once") { trial in
      trial.done()
      trial.context.completeTransition(true)
    },
  ]
}
