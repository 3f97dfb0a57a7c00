import Stage
import UIKit

// What the search offers beside transitions and parameters: the keys, the entries of the menus, and presets.

extension PrototypeApp {
  var searchCommands: [SearchCommand] {
    guard bench != nil else { return [] }
    let keys = KeyCommand.all.filter(\.isSearched).map { key in
      SearchCommand(
        title: key.meaning.prefix(1).uppercased() + key.meaning.dropFirst(), detail: key.keys.first?.description ?? "",
        words: key.words ?? ""
      ) { [unowned self] in _ = key.run(self) }
    }
    let reset = SearchCommand(title: "Reset all parameters to the published ones") { [unowned self] in store.resetAll()
    }
    let screens = SearchCommand(
      title: "Your screens: show your own screenshots",
      words: "screenshots pictures images png drop paste mock-up design"
    ) { [unowned self] in openScreens() }
    let known = Set(keys.map(\.detail))
    return [reset, screens] + keys + menuCommands.filter { !known.contains($0.detail) } + presetCommands
  }

  /// An entry that has a key is in the table of keys already.
  private var menuCommands: [SearchCommand] {
    guard let bench else { return [] }
    let compare: MenuButton = bench.second?.menu ?? bench.compareButton
    let menus: [(name: String, button: UIButton, menu: UIMenu?)] = [
      ("Device", bench.deviceMenu, bench.deviceMenu.menu), ("Advanced", bench.advancedMenu, bench.advancedMenu.menu),
      ("Share", bench.panel.parameters.share, bench.panel.parameters.share.menu),
      ("Drags", bench.deviceMenu, dragMenu()), ("Compare", compare, compare.menu),
    ]
    return menus.flatMap { name, button, menu in
      Self.actions(of: menu).map { action in
        SearchCommand(
          title: "\(name): \(action.title)",
          detail: action.shownKeys.isEmpty && action.state == .on ? "on" : action.shownKeys,
          words: action.discoverabilityTitle ?? ""
        ) { [weak button] in button?.sendAction(action) }
      }
    }
  }

  private static func actions(of menu: UIMenu?) -> [UIAction] {
    (menu?.children ?? []).flatMap { child -> [UIAction] in
      if let menu = child as? UIMenu { return actions(of: menu) }
      guard let action = child as? UIAction, !action.attributes.contains(.disabled) else { return [] }
      return [action]
    }
  }

  private var presetCommands: [SearchCommand] {
    store.entries.flatMap { entry in
      store.presets(of: entry).map { preset in
        SearchCommand(title: "Preset: \(preset.name)", detail: entry.title) { [unowned self] in
          store.show(entry)
          store.applyPreset(named: preset.name)
        }
      }
    }
  }
}
