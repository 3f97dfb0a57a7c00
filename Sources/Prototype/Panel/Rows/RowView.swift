import CoreGraphics
import UIKit

/// Shows its help while the pointer rests on it, and is brighter under the pointer.
@MainActor class RowView: UIView {
  private let ground = UIView()

  init(help: String) {
    super.init(frame: .zero)
    ground.backgroundColor = PanelColors.hover
    ground.layer.cornerRadius = 6
    ground.isHidden = true
    ground.isUserInteractionEnabled = false
    addSubview(ground)
    addInteraction(UIToolTipInteraction(defaultToolTip: help))
    addGestureRecognizer(HoverWatch { [unowned self] in ground.isHidden = !$0 })
  }

  required init?(coder: NSCoder) { nil }

  var hasPointer: Bool { !ground.isHidden }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = CGRect(x: -4, y: 0, width: bounds.width + 12, height: bounds.height)
  }
}
