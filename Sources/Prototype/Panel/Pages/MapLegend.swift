import CoreGraphics
import UIKit

/// Explains the marks under the decision map.
@MainActor final class MapLegend: PlainView {
  private enum Mark: String, CaseIterable {
    case finished, cancelled
    case last = "the last"
    case missing = "to change it"
  }

  private let items = Mark.allCases.map { (mark: $0, shape: ShapeView(), label: PanelText.help($0.rawValue)) }

  private static let side: CGFloat = 14

  override init(frame: CGRect) {
    super.init(frame: frame)
    for item in items {
      item.label.font = .systemFont(ofSize: 11)
      for view in [item.shape, item.label] as [UIView] { addSubview(view) }
    }
  }

  private static let lineHeight: CGFloat = 14
  private static let gap: CGFloat = 10

  private var widths: [CGFloat] {
    items.map { Self.side + $0.label.intrinsicContentSize.width.rounded(.up) + 2 }
  }

  private func columns(in width: CGFloat) -> Int {
    let needed = widths.reduce(0, +) + Self.gap * CGFloat(items.count - 1)
    return needed <= width ? items.count : (items.count + 1) / 2
  }

  /// One line, or two where the width is too small.
  func height(in width: CGFloat) -> CGFloat {
    columns(in: width) == items.count ? Self.lineHeight : 2 * Self.lineHeight
  }

  override func layoutSubviews() {
    let (widths, columns) = (widths, columns(in: bounds.width))
    var x: CGFloat = 0
    for column in 0..<columns {
      let rows = Array(stride(from: column, to: items.count, by: columns))
      for (row, index) in rows.enumerated() {
        let (item, y) = (items[index], CGFloat(row) * Self.lineHeight)
        item.shape.frame = CGRect(x: x, y: y, width: Self.side, height: Self.lineHeight)
        item.label.frame = CGRect(
          x: x + Self.side + 1, y: y, width: widths[index] - Self.side, height: Self.lineHeight)
        draw(item.mark, on: item.shape)
      }
      x += (rows.map { widths[$0] }.max() ?? 0) + Self.gap
    }
  }

  private func draw(_ mark: Mark, on shape: ShapeView) {
    let (path, middle) = (CGMutablePath(), Self.lineHeight / 2)
    func dot(_ radius: CGFloat) {
      path.addEllipse(in: CGRect(x: 6 - radius, y: middle - radius, width: 2 * radius, height: 2 * radius))
    }
    switch mark {
    case .finished, .cancelled:
      dot(2.5)
      shape.show(path, fill: mark == .finished ? PanelColors.finish : PanelColors.cancel)
    case .last:
      dot(4)
      shape.show(path, stroke: PanelColors.ink, width: 1.5)
    case .missing:
      path.move(to: CGPoint(x: 0, y: middle))
      path.addLine(to: CGPoint(x: 12, y: middle))
      shape.show(path, stroke: PanelColors.ink, dashes: [3, 3])
    }
  }
}
