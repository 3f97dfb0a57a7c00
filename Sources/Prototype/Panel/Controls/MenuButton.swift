import CoreGraphics
import QuartzCore
import UIKit

/// A small button with a title and two arrows, which opens a menu.
@MainActor class MenuButton: UIButton {
  private let arrows = CAShapeLayer()
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
  private var hasPointer = false { didSet { showState() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel?.font = .systemFont(ofSize: 12, weight: .medium)
    contentHorizontalAlignment = .left
    contentEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 20)
    showsMenuAsPrimaryAction = true
    (layer.cornerRadius, layer.borderWidth) = (6, 1)
    (arrows.fillColor, arrows.lineWidth, arrows.lineCap, arrows.lineJoin) = (nil, 1.25, .round, .round)
    layer.addSublayer(arrows)
    addGestureRecognizer(HoverWatch { [unowned self] in hasPointer = $0 })
    showState()
  }

  required init?(coder: NSCoder) { nil }

  /// Longest first; `fitTitle(in:)` chooses one of them.
  var titles: [String] = [] {
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
    layer.borderColor = (hasPointer ? PanelColors.track : UIColor.clear).cgColor
    alpha = isEnabled ? 1 : PanelColors.unavailableAlpha
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (x, y) = (bounds.maxX - 12, bounds.midY)
    let path = CGMutablePath()
    for side in [-1.0, 1] {
      path.move(to: CGPoint(x: x - 3, y: y + 2.5 * side))
      path.addLine(to: CGPoint(x: x, y: y + 5.5 * side))
      path.addLine(to: CGPoint(x: x + 3, y: y + 2.5 * side))
    }
    arrows.path = path
    arrows.strokeColor = inks.arrows.cgColor
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

/// Shows one of several choices, and opens a menu of all.
///
/// The arrow keys choose the next one without opening the menu.
@MainActor final class PopUpButton: MenuButton, KeyStepping {
  private var actions: [UIAction] = []

  init(_ titles: [String]) {
    super.init(frame: .zero)
    actions = titles.enumerated().map { index, title in
      UIAction(title: title) { [unowned self] _ in choose(index) }
    }
    menu = UIMenu(children: actions)
  }

  required init?(coder: NSCoder) { nil }

  /// Nil if there is no choice.
  ///
  /// Setting it sends no event.
  var selectedIndex: Int? {
    didSet {
      for (index, action) in actions.enumerated() { action.state = index == selectedIndex ? .on : .off }
      setTitle(selectedIndex.map { actions[$0].title }, for: .normal)
    }
  }

  func step(by step: Int) {
    let next = (selectedIndex ?? -1) + step
    if actions.indices.contains(next) { choose(next) }
  }

  private func choose(_ index: Int) {
    guard index != selectedIndex else { return }
    selectedIndex = index
    sendActions(for: .valueChanged)
  }
}
