import CoreGraphics
import Stage
import UIKit

@MainActor final class SecondPhone {
  let device: DeviceView
  let menu: CompareMenu
  /// Ends the comparison.
  let end: PanelButton
  let chip = DecisionChip()
  /// Beside the menus of both phones.
  let letters = [PanelText.title("A"), PanelText.title("B")]
  private let hand: MirrorHand
  private weak var ghost: GhostView?

  /// Creates a second phone for a comparison, whose fingers are those on `first`.
  init(_ comparison: Comparison, _ store: ParameterStore, first: DeviceView) {
    device = DeviceView(stage: comparison.phone.stage)
    menu = CompareMenu(store)
    end = PanelButton("End") { [unowned store] in store.compare(with: nil) }
    end.toolTip = "End comparing: B"
    end.ground = PanelColors.background
    hand = MirrorHand(first.screen)
    device.screen.hand = hand
    first.screen.mirrorView = device.screen
    device.screen.stepped = { [unowned self] in ghost?.follow() }
    for letter in letters {
      letter.textAlignment = .center
      letter.font = .systemFont(ofSize: 13, weight: .bold)
      letter.textColor = PanelColors.accent
    }
  }

  var views: [UIView] { [device, menu, end, chip] + letters }

  /// Whether the phone is drawn faintly over the first one, because there is no room for two.
  var isGhost = false { didSet { if isGhost != oldValue { ghostChanged() } } }
  var ghostChanged: () -> Void = {}

  /// Beside the first phone, or as a ghost over it.
  func stand(over first: DeviceView, isGhost: Bool) {
    self.isGhost = isGhost
    device.screen.isUserInteractionEnabled = !isGhost
    device.isHidden = isGhost
    chip.isHidden = isGhost
    for letter in letters { letter.isHidden = isGhost }
    menu.hasLetter = isGhost
    guard isGhost != (first.ghost != nil) else { return }
    if isGhost {
      let ghost = GhostView(device.screen)
      (self.ghost, first.ghost) = (ghost, ghost)
    } else {
      first.ghost = nil
      device.screen.alpha = 1
      device.takeScreen()
    }
  }

  /// Updates the outline of what moves; called after a stage in place of the phone's moved.
  func follow() { ghost?.follow() }

  func remove(from first: DeviceView) {
    first.ghost = nil
    for view in views { view.removeFromSuperview() }
  }
}

/// Shows what the second phone shows, and opens a menu with other choices.
@MainActor final class CompareMenu: MenuButton {
  private let store: ParameterStore

  init(_ store: ParameterStore) {
    self.store = store
    super.init(
      help: "What B shows: another transition, or other parameters of this one. X swaps A and B, and B ends comparing.",
      isOverPhone: true)
    makeMenu = { [unowned self] in store.book.compared.map(menu) }
    refresh()
  }

  /// Whether a letter beside the menu says that it is B's; otherwise the title does.
  var hasLetter = false { didSet { if hasLetter != oldValue { refresh() } } }

  func refresh() {
    guard let compared = store.book.compared, let entry = store.entry(named: compared.transition) else { return }
    let title = Self.title(compared, entry)
    titles = [difference].compactMap(\.self) + (hasLetter ? ["B: \(title)", "A/B"] : [title])
  }

  /// What differs between A and B, in one line.
  var difference: String? { store.difference }

  private static func title(_ compared: ComparedParameters, _ entry: CatalogueEntry) -> String {
    entry.title + (compared.parameters.isEmpty ? "" : " (edited)")
  }

  /// A menu for each group of the other transitions, with their present parameters.
  static func others(
    _ store: ParameterStore, _ compared: ComparedParameters? = nil,
    chose: @escaping (ComparedParameters) -> Void
  ) -> [UIMenuElement] {
    CatalogueEntry.Group.allCases.filter { $0 != .own }.map { group in
      UIMenu(
        title: group.rawValue,
        children: Catalogue.entries.filter { $0.group == group && $0.name != store.entry.name }.map { other in
          let parameters = ComparedParameters(
            transition: other.name, parameters: store.book.parameters(of: other.name))
          return UIAction(title: title(parameters, other), state: parameters == compared ? .on : .off) { _ in
            chose(parameters)
          }
        })
    }
  }

  private func menu(of compared: ComparedParameters) -> UIMenu {
    func item(_ title: String, _ parameters: ComparedParameters) -> UIAction {
      UIAction(title: title, state: parameters == compared ? .on : .off) { [unowned store] _ in
        store.compare(with: parameters)
      }
    }
    let entry = store.entry
    var own = [item(entry.defaultParameters, ComparedParameters(transition: entry.name, parameters: ParameterEdits()))]
    if !store.edits.isEmpty {
      own.append(item("Present parameters", ComparedParameters(transition: entry.name, parameters: store.edits)))
    }
    own += store.presets(of: entry).map {
      item("Preset \($0.name)", ComparedParameters(transition: entry.name, parameters: $0.parameters))
    }
    let others = Self.others(store, compared) { [unowned store] in store.compare(with: $0) }
    let swap = UIAction(title: "Swap A and B") { [unowned store] _ in store.swapCompared() }
    let end = UIAction(title: "End comparing") { [unowned store] _ in store.compare(with: nil) }
    (swap.shownKeys, end.shownKeys) = ("X", "B")
    return UIMenu(
      children: [
        UIMenu(options: .displayInline, children: [swap, end]), UIMenu(options: .displayInline, children: own),
      ] + others)
  }
}
