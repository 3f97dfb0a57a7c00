import CoreGraphics
import Foundation
import UIKit

/// A tab of the page that says why a drag did what it did.
enum WhyTab: Int, CaseIterable {
  case decision, touches, engines, calls

  var title: String { "\(self)".capitalized }
}

/// A tab of the page Why, which leaves the phone free: the tabs, a title with buttons, and a column of content.
@MainActor class PanelPage: OverlayView {
  let tab: WhyTab
  private let label: UILabel
  private lazy var done = PanelButton("Done", isPlain: true) { [unowned self] in close() }
  private let line = UIView()
  let tabs = ChipGroup(WhyTab.allCases.map(\.title))
  let scroller = ScrollColumn(left: PanelMetrics.margin, right: PanelMetrics.margin)
  /// Called with another tab that the user chose.
  var chose: (WhyTab) -> Void = { _ in }
  var buttons: [UIControl] = [] {
    didSet {
      for button in oldValue { button.removeFromSuperview() }
      for button in buttons { addSubview(button) }
      setNeedsLayout()
    }
  }

  init(_ tab: WhyTab, title: String) {
    self.tab = tab
    label = PanelText.title(title)
    super.init(frame: .zero)
    backgroundColor = PanelColors.background
    tintColor = PanelColors.accent
    line.backgroundColor = PanelColors.line
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    tabs.selectedIndex = tab.rawValue
    tabs.toolTip =
      "Why the screen did what it did: W; who got the touch; what other engines make of the drag: E; what UIKit called: V."
    tabs.when(.valueChanged) { [unowned self] in tabs.selectedIndex.flatMap(WhyTab.init).map(chose) }
    for view in [scroller, label, tabs, done, line] { addSubview(view) }
  }

  static let barHeight: CGFloat = 68

  var title: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }

  /// What Ctrl+C and the button copy, with its name; nil if there is no such thing on the page.
  var copied: (name: String, text: String)? { nil }

  var keepsParameters: Bool { false }

  override var controls: [UIControl] { [tabs] + buttons.filter(\.isEnabled) + [done] }

  func height(in width: CGFloat) -> CGFloat { .greatestFiniteMagnitude }

  override func layoutSubviews() {
    let end = bounds.width - PanelMetrics.margin
    let width = done.intrinsicContentSize.width
    done.frame = CGRect(x: end + 8 - width, y: 8, width: width, height: ChipGroup.chipHeight)
    // At the right, so that they stay where they are when a wider page replaces this one.
    let left = max(0, end - PanelMetrics.parameterWidth)
    tabs.frame = CGRect(x: left, y: 8, width: max(0, done.frame.minX - 4 - left), height: ChipGroup.chipHeight)
    let right = buttons.arrange(endingAt: end + 8, y: 38)
    label.frame = CGRect(x: PanelMetrics.margin, y: 38, width: max(0, right - PanelMetrics.margin - 4), height: 24)
    scroller.frame = CGRect(
      x: 0, y: Self.barHeight, width: bounds.width, height: max(0, bounds.height - Self.barHeight))
    line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
    line.isHidden = !keepsParameters
  }
}

@MainActor final class PageText: PlainView {
  private let label: UILabel

  init(_ text: String = "", isStrong: Bool = false) {
    label = PanelText.paragraph(text)
    if isStrong { label.textColor = PanelColors.ink }
    super.init(frame: .zero)
    addSubview(label)
  }

  var text: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }

  var width: CGFloat = 264

  var height: CGFloat { text.isEmpty ? 0 : PanelText.height(of: label, in: width) + 2 }

  override func layoutSubviews() { label.frame = bounds }
}

/// A name and a value in a line of a page.
@MainActor final class PageValue: PlainView {
  private let name: UILabel
  private let value = PanelText.parameter("")

  static let height: CGFloat = 20

  init(_ title: String, help: String) {
    name = PanelText.help(title)
    super.init(frame: .zero)
    value.font = PanelText.numberFont
    value.textAlignment = .right
    addInteraction(UIToolTipInteraction(defaultToolTip: help))
    for view in [name, value] { addSubview(view) }
  }

  var text: String {
    get { value.text ?? "" }
    set { value.text = newValue }
  }

  override func layoutSubviews() {
    name.frame = CGRect(x: 0, y: 1, width: bounds.width * 0.6, height: 18)
    value.frame = CGRect(x: bounds.width * 0.5, y: 1, width: bounds.width * 0.5, height: 18)
  }
}
