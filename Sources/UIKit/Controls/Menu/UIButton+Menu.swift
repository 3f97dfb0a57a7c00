import CoreGraphics
import QuartzCore

extension UIButton {
  /// Returns whether there is a menu; a button that shows its selection takes the title of the element that is chosen.
  @discardableResult
  final func openMenu(byKey: Bool) -> Bool {
    guard isEnabled, menuPresenter == nil, let menu else { return false }
    send(.menuActionTriggered, with: nil)
    menuPresenter = MenuPresenter(
      menu, from: self, bounds, chosen: { [weak self] in self?.show(selected: $0) },
      ended: { [weak self] in self?.menuClosed() })
    if byKey { menuPresenter?.highlightFirst() }
    return menuPresenter != nil
  }

  private func menuClosed() {
    menuPresenter = nil
    isHighlighted = false
  }

  /// If the button shows its selection: its title, and its checkmark alone.
  private func show(selected element: UIMenuElement) {
    guard changesSelectionAsPrimaryAction, let menu, menu.inlineElements.contains(where: { $0 === element }) else {
      return
    }
    for other in menu.inlineElements { MenuItem(other).setState(other === element ? .on : .off) }
    showSelection()
  }

  /// Shows the element that is checked, or the first one.
  final func showSelection() {
    guard changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, let menu else { return }
    let elements = menu.inlineElements
    guard let element = elements.first(where: { MenuItem($0).state == .on }) ?? elements.first else { return }
    MenuItem(element).setState(.on)
    if configuration != nil { configuration?.title = element.title } else { setTitle(element.title, for: .normal) }
  }
}
