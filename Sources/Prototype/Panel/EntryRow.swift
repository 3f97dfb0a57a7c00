import CoreGraphics
import UIKit

/// A row of the list with the name of a transition, or of one of its presets, which a click chooses.
@MainActor final class EntryRow: UIControl, KeyStepping {
  /// The height of a row, in points.
  static let height: CGFloat = 28
  /// The space on both sides of the text, in points.
  static let inset: CGFloat = 8

  let entry: CatalogueEntry
  /// The name of the preset; nil if the row is the transition's.
  let preset: String?
  /// The scene of the user's own code; nil if the row is not that of a scene.
  let scene: String?
  private let label: UILabel
  private let dot = UIView()
  private let move: (EntryRow, Int) -> Void

  /// Creates a row; an arrow key calls `move` with the row and the number of rows to move down.
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

  /// Moves to the previous row for an arrow up, to the next one for an arrow down.
  func step(by step: Int) { move(self, -step) }

  /// Whether the row stands beneath that of its entry.
  private var isChild: Bool { preset != nil || scene != nil }

  override var isSelected: Bool { didSet { showState() } }
  override var isHighlighted: Bool { didSet { showState() } }

  private var hasPointer = false { didSet { showState() } }

  /// Whether parameters of the transition differ from the published ones.
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
