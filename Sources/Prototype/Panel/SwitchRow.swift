import CoreGraphics
import UIKit

/// A switch with its name and a line that explains it.
@MainActor final class SwitchRow: UIView {
  /// What is turned.
  let toggle = UISwitch()
  private let name: UILabel
  private let help: UILabel
  private let line = UIView()
  /// Whether another row follows.
  var isLast = false { didSet { line.isHidden = isLast } }

  /// A row that calls `changed` when the switch is turned by hand.
  init(_ title: String, help text: String, isOn: Bool, changed: @escaping (Bool) -> Void) {
    name = PanelText.name(title)
    help = PanelText.help(text)
    super.init(frame: .zero)
    toggle.isOn = isOn
    toggle.onTintColor = PanelFigures.accent
    toggle.tintColor = PanelFigures.accent
    toggle.addAction(
      UIAction { [unowned toggle] _ in changed(toggle.isOn) }, for: .valueChanged)
    line.backgroundColor = PanelFigures.line
    for view in [name, help, toggle, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    let (width, height) = (bounds.width, bounds.height)
    let size = toggle.intrinsicContentSize
    toggle.frame.origin = CGPoint(x: width - size.width, y: ((height - size.height) / 2).rounded(.down))
    let room = max(0, width - size.width - 16)
    name.frame = CGRect(x: 0, y: 10, width: room, height: 20)
    help.frame = CGRect(x: 0, y: 32, width: room, height: 16)
    line.frame = CGRect(x: 0, y: height - 1, width: width, height: 1)
  }
}
