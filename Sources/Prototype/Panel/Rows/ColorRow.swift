import CoreGraphics
import UIKit

@MainActor final class ColorRow: RowView {
  private let swatches = SwatchStrip(PanelColors.swatches)
  private let field = ColorField()

  init(_ description: ParameterDescription, _ store: ParameterStore) {
    super.init(description.label, of: [description], store)
    swatches.when(.valueChanged) { [unowned self] in
      if let color = swatches.selected { store.set(description.key, to: .color(color)) }
    }
    field.when(.valueChanged) { [unowned self] in store.set(description.key, to: .color(field.color)) }
    for view in controls { addSubview(view) }
  }

  override var controls: [UIControl] { [swatches, field] }

  override func show(_ values: [ParameterValue]) {
    guard case .color(let color) = values[0] else { return }
    swatches.selected = color
    field.show(color)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    (swatches.frame, field.frame) = (sliderFrame, fieldFrame())
  }
}

/// A colour as six hexadecimal digits, which can be typed.
@MainActor final class ColorField: ValueField {
  private(set) var color = UIColor.black

  override var inset: CGFloat { 4 }

  override func begins(with character: Character) -> Bool { character.isHexDigit }

  func show(_ color: UIColor) {
    self.color = color
    show(color.hexDigits, exact: color.hexDigits)
  }

  override func use(_ text: String) -> Bool {
    let digits = text.filter { !$0.isWhitespace }
    // As in web pages, three digits stand for two of each.
    let bare = digits.hasPrefix("#") ? String(digits.dropFirst()) : digits
    let whole = bare.count == 3 ? bare.map { "\($0)\($0)" }.joined() : bare
    guard let typed = UIColor(hexDigits: whole) else { return false }
    if typed.hexDigits != color.hexDigits {
      color = typed
      sendActions(for: .valueChanged)
    }
    return true
  }
}

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
    addInert(swatches + [ring])
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
