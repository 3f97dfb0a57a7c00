import CoreGraphics
import UIKit

/// The question for the path of a file to open, with the files that begin with what is typed.
///
/// Tab completes the path, the arrow keys mark a file, and Enter or a click opens it; a folder is gone into.
@MainActor final class PathSheet: Sheet {
  let field: NameField
  private let title = PanelText.name("Open")
  private let note = PanelText.paragraph("")
  private var buttons: [PanelButton] = []
  private var rows: [PathRow] = []
  private var index: Int?
  private let list: PathList
  private let use: (String) -> String?

  /// The greatest number of files that are shown.
  private static let mostRows = 8
  /// The height of a row, in points.
  private static let rowHeight: CGFloat = 24

  /// Creates a sheet that begins in a folder.
  ///
  /// `resolved` returns the system's path for a typed one; `use` opens a path, and returns a sentence if that is not
  /// possible.
  init(
    from folder: String, resolved: @escaping (String) -> String, use: @escaping (String) -> String?,
    close: @escaping () -> Void
  ) {
    (self.use, list) = (use, PathList(resolved: resolved))
    var choose: (String) -> Bool = { _ in false }
    field = NameField("Path of a drag, figures, a picture, or Swift to run") { choose($0) }
    super.init(close: close)
    choose = { [unowned self] in open($0) }
    field.text = folder.hasSuffix("/") ? folder : folder + "/"
    field.moved = { [unowned self] in move(by: $0) }
    field.addAction(UIAction { [unowned self] _ in edited() }, for: .editingChanged)
    buttons = [
      PanelButton("Open", isMain: true) { [unowned self] in
        if !open(field.text ?? "") { field.beginTyping() }
      }, PanelButton("Cancel", isPlain: true, pressed: close),
    ]
    note.textColor = PanelColors.fault
    for view in [title, field, note] + buttons as [UIView] { box.addSubview(view) }
    edited()
  }

  required init?(coder: NSCoder) { nil }

  /// What is said about the path; empty for nothing.
  var sentence: String { note.text ?? "" }

  /// The names that are offered.
  var names: [String] { rows.map(\.name) }

  override var controls: [UIControl] { [field] + buttons }

  /// Completes the typed path as far as it is known; returns true.
  func complete() -> Bool {
    guard let text = list.completed(field.text ?? "") else { return true }
    field.text = text
    edited()
    return true
  }

  private func open(_ text: String) -> Bool {
    let path = index.map { list.path(text, rows[$0].name) } ?? text
    if path.hasSuffix("/") || list.isFolder(path) && !OwnRequest.canRun(path) {
      field.text = path.hasSuffix("/") ? path : path + "/"
      edited()
      return false
    }
    guard let fault = use(path) else { return true }
    note.text = fault.asOneLine
    setNeedsLayout()
    return false
  }

  private func edited() {
    note.text = ""
    index = nil
    for row in rows { row.removeFromSuperview() }
    rows = list.names(field.text ?? "").prefix(Self.mostRows).map { name in
      let row = PathRow(name)
      row.addAction(
        UIAction { [unowned self, unowned row] _ in
          index = rows.firstIndex { $0 === row }
          if !open(field.text ?? "") { field.becomeFirstResponder() }
        }, for: .touchUpInside)
      box.addSubview(row)
      return row
    }
    setNeedsLayout()
  }

  private func move(by step: Int) {
    guard !rows.isEmpty else { return }
    let next = (index ?? (step > 0 ? -1 : rows.count)) + step
    index = rows.indices.contains(next) ? next : nil
    for (number, row) in rows.enumerated() { row.isSelected = number == index }
  }

  override func boxSize(in size: CGSize) -> CGSize {
    let height = 128 + noteHeight(in: min(480, size.width - 32) - 32) + Self.rowHeight * CGFloat(Self.mostRows)
    return CGSize(width: min(480, size.width - 32), height: min(height, size.height - 32))
  }

  private func noteHeight(in width: CGFloat) -> CGFloat {
    sentence.isEmpty ? 0 : PanelText.height(of: note, in: max(1, width)) + 4
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, box.bounds.width - 32)
    title.frame = CGRect(x: 16, y: 12, width: width, height: 24)
    field.frame = CGRect(x: 16, y: 44, width: width, height: 28).insetBy(dx: Self.focusMargin, dy: 0)
    let below = noteHeight(in: width)
    note.frame = CGRect(x: 16, y: 76, width: width, height: below)
    let bottom = box.bounds.height - 40
    for (number, row) in rows.enumerated() {
      let y = 78 + below + Self.rowHeight * CGFloat(number)
      row.frame = CGRect(x: 8, y: y, width: width + 16, height: Self.rowHeight)
      row.isHidden = y + Self.rowHeight > bottom
    }
    var right = 16 + width
    for button in buttons {
      right -= button.intrinsicContentSize.width
      button.frame = CGRect(x: right, y: bottom, width: button.intrinsicContentSize.width, height: 28)
      right -= 8
    }
  }
}

/// A row with the name of a file or a folder.
@MainActor private final class PathRow: UIControl {
  let name: String
  private let label: UILabel
  private var hasPointer = false { didSet { showState() } }

  init(_ name: String) {
    (self.name, label) = (name, PanelText.figure(name.asOneLine))
    super.init(frame: .zero)
    layer.cornerRadius = 6
    label.isUserInteractionEnabled = false
    label.lineBreakMode = .byTruncatingMiddle
    addSubview(label)
    addGestureRecognizer(HoverWatch { [unowned self] in hasPointer = $0 })
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool { didSet { showState() } }

  private func showState() {
    backgroundColor = isSelected ? PanelColors.accent : hasPointer ? PanelColors.hover : nil
    label.textColor = isSelected ? PanelColors.onAccent : PanelColors.ink
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 8, y: 2, width: max(0, bounds.width - 16), height: bounds.height - 4)
  }
}
