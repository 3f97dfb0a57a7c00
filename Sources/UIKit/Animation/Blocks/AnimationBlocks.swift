import CoreGraphics
import QuartzCore

/// The animation blocks of the current world's application.
@MainActor enum AnimationBlocks {
  /// What the innermost block does about a change of `key` that is about to be made on `layer`.
  static func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    let state = UIApplication.shared.animationState
    guard let block = state.current, block.animates else { return nil }
    guard let property = LayerProperty(rawValue: key), property.animatesByItself else { return nil }
    state.onChange?(layer, property)
    return BlockAction(block, layer, property)
  }

  /// Does `animations` as a block of its own.
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

  /// What becomes of `timing` where it is used.
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
