import CoreGraphics
import UIKit

// No archive has views of this module, so their classes need no initialiser for one.

@MainActor class PlainView: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showColors()
  }

  /// Called when the appearance changes, for layers, whose colours do not follow.
  func showColors() { setNeedsLayout() }
}

/// A control that shows by itself whether it is enabled, pressed, chosen, or under the pointer.
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
