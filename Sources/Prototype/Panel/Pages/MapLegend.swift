import CoreGraphics
import UIKit

/// The line under the decision map that says what its marks are.
@MainActor final class MapLegend: UIView {
  /// A mark of the map.
  private enum Mark: CaseIterable {
    case finished, cancelled, last, missing

    var word: String {
      switch self {
      case .finished: "finished"
      case .cancelled: "cancelled"
      case .last: "the last"
      case .missing: "to change it"
      }
    }
  }

  private let items = Mark.allCases.map { (mark: $0, shape: ShapeView(), label: PanelText.help($0.word)) }

  /// The side of a mark, in points.
  private static let side: CGFloat = 14

  override init(frame: CGRect) {
    super.init(frame: frame)
    for item in items {
      item.label.font = .systemFont(ofSize: 11)
      for view in [item.shape, item.label] as [UIView] { addSubview(view) }
    }
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let widths = items.map { Self.side + $0.label.intrinsicContentSize.width.rounded(.up) + 2 }
    let gap = min(10, (bounds.width - widths.reduce(0, +)) / CGFloat(max(1, items.count - 1)))
    var x: CGFloat = 0
    for (item, width) in zip(items, widths) {
      item.shape.frame = CGRect(x: x, y: 0, width: Self.side, height: bounds.height)
      item.label.frame = CGRect(x: x + Self.side + 1, y: 0, width: width - Self.side, height: bounds.height)
      draw(item.mark, on: item.shape)
      x += width + gap
    }
  }

  private func draw(_ mark: Mark, on shape: ShapeView) {
    let (path, middle) = (CGMutablePath(), bounds.midY)
    func dot(_ radius: CGFloat) {
      path.addEllipse(in: CGRect(x: 6 - radius, y: middle - radius, width: 2 * radius, height: 2 * radius))
    }
    switch mark {
    case .finished, .cancelled:
      dot(2.5)
      shape.show(path, fill: mark == .finished ? PanelColors.finish : PanelColors.cancel)
    case .last:
      dot(4)
      shape.show(path, fill: PanelColors.softInk)
    case .missing:
      path.move(to: CGPoint(x: 0, y: middle))
      path.addLine(to: CGPoint(x: 12, y: middle))
      shape.show(path, stroke: PanelColors.ink, dashes: [3, 3])
    }
  }
}
