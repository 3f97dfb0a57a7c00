import CoreGraphics
import UIKit

/// The heading of a section, perhaps with a switch.
@MainActor final class SectionHeading: RowView {
  private let section: ParameterDescription.Section
  private let label: UILabel
  private let toggle = CompactSwitch()
  private let line = UIView()

  init(_ section: ParameterDescription.Section, help: String, _ store: ParameterStore) {
    self.section = section
    label = PanelText.heading(section.rawValue)
    label.textColor = PanelColors.ink
    super.init("", of: [], help: help, store)
    toggle.isHidden = section.switchKey.map { store.phone.demo.parameters[$0] == nil } ?? true
    toggle.when(.valueChanged) { [unowned self] in
      for key in keys { store.set(key, to: .isOn(toggle.isOn)) }
    }
    line.backgroundColor = PanelColors.line
    label.isUserInteractionEnabled = false
    for view in [line, label, toggle] { addSubview(view) }
  }

  override var controls: [UIControl] { toggle.isHidden ? [] : [toggle] }
  override var keys: [String] { section.switchKey.map { [$0] } ?? [] }
  override var height: CGFloat { 26 }
  var control: UIControl? { toggle.isHidden ? nil : toggle }

  override func show(_ parameters: any ParameterSet) {
    guard let key = section.switchKey else { return }
    let parameter = parameters[key]
    toggle.isOn = parameter?.current == .isOn(true)
    name.isChanged = parameter.map { $0.current != $0.initial } ?? false
    label.textColor = name.isChanged ? PanelColors.accent : PanelColors.ink
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CompactSwitch.size
    line.frame = CGRect(x: RowLabel.margin, y: 0, width: bounds.width - RowLabel.margin, height: 1)
    name.frame = CGRect(x: 0, y: 1, width: RowLabel.margin + 96, height: bounds.height - 1)
    label.frame = CGRect(x: RowLabel.margin, y: 4, width: max(0, bounds.width - size.width - 24), height: 20)
    toggle.frame = CGRect(x: bounds.width - size.width, y: 5, width: size.width, height: size.height)
  }
}

/// An explanation among the rows, perhaps with a button.
@MainActor final class NoteRow: PlainView {
  private let label = PanelText.help("")
  private(set) var button: PanelButton?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  var text: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }

  var height: CGFloat { button == nil ? 20 : PanelMetrics.rowHeight }

  /// An empty title removes the button.
  func setButton(_ title: String, pressed: @escaping () -> Void) {
    guard title != button?.title ?? "" else { return }
    button?.removeFromSuperview()
    button = title.isEmpty ? nil : PanelButton(title, pressed: pressed)
    if let button { addSubview(button) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let size = button?.intrinsicContentSize ?? .zero
    let middle = bounds.height / 2
    label.frame = CGRect(
      x: RowLabel.margin, y: button == nil ? 2 : middle - 8, width: max(0, bounds.width - RowLabel.margin - size.width),
      height: 16)
    button?.frame = CGRect(
      x: bounds.width - size.width, y: middle - size.height / 2, width: size.width, height: size.height)
  }
}
