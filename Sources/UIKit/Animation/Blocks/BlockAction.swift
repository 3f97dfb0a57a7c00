import CoreGraphics
import QuartzCore

/// Animates a change of a property for a block: knows what there was before, and is told when the change is made.
@MainActor final class BlockAction: CAAction {
  private let block: AnimationBlock
  private let layer: CALayer
  private let change: PropertyChange

  /// About to change `property` of `layer` in `block`.
  init(_ block: AnimationBlock, _ layer: CALayer, _ property: LayerProperty) {
    self.block = block
    self.layer = layer
    change = PropertyChange(property, of: layer, byAxis: block.run != nil && block.keyframes == nil)
  }

  /// Animates the change, which has been made.
  nonisolated func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    MainActor.assumeIsolated { animate() }
  }

  private func animate() {
    block.noteChange(of: layer)
    block.run?.values.note(change, of: layer)
    if let keyframes = block.keyframes { return keyframes.collect(change, on: layer) }
    for place in change.places {
      guard let animation = change.animation(at: place, of: layer, with: block.timing) else { continue }
      block.add(animation, to: layer, forKey: place.name)
    }
  }
}
