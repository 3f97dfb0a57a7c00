import Foundation
import QuartzCore

/// A block of animations, from the call of its closure to the end of what it animates.
@MainActor final class AnimationBlock {
  /// When and how its changes are animated.
  var timing: BlockTiming
  /// Whether it stays open until it is committed, instead of being a closure.
  var isOpen = false
  /// Collects what is changed, where that is to be animated through keyframes.
  let keyframes: KeyframeCollector?
  /// What moves its animations, where that is a property animator.
  let run: AnimatorRun?
  /// Where on the animator's way its animations begin, 0...1.
  var runBegin = 0.0
  /// Called when it is discarded.
  var onDiscard: (() -> Void)?
  /// What waits for its animations, innermost first.
  let groups: [AnimationGroup]
  /// The layers whose animations were added this turn.
  private var layers: [CALayer] = []
  /// The layers that were changed, where they are to be laid out in the block.
  private var changed: [CALayer] = []
  /// Takes the end of what has nothing to animate in its hands; nil leaves it to the turn.
  private let onEmpty: ((@escaping () -> Void) -> Void)?
  private let ending: Ending
  private let world: LayerWorld

  /// A block with `timing`, inside `outer` where there is one.
  init(
    _ timing: BlockTiming, inside outer: AnimationBlock?, keyframes: KeyframeCollector? = nil,
    run: AnimatorRun? = nil, in application: UIApplication, completion: ((Bool) -> Void)?
  ) {
    let ending = Ending(completion)
    self.timing = timing
    self.run = run ?? outer?.run
    runBegin = run == nil ? outer?.runBegin ?? 0 : 0
    self.keyframes = keyframes
    world = application.world
    self.ending = ending
    onEmpty = application.animationState.emptyBlockHandler
    let group = AnimationGroup { finished in MainActor.assumeIsolated { ending.come(finished) } }
    // Nobody could wait for what never ends.
    groups = [group] + (timing.isEndless ? [] : outer?.groups ?? [])
  }

  private var application: UIApplication { world.owner as? UIApplication ?? .shared }

  /// Whether its changes are animated at all.
  var animates: Bool { timing.duration > 0 || run != nil }

  /// Adds `animation` to `layer`: under `key`, or a name made of it where others are to go on.
  func add(_ animation: CAAnimation, to layer: CALayer, forKey key: String) {
    timing.apply(to: animation)
    run?.take(animation, from: runBegin, timing)
    let isAdditive = (animation as? CAPropertyAnimation)?.isAdditive ?? false
    animation.goesBeneath = isAdditive
    refuseTouches(of: layer.delegate as? UIView)
    let name = isAdditive ? layer.unusedKey(key) : key
    world.transactions.awaited(by: groups, even: timing.isEven) { layer.add(animation, forKey: name) }
    if layers.isEmpty { finishUnshownAfterTurn() }
    layers.append(layer)
  }

  /// Has what comes into no window by the end of the turn be over with it.
  private func finishUnshownAfterTurn() {
    application.beforeTurnEnds { [self] in
      self.world.later { MainActor.assumeIsolated { self.finishUnshown() } }
    }
  }

  private func finishUnshown() {
    let (group, layers) = (groups[0], layers.filter { !$0.isInTree })
    self.layers = []
    guard !layers.isEmpty else { return }
    let finish = { for layer in layers { layer.finishUnshownAnimations(awaitedBy: group) } }
    if let onEmpty { onEmpty(finish) } else { finish() }
  }

  /// Takes note that `layer` was changed.
  func noteChange(of layer: CALayer) {
    if timing.options.contains(.layoutSubviews), !changed.contains(where: { $0 === layer }) { changed.append(layer) }
  }

  /// Lays out what was changed, as a part of the block, where its options ask for that.
  func layOutChanged() {
    for layer in changed { layer.layoutIfNeeded() }
    changed = []
  }

  /// Takes the block's animations off as if they had never been; nobody hears of their end.
  func discard() {
    ending.forget()
    world.discardAnimations(awaitedBy: groups[0])
    onDiscard?()
  }

  /// Returns the block's completion, which the block will not call any more.
  func takeCompletion() -> ((Bool) -> Void)? { ending.takeCompletion() }

  /// Takes the block's animations off without calling its completion; blocks inside it are told that theirs were removed.
  func remove() {
    ending.forget()
    world.removeAnimations(awaitedBy: groups[0])
  }

  /// Says that nothing more will be changed; without animations the block is over at the beginning of the next turn.
  func close() {
    let group = groups[0]
    guard !group.isRunning, ending.isAwaited else { return group.close() }
    if let onEmpty { return onEmpty { group.close() } }
    application.schedule.add(at: world.now) { group.close() }
  }

  private func refuseTouches(of view: UIView?) {
    if let view, !timing.options.contains(.allowUserInteraction) { ending.refuseTouches(of: view) }
  }

  /// What is done when the block is over.
  @MainActor private final class Ending {
    private struct Refusal {
      weak var view: UIView?
    }

    private var completion: ((Bool) -> Void)?
    private var refusals: [Refusal] = []

    init(_ completion: ((Bool) -> Void)?) { self.completion = completion }

    var isAwaited: Bool { completion != nil }

    func takeCompletion() -> ((Bool) -> Void)? {
      defer { completion = nil }
      return completion
    }

    func refuseTouches(of view: UIView) {
      guard !refusals.contains(where: { $0.view === view }) else { return }
      refusals.append(Refusal(view: view))
      view.touchRefusals += 1
    }

    func come(_ finished: Bool) {
      let completion = completion
      forget()
      completion?(finished)
    }

    func forget() {
      completion = nil
      for refusal in refusals { refusal.view?.touchRefusals -= 1 }
      refusals = []
    }
  }
}

extension CALayer {
  /// `key`, or where that is taken the first of `key-2`, `key-3`, … that is not.
  fileprivate func unusedKey(_ key: String) -> String {
    let taken = Set(animationKeys() ?? [])
    guard taken.contains(key) else { return key }
    var number = 2
    while taken.contains("\(key)-\(number)") { number += 1 }
    return "\(key)-\(number)"
  }
}

extension UIView {
  /// Whether animations are under way on the view that keep touches off it, as they do unless their block says
  /// `.allowUserInteraction`.
  var refusesTouchesWhileAnimating: Bool { touchRefusals > 0 }
}
