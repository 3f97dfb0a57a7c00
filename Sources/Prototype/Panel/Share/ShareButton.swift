import CoreGraphics
import QuartzCore
import UIKit

/// Opens the menu of what can be copied and saved.
@MainActor final class ShareButton: UIButton {
  private let arrow = CAShapeLayer()
  private let chosen: (ShareItem) -> Void
  private var hasPointer = false { didSet { showState() } }

  init(_ chosen: @escaping (ShareItem) -> Void) {
    self.chosen = chosen
    super.init(frame: .zero)
    toolTip = "Share: copy the Swift source (Ctrl+Shift+C) or the command, save source, parameters, a clip or a strip."
    accessibilityLabel = "Share"
    showsMenuAsPrimaryAction = true
    (layer.cornerRadius, layer.borderWidth) = (6, 1)
    (arrow.fillColor, arrow.lineWidth, arrow.lineCap, arrow.lineJoin) = (nil, 1.5, .round, .round)
    layer.addSublayer(arrow)
    addGestureRecognizer(HoverWatch { [unowned self] in hasPointer = $0 })
    showState()
  }

  required init?(coder: NSCoder) { nil }

  /// The items that cannot be chosen, with what they need; nil before the menu is made.
  private var unavailable: [ShareItem: String]?

  /// The menu shows what unavailable items need.
  func offer(without unavailable: [ShareItem: String]) {
    guard unavailable != self.unavailable else { return }
    self.unavailable = unavailable
    let groups = ShareItem.groups.map { items in
      UIMenu(
        options: .displayInline,
        children: items.map { item in
          let need = unavailable[item]
          let action = UIAction(title: item.title, attributes: need == nil ? [] : .disabled) {
            [unowned self] _ in chosen(item)
          }
          action.shownKeys = need ?? item.keys
          return action
        })
    }
    menu = UIMenu(children: groups)
  }

  override var isHighlighted: Bool { didSet { showState() } }

  private func showState() {
    backgroundColor = isHighlighted ? PanelColors.line : PanelColors.field
    layer.borderColor = (hasPointer ? PanelColors.track : UIColor.clear).cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (x, y) = (bounds.midX, bounds.midY)
    let path = CGMutablePath()
    // An arrow that leaves a box.
    path.move(to: CGPoint(x: x, y: y + 2))
    path.addLine(to: CGPoint(x: x, y: y - 7))
    path.move(to: CGPoint(x: x - 3, y: y - 4))
    path.addLine(to: CGPoint(x: x, y: y - 7))
    path.addLine(to: CGPoint(x: x + 3, y: y - 4))
    path.move(to: CGPoint(x: x - 3, y: y - 1))
    path.addLine(to: CGPoint(x: x - 5.5, y: y - 1))
    path.addLine(to: CGPoint(x: x - 5.5, y: y + 6.5))
    path.addLine(to: CGPoint(x: x + 5.5, y: y + 6.5))
    path.addLine(to: CGPoint(x: x + 5.5, y: y - 1))
    path.addLine(to: CGPoint(x: x + 3, y: y - 1))
    arrow.path = path
    arrow.strokeColor = PanelColors.ink.cgColor
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view.map { $0.isDescendant(of: self) } ?? true
  }
}
