import CoreGraphics
import UIKit

/// Asks how a clip looks and where to save it.
@MainActor final class ClipSheet: SaveSheet {
  private(set) var choice: ClipChoice
  private let formats: [FilmFormat]
  private let changed: (ClipChoice) -> Void
  private let rows: [(label: UILabel, control: UIControl)]
  private let formatChips: ChipGroup
  private let sizeChips = ChipGroup(["1×", "2×"])
  private let frameSwitch = CompactSwitch()
  private let touchSwitch = CompactSwitch()
  private let swatches = SwatchStrip(ClipSheet.colors)

  private static let colors = [0xFFFFFF, 0xE8EAF0, 0x1C1C1E, 0x2E5BBA, 0x2F9E64, 0xE2853B].map(UIColor.init(hex:))
  private static let rowHeight: CGFloat = 32
  private static let labelWidth: CGFloat = 88

  /// `changed` gets each new choice; `saveAndCopy` is called before a saving whose file is to be pasted elsewhere.
  init(
    _ path: String, of movement: String, _ choice: ClipChoice, formats: [FilmFormat],
    changed: @escaping (ClipChoice) -> Void,
    saveAndCopy: @escaping () -> Void, replaces: @escaping (String) -> String?, save: @escaping (String) -> String?
  ) {
    (self.choice, self.formats, self.changed) = (choice, formats, changed)
    formatChips = ChipGroup(formats.map(\.title))
    rows = [
      ("Format", formatChips), ("Size", sizeChips), ("Frame", frameSwitch), ("Touch dot", touchSwitch),
      ("Background", swatches),
    ].map { (PanelText.parameter($0), $1) }
    super.init("Save clip of \(movement)", path, replaces: replaces, save: save)
    for row in rows {
      row.control.accessibilityLabel = row.label.text
      for view in [row.label, row.control] { box.addSubview(view) }
      row.control.when(.valueChanged) { [unowned self] in take() }
    }
    add(
      PanelButton("Save and copy") { [unowned self] in
        saveAndCopy()
        if !use(field.text ?? "") { field.beginTyping() }
      })
    if formats.count == 1 { show("MP4, WebP and APNG are made by ffmpeg: install it.", in: PanelColors.softInk) }
    showChoice()
  }

  private func showChoice() {
    formatChips.selectedIndex = formats.firstIndex(of: choice.format)
    sizeChips.selectedIndex = choice.scale > 1 ? 1 : 0
    (frameSwitch.isOn, touchSwitch.isOn) = (choice.look.hasFrame, choice.showsTouch)
    swatches.selected = choice.look.background.map { UIColor(hex: $0) }
  }

  private func take() {
    if let index = formatChips.selectedIndex, formats[index] != choice.format {
      choice.format = formats[index]
      rename()
    }
    choice.scale = sizeChips.selectedIndex == 1 ? 2 : 1
    (choice.look.hasFrame, choice.showsTouch) = (frameSwitch.isOn, touchSwitch.isOn)
    choice.look.background = swatches.selected.flatMap { UInt32($0.hexDigits, radix: 16) }
    changed(choice)
  }

  /// Gives the typed path the extension of the format.
  private func rename() {
    guard let text = field.text, let format = FilmFormat(ofFile: text) else { return }
    field.text = text.dropLast(format.rawValue.count) + choice.format.rawValue
    edited()
  }

  override func edited() {
    super.edited()
    guard let format = FilmFormat(ofFile: field.text ?? ""), formats.contains(format) else { return }
    choice.format = format
    formatChips.selectedIndex = formats.firstIndex(of: format)
    changed(choice)
  }

  override var controls: [UIControl] { [field] + rows.map(\.control) + buttons }

  override func boxSize(in size: CGSize) -> CGSize {
    let least = super.boxSize(in: size)
    let rows = Self.rowHeight * CGFloat(rows.count) + 8
    return CGSize(width: least.width, height: min(least.height + rows, size.height - 32))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (left, width) = (16 + Self.labelWidth, max(0, box.bounds.width - 32 - Self.labelWidth))
    for (index, row) in rows.enumerated() {
      let middle = note.frame.maxY + 4 + Self.rowHeight * (CGFloat(index) + 0.5)
      row.label.frame = CGRect(x: 16, y: middle - 10, width: Self.labelWidth, height: 20)
      let chips = row.control === formatChips ? formats.count : 2
      let chipSize = CGSize(width: min(width, 56 * CGFloat(chips)), height: ChipGroup.chipHeight)
      let size = row.control is ChipGroup ? chipSize : row.control.intrinsicContentSize
      row.control.frame = CGRect(x: left, y: middle - size.height / 2, width: size.width, height: size.height)
    }
  }
}
