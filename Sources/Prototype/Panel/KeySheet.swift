import CoreGraphics
import UIKit

/// The sheet of keys: each key and what it does.
@MainActor final class KeySheet: Sheet {
  private let lines: [(keys: UILabel, meaning: UILabel)]
  private let scroller = ScrollColumn(left: 24, right: 24)

  init(_ lines: [(keys: String, meaning: String)], close: @escaping () -> Void) {
    self.lines = lines.map { (PanelText.figure($0.keys), PanelText.help($0.meaning)) }
    super.init(close: close)
    let column = ColumnView()
    column.add(PanelText.title("Keys"), height: 28, after: 16)
    for line in self.lines {
      let row = KeyLine(line.keys, line.meaning)
      column.add(row, height: 22)
    }
    column.addSpace(16)
    scroller.column = column
    box.addSubview(scroller)
  }

  required init?(coder: NSCoder) { nil }

  override func boxSize(in size: CGSize) -> CGSize {
    CGSize(width: min(480, size.width - 32), height: min(scroller.column.height, size.height - 32))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroller.frame = box.bounds
  }
}

/// A line of the sheet of keys.
@MainActor private final class KeyLine: UIView {
  private let keys: UILabel
  private let meaning: UILabel

  init(_ keys: UILabel, _ meaning: UILabel) {
    (self.keys, self.meaning) = (keys, meaning)
    super.init(frame: .zero)
    addSubview(keys)
    addSubview(meaning)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let width = min(160, bounds.width * 0.45)
    keys.frame = CGRect(x: 0, y: 1, width: width - 8, height: 20)
    meaning.frame = CGRect(x: width, y: 1, width: bounds.width - width, height: 20)
  }
}
