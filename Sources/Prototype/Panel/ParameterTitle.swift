import CoreGraphics
import UIKit

/// The transition's name, and what it looks like.
@MainActor final class ParameterTitle: PlainView {
  private let store: ParameterStore
  private let name: TitleButton
  private let sentence: UILabel
  let share: ShareButton
  private let source: PanelButton

  init(_ store: ParameterStore) {
    self.store = store
    name = TitleButton(store.entry.title)
    sentence = PanelText.paragraph(store.entry.sentence)
    share = ShareButton { [unowned store] in store.shared($0) }
    source = PanelButton("</>") { [unowned store] in store.shared(.showSource) }
    super.init(frame: .zero)
    source.toolTip = "Show the Swift source with these parameters"
    name.when(.pressed) { [unowned self] in pressed() }
    for view in [name, sentence, share, source] { addSubview(view) }
    refresh()
  }

  var pressed: () -> Void = {}

  var isMenu: Bool {
    get { name.isMenu }
    set { name.isMenu = newValue }
  }

  var controls: [UIControl] { (isMenu ? [name] : []) + [share, source] }

  /// A long name takes two lines.
  var height: CGFloat { nameHeight + 8 + PanelText.height(of: sentence, in: PanelMetrics.parameterWidth) }

  private var nameHeight: CGFloat { name.height(in: PanelMetrics.parameterWidth - Self.buttons) }

  /// The width of the buttons beside the name, in points.
  private static let buttons: CGFloat = 68

  func refresh() {
    var unavailable: [ShareItem: String] = [:]
    if store.entry.group == .own { for spelling in MotionSpelling.all { unavailable[.copyMotion(spelling)] = "" } }
    share.unavailable = unavailable
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let margin = RowLabel.margin
    let height = ChipGroup.chipHeight
    var right = bounds.width
    for (button, side) in [(source, 32), (share, 28)] as [(UIView, CGFloat)] {
      button.frame = CGRect(x: right - side, y: 0, width: side, height: height)
      right -= side + 4
    }
    name.frame = CGRect(x: margin, y: 0, width: max(0, right - margin), height: nameHeight)
    let top = nameHeight + 8
    sentence.frame = CGRect(x: margin, y: top, width: bounds.width - margin, height: bounds.height - top)
  }
}

/// A transition's name; a press opens the list where it has no column.
@MainActor final class TitleButton: PlainControl {
  private let label: UILabel
  private let arrow = PanelText.heading("▼")

  init(_ title: String) {
    label = PanelText.title(title)
    label.numberOfLines = 2
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

  func height(in width: CGFloat) -> CGFloat { max(24, PanelText.height(of: label, in: width - (isMenu ? 24 : 0))) }

  override var isHighlighted: Bool { didSet { label.alpha = isHighlighted ? 0.6 : 1 } }

  override func layoutSubviews() {
    let room = bounds.width - (isMenu ? 24 : 0)
    let width = min(label.intrinsicContentSize.width, room)
    label.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    arrow.frame = CGRect(x: width + 4, y: 0, width: 20, height: bounds.height)
  }
}
