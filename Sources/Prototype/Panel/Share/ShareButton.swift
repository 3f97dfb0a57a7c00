import CoreGraphics
import QuartzCore
import UIKit

/// Opens the menu of what can be copied and saved.
@MainActor final class ShareButton: MenuButton {
  private let chosen: (ShareItem) -> Void

  init(_ chosen: @escaping (ShareItem) -> Void) {
    self.chosen = chosen
    super.init(
      help: "Share: copy the Swift source (Ctrl+Shift+C) or the command, save source, parameters, a clip or a strip.")
    accessibilityLabel = "Share"
    arrows.lineWidth = 1.5
    inks.arrows = PanelColors.ink
    makeMenu = { [unowned self] in made() }
  }

  /// The items that cannot be chosen, with what they need, which the menu shows.
  var unavailable: [ShareItem: String] = [:]
  /// What phones need.
  var libraries = { LivePage.needs.map(\.1) }

  /// Whether phones may connect.
  var isListening = false {
    didSet {
      inks.arrows = isListening ? PanelColors.accent : PanelColors.ink
      arrows.lineWidth = isListening ? 2.5 : 1.5
      accessibilityLabel = isListening ? "Share; phones may connect" : "Share"
    }
  }

  private func made() -> UIMenu {
    var unavailable = unavailable
    // They are loaded when the menu is first opened.
    if let need = SystemLibrary.need(of: libraries()) { unavailable[.onPhone] = need }
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
    return UIMenu(children: groups)
  }

  /// An arrow that leaves a box.
  override var sign: CGPath {
    let (x, y) = (bounds.midX, bounds.midY)
    let path = CGMutablePath()
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
    return path
  }
}
