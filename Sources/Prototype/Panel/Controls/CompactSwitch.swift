import CoreGraphics
import UIKit

/// A small switch for the panel, 32 × 18 points.
@MainActor final class CompactSwitch: DragKeepingControl {
  static let size = CGSize(width: 32, height: 18)

  private let track = UIView()
  private let thumb = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    track.layer.cornerRadius = Self.size.height / 2
    thumb.backgroundColor = .white
    thumb.layer.cornerRadius = 7
    addInert([track, thumb])
    when(.pressed) { [unowned self] in toggle() }
    showState()
  }

  var isOn = false { didSet { showState() } }

  private func toggle() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }

  override func showState() {
    track.backgroundColor = isOn ? PanelColors.accent : PanelColors.track
    super.showState()
    thumb.alpha = isHighlighted ? 0.8 : 1
    setNeedsLayout()
  }

  override var intrinsicContentSize: CGSize { Self.size }

  override func layoutSubviews() {
    track.frame = CGRect(
      x: 0, y: ((bounds.height - Self.size.height) / 2).rounded(), width: Self.size.width, height: Self.size.height)
    thumb.frame = CGRect(x: isOn ? track.frame.maxX - 16 : 2, y: track.frame.minY + 2, width: 14, height: 14)
  }
}
