import CoreGraphics
import Foundation
import QuartzCore

@testable import UIKit

extension AnimationScene {
  /// An animator of a second that brings the view from x 0 to x 100.
  func animator(
    _ curve: UIView.AnimationCurve = .linear, duration: Double = 1, _ name: String = "a"
  ) -> UIViewPropertyAnimator {
    view.center.x = 0
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view.center.x = 100 }
    animator.addCompletion(positionLogger(name))
    return animator
  }

  /// Writes down `name` and the position at which what it stands for ended.
  func positionLogger(_ name: String) -> (UIViewAnimatingPosition) -> Void {
    { [weak self] position in self?.logger("\(name) \(position)")(true) }
  }

  /// The log without what only blocks say.
  var ends: [String] { log.map { $0.replacingOccurrences(of: " true", with: "") } }
  /// What is seen of the view's x, in whole ways.
  var seen: Double { x / 100 }
  /// What the model has.
  var modelX: Double { view.center.x.native }
  /// What was reported of animators.
  var misuses: Int { application.world.diagnostics.count }
}
