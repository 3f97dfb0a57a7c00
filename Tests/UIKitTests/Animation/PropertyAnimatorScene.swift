@testable import UIKit

extension AnimationScene {
  /// Returns an animator that moves the view's centre from x 0 to x 100, in one second unless told otherwise.
  func animator(
    _ curve: UIView.AnimationCurve = .linear, duration: Double = 1, _ name: String = "a"
  ) -> UIViewPropertyAnimator {
    view.center.x = 0
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view.center.x = 100 }
    animator.addCompletion(positionLogger(name))
    return animator
  }

  /// Returns a completion that logs `name` and the final position.
  func positionLogger(_ name: String) -> (UIViewAnimatingPosition) -> Void {
    { [weak self] position in self?.logger("\(name) \(position)")(true) }
  }

  /// The log without the results of blocks that finished.
  var ends: [String] { log.map { $0.replacingOccurrences(of: " true", with: "") } }
  /// The fraction of the distance that the view is seen to have moved.
  var seen: Double { x / 100 }
  /// The x of the view's centre in the model.
  var modelX: Double { view.center.x.native }
  /// The number of diagnostics.
  var misuses: Int { application.world.diagnostics.count }
}
