import UIKit

/// Asks where to save a file, and whether it may replace another one.
@MainActor class SaveSheet: FieldSheet {
  private let action: String
  private let replaces: (String) -> String?
  private let save: (String) -> String?
  private var doubtful: String?

  /// Creates a sheet with a title, a proposed path, and the title of the button.
  ///
  /// `replaces` returns a sentence if a file would be replaced. `save` returns a sentence if it fails; otherwise the
  /// sheet closes.
  init(
    _ title: String, _ path: String, action: String = "Save", replaces: @escaping (String) -> String?,
    save: @escaping (String) -> String?
  ) {
    (self.action, self.replaces, self.save) = (action, replaces, save)
    super.init(title, "Path of the file", action: action)
    field.text = path
  }

  override func use(_ text: String) -> Bool {
    if text != doubtful, let sentence = replaces(text) {
      doubtful = text
      show(sentence, in: PanelColors.ink)
    } else if let fault = save(text) {
      show(fault)
    } else {
      close()
      return true
    }
    buttons[0].title = doubtful == nil ? action : "Replace"
    return false
  }

  override func edited() {
    doubtful = nil
    show("")
    buttons[0].title = action
  }
}

struct SavePath: Equatable {
  let path: String

  /// Creates the path for a typed text: `~` is the home, and a relative path begins in `folder`.
  ///
  /// A folder, or a path that ends in a slash, gets `name` as the file in it; a name without an extension gets that of
  /// `name`. Nil for an empty text.
  init?(_ text: String, name: String, home: String?, folder: String) {
    var path = text
    while path.hasSuffix(" ") { path.removeLast() }
    while path.hasPrefix(" ") { path.removeFirst() }
    guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
    if path == "~" || path.hasPrefix("~/"), let home { path = home + path.dropFirst() }
    if !path.hasPrefix("/") { path = folder + "/" + path }
    if path.hasSuffix("/") || FileBytes.isFolder(path) {
      path += (path.hasSuffix("/") ? "" : "/") + name
    } else if let ending = name.split(separator: ".").last, let last = path.split(separator: "/").last,
      !last.dropFirst().contains(".")
    {
      path += ".\(ending)"
    }
    self.path = path
  }

  var exists: Bool { FileBytes.exists(path) }

  /// Appends a number to the name if it is taken.
  static func unused(_ name: String, in folder: String) -> String {
    let base = folder == "/" ? "" : folder
    let stem = name.prefix { $0 != "." }
    var (path, number) = ("\(base)/\(name)", 2)
    while FileBytes.exists(path), number < 1000 {
      path = "\(base)/\(stem)-\(number)\(name.dropFirst(stem.count))"
      number += 1
    }
    return path
  }
}
