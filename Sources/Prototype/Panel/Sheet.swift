import CoreGraphics
import UIKit

@MainActor class Sheet: OverlayView {
  let box = UIView()

  init() {
    super.init(frame: .zero)
    backgroundColor = UIColor(white: 0, alpha: 0.3)
    box.backgroundColor = PanelColors.background
    box.layer.cornerRadius = 12
    box.clipsToBounds = true
    addSubview(box)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Self.tapped(_:))))
  }

  /// How far the mark of the focus extends beside a field.
  static let focusMargin: CGFloat = 3

  func boxSize(in size: CGSize) -> CGSize { CGSize(width: min(420, size.width - 32), height: size.height - 64) }

  private func tapped(_ tap: UITapGestureRecognizer) {
    if !box.frame.contains(tap.location(in: self)) { close() }
  }

  override func layoutSubviews() {
    let size = boxSize(in: bounds.size)
    box.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }
}

/// A sheet with a field for a path: a title, a sentence about the text, and buttons.
@MainActor class FieldSheet: Sheet {
  let field: NameField
  let note = PanelText.paragraph("")
  private let title: UILabel
  private(set) var buttons: [PanelButton] = []

  /// Takes the title, the placeholder of the field, and the title of the button.
  init(_ title: String, _ placeholder: String, action: String) {
    self.title = PanelText.name(title)
    var use: (String) -> Bool = { _ in false }
    field = NameField(placeholder) { use($0) }
    super.init()
    use = { [unowned self] in self.use($0) }
    field.when(.editingChanged) { [unowned self] in edited() }
    buttons = [
      PanelButton(action, isMain: true) { [unowned self] in
        if !use(field.text ?? "") { field.beginTyping() }
      }, PanelButton("Cancel", isPlain: true) { [unowned self] in close() },
    ]
    for view in [self.title, field, note] + buttons as [UIView] { box.addSubview(view) }
  }

  func use(_ text: String) -> Bool { true }

  func edited() {}

  /// Adds a button between the main one and Cancel.
  func add(_ button: PanelButton) {
    buttons.insert(button, at: 1)
    box.addSubview(button)
  }

  var sentence: String { note.text ?? "" }

  func show(_ sentence: String, in color: UIColor = PanelColors.fault) {
    (note.text, note.textColor) = (sentence.asOneLine, color)
    setNeedsLayout()
  }

  override var controls: [UIControl] { [field] + buttons }

  private func noteHeight(in width: CGFloat) -> CGFloat {
    sentence.isEmpty ? 0 : PanelText.height(of: note, in: max(1, width - 32)) + 4
  }

  override func boxSize(in size: CGSize) -> CGSize {
    let width = min(480, size.width - 32)
    return CGSize(width: width, height: min(120 + noteHeight(in: width), size.height - 32))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, box.bounds.width - 32)
    title.frame = CGRect(x: 16, y: 12, width: width, height: 24)
    field.frame = CGRect(x: 16, y: 44, width: width, height: 28).insetBy(dx: Self.focusMargin, dy: 0)
    note.frame = CGRect(x: 16, y: 76, width: width, height: noteHeight(in: box.bounds.width))
    buttons.arrange(endingAt: 16 + width, y: box.bounds.height - 40, height: 28, gap: 8)
  }
}

@MainActor final class SheetRow: PlainControl {
  let name: String
  private let title: UILabel
  private let detail: UILabel

  /// A name that is too long loses its middle, as paths do, or its end.
  init(_ name: String, detail: String = "", keepsEnd: Bool = true) {
    self.name = name
    (title, self.detail) = (PanelText.parameter(name.asOneLine), PanelText.help(detail))
    super.init(frame: .zero)
    layer.cornerRadius = 6
    if keepsEnd { title.lineBreakMode = .byTruncatingMiddle }
    self.detail.textAlignment = .right
    addInert([title, self.detail])
  }

  /// Whether the row is one of several that were chosen.
  var isMarked = false { didSet { detail.text = isMarked ? "✓" : "" } }

  override func showState() {
    backgroundColor = isSelected ? PanelColors.accent : hasPointer ? PanelColors.hover : nil
    title.textColor = isSelected ? PanelColors.onAccent : PanelColors.ink
    detail.textColor = isSelected ? PanelColors.onAccent : PanelColors.softInk
  }

  override func layoutSubviews() {
    let width = min(detail.intrinsicContentSize.width, bounds.width / 2)
    let height = bounds.height - 4
    detail.frame = CGRect(x: bounds.width - width - 8, y: 2, width: width, height: height)
    title.frame = CGRect(x: 8, y: 2, width: max(0, bounds.width - width - (width > 0 ? 24 : 16)), height: height)
  }
}
