import CoreGraphics
import Stage
import UIKit

/// The second phone of a comparison: B, with the menu that chooses what it shows, and its decision.
@MainActor final class SecondPhone {
  let device: DeviceView
  let menu: CompareMenu
  let chip = DecisionChip()
  /// The letters beside the menus of both phones.
  let letters = [PanelText.title("A"), PanelText.title("B")]
  private let hand: MirrorHand
  /// The stage that is shown in place of the phone's; nil if that is shown.
  private var scrubbed: Stage?
  private weak var ghost: GhostView?

  /// Creates a second phone for a comparison, whose fingers are those on `first`.
  init(_ comparison: Comparison, _ store: ParameterStore, first: DeviceView) {
    device = DeviceView(stage: comparison.phone.stage)
    menu = CompareMenu(store)
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

  /// The views, which the workbench shows.
  var views: [UIView] { [device, menu, chip] + letters }

  /// Whether it is drawn faintly over the first phone, as there is no room for two.
  var isGhost = false { didSet { if isGhost != oldValue { ghostChanged() } } }
  /// Called when it became a ghost, or is one no more.
  var ghostChanged: () -> Void = {}

  /// Shows the second phone beside the first one, or as a ghost over it.
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
      (device.screen.alpha, device.screen.isHidden) = (1, false)
      device.takeScreen()
    }
    show(scrubbed)
  }

  /// Shows another stage in place of the phone's; nil shows the phone again.
  func show(_ stage: Stage?) {
    scrubbed = stage
    ghost?.show(stage)
    device.show(isGhost ? nil : stage)
  }

  /// Shows what is in the middle of a movement where it is now, after a stage that is shown in place of the phone's moved.
  func follow() { ghost?.follow() }

  /// Removes everything.
  func remove(from first: DeviceView) {
    first.ghost = nil
    for view in views { view.removeFromSuperview() }
  }
}

/// The button that says what the second phone shows, and opens the menu of what it can show.
@MainActor final class CompareMenu: MenuButton {
  private let store: ParameterStore

  init(_ store: ParameterStore) {
    self.store = store
    super.init(frame: .zero)
    toolTip =
      "What B shows: another transition, or other parameters of this one. X swaps A and B, and B ends comparing."
    contentHorizontalAlignment = .center
    ground = PanelColors.background
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the title says that it is B's, because no letter stands beside it.
  var hasLetter = false { didSet { if hasLetter != oldValue { refresh() } } }

  /// Shows what is compared.
  func refresh() {
    guard let compared = store.book.compared, let entry = store.entry(named: compared.transition) else { return }
    let title = Self.title(compared, entry)
    titles = hasLetter ? ["B: \(title)", "A/B"] : [title]
    menu = menu(of: compared)
  }

  private static func title(_ compared: ComparedParameters, _ entry: CatalogueEntry) -> String {
    entry.title + (compared.parameters.isEmpty ? "" : " (edited)")
  }

  /// Returns a menu for each group of the other transitions, with their present parameters.
  static func others(
    _ store: ParameterStore, _ compared: ComparedParameters? = nil, chose: @escaping (ComparedParameters) -> Void
  ) -> [UIMenuElement] {
    CatalogueEntry.Group.allCases.map { group in
      UIMenu(
        options: .displayInline,
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
