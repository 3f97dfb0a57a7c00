import CoreGraphics
import UIKit

/// A row of the release lab: the name, the decision and the numbers, in one line if there is room.
@MainActor final class LabRow: PlainView {
  private let name = PanelText.parameter("")
  private let decision = PanelText.chip("")
  private let cells: [UILabel]
  private let reason = PanelText.paragraph("")
  private let line = UIView()

  /// The cells of `ReleaseLab.Row.cells` that have a column; a narrow row names them by the words.
  static let columns: [(cell: Int, words: String)] = [
    (0, ""), (1, ""), (3, "margin "), (4, "settling "), (5, "overshoot "),
  ]

  init() {
    cells = Self.columns.map { _ in PanelText.help("") }
    super.init(frame: .zero)
    line.backgroundColor = PanelColors.line
    decision.textAlignment = .right
    for cell in cells { cell.font = PanelText.numberFont }
    for view in [line, name, decision, reason] + cells { addSubview(view) }
  }

  var title: String {
    get { name.text ?? "" }
    set { name.text = newValue }
  }

  var isPending = false { didSet { show() } }

  var result: ReleaseLab.Row? { didSet { show() } }

  var isWide = false { didSet { if isWide != oldValue { show() } } }

  var height: CGFloat {
    isDecided ? isWide ? 28 : 66 : isPending || result != nil ? 26 + max(20, reasonHeight) : 28
  }

  var width: CGFloat = PanelMetrics.parameterWidth

  private var reasonHeight: CGFloat { PanelText.height(of: reason, in: max(80, width)) }

  private var isDecided: Bool { result?.decision != nil }

  private func show() {
    let decided = result?.decision
    let sum = result.flatMap { $0.drags.isEmpty ? nil : $0 }
    decision.isHidden = decided == nil && sum == nil
    decision.text =
      sum.map { "\($0.cells[0]) of \($0.drags.count)" } ?? decided.map { $0.finishes ? "Finish" : "Cancel" }
    let ink = decided?.finishes == true ? PanelColors.finish : PanelColors.cancel
    decision.textColor = sum == nil ? ink : PanelColors.ink
    let texts = result?.cells ?? []
    for (cell, column) in zip(cells, Self.columns) {
      cell.text = decided == nil ? "" : (isWide ? "" : column.words) + texts[column.cell].withMinusSigns
      cell.textAlignment = isWide ? .right : .left
    }
    let missed =
      sum.map { "\($0.signs)\n\($0.sentence)" }
      ?? result.map { $0.fault ?? $0.missed?.sentence ?? "This drag moves nothing here." }
    reason.text = isPending ? "…" : decided == nil ? missed ?? "" : ""
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let width = bounds.width
    line.frame = CGRect(x: 0, y: 0, width: width, height: 1)
    reason.frame = CGRect(x: 0, y: 24, width: width, height: max(20, reasonHeight))
    if isWide, isDecided {
      let frames = Self.frames(in: width)
      name.frame = CGRect(x: 0, y: 4, width: frames[0].minX - 58, height: 20)
      decision.frame = CGRect(x: frames[0].minX - 52, y: 4, width: 52, height: 20)
      for (cell, frame) in zip(cells, frames) { cell.frame = frame.offsetBy(dx: 0, dy: 5) }
    } else {
      name.frame = CGRect(x: 0, y: 4, width: width - 68, height: 20)
      decision.frame = CGRect(x: width - 60, y: 4, width: 60, height: 20)
      for (index, cell) in cells.enumerated() {
        // The second line has longer words, and one number less.
        let count: CGFloat = index < 3 ? 3 : 2
        cell.frame = CGRect(
          x: CGFloat(index % 3) * width / count, y: 26 + 18 * CGFloat(index / 3),
          width: width / count - (index == 2 ? 0 : 4), height: 18)
      }
    }
  }

  /// Where the numbers are in a line, from its top.
  static func frames(in width: CGFloat) -> [CGRect] {
    // Each column has room for its heading and its longest number.
    var x = width - Self.widths.reduce(0, +)
    return Self.widths.map { step in
      defer { x += step }
      return CGRect(x: x + 2, y: 0, width: step - 2, height: 18)
    }
  }

  private static let widths: [CGFloat] = [50, 70, 50, 54, 66]
}

@MainActor final class LabHeadings: PlainView {
  private let labels: [UILabel]

  init() {
    labels = LabRow.columns.map { PanelText.help(ReleaseLab.Row("", fault: "").headings[$0.cell]) }
    super.init(frame: .zero)
    addInteraction(UIToolTipInteraction(defaultToolTip: LabPage.terms))
    for label in labels {
      label.font = .systemFont(ofSize: 11)
      label.textAlignment = .right
      addSubview(label)
    }
  }

  override func layoutSubviews() {
    for (label, frame) in zip(labels, LabRow.frames(in: bounds.width)) { label.frame = frame }
  }
}
