import Testing
import UIKit

/// An application with a window and a view on it, and a clock that a test moves by hand.
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

  /// Runs the frame at `instant`, in seconds.
  func frame(at instant: Double) { application.runFrame(at: instant, interval: 1.0 / 60) }

  /// Runs the frames at these instants, in seconds.
  func frames(at instants: Double...) { for instant in instants { frame(at: instant) } }

  /// Runs a frame at each instant, and expects the view at the x that belongs to it.
  func expectX(_ values: [(instant: Double, x: Double)], sourceLocation: SourceLocation = #_sourceLocation) {
    for (instant, expected) in values {
      frame(at: instant)
      #expect(abs(x - expected) < rounding, "at \(instant)", sourceLocation: sourceLocation)
    }
  }

  /// Returns a completion that logs `name` and whether the animations finished.
  func logger(_ name: String) -> (Bool) -> Void {
    { [weak self] finished in self?.log.append("\(name) \(finished)") }
  }

  /// The values with which the view is seen.
  var shown: LayerValues { view.layer.presented().values }
  /// The x at which the view is seen.
  var x: Double { shown.position.x }
}

/// The rounding error that sums and products of a few doubles may have.
let rounding = 1e-9
