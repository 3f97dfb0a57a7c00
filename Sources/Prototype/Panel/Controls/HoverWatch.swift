import UIKit

/// Reports when the pointer enters or leaves a view without being pressed.
@MainActor final class HoverWatch: UIHoverGestureRecognizer {
  private let changed: (Bool) -> Void
  private var isOn = false

  /// Creates a recognizer that calls `changed` when the pointer enters and leaves its view.
  init(_ changed: @escaping (Bool) -> Void) {
    self.changed = changed
    super.init(target: nil, action: nil)
    addTarget(self, action: Selector(Self.moved(_:)))
  }

  private func moved(_ watch: HoverWatch) {
    let isOn = state == .began || state == .changed
    guard isOn != self.isOn else { return }
    self.isOn = isOn
    changed(isOn)
  }
}
