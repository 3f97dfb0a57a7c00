import CoreGraphics
import UIKit

/// A strip of colours; a click or the arrow keys choose one.
@MainActor final class SwatchStrip: PlainControl, Choosing {
  private let colors: [UIColor]
  private let swatches: [UIView]
  private let ring = UIView()
  private static let side: CGFloat = 12
  private static let pitch: CGFloat = 16
  private static let ringSide: CGFloat = 18

  init(_ colors: [UIColor]) {
    self.colors = colors
    swatches = colors.map { color in
      let swatch = UIView()
      swatch.backgroundColor = color
      swatch.layer.cornerRadius = Self.side / 2
      swatch.layer.borderWidth = 1
      return swatch
    }
    super.init(frame: .zero)
    ring.layer.borderWidth = 2
    ring.layer.cornerRadius = Self.ringSide / 2
    for view in swatches + [ring] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  var selectedIndex: Int? { didSet { setNeedsLayout() } }
  var choiceCount: Int { colors.count }

  /// A colour that is not in the strip chooses none.
  var selected: UIColor? {
    get { selectedIndex.map { colors[$0] } }
    set { selectedIndex = colors.firstIndex { $0.hexDigits == newValue?.hexDigits } }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: Self.pitch * CGFloat(colors.count), height: Self.pitch)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(Int((touch.location(in: self).x / Self.pitch).rounded(.down)))
    return false
  }

  override func layoutSubviews() {
    let inset = (Self.pitch - Self.side) / 2
    ring.layer.borderColor = PanelColors.accent.cgColor
    for (index, swatch) in swatches.enumerated() {
      swatch.layer.borderColor = PanelColors.track.cgColor
      swatch.frame = CGRect(
        x: Self.pitch * CGFloat(index) + inset, y: (bounds.height - Self.side) / 2, width: Self.side, height: Self.side)
    }
    ring.isHidden = selectedIndex == nil
    guard let index = selectedIndex else { return }
    let reach = (Self.ringSide - Self.pitch) / 2
    ring.frame = CGRect(
      x: Self.pitch * CGFloat(index) - reach, y: (bounds.height - Self.ringSide) / 2, width: Self.ringSide,
      height: Self.ringSide)
  }
}
