package import CoreGraphics
package import Transitions
package import UIKit

/// What the prototype shows at first.
package struct PrototypeOptions {
  /// The screens' colours, the top one first.
  package var colors: [UIColor]
  /// How many screens there are at first.
  package var depth: Int
  /// Where a drag may begin.
  package var region: BackSwipeFigures.Region
  /// Whether there is a panel.
  package var showsPanel: Bool
  /// The pixels of a point; nil for what the window's monitor calls for.
  package var scale: CGFloat?

  /// Three screens of orange, green and blue that are dragged from anywhere.
  package init(
    colors: [UIColor] = [], depth: Int = 3, region: BackSwipeFigures.Region = .anywhere, showsPanel: Bool = true,
    scale: CGFloat? = nil
  ) {
    self.colors = colors
    self.depth = depth
    self.region = region
    self.showsPanel = showsPanel
    self.scale = scale
  }
}
