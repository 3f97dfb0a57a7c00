import UIKit

/// Moves something at every frame, for as long as a transition takes.
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
    let fraction = min(1, (CACurrentMediaTime() - begin) / Staging.duration)
    if fraction == 1 { link.invalidate() }
    move(fraction)
  }
}

extension AnimatorMake {
  /// Animators that come to their end by themselves, whatever a finger does.
  static let selfDriven: [Self] = [
    .own("moved at every frame") { make in
      let old = make.view.center
      _ = FrameMover { fraction in
        make.move(fraction)
        guard fraction == 1 else { return }
        make.view.center = old
        make.done()
      }
    },
    .own("completed by the main queue") { make in
      UIView.animate(withDuration: 0.4) { make.move() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) { MainActor.assumeIsolated { make.done() } }
    },
    .own("completed by a timer") { make in
      UIView.animate(withDuration: 0.4) { make.move() }
      Timer.scheduledTimer(withTimeInterval: 0.4, repeats: false) { _ in MainActor.assumeIsolated { make.done() } }
    },
    .own("completed at once") { make in make.done() },
    .own("completed at once and again", complaint: "more than once") { make in
      make.done()
      make.context.completeTransition(true)
    },
  ]
}
