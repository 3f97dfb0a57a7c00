import CoreGraphics
import UIKit

/// Asks for the path of a file to open, and lists files that begin with the typed text.
///
/// Tab completes the path, the arrow keys go to a file, and Enter or a click opens it; a folder is entered. Where several
/// files are taken, a click marks one, and Enter opens all that are marked.
@MainActor final class PathSheet: FieldSheet {
  private var rows: [SheetRow] = []
  private var index: Int?
  private let list: PathList
  private let takesSeveral: Bool
  private let open: ([String]) -> String?
  /// The paths of the marked files, in the order of the clicks.
  private(set) var marked: [String] = [] {
    didSet {
      buttons[0].title = marked.isEmpty ? "Open" : "Open \(marked.count)"
      for row in rows { row.isMarked = marked.contains(path(row)) }
      setNeedsLayout()
    }
  }

  private static let mostRows = 8
  private static let rowHeight: CGFloat = 24

  /// Begins in a folder, and lists the files with some extensions.
  ///
  /// `resolved` returns the system's path for a typed one. `open` returns a sentence if it fails; otherwise the sheet
  /// closes.
  init(
    _ title: String = "Open", _ placeholder: String = "Path of a drag, parameters, a picture, or Swift to run",
    endings: [String] = PathList.endings, from folder: String, takesSeveral: Bool = false,
    resolved: @escaping (String) -> String, open: @escaping ([String]) -> String?
  ) {
    (self.takesSeveral, self.open) = (takesSeveral, open)
    list = PathList(endings: endings, resolved: resolved)
    super.init(title, placeholder, action: "Open")
    field.text = folder.hasSuffix("/") ? folder : folder + "/"
    field.moved = { [unowned self] in move(by: $0) }
    edited()
  }

  var names: [String] { rows.map(\.name) }

  func row(named name: String) -> SheetRow? { rows.first { $0.name == name } }

  /// Always returns true.
  func complete() -> Bool {
    guard let text = list.completed(field.text ?? "") else { return true }
    field.text = text
    edited()
    return true
  }

  private func path(_ row: SheetRow) -> String { list.path(field.text ?? "", row.name) }

  override func use(_ text: String) -> Bool {
    if index == nil, !marked.isEmpty { return open(all: marked) }
    let path = index.map { list.path(text, rows[$0].name) } ?? text
    if path.hasSuffix("/") || list.isFolder(path) && !UserCodeRequest.canRun(path) {
      field.text = path.hasSuffix("/") ? path : path + "/"
      edited()
      return false
    }
    return open(all: marked.filter { $0 != path } + [path])
  }

  private func open(all paths: [String]) -> Bool {
    if let fault = open(paths) {
      show(fault)
      return false
    }
    close()
    return true
  }

  override func edited() {
    show(takesSeveral ? "A click marks a file; Open takes all that are marked." : "", in: PanelColors.softInk)
    index = nil
    for row in rows { row.removeFromSuperview() }
    rows = list.names(field.text ?? "").prefix(Self.mostRows).map { name in
      let row = SheetRow(name)
      row.when(.touchUpInside) { [unowned self, unowned row] in
        let path = path(row)
        guard !takesSeveral || path.hasSuffix("/") else {
          marked = marked.contains(path) ? marked.filter { $0 != path } : marked + [path]
          field.becomeFirstResponder()
          return
        }
        index = rows.firstIndex { $0 === row }
        if !use(field.text ?? "") { field.becomeFirstResponder() }
      }
      row.isMarked = marked.contains(path(row))
      box.addSubview(row)
      return row
    }
  }

  private func move(by step: Int) {
    guard !rows.isEmpty else { return }
    let next = (index ?? (step > 0 ? -1 : rows.count)) + step
    index = rows.indices.contains(next) ? next : nil
    for (number, row) in rows.enumerated() { row.isSelected = number == index }
  }

  override func boxSize(in size: CGSize) -> CGSize {
    let least = super.boxSize(in: size)
    return CGSize(
      width: least.width, height: min(least.height + Self.rowHeight * CGFloat(Self.mostRows) + 10, size.height - 32))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (number, row) in rows.enumerated() {
      let y = note.frame.maxY + 2 + Self.rowHeight * CGFloat(number)
      row.frame = CGRect(x: 8, y: y, width: max(0, box.bounds.width - 16), height: Self.rowHeight)
      row.isHidden = row.frame.maxY > buttons[0].frame.minY
    }
  }
}
