import CoreGraphics
import UIKit

/// Shows how far the saving of a file is, and cancels it by a button.
@MainActor final class SavingBar: OverlayView {
  private let label: UILabel
  private let track = UIView()
  private let filled = UIView()
  private lazy var button = PanelButton("Cancel") { [unowned self] in close() }
  private var part: CGFloat = 0

  static let size = CGSize(width: 280, height: 56)

  init(_ name: String) {
    label = PanelText.parameter("Saving \(name)")
    super.init(frame: .zero)
    backgroundColor = PanelColors.background
    (layer.cornerRadius, layer.borderWidth) = (10, 1)
    layer.borderColor = PanelColors.line.cgColor
    track.backgroundColor = PanelColors.track
    filled.backgroundColor = PanelColors.accent
    for view in [track, filled] { view.layer.cornerRadius = 2 }
    label.lineBreakMode = .byTruncatingMiddle
    for view in [label, track, filled, button] { addSubview(view) }
  }

  func show(_ done: Int, of all: Int) {
    part = all > 0 ? CGFloat(done) / CGFloat(all) : 0
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let width = bounds.width - 32
    let side = button.intrinsicContentSize.width
    label.frame = CGRect(x: 16, y: 8, width: width - side - 8, height: 24)
    button.frame = CGRect(x: bounds.width - side - 12, y: 8, width: side, height: ChipGroup.chipHeight)
    track.frame = CGRect(x: 16, y: bounds.height - 14, width: width, height: 4)
    filled.frame = CGRect(x: 16, y: bounds.height - 14, width: (width * part).rounded(), height: 4)
  }
}
