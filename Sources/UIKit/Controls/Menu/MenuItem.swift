/// An element of a menu as a row shows it.
@MainActor struct MenuItem {
  let element: UIMenuElement

  init(_ element: UIMenuElement) { self.element = element }

  var submenu: UIMenu? { element as? UIMenu }

  private var attributes: UIMenuElement.Attributes {
    switch element {
    case let action as UIAction: action.attributes
    case let command as UICommand: command.attributes
    case let menu as UIMenu: menu.options.contains(.destructive) ? .destructive : []
    default: .disabled
    }
  }

  var isEnabled: Bool { !attributes.contains(.disabled) && submenu.map { !$0.children.isEmpty } ?? true }
  var isDestructive: Bool { attributes.contains(.destructive) }
  var isHidden: Bool { attributes.contains(.hidden) }
  var keepsMenuOpen: Bool { attributes.contains(.keepsMenuPresented) }

  var state: UIMenuElement.State {
    switch element {
    case let action as UIAction: action.state
    case let command as UICommand: command.state
    default: .off
    }
  }

  var keys: String {
    if let action = element as? UIAction { return action.shownKeys }
    guard let command = element as? UIKeyCommand, let input = command.input else { return "" }
    let held: [(UIKeyModifierFlags, String)] = [
      (.control, "Ctrl"), (.command, "Ctrl"), (.alternate, "Alt"), (.shift, "Shift"),
    ]
    var names = held.filter { command.modifierFlags.contains($0.0) }.map(\.1)
    if names.first == "Ctrl", names.dropFirst().first == "Ctrl" { names[1] = "Super" }
    let prefix = "UIKeyInput"
    names.append(input.hasPrefix(prefix) ? String(input.dropFirst(prefix.count)) : input.uppercased())
    return names.joined(separator: "+")
  }

  var sidePicture: UIImage? { (element as? UIAction)?.shownPicture }

  func setState(_ state: UIMenuElement.State) {
    (element as? UIAction)?.state = state
    (element as? UICommand)?.state = state
  }
}

/// What stands in a menu, from top to bottom.
@MainActor enum MenuLine {
  case header(String)
  case item(MenuItem)
  case gap

  var item: MenuItem? {
    guard case .item(let item) = self else { return nil }
    return item
  }

  /// Sections stand between gaps.
  static func lines(of menu: UIMenu) -> [MenuLine] {
    var lines: [MenuLine] = menu.title.isEmpty ? [] : [.header(menu.title)]
    var needsGap = false
    for child in menu.children where !MenuItem(child).isHidden {
      guard let section = child as? UIMenu, section.options.contains(.displayInline) else {
        if needsGap { lines.append(.gap) }
        needsGap = false
        lines.append(.item(MenuItem(child)))
        continue
      }
      let inner = Self.lines(of: section)
      guard !inner.isEmpty else { continue }
      if case .item? = lines.last { needsGap = true }
      if needsGap { lines.append(.gap) }
      lines += inner
      needsGap = true
    }
    return lines
  }
}
