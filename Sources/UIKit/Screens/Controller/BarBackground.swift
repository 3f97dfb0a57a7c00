import CoreGraphics
import QuartzCore

/// An opaque colour, and a hairline towards the screen, for bars.
@MainActor struct BarBackground {
  /// The background of bars that have no `barTintColor`.
  static let standardColor = UIColor(light: UIColor(white: 0.976, alpha: 1), dark: .of(22, 22, 24))
  /// The background of bars where no client has set one.
  static func usualColor(of bar: UIView) -> UIColor { bar.hasGlassBars ? .clear : standardColor }
  /// The color of unselected items in tab bars.
  static let unselectedColor = UIColor(light: UIColor(white: 0.45, alpha: 1), dark: UIColor(white: 0.6, alpha: 1))
  /// The color of disabled items.
  static let disabledColor = UIColor(light: UIColor(white: 0.6, alpha: 1), dark: UIColor(white: 0.4, alpha: 1))
  /// The colour of the line between bars and the screen.
  static let hairlineColor = UIColor(
    light: UIColor(white: 0, alpha: 0.3), dark: UIColor(white: 1, alpha: 0.2))

  private static func usualHairlineColor(of bar: UIView) -> UIColor {
    bar.hasGlassBars ? .clear : hairlineColor
  }

  let hairline = UIView()
  /// Behind the items.
  let picture = UIImageView()

  func install(in bar: UIView) {
    bar.backgroundColor = Self.usualColor(of: bar)
    hairline.backgroundColor = Self.usualHairlineColor(of: bar)
    if bar is UINavigationBar { hairline.autoresizingMask = [.flexibleWidth, .flexibleTopMargin] }
    bar.addSubview(hairline)
  }

  func show(_ appearance: UIBarAppearance, in bar: UIView) {
    Self.fade(bar, to: appearance.shownColor(in: bar))
    Self.fade(hairline, to: appearance.shownShadow(in: bar))
    show(appearance.backgroundImage, in: bar)
  }

  /// A clear colour becomes the present one without its opacity, so that no animation passes through black.
  private static func fade(_ view: UIView, to color: UIColor) {
    let present = view.backgroundColor ?? color
    if color.cgColor.alpha > 0 {
      view.backgroundColor = color
    } else if present.cgColor.alpha > 0 {
      view.backgroundColor = present.withAlphaComponent(0)
    }
  }

  /// An empty picture or nil shows none.
  func show(_ image: UIImage?, in bar: UIView) {
    picture.image = image
    if image == nil || image?.size == .zero { return picture.removeFromSuperview() }
    if picture.superview == nil { bar.insertSubview(picture, at: 0) }
  }

  /// What an appearance has changed goes back, but for the colour.
  func showStandard(in bar: UIView) {
    hairline.backgroundColor = Self.usualHairlineColor(of: bar)
    show(nil, in: bar)
  }

  /// One pixel high.
  func layOut(in bar: UIView, atTop: Bool) {
    let height = 1 / max(1, bar.layer.contentsScale)
    let bounds = bar.bounds
    picture.frame = bounds
    hairline.frame = CGRect(x: 0, y: atTop ? 0 : bounds.height - height, width: bounds.width, height: height)
  }
}

extension UIResponder {
  /// Bars have no background of their own, and glass for what stands on them: since iOS 26.
  final var hasGlassBars: Bool { (respondingApplication ?? .shared).systemVersion.hasGlass }
}
