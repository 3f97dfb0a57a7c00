import UIKit

/// Turns on faults that happen during each drag and each round of a loop.
@MainActor final class FaultMenu: MenuButton {
  private let faults: WindowFaults
  var changed: () -> Void = {}

  init(_ faults: WindowFaults) {
    self.faults = faults
    super.init(frame: .zero)
    toolTip = "Things that go wrong on purpose in the middle of every drag and loop, to try the transition against."
    contentHorizontalAlignment = .center
    ground = PanelColors.background
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  func refresh() {
    let on = faults.faults
    setTitle(on.isEmpty ? "Faults" : on.count == 1 ? "Fault: \(on[0].title)" : "\(on.count) faults", for: .normal)
    setTitleColor(on.isEmpty ? PanelColors.ink : PanelColors.fault, for: .normal)
    let items = Fault.allCases.map { fault in
      UIAction(title: fault.title, state: on.contains(fault) ? .on : .off) { [unowned self] _ in
        faults.toggle(fault)
        refresh()
        changed()
      }
    }
    let none = UIAction(title: "No fault", attributes: on.isEmpty ? .disabled : []) { [unowned self] _ in
      faults.faults = []
      refresh()
      changed()
    }
    menu = UIMenu(
      children: [UIMenu(options: .displayInline, children: items), UIMenu(options: .displayInline, children: [none])])
  }
}
