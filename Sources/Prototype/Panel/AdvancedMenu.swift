import UIKit

/// What is seldom needed: fingers that are shown, the log of calls, what own code misses, and faults in each drag and
/// each round of a loop.
@MainActor final class AdvancedMenu: MenuButton {
  private let faults: WindowFaults
  /// Called when a fault was turned on or off.
  var changed: () -> Void = {}
  var showsFingers: () -> Bool = { false }
  var toggleFingers: () -> Void = {}
  var openCalls: () -> Void = {}
  /// Shows what is missing of the user's own code; nil while it shows none.
  var openMissing: () -> (() -> Void)? = { nil }

  init(_ faults: WindowFaults) {
    self.faults = faults
    super.init(
      help: "Fingers and calls, and what goes wrong on purpose in the middle of every drag and loop.",
      isOverPhone: true)
    makeMenu = { [unowned self] in newMenu() }
    refresh()
  }

  func refresh() {
    let on = faults.faults
    titles =
      on.isEmpty ? ["Advanced", "…"] : [on.count == 1 ? "Fault: \(on[0].title)" : "\(on.count) faults", "Fault"]
    inks.title = on.isEmpty ? PanelColors.ink : PanelColors.fault
  }

  private func newMenu() -> UIMenu {
    let fingers = UIAction(title: "Show fingers", state: showsFingers() ? .on : .off) { [unowned self] _ in
      toggleFingers()
    }
    let calls = UIAction(title: "Calls of UIKit") { [unowned self] _ in openCalls() }
    (fingers.shownKeys, calls.shownKeys) = ("D", "V")
    let missing = openMissing().map { open in
      UIAction(title: "What is missing", discoverabilityTitle: "stubs left out errors blank") { _ in open() }
    }
    let on = faults.faults
    let strikes = Fault.strikes.map { fault in
      UIAction(
        title: fault.title, discoverabilityTitle: "fault: \(fault.sentence)", state: on.contains(fault) ? .on : .off
      ) { [unowned self] _ in
        faults.toggle(fault)
        show()
      }
    }
    let none = UIAction(title: "No fault", attributes: on.isEmpty ? .disabled : []) { [unowned self] _ in
      faults.faults = []
      show()
    }
    return UIMenu(children: [
      UIMenu(options: .displayInline, children: [fingers, calls] + [missing].compactMap(\.self)),
      UIMenu(title: "A fault in every drag", options: .displayInline, children: strikes + [none]),
    ])
  }

  private func show() {
    refresh()
    changed()
  }
}
