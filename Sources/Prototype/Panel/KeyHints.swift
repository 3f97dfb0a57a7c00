import CoreGraphics
import UIKit

/// Lines that explain the mouse and the keys.
@MainActor final class KeyHints: UIView {
  private let lines: [(action: UILabel, keys: UILabel)]

  init(_ lines: [(action: String, keys: String)]) {
    self.lines = lines.map { (PanelText.help($0.action), PanelText.help($0.keys)) }
    super.init(frame: .zero)
    for (action, keys) in self.lines {
      action.textColor = PanelColors.ink
      addSubview(action)
      addSubview(keys)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The height of the contents, in points.
  var height: CGFloat { 20 * CGFloat(lines.count) }

  override func layoutSubviews() {
    for (index, line) in lines.enumerated() {
      let y = 20 * CGFloat(index) + 2
      line.action.frame = CGRect(x: 0, y: y, width: 64, height: 16)
      line.keys.frame = CGRect(x: 64, y: y, width: max(0, bounds.width - 64), height: 16)
    }
  }
}
