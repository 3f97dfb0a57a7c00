import CoreGraphics
import UIKit

/// The transition's name, what it looks like, and a button that resets all parameters.
@MainActor final class ParameterTitle: PlainView {
  private let store: ParameterStore
  private let name: TitleButton
  private let sentence: UILabel
  private let resetAll: PanelButton
  let share: ShareButton
  private let source: PanelButton

  init(_ store: ParameterStore) {
    self.store = store
    name = TitleButton(store.entry.title)
    sentence = PanelText.paragraph(store.entry.sentence)
    resetAll = PanelButton("Reset all", isPlain: true) { [unowned store] in store.resetAll() }
    share = ShareButton { [unowned store] in store.shared($0) }
    source = PanelButton("</>") { [unowned store] in store.shared(.showSource) }
    super.init(frame: .zero)
    source.toolTip = "Show the Swift source with these parameters"
    name.when(.pressed) { [unowned self] in pressed() }
    for view in [name, sentence, resetAll, share, source] { addSubview(view) }
    refresh()
  }

  var pressed: () -> Void = {}

  var isMenu: Bool {
    get { name.isMenu }
    set { name.isMenu = newValue }
  }

  var controls: [UIControl] { (isMenu ? [name] : []) + [share, source] + (resetAll.isHidden ? [] : [resetAll]) }

  var height: CGFloat { 32 + PanelText.height(of: sentence, in: PanelMetrics.parameterWidth) }

  func refresh() {
    let count = store.edits.count
    resetAll.isHidden = count == 0
    resetAll.title = "Reset all (\(count))"
    var unavailable: [ShareItem: String] = [:]
    if store.entry.group == .own { for spelling in MotionSpelling.all { unavailable[.copyMotion(spelling)] = "" } }
    share.offer(without: unavailable)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let (margin, width) = (RowLabel.margin, resetAll.intrinsicContentSize.width)
    let height = ChipGroup.chipHeight
    var right = bounds.width
    for (button, side) in [(source, 32), (share, 28)] as [(UIView, CGFloat)] {
      button.frame = CGRect(x: right - side, y: 0, width: side, height: height)
      right -= side + 4
    }
    resetAll.frame = CGRect(x: right - width, y: 0, width: width, height: height)
    if !resetAll.isHidden { right -= width }
    name.frame = CGRect(x: margin, y: 0, width: max(0, right - margin), height: 24)
    sentence.frame = CGRect(x: margin, y: 32, width: bounds.width - margin, height: bounds.height - 32)
  }
}

/// A transition's name; a press opens the list where it has no column.
@MainActor final class TitleButton: PlainControl {
  private let label: UILabel
  private let arrow = PanelText.heading("▼")

  init(_ title: String) {
    label = PanelText.title(title)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.65
    super.init(frame: .zero)
    addInert([label, arrow])
    arrow.isHidden = true
    isUserInteractionEnabled = false
  }

  /// Whether a press opens the list.
  var isMenu = false {
    didSet {
      arrow.isHidden = !isMenu
      isUserInteractionEnabled = isMenu
    }
  }

  override var isHighlighted: Bool { didSet { label.alpha = isHighlighted ? 0.6 : 1 } }

  override func layoutSubviews() {
    let room = bounds.width - (isMenu ? 24 : 0)
    let width = min(label.intrinsicContentSize.width, room)
    label.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    arrow.frame = CGRect(x: width + 4, y: 0, width: 20, height: bounds.height)
  }
}
