import CoreGraphics
import UIKit

@MainActor final class EntryRow: UIControl, KeyStepping {
  static let height: CGFloat = 28
  static let inset: CGFloat = 8

  let entry: CatalogueEntry
  let preset: String?
  let scene: String?
  private let label: UILabel
  private let dot = UIView()
  private let move: (EntryRow, Int) -> Void

  /// An arrow key calls `move` with the number of rows to move down.
  init(
    _ entry: CatalogueEntry, preset: String? = nil, scene: String? = nil, move: @escaping (EntryRow, Int) -> Void
  ) {
    (self.entry, self.preset, self.scene, self.move) = (entry, preset, scene, move)
    label = PanelText.parameter(preset ?? scene ?? entry.title)
    super.init(frame: .zero)
    layer.cornerRadius = 6
    tintColor = PanelColors.accent
    dot.layer.cornerRadius = 3
    toolTip = isChild ? nil : entry.sentence
    for view in [label, dot] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addGestureRecognizer(HoverWatch { [unowned self] in hasPointer = $0 })
    showState()
  }

  required init?(coder: NSCoder) { nil }

  func step(by step: Int) { move(self, -step) }

  private var isChild: Bool { preset != nil || scene != nil }

  override var isSelected: Bool { didSet { showState() } }
  override var isHighlighted: Bool { didSet { showState() } }

  private var hasPointer = false { didSet { showState() } }

  var isChanged = false { didSet { showState() } }

  private func showState() {
    let unselected = isHighlighted ? PanelColors.line : hasPointer ? PanelColors.field : nil
    backgroundColor = isSelected ? PanelColors.accent : unselected
    label.textColor = isSelected ? PanelColors.onAccent : isChild ? PanelColors.softInk : PanelColors.ink
    dot.backgroundColor = isSelected ? PanelColors.onAccent : PanelColors.accent
    dot.isHidden = !isChanged
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let x = Self.inset + (isChild ? 16 : 0)
    label.frame = CGRect(x: x, y: 4, width: max(0, bounds.width - x - Self.inset - 12), height: 20)
    dot.frame = CGRect(x: bounds.width - Self.inset - 6, y: 11, width: 6, height: 6)
  }
}
