import CoreGraphics
import QuartzCore

/// The action of an animation block for a change of a property: created before the change, run after it.
@MainActor final class BlockAction: CAAction {
  private let block: AnimationBlock
  private let layer: CALayer
  private let change: PropertyChange

  /// Creates the action for a change of `property` of `layer` that is about to be made in `block`.
  init(_ block: AnimationBlock, _ layer: CALayer, _ property: LayerProperty) {
    self.block = block
    self.layer = layer
    change = PropertyChange(property, of: layer, byAxis: block.run != nil && block.keyframes == nil)
  }

  /// Animates the change, which has already been made.
  nonisolated func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    MainActor.assumeIsolated { animate() }
  }

  private func animate() {
    block.noteChange(of: layer)
    block.run?.values.note(change, of: layer)
    if let keyframes = block.keyframes { return keyframes.collect(change, on: layer) }
    for keyPath in change.keyPaths {
      guard let animation = change.animation(at: keyPath, of: layer, with: block.timing) else { continue }
      block.add(animation, to: layer, forKey: keyPath.name)
    }
  }
}
