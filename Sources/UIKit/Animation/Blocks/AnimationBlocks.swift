import CoreGraphics
import QuartzCore

/// The animation blocks of the current world's application.
@MainActor enum AnimationBlocks {
  /// Returns the action of the innermost block for a change of `key` that is about to be made on `layer`.
  static func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    let state = UIApplication.shared.animationState
    guard let block = state.current, block.animates else { return nil }
    guard let property = LayerProperty(named: key), property.animatesImplicitly else { return nil }
    state.onChange?(layer, property)
    return BlockAction(block, layer, property)
  }

  /// Runs `animations` as a block.
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
