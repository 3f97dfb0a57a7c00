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
