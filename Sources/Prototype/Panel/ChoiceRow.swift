import CoreGraphics
import UIKit

/// One of several words, side by side beneath their name.
@MainActor final class ChoiceRow: UIView, FigureRow {
  static let height: CGFloat = 68

  private let name: UILabel
  private let words: UISegmentedControl
  private let choices: [ParameterDescription.Choice]

  init(_ title: String, _ choices: [ParameterDescription.Choice], changed: @escaping (String) -> Void) {
    (name, self.choices) = (PanelText.figure(title), choices)
    words = UISegmentedControl(items: choices.map(\.label))
    super.init(frame: .zero)
    words.addAction(
      UIAction { [unowned words] _ in
        if choices.indices.contains(words.selectedSegmentIndex) { changed(choices[words.selectedSegmentIndex].name) }
      }, for: .valueChanged)
    addSubview(name)
    addSubview(words)
  }

  required init?(coder: NSCoder) { nil }

  var control: UIControl { words }

  func show(_ value: ParameterValue, isUsual: Bool) {
    guard case .choice(let word) = value, let place = choices.firstIndex(where: { $0.name == word }) else { return }
    words.selectedSegmentIndex = place
    name.textColor = isUsual ? PanelFigures.ink : PanelFigures.accent
  }

  override func layoutSubviews() {
    name.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 20)
    words.frame = CGRect(x: 0, y: 28, width: bounds.width, height: 32)
  }
}
