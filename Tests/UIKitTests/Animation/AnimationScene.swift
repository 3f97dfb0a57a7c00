import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// An application with a window and a view on it, whose time is moved by hand.
@MainActor final class AnimationScene {
  let application = UIApplication(size: CGSize(width: 390, height: 844), scale: 1)
  let window: UIWindow
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private(set) var log: [String] = []

  init() {
    application.enter()
    window = UIWindow(frame: application.screen.bounds)
    window.isHidden = false
    window.addSubview(view)
    frame(at: 0)
  }

  /// The frame at `instant`.
  func frame(at instant: Double) { application.runFrame(at: instant, interval: 1.0 / 60) }

  /// Frames at these instants.
  func frames(at instants: Double...) { for instant in instants { frame(at: instant) } }

  /// Writes down `name` and whether what it stands for finished.
  func logger(_ name: String) -> (Bool) -> Void {
    { [weak self] finished in self?.log.append("\(name) \(finished)") }
  }

  /// What is seen of the view now.
  var shown: LayerValues { view.layer.presented().values }
  /// Where the view is seen.
  var x: Double { shown.position.x }
}

/// What sums and products of a few doubles may lose.
let rounding = 1e-9
