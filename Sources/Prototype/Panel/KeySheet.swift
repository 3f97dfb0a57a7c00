import CoreGraphics
import UIKit

@MainActor final class KeySheet: Sheet {
  typealias Group = (title: String, lines: [(keys: String, meaning: String)])

  private let lines: [KeyLine]
  private let scroller = ScrollColumn(left: 24, right: 24)
  private let sign = ScrollSign()
  private lazy var done = PanelButton("Done", isPlain: true) { [unowned self] in close() }

  init(_ groups: [Group]) {
    let column = ColumnView()
    column.add(PanelText.title("Keys"), height: 28, after: 16)
    var lines: [KeyLine] = []
    for group in groups {
      column.add(PanelText.heading(group.title), height: 20, after: 12)
      for each in group.lines {
        let line = KeyLine(each.keys, each.meaning)
        lines.append(line)
        column.add(line, height: line.height)
      }
    }
    column.addSpace(16)
    self.lines = lines
    super.init()
    scroller.column = column
    scroller.scrolled = { [unowned self] in sign.show(scroller) }
    done.ground = PanelColors.background
    for view in [scroller, sign, done] as [UIView] { box.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var controls: [UIControl] { [done] }

  override func boxSize(in size: CGSize) -> CGSize {
    let width = min(480, size.width - 32)
    let keys = min(lines.map(\.neededKeyWidth).max() ?? 0, (width * 0.45).rounded())
    for line in lines { (line.width, line.keyWidth) = (width - 48, keys) }
    scroller.column.fold { _ in false }
    return CGSize(width: width, height: min(scroller.column.height, size.height - 32))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    scroller.frame = box.bounds
    scroller.layoutIfNeeded()
    sign.show(scroller)
    let size = done.intrinsicContentSize
    done.frame = CGRect(x: box.bounds.width - size.width - 16, y: 16, width: size.width, height: size.height)
  }
}

@MainActor private final class KeyLine: UIView {
  private let keys: UILabel
  private let meaning: UILabel
  var width: CGFloat = 0
  var keyWidth: CGFloat = 0
  var neededKeyWidth: CGFloat { keys.intrinsicContentSize.width.rounded(.up) + 16 }

  init(_ keys: String, _ meaning: String) {
    (self.keys, self.meaning) = (PanelText.parameter(keys), PanelText.paragraph(meaning))
    super.init(frame: .zero)
    for label in [self.keys, self.meaning] { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  /// A long meaning takes several lines.
  var height: CGFloat { max(22, PanelText.height(of: meaning, in: width - keyWidth) + 6) }

  override func layoutSubviews() {
    keys.frame = CGRect(x: 0, y: 1, width: keyWidth - 8, height: 20)
    meaning.frame = CGRect(x: keyWidth, y: 3, width: bounds.width - keyWidth, height: bounds.height - 6)
  }
}

@MainActor final class ScrollSign: UIView {
  private let bar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    bar.backgroundColor = PanelColors.track
    bar.layer.cornerRadius = 2
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  /// Nothing is shown if the whole column is visible.
  func show(_ column: ScrollColumn) {
    frame = CGRect(x: column.frame.maxX - 10, y: column.frame.minY + 8, width: 4, height: column.frame.height - 16)
    let (whole, seen) = (column.contentSize.height, column.bounds.height)
    isHidden = whole <= seen + 0.5 || seen <= 0
    guard !isHidden else { return }
    let length = max(24, bounds.height * seen / whole)
    let part = min(max(column.contentOffset.y / (whole - seen), 0), 1)
    bar.frame = CGRect(x: 0, y: (bounds.height - length) * part, width: 4, height: length)
  }
}
