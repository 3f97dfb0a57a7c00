import UIKit

@MainActor final class NameField: PanelField {
  private let allows: (String) -> Bool
  /// Whether leaving the field without Enter uses the text, too.
  private let isUsedWhenLeft: Bool
  /// Called when editing ended without using the text.
  var ended: () -> Void = {}
  /// Called for the arrow keys up and down, with the number of rows; nil if they move the caret.
  var moved: ((Int) -> Void)?
  private var isCommitting = false

  /// Enter calls `use` with the text; it returns whether the text is allowed.
  init(_ placeholder: String, isUsedWhenLeft: Bool = false, use: @escaping (String) -> Bool) {
    (allows, self.isUsedWhenLeft) = (use, isUsedWhenLeft)
    super.init(frame: .zero)
    attributedPlaceholder = NSAttributedString(
      string: placeholder, attributes: [.foregroundColor: PanelColors.softInk])
  }

  override func commit() -> Bool {
    isCommitting = true
    defer { isCommitting = false }
    return super.commit()
  }

  override func use(_ text: String) -> Bool { isCommitting || isUsedWhenLeft ? allows(text) : false }

  override func restore() { ended() }

  override var keyCommands: [UIKeyCommand]? {
    guard moved != nil else { return nil }
    return [UIKeyCommand.inputUpArrow, UIKeyCommand.inputDownArrow].map { input in
      let command = UIKeyCommand(input: input, modifierFlags: [], action: Selector(Self.move(_:)))
      command.wantsPriorityOverSystemBehavior = true
      return command
    }
  }

  private func move(_ command: UIKeyCommand) { moved?(command.input == UIKeyCommand.inputDownArrow ? 1 : -1) }
}
