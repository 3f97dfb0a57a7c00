import CoreGraphics
import UIKit

/// The present progress and velocity, and how the frames come.
@MainActor final class TransportNumbers: UIView {
  private let labels: [UILabel]

  static let width: CGFloat = 76

  override init(frame: CGRect) {
    labels = (0..<4).map { _ in PanelText.help("") }
    super.init(frame: frame)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Self.toggleFrames)))
    addInteraction(
      UIToolTipInteraction(defaultToolTip: "Progress and velocity; a click shows how the frames come, too."))
    for (index, label) in labels.enumerated() {
      label.font = .monospacedDigitSystemFont(ofSize: 11, weight: .regular)
      label.textAlignment = .right
      label.textColor = index == 0 ? PanelColors.accent : index == 1 ? PanelColors.running : PanelColors.softInk
      addSubview(label)
    }
    show(nil, FrameMeter())
  }

  required init?(coder: NSCoder) { nil }

  /// Whether frames and lag are shown, too.
  private var showsFrames = false { didSet { setNeedsLayout() } }

  private func toggleFrames() { showsFrames.toggle() }

  /// From the top.
  var lines: [String] { labels.map { $0.text ?? "" } }

  func show(_ sample: DragGraph.Sample?, _ meter: FrameMeter) {
    let texts = [
      "p \(sample.map { FixedText.text($0.progress, decimals: 3) } ?? "–")",
      "\(sample.map { FixedText.text($0.pointsPerSecond, decimals: 0) } ?? "–") pt/s",
      "\(meter.framesPerSecond.map { FixedText.text($0, decimals: 0) } ?? "–") fps",
      "lag \(meter.lag.map { FixedText.text(1000 * $0, decimals: 0) } ?? "–") ms",
    ]
    for (label, text) in zip(labels, texts.map(\.withMinusSigns)) where label.text != text { label.text = text }
  }

  override func layoutSubviews() {
    let height = (bounds.height / 4).rounded(.down)
    for (index, label) in labels.enumerated() {
      label.isHidden = index > 1 && !showsFrames
      label.frame = CGRect(x: 0, y: CGFloat(index) * height, width: bounds.width, height: height)
    }
  }
}
