import GoldenPictures
import Raster
import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("What the back swipe looks like")
struct BackSwipeGoldenTests {
  /// A small stage with two striped screens, dragged to `progress`.
  private func picture(at progress: Double, _ change: (inout BackSwipeFigures) -> Void = { _ in }) throws -> PixelBuffer
  {
    let size = CGSize(width: 64, height: 48)
    let stage = Stage(size: size)
    let navigation = BackSwipeNavigationController()
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = [
      StripedScreen(UIColor(red: 0.18, green: 0.37, blue: 0.73, alpha: 1)),
      StripedScreen(UIColor(red: 0.89, green: 0.52, blue: 0.23, alpha: 1)),
    ]
    change(&navigation.figures)
    stage.window.rootViewController = navigation
    try stage.settle()
    stage.send(.down(CGPoint(x: 5, y: 24)))
    stage.advance(by: 1 / 60)
    stage.send(.move(CGPoint(x: 15.001, y: 24)))
    stage.send(.move(CGPoint(x: 15 + 64 * progress, y: 24)))
    stage.advance(by: 1 / 60)
    let buffer = try #require(PixelBuffer(width: 64, height: 48))
    _ = try stage.draw(into: buffer, everything: true)
    return buffer
  }

  @Test("At each quarter of the way", arguments: [0, 25, 50, 75, 100])
  func quarters(_ percent: Int) throws {
    try expectGolden(picture(at: Double(percent) / 100), "back-swipe-\(percent)")
  }

  @Test("With shadow, dimming or parallax off", arguments: ["shadow", "dimming", "parallax"])
  func off(_ what: String) throws {
    let buffer = try picture(at: 0.5) { figures in
      figures.shadow.isOn = what != "shadow"
      figures.dimming.isOn = what != "dimming"
      figures.parallax.isOn = what != "parallax"
    }
    try expectGolden(buffer, "back-swipe-no-\(what)")
  }
}

/// A screen of one colour with a lighter stripe, so that its place is seen.
@MainActor private final class StripedScreen: UIViewController {
  private let color: UIColor

  init(_ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let stripe = UIView(frame: CGRect(x: 28, y: 8, width: 8, height: 32))
    stripe.backgroundColor = UIColor(white: 1, alpha: 0.6)
    stripe.layer.cornerRadius = 4
    view.addSubview(stripe)
  }
}
