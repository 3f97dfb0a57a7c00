import CoreGraphics
import QuartzCore

/// The blocks of the current world's application.
@MainActor enum AnimationBlocks {
  /// The action of the innermost block; the change is about to be made.
  static func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    let state = UIApplication.shared.animationState
    guard let block = state.current, block.animates else { return nil }
    guard let property = LayerProperty(named: key), property.animatesImplicitly else { return nil }
    state.onChange?(layer, property)
    return BlockAction(block, layer, property)
  }

  static func run(
    _ timing: BlockTiming, keyframes: KeyframeCollector? = nil, _ animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let application = UIApplication.shared
    let state = application.animationState
    let block = AnimationBlock(
      resolved(timing, in: state), inside: state.current, keyframes: keyframes, in: application, completion: completion)
    state.note(block)
    state.perform(in: block) {
      animations()
      block.layOutChanged()
      state.join(block)
    }
    keyframes?.animate(with: block)
    block.close()
  }

  /// Returns `timing` with what it inherits from the surrounding blocks.
  static func resolved(_ timing: BlockTiming, in state: AnimationState) -> BlockTiming {
    var result = state.current.map { timing.inside($0.timing) } ?? timing
    if !state.isEnabled { result.duration = 0 }
    if state.isEven || state.current?.run != nil {
      result.curve = .named(.linear)
      result.isEven = true
    }
    return result
  }
}

/// Created before the change of a property, run after it.
@MainActor final class BlockAction: CAAction {
  private let block: AnimationBlock
  private let layer: CALayer
  private let change: PropertyChange

  init(_ block: AnimationBlock, _ layer: CALayer, _ property: LayerProperty) {
    self.block = block
    self.layer = layer
    change = PropertyChange(property, of: layer, byAxis: block.run != nil && block.keyframes == nil)
  }

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
