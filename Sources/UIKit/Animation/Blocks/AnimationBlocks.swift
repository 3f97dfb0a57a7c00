import CoreGraphics
import Motion
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

struct BlockTiming {
  /// One run takes this long; with 0 changes are not animated.
  var duration: Double
  /// The time from the commit to the beginning, in seconds.
  var delay = 0.0
  var curve: BlockCurve
  var options: UIView.AnimationOptions
  /// 0 means one.
  var repeatCount = 0.0
  var autoreverses = false
  /// The curve must stay linear, because a finger moves the time.
  var isEven = false

  init(duration: Double, delay: Double = 0, curve: BlockCurve? = nil, options: UIView.AnimationOptions = []) {
    self.duration = AnimationLimits.duration(duration)
    self.delay = AnimationLimits.delay(delay)
    self.curve = curve ?? BlockCurve(options: options.rawValue)
    self.options = options
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
    if self.curve == .system, self.duration > 0 { self.duration = max(self.duration, BlockCurve.systemDuration) }
  }

  /// Creates the timing of a block that lasts until a spring with a perceptual duration and a bounce rests.
  init(
    springDuration: Double, bounce: Double, velocity: Double, delay: Double, options: UIView.AnimationOptions
  ) {
    guard AnimationLimits.duration(springDuration) > 0 else {
      self.init(duration: 0, delay: delay, options: options)
      return
    }
    let spring = AnimationLimits.spring(duration: springDuration, bounce: bounce)
    self.init(
      duration: spring.appleSettlingDuration, delay: delay,
      curve: .spring(spring, velocity: AnimationLimits.velocity(velocity)), options: options)
  }

  /// Inherits what the options do not override.
  func inside(_ outer: Self) -> Self {
    var result = self
    if !options.contains(.overrideInheritedDuration) { result.duration = outer.duration }
    if !options.contains(.overrideInheritedCurve) { result.curve = outer.curve }
    if !options.contains(.overrideInheritedOptions) {
      result.options = outer.options
      result.repeatCount = outer.repeatCount
      result.autoreverses = outer.autoreverses
    }
    return result
  }

  /// The animations never end by themselves.
  var isEndless: Bool { repeatCount == .infinity }

  func apply(to animation: CAAnimation) {
    animation.duration = duration
    animation.delay = delay
    animation.repeatCount = Float(repeatCount)
    animation.autoreverses = autoreverses
    animation.fillMode = .both
  }
}
