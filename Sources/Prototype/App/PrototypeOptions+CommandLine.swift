import Transitions
import UIKit

// Options from the text of a command line.

extension PrototypeOptions {
  /// Sets the colours `0xRRGGBB` of the screens, from the top one down.
  package mutating func setColors(_ values: [UInt32]) { colors = values.map(UIColor.init(hex:)) }

  /// Sets the region of drags to "edge" or "anywhere", and returns whether `word` is one of these.
  package mutating func setRegion(_ word: String) -> Bool {
    region = DragFigures.Region(rawValue: word)
    return region != nil
  }

  /// Sets the appearance to "light", "dark" or "system", and returns whether `word` is one of these.
  package mutating func setAppearance(_ word: String) -> Bool {
    let known: [String: UIUserInterfaceStyle] = ["light": .light, "dark": .dark, "system": .unspecified]
    guard let style = known[word] else { return false }
    appearance = style
    return true
  }

  /// Sets the transition that is shown first, and returns whether there is one with this name.
  package mutating func setTransition(_ name: String) -> Bool {
    guard let entry = Catalogue.entry(named: name) else { return false }
    self.entry = entry
    return true
  }
}
