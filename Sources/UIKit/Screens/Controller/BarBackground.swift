import CoreGraphics
import QuartzCore

/// The background that navigation bars and tab bars share: an opaque colour, and a hairline towards the screen.
@MainActor struct BarBackground {
  /// The colour of bars that have no `barTintColor`.
  static let standardColor = UIColor(light: UIColor(white: 0.976, alpha: 1), dark: .of(22, 22, 24))
  /// The colour of items that are not selected, in tab bars.
  static let unselectedColor = UIColor(light: UIColor(white: 0.45, alpha: 1), dark: UIColor(white: 0.6, alpha: 1))
  /// The colour of items that are disabled.
  static let disabledColor = UIColor(light: UIColor(white: 0.6, alpha: 1), dark: UIColor(white: 0.4, alpha: 1))
  private static let hairlineColor = UIColor(
    light: UIColor(white: 0, alpha: 0.3), dark: UIColor(white: 1, alpha: 0.2))

  /// The line between the bar and the screen.
  let hairline = UIView()

  /// Gives `bar` the standard colour, and adds the hairline.
  func install(in bar: UIView) {
    bar.backgroundColor = Self.standardColor
    hairline.backgroundColor = Self.hairlineColor
    bar.addSubview(hairline)
  }

  /// Lays out the hairline, one pixel high, at the top or bottom edge of `bar`.
  func layOut(in bar: UIView, atTop: Bool) {
    let height = 1 / max(1, bar.layer.contentsScale)
    let bounds = bar.bounds
    hairline.frame = CGRect(x: 0, y: atTop ? 0 : bounds.height - height, width: bounds.width, height: height)
  }
}
