import Transitions
import UIKit

extension CataloguePhone {
  /// How screens are moved: by clicks, keys, and the drags that the transition takes.
  var hint: String { hints[0] }

  /// The hint, and shorter ones for less room, the longest first.
  var hints: [String] {
    let words = demo.words
    var forward = [words.click, "Space"].compactMap(\.self)
    if let direction = entry.forward { forward.append("drag \(direction)\(edge(direction))") }
    var back = ["Esc"]
    if let drag = entry.back {
      let direction: DragDirection = drag == .right ? .right : .down
      back.insert("drag \(direction)\(edge(direction))", at: 0)
    }
    let both = "\(words.forward): \(Self.list(forward)) · \(words.back): \(Self.list(back))"
    return ["\(both) · Keys: F1", both, "\(words.back): \(Self.list(back))", "\(words.back): \(back[0])", "Keys: F1"]
  }

  /// Returns the words for the edge from which a drag begins; empty if it begins anywhere.
  private func edge(_ direction: DragDirection) -> String {
    guard edgeWidth != nil else { return "" }
    return switch direction {
    case .right: " from the left edge"
    case .left: " from the right edge"
    case .up: " from the bottom"
    case .down: " from the top"
    }
  }

  private static func list(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
