import CoreGraphics
import UIKit

/// A row with a choice: its name, and a segmented control beneath.
@MainActor final class ChoiceRow: UIView, FigureRow {
  static let height: CGFloat = 68

  private let label: UILabel
  private let segments: UISegmentedControl
  private let choices: [ParameterDescription.Choice]

  init(_ title: String, _ choices: [ParameterDescription.Choice], changed: @escaping (String) -> Void) {
    (label, self.choices) = (PanelText.figure(title), choices)
    segments = UISegmentedControl(items: choices.map(\.label))
    super.init(frame: .zero)
    segments.addAction(
      UIAction { [unowned segments] _ in
        let index = segments.selectedSegmentIndex
        if choices.indices.contains(index) { changed(choices[index].name) }
      }, for: .valueChanged)
    addSubview(label)
    addSubview(segments)
  }

  required init?(coder: NSCoder) { nil }

  var control: UIControl { segments }

  func show(_ value: ParameterValue, isInitial: Bool) {
    guard case .choice(let name) = value, let index = choices.firstIndex(where: { $0.name == name }) else { return }
    segments.selectedSegmentIndex = index
    label.textColor = isInitial ? PanelColors.ink : PanelColors.accent
  }

  override func layoutSubviews() {
    label.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 20)
    segments.frame = CGRect(x: 0, y: 28, width: bounds.width, height: 32)
  }
}
