import CoreGraphics
import UIKit

/// A row with a switch: its name and a line of explanation.
@MainActor final class SwitchRow: UIView, FigureRow {
  static let height: CGFloat = 52

  private let toggle = UISwitch()
  private let name: UILabel
  private let help: UILabel

  /// Creates a row that calls `changed` when the user turns the switch.
  init(_ title: String, help text: String, changed: @escaping (Bool) -> Void) {
    name = PanelText.name(title)
    help = PanelText.help(text)
    super.init(frame: .zero)
    toggle.onTintColor = PanelColors.accent
    toggle.tintColor = PanelColors.accent
    toggle.addAction(UIAction { [unowned toggle] _ in changed(toggle.isOn) }, for: .valueChanged)
    for view in [name, help, toggle] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var control: UIControl { toggle }

  func show(_ value: ParameterValue, isInitial: Bool) {
    if case .isOn(let isOn) = value { toggle.isOn = isOn }
  }

  /// Whether the transition has the figure; otherwise the switch is disabled.
  var isAvailable = true {
    didSet {
      toggle.isEnabled = isAvailable
      if !isAvailable { toggle.isOn = false }
      for label in [name, help] { label.alpha = isAvailable ? 1 : PanelColors.unavailableAlpha }
    }
  }

  override func layoutSubviews() {
    let (width, height) = (bounds.width, bounds.height)
    let size = toggle.intrinsicContentSize
    toggle.frame.origin = CGPoint(x: width - size.width, y: ((height - size.height) / 2).rounded(.down))
    let room = max(0, width - size.width - 16)
    name.frame = CGRect(x: 0, y: 6, width: room, height: 20)
    help.frame = CGRect(x: 0, y: 28, width: room, height: 16)
  }
}
