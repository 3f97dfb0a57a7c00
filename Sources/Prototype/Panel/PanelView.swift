import CoreGraphics
import Transitions
import UIKit

/// The panel beside the phone: what is seen of the transition, and where a drag may begin.
@MainActor final class PanelView: UIView {
  /// The figures as the controls have them.
  private(set) var figures: BackSwipeFigures
  private let changed: (BackSwipeFigures) -> Void
  private let title = PanelText.title("Back swipe")
  private let subtitle = PanelText.help("Changes show at once, in mid-drag too.")
  private let looks = PanelText.heading("Transition")
  private let gesture = PanelText.heading("Gesture")
  private let begins = PanelText.name("Drag from")
  private let beginsHelp = PanelText.help("Where a drag that pops may begin.")
  private let region = UISegmentedControl(items: ["Anywhere", "Left edge"])
  private var rows: [SwitchRow] = []
  private let hints = KeyHints([
    ("Push", "click, or Space"), ("Pop", "drag, Esc, or the back button"), ("Controls", "Tab, then Space or Return"),
  ])
  private let edge = UIView()

  /// A panel that begins with `figures` and calls `changed` whenever one of them is another.
  init(figures: BackSwipeFigures, changed: @escaping (BackSwipeFigures) -> Void) {
    self.figures = figures
    self.changed = changed
    super.init(frame: .zero)
    backgroundColor = PanelFigures.ground
    edge.backgroundColor = PanelFigures.line
    tintColor = PanelFigures.accent
    rows = [
      row("Shadow", "Cast by the screen on top.", \.shadow.isOn),
      row("Dimming overlay", "Darkens the screen beneath.", \.dimming.isOn),
      row("Parallax offset", "Moves the screen beneath.", \.parallax.isOn),
    ]
    rows.last?.isLast = true
    region.selectedSegmentIndex = figures.drag.region == .anywhere ? 0 : 1
    region.addAction(
      UIAction { [unowned self] _ in change { $0.drag.region = region.selectedSegmentIndex == 0 ? .anywhere : .edge } },
      for: .valueChanged)
    for view in [title, subtitle, looks] + rows + [gesture, begins, beginsHelp, region, hints, edge] {
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// What the keyboard can reach, in order.
  var controls: [UIControl] { rows.map(\.toggle) + [region] }

  private func row(_ name: String, _ help: String, _ figure: WritableKeyPath<BackSwipeFigures, Bool>) -> SwitchRow {
    SwitchRow(name, help: help, isOn: figures[keyPath: figure]) { [unowned self] isOn in
      change { $0[keyPath: figure] = isOn }
    }
  }

  private func change(_ change: (inout BackSwipeFigures) -> Void) {
    change(&figures)
    changed(figures)
  }

  // MARK: Layout

  override func layoutSubviews() {
    edge.frame = CGRect(x: 0, y: 0, width: 1, height: bounds.height)
    var column = Column(x: PanelFigures.margin, y: 24, width: bounds.width - 2 * PanelFigures.margin)
    title.frame = column.take(28)
    subtitle.frame = column.take(20)
    looks.frame = column.section()
    for row in rows { row.frame = column.take(PanelFigures.row) }
    gesture.frame = column.section()
    column.skip(8)
    begins.frame = column.take(20)
    beginsHelp.frame = column.take(20)
    column.skip(12)
    region.frame = column.take(32)
    let top = bounds.height - 24 - hints.height
    hints.frame = CGRect(x: column.x, y: top, width: column.width, height: hints.height)
    // Where there is no room the keys go unmentioned, not on top of something else.
    hints.isHidden = top < column.y + 16
  }

  /// Places things one below another.
  @MainActor private struct Column {
    let x: CGFloat
    var y: CGFloat
    let width: CGFloat

    mutating func skip(_ height: CGFloat) { y += height }

    mutating func take(_ height: CGFloat) -> CGRect {
      defer { y += height }
      return CGRect(x: x, y: y, width: width, height: height)
    }

    mutating func section() -> CGRect {
      skip(PanelFigures.sectionGap)
      defer { skip(PanelFigures.heading.gap) }
      return take(PanelFigures.heading.line)
    }
  }
}
