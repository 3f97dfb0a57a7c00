import Transitions
import UIKit

extension CataloguePhone {
  /// How to move the screens: by clicks, keys, and drags.
  var hint: String { hints[0] }

  /// The pointer that drags cannot press the button that pins.
  static let pinHints = ["Pin the finger here: H or the right button", "Pin: H or the right button", "Pin: H"]

  var isHeld: Bool { fingerPoint != nil && status?.phase == .held }

  var hints: [String] {
    let words = demo.words
    var forward = [words.click, "Space"].compactMap(\.self)
    if let direction = entry.forward { forward.append(drag(direction)) }
    var back = ["Esc"]
    if let direction = self.back { back.insert(drag(direction), at: 0) }
    let both = "\(words.forward): \(Self.list(forward)) · \(words.back): \(Self.list(back))"
    return ["\(both) · Keys: F1", both, "\(words.back): \(Self.list(back))", "\(words.back): \(back[0])", "Keys: F1"]
  }

  /// Names the edge if the drag has to begin there.
  private func drag(_ direction: DragDirection) -> String {
    let edge =
      switch direction {
      case .right: " from the left edge"
      case .left: " from the right edge"
      case .up: " from the bottom"
      case .down: " from the top"
      }
    return "drag \(direction)" + (edgeWidth == nil ? "" : edge)
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return Array(words.dropLast()).connected(by: ", ") + " or " + last
  }
}
