import CoreGraphics
import UIKit

/// The present progress and velocity.
@MainActor final class TransportNumbers: PlainView {
  private let labels: [UILabel]

  static let width: CGFloat = 76

  override init(frame: CGRect) {
    labels = (0..<2).map { _ in PanelText.help("") }
    super.init(frame: frame)
    addInteraction(UIToolTipInteraction(defaultToolTip: "Progress and velocity."))
    for (index, label) in labels.enumerated() {
      label.font = .monospacedDigitSystemFont(ofSize: 11, weight: .regular)
      label.textAlignment = .right
      label.textColor = index == 0 ? PanelColors.accent : PanelColors.running
      addSubview(label)
    }
    show(nil)
  }

  /// From the top.
  var lines: [String] { labels.map { $0.text ?? "" } }

  func show(_ sample: DragGraph.Sample?) {
    let texts = [
      "p \(sample.map { FixedText.text($0.progress, decimals: 3) } ?? "–")",
      "\(sample.map { FixedText.text($0.pointsPerSecond, decimals: 0) } ?? "–") pt/s",
    ]
    for (label, text) in zip(labels, texts.map(\.withMinusSigns)) where label.text != text { label.text = text }
  }

  override func layoutSubviews() {
    let height = (bounds.height / 4).rounded(.down)
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
    }
  }
}
