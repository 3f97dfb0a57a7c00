import Transitions
import UIKit

// What a command line sets, in its own words.

extension PrototypeOptions {
  /// Has the screens in these colours, of red, green and blue from the highest byte down, the top one first.
  package mutating func setColors(_ values: [UInt32]) { colors = values.map(UIColor.init(hex:)) }

  /// Has drags begin where `word` says, "edge" or "anywhere"; whether it says so.
  package mutating func setRegion(_ word: String) -> Bool {
    region = DragFigures.Region(rawValue: word)
    return region != nil
  }

  /// Shows the transition called `name`; whether there is one.
  package mutating func setTransition(_ name: String) -> Bool {
    guard let entry = Catalogue.entry(named: name) else { return false }
    self.entry = entry
    return true
  }
}
