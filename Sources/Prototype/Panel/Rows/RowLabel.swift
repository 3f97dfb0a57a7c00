import CoreGraphics
import UIKit

/// The name of a parameter, with a dot before it while the parameter differs from the published one, and a dotted line
/// beneath it if the published one is a guess.
///
/// A click on the dot, or a double click on the name, resets the parameter.
@MainActor final class RowLabel: PlainControl {
  private let label: UILabel
  private let dot = UIView()
  private let dots = ShapeView()
  let isGuess: Bool
  private let reset: () -> Void

  /// The space before the name, for the dot.
  static let margin: CGFloat = 14

  /// The name stands for the parameters with some descriptions.
  init(_ text: String, of descriptions: [ParameterDescription] = [], reset: @escaping () -> Void) {
    (label, self.reset) = (PanelText.parameter(text), reset)
    isGuess = descriptions.contains { $0.provenance == .guessed }
    super.init(frame: .zero)
    dot.backgroundColor = PanelColors.accent
    dot.layer.cornerRadius = 3
    dots.isHidden = !isGuess
    addInert([label, dot, dots])
    dot.isHidden = true
  }

  var textWidth: CGFloat { label.intrinsicContentSize.width.rounded(.up) }

  var isChanged = false {
    didSet {
      dot.isHidden = !isChanged
      label.textColor = isChanged ? PanelColors.accent : PanelColors.ink
    }
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside, isChanged else { return }
    let isOnDot = touch.location(in: self).x < Self.margin
    if isOnDot || touch.tapCount == 2 { reset() }
  }

  override func layoutSubviews() {
    dot.frame = CGRect(x: 2, y: (bounds.height - 6) / 2, width: 6, height: 6)
    label.frame = CGRect(
      x: Self.margin, y: (bounds.height - 20) / 2, width: max(0, bounds.width - Self.margin), height: 20)
    guard isGuess else { return }
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0.75, y: 1))
    line.addLine(to: CGPoint(x: min(textWidth, label.frame.width), y: 1))
    dots.frame = CGRect(x: label.frame.minX, y: label.frame.maxY - 2, width: label.frame.width, height: 2)
    dots.show(line, stroke: PanelColors.softInk.resolvedColor(with: traitCollection), width: 1.5, dashes: [1.5, 2.5])
  }
}
