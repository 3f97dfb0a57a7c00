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
  /// The colour of the line between bars and the screen.
  static let hairlineColor = UIColor(
    light: UIColor(white: 0, alpha: 0.3), dark: UIColor(white: 1, alpha: 0.2))

  /// The line between the bar and the screen.
  let hairline = UIView()
  /// The picture behind the items.
  let picture = UIImageView()

  /// Gives `bar` the standard colour, and adds the hairline.
  func install(in bar: UIView) {
    bar.backgroundColor = Self.standardColor
    hairline.backgroundColor = Self.hairlineColor
    bar.addSubview(hairline)
  }

  /// Gives `bar` the background of an appearance.
  func show(_ appearance: UIBarAppearance, in bar: UIView) {
    bar.backgroundColor = appearance.shownColor
    hairline.backgroundColor = appearance.shadowColor ?? .clear
    show(appearance.backgroundImage, in: bar)
  }

  /// Shows a picture behind the items; an empty one or nil shows none.
  func show(_ image: UIImage?, in bar: UIView) {
    picture.image = image
    if image == nil || image?.size == .zero { return picture.removeFromSuperview() }
    if picture.superview == nil { bar.insertSubview(picture, at: 0) }
  }

  /// Gives `bar` back what an appearance has changed, but for the colour.
  func showStandard(in bar: UIView) {
    hairline.backgroundColor = Self.hairlineColor
    show(nil, in: bar)
  }

  /// Lays out the hairline, one pixel high, at the top or bottom edge of `bar`.
  func layOut(in bar: UIView, atTop: Bool) {
    let height = 1 / max(1, bar.layer.contentsScale)
    let bounds = bar.bounds
    picture.frame = bounds
    hairline.frame = CGRect(x: 0, y: atTop ? 0 : bounds.height - height, width: bounds.width, height: height)
  }
}
