import UIKit

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
