import CoreGraphics
import UIKit

/// A control that no archive has, and that shows by itself whether it is enabled, pressed, chosen, or under the pointer.
@MainActor class PlainControl: UIControl {
  private(set) var hasPointer = false { didSet { showState() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(HoverWatch { [unowned self] in hasPointer = $0 })
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override var isEnabled: Bool { didSet { showState() } }
  override var isHighlighted: Bool { didSet { showState() } }
  override var isSelected: Bool { didSet { showState() } }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showState()
  }

  func showState() { alpha = isEnabled ? 1 : PanelColors.unavailableAlpha }
}
