import CoreGraphics
import QuartzCore

/// The background that navigation bars and tab bars share: an opaque colour, and a hairline towards the screen.
@MainActor struct BarBackground {
  /// The colour of bars that have no `barTintColor`.
  static let standardColor = UIColor(white: 0.976, alpha: 1)

  /// The line between the bar and the screen.
  let hairline = UIView()

  /// Gives `bar` the standard colour, and adds the hairline.
  func install(in bar: UIView) {
    bar.backgroundColor = Self.standardColor
    hairline.backgroundColor = UIColor(white: 0, alpha: 0.3)
    bar.addSubview(hairline)
  }

  /// Lays out the hairline, one pixel high, at the top or bottom edge of `bar`.
  func layOut(in bar: UIView, atTop: Bool) {
    let height = 1 / max(1, bar.layer.contentsScale)
    let bounds = bar.bounds
    hairline.frame = CGRect(x: 0, y: atTop ? 0 : bounds.height - height, width: bounds.width, height: height)
  }
}
