import Foundation
import QuartzCore

/// A block of animations, from the call of its closure to the end of its animations.
@MainActor final class AnimationBlock {
  var timing: BlockTiming
  /// Open until it is committed, instead of running a closure.
  var isOpen = false
  /// What a keyframe animation collects; nil for other blocks.
  let keyframes: KeyframeCollector?
  /// The run of the property animator that moves the animations; nil for other blocks.
  let run: AnimatorRun?
  /// The fraction of the animator's run at which the animations begin.
  var runBegin = 0.0
  var onDiscard: (() -> Void)?
  /// These wait for the animations, innermost first.
  let groups: [AnimationGroup]
  /// Their animations were added this turn.
  private var layers: [CALayer] = []
  /// Laid out at the end of the block.
  private var changed: [CALayer] = []
  private var changedIdentifiers: Set<ObjectIdentifier> = []
  /// When a block without animations ends; nil leaves it to the turn.
  private let onEmpty: ((@escaping () -> Void) -> Void)?
  private let ending: Ending
  @WeakApplication private var application: UIApplication

  init(
    _ timing: BlockTiming, inside outer: AnimationBlock?, keyframes: KeyframeCollector? = nil,
    run: AnimatorRun? = nil, in application: UIApplication, completion: ((Bool) -> Void)?
  ) {
    let ending = Ending(completion)
    self.timing = timing
    self.run = run ?? outer?.run
    runBegin = run == nil ? outer?.runBegin ?? 0 : 0
    self.keyframes = keyframes
    self.application = application
    self.ending = ending
    onEmpty = application.animationState.emptyBlockHandler
    let group = AnimationGroup { finished in MainActor.assumeIsolated { ending.finish(finished) } }
    group.isManaged = true
    // An outer block cannot wait for animations that never end.
    groups = [group] + (timing.isEndless ? [] : outer?.groups ?? [])
  }

  var animates: Bool { timing.duration > 0 || run != nil }

  /// Adds it under a key derived from `key` if the animation there goes on.
  func add(_ animation: CAAnimation, to layer: CALayer, forKey key: String) {
    timing.apply(to: animation)
    run?.take(animation, from: runBegin, timing)
    let isAdditive = (animation as? CAPropertyAnimation)?.isAdditive ?? false
    animation.goesBeneath = isAdditive
    refuseTouches(of: layer.delegate as? UIView)
    let name = isAdditive ? layer.unusedKey(key) : key
    application.world.transactions.awaited(by: groups, even: timing.isEven) { layer.add(animation, forKey: name) }
    if layers.isEmpty { finishUnshownAfterTurn() }
    layers.append(layer)
  }

  /// Ends the animations of layers that are in no window at the end of the turn.
  private func finishUnshownAfterTurn() {
    application.beforeTurnEnds { [self] in
      self.application.world.later { MainActor.assumeIsolated { self.finishUnshown() } }
    }
  }

  private func finishUnshown() {
    let (group, layers) = (groups[0], layers.filter { !$0.isInTree })
    self.layers = []
    guard !layers.isEmpty else { return }
    let finish = { for layer in layers { layer.finishUnshownAnimations(awaitedBy: group) } }
    if let onEmpty { onEmpty(finish) } else { finish() }
  }

  func noteChange(of layer: CALayer) {
    guard timing.options.contains(.layoutSubviews) else { return }
    if changedIdentifiers.insert(ObjectIdentifier(layer)).inserted { changed.append(layer) }
  }

  /// If the block's options ask for that.
  func layOutChanged() {
    for layer in changed { layer.layoutIfNeeded() }
    (changed, changedIdentifiers) = ([], [])
  }

  /// Removes the block's animations as if they had never been added; nothing is told of their end.
  func discard() {
    ending.forget()
    application.world.discardAnimations(awaitedBy: groups[0])
    onDiscard?()
  }

  /// Discards the animations of views in no window; nothing is told of their end.
  func discardUnshown() { application.world.discardUnshownAnimations(awaitedBy: groups[0]) }

  func takeCompletion() -> ((Bool) -> Void)? { ending.takeCompletion() }

  /// Removes the block's animations without calling its completion; the completions of blocks inside it are called.
  func remove() {
    ending.forget()
    application.world.removeAnimations(awaitedBy: groups[0])
  }

  /// Calls the completion with false, at the end of the turn.
  func interrupt() { application.world.removeAnimations(awaitedBy: groups[0]) }

  /// Without animations the block ends at the beginning of the next turn.
  func close() {
    let group = groups[0]
    guard !group.isRunning, ending.isAwaited else { return group.close() }
    if let onEmpty { return onEmpty { group.close() } }
    application.schedule.add(at: application.world.now) { group.close() }
  }

  private func refuseTouches(of view: UIView?) {
    if let view, !timing.options.contains(.allowUserInteraction) { ending.refuseTouches(of: view) }
  }

  @MainActor private final class Ending {
    private var completion: ((Bool) -> Void)?
    /// A view that was freed may have left its identity to another.
    private var refusals: [ObjectIdentifier: Weak<UIView>] = [:]

    init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

    var isAwaited: Bool { completion != nil }

    func takeCompletion() -> ((Bool) -> Void)? {
      defer { completion = nil }
      return completion
    }

    func refuseTouches(of view: UIView) {
      guard refusals[ObjectIdentifier(view)]?.object !== view else { return }
      refusals[ObjectIdentifier(view)] = Weak(view)
      view.touchRefusals += 1
    }

    func finish(_ finished: Bool) {
      let completion = completion
      forget()
      completion?(finished)
    }

    func forget() {
      completion = nil
      for refusal in refusals.values { refusal.object?.touchRefusals -= 1 }
      refusals = [:]
    }
  }
}

extension CALayer {
  fileprivate func unusedKey(_ key: String) -> String {
    let taken = Set(animationKeys() ?? [])
    guard taken.contains(key) else { return key }
    var number = 2
    while taken.contains("\(key)-\(number)") { number += 1 }
    return "\(key)-\(number)"
  }
}

extension UIView {
  /// Whether animations run on the view that disable touches, as those of blocks without `.allowUserInteraction` do.
  var refusesTouchesWhileAnimating: Bool { touchRefusals > 0 }
}
