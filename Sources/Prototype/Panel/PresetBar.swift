import CoreGraphics
import UIKit

/// Shows which preset the parameters are; saves, renames and deletes presets, resets all parameters, and undoes and redoes.
@MainActor final class PresetBar: PlainView {
  private let store: ParameterStore
  private let label = PanelText.help("")
  private lazy var save = PanelButton("Save as…", isPlain: true) { [unowned self] in ask(renames: false) }
  private lazy var rename = PanelButton("Rename", isPlain: true) { [unowned self] in ask(renames: true) }
  private lazy var delete = PanelButton("Delete", isPlain: true) { [unowned self] in
    if let name = store.currentPreset { store.deletePreset(named: name) }
  }
  private lazy var resetAll = PanelButton("Reset all", isPlain: true) { [unowned self] in store.resetAll() }
  private lazy var undo = SymbolButton("arrow.uturn.backward", "Undo: Ctrl+Z") { [unowned self] in store.undo() }
  private lazy var redo = SymbolButton("arrow.uturn.forward", "Redo: Ctrl+Shift+Z") { [unowned self] in store.redo() }
  private var field: NameField?
  var typingBegan: (PanelField) -> Void = { _ in }

  init(_ store: ParameterStore) {
    self.store = store
    super.init(frame: .zero)
    for view in [label, save, rename, delete, resetAll, undo, redo] as [UIView] { addSubview(view) }
    refresh()
  }

  var controls: [UIControl] {
    let buttons: [UIControl] = [save, rename, delete, resetAll, undo, redo]
    return (field.map { [$0] } ?? buttons).filter { !$0.isHidden && $0.isEnabled }
  }

  func askForName() { ask(renames: false) }

  private func ask(renames: Bool) {
    let current = store.currentPreset
    let field = NameField(renames ? "New name" : "Name of the preset", isUsedWhenLeft: true) { [unowned self] text in
      let isAllowed =
        renames ? current.map { store.renamePreset($0, to: text) } ?? false : store.savePreset(named: text)
      if isAllowed { close() }
      return isAllowed
    }
    field.ended = { [unowned self] in close() }
    field.began = { [unowned self] in typingBegan($0) }
    field.text = renames ? current ?? "" : ""
    self.field = field
    addSubview(field)
    refresh()
    field.beginTyping()
  }

  private func close() {
    field?.removeFromSuperview()
    field = nil
    refresh()
  }

  func refresh() {
    let current = store.currentPreset
    label.text =
      current.map { "Preset \($0)" } ?? (store.edits.isEmpty ? store.entry.defaultParameters : "Edited")
    for view in [label, save] { view.isHidden = field != nil }
    for view in [rename, delete] { view.isHidden = field != nil || current == nil }
    for view in [save, resetAll] { view.isHidden = field != nil || current != nil || store.edits.isEmpty }
    resetAll.title = "Reset all (\(store.edits.count))"
    for view in [undo, redo] { view.isHidden = field != nil }
    undo.isEnabled = store.book.canUndo(in: store.entry.name)
    redo.isEnabled = store.book.canRedo(in: store.entry.name)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    field?.frame = CGRect(x: RowLabel.margin + 2, y: 5, width: bounds.width - RowLabel.margin - 4, height: 22)
    let shown = [delete, rename, resetAll, save].filter { !$0.isHidden }
    let symbols = [redo, undo].arrange(endingAt: bounds.width, y: 2)
    let right = shown.arrange(endingAt: symbols, y: 2)
    label.frame = CGRect(x: RowLabel.margin, y: 4, width: max(0, right - RowLabel.margin - 4), height: 20)
  }
}
