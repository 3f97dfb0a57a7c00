import CoreGraphics
import UIKit

/// Shows the compared value under a row; a click takes it over.
@MainActor final class ComparedLine: PlainControl {
  private let label = PanelText.help("")
  private let take: ([(key: String, value: ParameterValue)]) -> Void
  private var values: [(key: String, value: ParameterValue)] = []

  private static let lineHeight: CGFloat = 16

  private var width = PanelMetrics.parameterWidth + RowLabel.margin

  var height: CGFloat {
    isEmpty ? 0 : max(Self.lineHeight, PanelText.height(of: label, in: textWidth) + 1)
  }

  private var textWidth: CGFloat { max(80, width - RowLabel.margin - 4) }

  init(take: @escaping ([(key: String, value: ParameterValue)]) -> Void) {
    self.take = take
    super.init(frame: .zero)
    label.textAlignment = .right
    label.font = PanelText.numberFont
    label.numberOfLines = 0
    label.isUserInteractionEnabled = false
    toolTip = "The value in B. A click takes it over."
    when(.pressed) { [unowned self] in self.take(values) }
    addSubview(label)
  }

  var isEmpty: Bool { values.isEmpty }

  var text: String { label.text ?? "" }

  /// Shows the compared values that differ, named by the parts of their row.
  func show(_ keys: [String], _ parts: [String], of parameters: any ParameterSet, compared: ComparedParameters?) {
    values = keys.compactMap { key in
      guard let value = compared?.value(key), let description = parameters.descriptions[key: key],
        description.accepts(value), parameters[key]?.current != value
      else { return nil }
      return (key, value)
    }
    let texts = values.compactMap { each in
      parameters.descriptions[key: each.key].map { description in
        let text = ParameterText.text(each.value, description)
        let name = zip(keys, parts).first { $0.0 == each.key }?.1 ?? description.label
        return keys.count > 1 ? "\(name) \(text)" : text
      }
    }
    label.text = texts.isEmpty ? "" : "B  " + texts.joined(separator: ", ")
  }

  override func showState() { label.textColor = hasPointer ? PanelColors.accent : PanelColors.softInk }

  override func layoutSubviews() {
    if bounds.width > 0 { width = bounds.width }
    label.frame = CGRect(x: RowLabel.margin, y: -1, width: textWidth, height: bounds.height)
  }
}
