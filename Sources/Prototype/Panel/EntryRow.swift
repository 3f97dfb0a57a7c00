import CoreGraphics
import UIKit

/// A row of the list with the name of a transition, which a click chooses.
@MainActor final class EntryRow: UIControl, KeyStepping {
  /// The height of a row, in points.
  static let height: CGFloat = 28
  /// The space on both sides of the text, in points.
  static let inset: CGFloat = 8

  let entry: CatalogueEntry
  private let label: UILabel
  private let move: (EntryRow, Int) -> Void

  /// Creates a row; an arrow key calls `move` with the row and the number of rows to move down.
  init(_ entry: CatalogueEntry, move: @escaping (EntryRow, Int) -> Void) {
    (self.entry, self.move) = (entry, move)
    label = PanelText.figure(entry.title)
    super.init(frame: .zero)
    layer.cornerRadius = 6
    tintColor = PanelColors.accent
    label.isUserInteractionEnabled = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Moves to the previous row for an arrow up, to the next one for an arrow down.
  func step(by step: Int) { move(self, -step) }

  override var isSelected: Bool { didSet { showState() } }
  override var isHighlighted: Bool { didSet { showState() } }

  private func showState() {
    backgroundColor = isSelected ? PanelColors.accent : isHighlighted ? PanelColors.line : nil
    label.textColor = isSelected ? PanelColors.onAccent : PanelColors.ink
  }

  override func layoutSubviews() {
    label.frame = CGRect(x: Self.inset, y: 4, width: max(0, bounds.width - 2 * Self.inset), height: 20)
  }
}
