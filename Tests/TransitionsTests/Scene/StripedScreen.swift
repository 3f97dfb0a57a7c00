import GoldenPictures
import Raster
import Stage
import Testing
import Transitions
import UIKit

/// A screen of one colour with a lighter stripe, which shows its position.
@MainActor class StripedScreen: UIViewController {
  private let color: UIColor
  let stripe = UIView(frame: CGRect(x: 28, y: 8, width: 8, height: 32))

  init(_ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    stripe.backgroundColor = UIColor(white: 1, alpha: 0.6)
    stripe.layer.cornerRadius = 4
    view.addSubview(stripe)
  }

  /// The colours of the lower and the upper screen.
  static let colors = [
    UIColor(red: 0.18, green: 0.37, blue: 0.73, alpha: 1), UIColor(red: 0.89, green: 0.52, blue: 0.23, alpha: 1),
  ]
}

/// A small stage for golden pictures, with a finger.
@MainActor struct SmallStage {
  static let size = CGSize(width: 64, height: 48)
  let stage = Stage(size: size)

  /// Shows `root` and lets it settle.
  func show(_ root: UIViewController) throws {
    stage.window.rootViewController = root
    try stage.settle()
  }

  /// Puts a finger down at the left and drags it to `progress` of the width.
  func drag(to progress: Double, from x: Double = 5) {
    stage.send(.down(CGPoint(x: x, y: 24)))
    stage.advance(by: 1 / 60)
    stage.send(.move(CGPoint(x: x + 10.001, y: 24)))
    stage.send(.move(CGPoint(x: x + 10 + Self.size.width * progress, y: 24)))
    stage.advance(by: 1 / 60)
  }

  func picture() throws -> PixelBuffer {
    let buffer = try #require(PixelBuffer(width: 64, height: 48))
    _ = try stage.draw(into: buffer, everything: true)
    return buffer
  }
}
