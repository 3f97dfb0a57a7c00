import CoreGraphics
import UIKit

/// What the mouse and the keys do, line by line.
@MainActor final class KeyHints: UIView {
  private let lines: [(meaning: UILabel, how: UILabel)]

  init(_ lines: [(meaning: String, how: String)]) {
    self.lines = lines.map { (PanelText.help($0.meaning), PanelText.help($0.how)) }
    super.init(frame: .zero)
    for (meaning, how) in self.lines {
      meaning.textColor = PanelFigures.ink
      addSubview(meaning)
      addSubview(how)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The height it needs.
  var height: CGFloat { 20 * CGFloat(lines.count) }

  override func layoutSubviews() {
    for (index, line) in lines.enumerated() {
      let y = 20 * CGFloat(index) + 2
      line.meaning.frame = CGRect(x: 0, y: y, width: 64, height: 16)
      line.how.frame = CGRect(x: 64, y: y, width: max(0, bounds.width - 64), height: 16)
    }
  }
}
