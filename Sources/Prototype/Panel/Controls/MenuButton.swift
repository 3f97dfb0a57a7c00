import CoreGraphics
import QuartzCore
import UIKit

/// A small button with a title and two arrows, which opens a menu.
@MainActor class MenuButton: UIButton {
  let arrows = CAShapeLayer()
  /// Whether the button opens a menu; otherwise it has its own action.
  var hasArrows = true {
    didSet {
      contentEdgeInsets.right = hasArrows ? 20 : 8
      arrows.isHidden = !hasArrows
      showsMenuAsPrimaryAction = hasArrows
    }
  }
  var ground = PanelColors.field { didSet { showState() } }
  /// The colours of the title and of the arrows.
  var inks = (title: PanelColors.ink, arrows: PanelColors.softInk) {
    didSet {
      showState()
      setNeedsLayout()
    }
  }
  /// Makes the menu when it is opened; nil for a menu that stays.
  var makeMenu: (() -> UIMenu?)?

  /// Creates a button with titles, the longest first, and help; those above the phone have another ground.
  init(_ titles: [String] = [], help: String? = nil, isOverPhone: Bool = false) {
    self.titles = titles
    super.init(frame: .zero)
    setTitle(titles.first, for: .normal)
    toolTip = help
    titleLabel?.font = .systemFont(ofSize: 12, weight: .medium)
    contentHorizontalAlignment = isOverPhone ? .center : .left
    contentEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 20)
    showsMenuAsPrimaryAction = true
    if isOverPhone { ground = PanelColors.background }
    (arrows.fillColor, arrows.lineWidth, arrows.lineCap, arrows.lineJoin) = (nil, 1.25, .round, .round)
    layer.addSublayer(arrows)
    addPointerBorder()
    showState()
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override var menu: UIMenu? {
    get { makeMenu.map { $0() } ?? super.menu }
    set { super.menu = newValue }
  }

  /// Longest first; `fitTitle(in:)` chooses one of them.
  var titles: [String] {
    didSet {
      guard titles != oldValue else { return }
      titleWidths = []
      setTitle(titles.first, for: .normal)
    }
  }
  private var titleWidths: [CGFloat] = []

  private var widths: [CGFloat] {
    if titleWidths.isEmpty {
      let insets = contentEdgeInsets.left + contentEdgeInsets.right
      titleWidths = titles.map { ($0.isEmpty ? 0 : PanelText.chip($0).intrinsicContentSize.width + 8) + insets }
    }
    return titleWidths.map { $0.rounded() }
  }

  var fullWidth: CGFloat { widths.first ?? (intrinsicContentSize.width + 8).rounded() }

  /// Shows the longest title that fits, or the shortest one; returns the width that it needs.
  @discardableResult func fitTitle(in width: CGFloat) -> CGFloat {
    let widths = widths
    guard !widths.isEmpty else { return fullWidth }
    let index = widths.firstIndex { $0 <= width } ?? titles.count - 1
    // Setting a title causes a layout.
    if title(for: .normal) != titles[index] { setTitle(titles[index], for: .normal) }
    return widths[index]
  }

  override var isHighlighted: Bool { didSet { showState() } }
  override var isEnabled: Bool { didSet { showState() } }

  private func showState() {
    backgroundColor = isHighlighted ? PanelColors.line : ground
    setTitleColor(inks.title, for: .normal)
    alpha = isEnabled ? 1 : PanelColors.unavailableAlpha
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrows.path = sign
    arrows.strokeColor = inks.arrows.cgColor
  }

  /// What is drawn beside the title: two arrows.
  var sign: CGPath {
    let (x, y) = (bounds.maxX - 12, bounds.midY)
    let path = CGMutablePath()
    for side in [-1.0, 1] {
      path.move(to: CGPoint(x: x - 3, y: y + 2.5 * side))
      path.addLine(to: CGPoint(x: x, y: y + 5.5 * side))
      path.addLine(to: CGPoint(x: x + 3, y: y + 2.5 * side))
    }
    return path
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view.map { $0.isDescendant(of: self) } ?? true
  }
}

/// Reports when the pointer enters or leaves a view without being pressed.
@MainActor final class HoverWatch: UIHoverGestureRecognizer {
  private let changed: (Bool) -> Void
  private var isOn = false

  /// Creates a recognizer that calls `changed` when the pointer enters and leaves its view.
  init(_ changed: @escaping (Bool) -> Void) {
    self.changed = changed
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(Self.moved(_:)))
  }

  private func moved(_ watch: HoverWatch) {
    let isOn = state == .began || state == .changed
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    changed(isOn)
  }
}

extension UIView {
  /// Rounds the corners, and shows a border while the pointer is over the view.
  func addPointerBorder() {
    (layer.cornerRadius, layer.borderWidth, layer.borderColor) = (6, 1, UIColor.clear.cgColor)
    addGestureRecognizer(
      HoverWatch { [unowned self] in layer.borderColor = ($0 ? PanelColors.track : UIColor.clear).cgColor })
  }
}

/// Shows one of several choices, and opens a menu of all.
///
/// The arrow keys choose the next one without opening the menu.
@MainActor final class PopUpButton: MenuButton, Choosing {
  private var actions: [UIAction] = []

  init(of titles: [String]) {
    super.init()
    actions = titles.enumerated().map { index, title in
      UIAction(title: title) { [unowned self] _ in choose(index) }
    }
    menu = UIMenu(children: actions)
  }

  var selectedIndex: Int? {
    didSet {
      for (index, action) in actions.enumerated() { action.state = index == selectedIndex ? .on : .off }
      setTitle(selectedIndex.map { actions[$0].title }, for: .normal)
    }
  }

  var choiceCount: Int { actions.count }
}
