import CoreGraphics
import Foundation
import UIKit

/// A recogniser with its time line, its state, and what happened to it.
@MainActor final class TouchRow: PlainView {
  let row: TouchAccount.Row
  private let name: UILabel
  private let bars: TouchBars
  private let lines: UILabel
  /// The state at the marked instant, or else the present one.
  let state = PanelText.note("")
  /// Offers what can be tried.
  let menu = MenuButton(
    ["What if"], help: "Plays the drag again as if something about this recogniser were different.")
  var width: CGFloat = 264

  private static let (nameHeight, barHeight, gap): (CGFloat, CGFloat, CGFloat) = (18, 10, 4)
  private static let stateWidth: CGFloat = 58

  /// `end` is the right end of all time lines, in seconds; `others` are the recognisers that it could wait for.
  init(
    _ row: TouchAccount.Row, end: TimeInterval, others: [String], tried: @escaping (WhatIf) -> Void
  ) {
    self.row = row
    name = PanelText.name(row.name)
    bars = TouchBars(row, end: end)
    lines = PanelText.paragraph(
      row.lines.map { "\(FixedText.text($0.instant, decimals: 3)) s  \($0.text)" }.joined(separator: "\n"))
    super.init(frame: .zero)
    addInteraction(UIToolTipInteraction(defaultToolTip: row.name))
    menu.accessibilityLabel = "What if \(row.name)"
    func action(_ title: String, _ change: WhatIf) -> UIAction { UIAction(title: title) { _ in tried(change) } }
    let waits = others.map { action("It had to wait for \($0)", .after(row.name, $0)) }
    menu.menu = UIMenu(
      children: [action("It were off", .off(row.name)), action("It had no delegate", .withoutDelegate(row.name))]
        + waits)
    state.textAlignment = .right
    for view in [name, bars, state, lines, menu] as [UIView] { addSubview(view) }
    mark(nil)
  }

  var height: CGFloat { Self.nameHeight + Self.barHeight + 2 * Self.gap + PanelText.height(of: lines, in: width) + 2 }

  /// Marks an instant on the time line; nil for none.
  func mark(_ instant: TimeInterval?) {
    bars.marked = instant
    state.text = row.state(at: instant)
  }

  override func layoutSubviews() {
    let button = CGSize(width: menu.fullWidth, height: 20)
    menu.frame = CGRect(origin: CGPoint(x: bounds.width - button.width, y: -1), size: button)
    name.frame = CGRect(x: 0, y: 0, width: max(0, menu.frame.minX - 8), height: Self.nameHeight)
    let barWidth = max(0, bounds.width - Self.stateWidth)
    bars.frame = CGRect(x: 0, y: name.frame.maxY + Self.gap, width: barWidth, height: Self.barHeight)
    state.frame = CGRect(
      x: barWidth, y: bars.frame.minY - 2, width: bounds.width - barWidth, height: Self.barHeight + 4)
    let top = bars.frame.maxY + Self.gap
    lines.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }
}

/// Undecided stretches are grey, waiting ones orange, active ones blue; a failure ends in a red line.
@MainActor private final class TouchBars: PlainView {
  private let row: TouchAccount.Row
  private let end: TimeInterval
  private let track = UIView()
  private var stretches: [UIView] = []
  private let failure = UIView()
  private let mark = UIView()
  var marked: TimeInterval? { didSet { if marked != oldValue { setNeedsLayout() } } }

  init(_ row: TouchAccount.Row, end: TimeInterval) {
    (self.row, self.end) = (row, end)
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    track.backgroundColor = PanelColors.field
    stretches = row.stretches.map { stretch in
      let view = UIView()
      view.backgroundColor =
        switch stretch.state {
        case .undecided: PanelColors.track
        case .waiting: PanelColors.running
        case .active: PanelColors.accent
        }
      return view
    }
    failure.backgroundColor = PanelColors.fault
    mark.backgroundColor = PanelColors.ink
    for view in [track] + stretches + [failure, mark] {
      view.layer.cornerRadius = 2
      addSubview(view)
    }
  }

  private func x(_ instant: TimeInterval) -> CGFloat { CGFloat(min(max(instant / end, 0), 1)) * bounds.width }

  override func layoutSubviews() {
    track.frame = CGRect(x: 0, y: 3, width: bounds.width, height: bounds.height - 6)
    for (view, stretch) in zip(stretches, row.stretches) {
      let (left, right) = (x(stretch.start), x(stretch.end))
      view.frame = CGRect(x: left, y: 1, width: max(2, right - left), height: bounds.height - 2)
    }
    let failed = row.lines.last { $0.text.hasPrefix("fails") }
    failure.isHidden = failed == nil
    failure.frame = CGRect(x: x(failed?.instant ?? 0) - 1, y: 0, width: 3, height: bounds.height)
    mark.isHidden = marked == nil
    mark.frame = CGRect(x: x(marked ?? 0), y: 0, width: 1, height: bounds.height)
  }
}
