package import CoreGraphics
package import Transitions
package import UIKit

/// What the prototype begins with.
@MainActor package struct PrototypeOptions {
  /// The backgrounds of the screens, the top one's first; those beneath go on from the beginning.
  package var colors: [UIColor]
  /// How many screens there are at first, 1 at least.
  package var depth: Int
  /// The transition that is shown first.
  package var entry: CatalogueEntry
  /// Where a drag may begin; nil for where the transition has it begin.
  package var region: DragFigures.Region?
  /// Whether the panel is beside the phone.
  package var showsPanel: Bool
  /// The pixels to a point; nil for the display's.
  package var scale: CGFloat?

  /// Options that differ from the usual where they are given.
  package init(
    colors: [UIColor] = Self.usualColors, depth: Int = 3, entry: CatalogueEntry = Catalogue.usual,
    region: DragFigures.Region? = nil, showsPanel: Bool = true, scale: CGFloat? = nil
  ) {
    self.colors = colors.isEmpty ? Self.usualColors : colors
    self.depth = min(max(depth, 1), Self.mostScreens)
    self.entry = entry
    self.region = region
    self.showsPanel = showsPanel
    self.scale = scale
  }

  /// Orange over green over blue.
  package static var usualColors: [UIColor] { [0xE2853B, 0x2F9E64, 0x2E5BBA].map(UIColor.init(hex:)) }

  /// More screens than anybody drags away.
  package static let mostScreens = 1000
}
