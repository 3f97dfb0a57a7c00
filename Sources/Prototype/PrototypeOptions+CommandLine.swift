import Transitions
import UIKit

// What a command line sets, in its own words.

extension PrototypeOptions {
  /// Has the screens in these colours, of red, green and blue from the highest byte down, the top one first.
  package mutating func setColors(_ values: [UInt32]) { colors = values.map(UIColor.init(hex:)) }

  /// Has drags begin only at the left edge.
  package mutating func startAtEdge() { region = .edge }
}
