import CoreGraphics
import UIKit

/// Colours side by side, one of which is chosen by a click or with the arrow keys.
@MainActor final class SwatchStrip: UIControl, KeyStepping {
  private let colors: [UIColor]
  private let swatches: [UIView]
  private let ring = UIView()
  private static let side: CGFloat = 20
  private static let pitch: CGFloat = 28

  init(_ colors: [UIColor]) {
    self.colors = colors
    swatches = colors.map { color in
      let swatch = UIView()
      swatch.backgroundColor = color
      swatch.layer.cornerRadius = Self.side / 2
      swatch.layer.borderWidth = 1
      swatch.layer.borderColor = PanelFigures.line.cgColor
      return swatch
    }
    super.init(frame: .zero)
    ring.layer.borderWidth = 2
    ring.layer.borderColor = PanelFigures.accent.cgColor
    ring.layer.cornerRadius = Self.pitch / 2
    for view in swatches + [ring] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The colour that is chosen; nil, or one that is not offered, chooses none.
  var selected: UIColor? { didSet { setNeedsLayout() } }

  override var intrinsicContentSize: CGSize {
    CGSize(width: Self.pitch * CGFloat(colors.count), height: Self.pitch)
  }

  private var place: Int? { selected.flatMap { color in colors.firstIndex { $0.hexDigits == color.hexDigits } } }

  /// Chooses the neighbour to the right or left.
  func step(by step: Int) {
    let next = (place ?? (step > 0 ? -1 : colors.count)) + step
    if colors.indices.contains(next) { choose(next) }
  }

  private func choose(_ place: Int) {
    guard place != self.place else { return }
    selected = colors[place]
    sendActions(for: .valueChanged)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let index = Int((touch.location(in: self).x / Self.pitch).rounded(.down))
    if colors.indices.contains(index) { choose(index) }
    return false
  }

  override func layoutSubviews() {
    let inset = (Self.pitch - Self.side) / 2
    for (index, swatch) in swatches.enumerated() {
      swatch.frame = CGRect(
        x: Self.pitch * CGFloat(index) + inset, y: (bounds.height - Self.side) / 2, width: Self.side, height: Self.side)
    }
    ring.isHidden = place == nil
    guard let place else { return }
    ring.frame = CGRect(
      x: Self.pitch * CGFloat(place), y: (bounds.height - Self.pitch) / 2, width: Self.pitch, height: Self.pitch)
  }
}
