import CoreGraphics
import QuartzCore

/// What clients animate alongside a transition, and a record of what that changed.
///
/// Each closure is called once. When the animator stages its animations again, what the closures animated goes back to
/// its values from before and is animated again from the record. Their changes of the view hierarchy and of values that
/// are not animated stay in place; a position or size is moved by the same distance as the first time, because the
/// container may have another size by now.
@MainActor final class AlongsideAnimations {
  typealias Animation = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private struct Change {
    let layer: CALayer
    let property: LayerProperty
    let before: Any?
    var after: Any?

    /// A position or size is moved by the same distance as the first time.
    @MainActor var repeated: Any? {
      if property == .position, let before = before as? CGPoint, let after = after as? CGPoint {
        let now = layer.position
        return CGPoint(x: now.x + after.x - before.x, y: now.y + after.y - before.y)
      }
      if property == .bounds, let before = before as? CGRect, let after = after as? CGRect {
        let now = layer.bounds
        return CGRect(
          x: now.minX + after.minX - before.minX, y: now.minY + after.minY - before.minY,
          width: now.width + after.width - before.width, height: now.height + after.height - before.height)
      }
      return after
    }

    @MainActor func set(_ value: Any?) { layer.setValue(value, forKeyPath: property.name) }
  }

  private struct Subject: Hashable {
    let layer: ObjectIdentifier
    let property: LayerProperty

    init(_ property: LayerProperty, of layer: CALayer) {
      (self.layer, self.property) = (ObjectIdentifier(layer), property)
    }
  }

  /// Added to a layer by the closures themselves.
  private struct AddedAnimation {
    let layer: CALayer
    let animation: CAAnimation
    let key: String?
  }

  /// Records of what the closures changed, so that cancelling takes it back.
  private var recorded: [TransitionJournal] = []
  /// What was animated again.
  private var repeated = TransitionJournal()
  /// No other closure can join.
  private(set) var hasRun = false
  /// UIKit's own, which are not recorded but played again from the beginning.
  private var own: [(views: [UIView], prepare: () -> Void, play: () -> Void)] = []
  private var waiting: [(view: UIView?, animation: Animation)] = []
  /// Given as lying outside the container.
  private var views: [UIView] = []
  private var changes: [Change] = []
  private var changed: Set<Subject> = []
  private var added: [AddedAnimation] = []
  private var blocks: [AnimationBlock] = []
  /// The completions of blocks that the closures began and that were discarded since.
  private var completions: [(Bool) -> Void] = []

  var isEmpty: Bool { waiting.isEmpty && own.isEmpty && changes.isEmpty && added.isEmpty && completions.isEmpty }

  /// `animation` changes `view` or what lies in it if that lies outside the container.
  func add(_ animation: @escaping Animation, in view: UIView?) { waiting.append((view, animation)) }

  /// `prepare` sets the values at the beginning and `play` those at the end, each time that the animator stages its
  /// animations; UIKit itself puts them back after a cancelled transition.
  func add(in views: [UIView], prepare: @escaping () -> Void, play: @escaping () -> Void) {
    guard !hasRun else { return TransitionJournal.withoutRecording(play) }
    own.append((views, prepare, play))
  }

  /// In the current animation block.
  func run(in transition: TransitionContext, movedBy mover: (any TransitionMover)?) {
    hasRun = true
    let closures = waiting
    waiting = []
    for view in views { mover?.include(view.layer) }
    for (views, prepare, play) in own {
      for view in views { mover?.include(view.layer) }
      TransitionJournal.withoutRecording {
        UIView.performWithoutAnimation(prepare)
        play()
      }
    }
    repeated = TransitionJournal()
    repeated.record(in: transition.application, animateAgain)
    guard !closures.isEmpty else { return }
    let journal = TransitionJournal()
    recorded.append(journal)
    journal.record(in: transition.application) {
      record(in: transition.application) {
        for (view, animation) in closures {
          if let view {
            views.append(view)
            mover?.include(view.layer)
          }
          animation(transition)
        }
      }
    }
  }

  /// In the order in which cancelling takes the changes back.
  var journals: [TransitionJournal] { recorded.reversed() + [repeated] }

  /// Takes the completions of blocks that the closures began, which are about to be discarded.
  func takeCompletions() {
    completions += blocks.compactMap { $0.takeCompletion() }
    blocks = []
  }

  /// It is animated again when the animator stages its animations again.
  func putBack(in application: UIApplication) {
    // What a client has written since is left alone.
    let journals = journals
    changes.removeAll { change in !journals.contains { $0.isStaged(change.property, of: change.layer) } }
    changed = Set(changes.map { Subject($0.property, of: $0.layer) })
    UIView.performWithoutAnimation {
      application.onBehalfOfStaging(changes.map { ($0.property, $0.layer) }) {
        for change in changes.reversed().superlayersFirst(\.layer) { change.set(change.before) }
      }
    }
    hasRun = false
  }

  func forget() {
    (waiting, views, changes, changed, added, own) = ([], [], [], [], [], [])
    (blocks, completions) = ([], [])
    (recorded, repeated) = ([], TransitionJournal())
  }

  private func record(in application: UIApplication, _ body: () -> Void) {
    let state = application.animationState
    let outer = state.onChange
    state.onChange = { [self] layer, property in note(property, of: layer) }
    let staged = AnimationStaging().observe(body).blocks
    state.onChange = outer
    blocks += staged
    for index in changes.indices {
      changes[index].after = changes[index].layer.value(forKeyPath: changes[index].property.name)
    }
    let blocks = staged + [state.current].compactMap { $0 }
    let groups = blocks.compactMap(\.groups.first)
    for item in application.world.journal?.animations(notAwaitedBy: groups) ?? [] {
      added.append(AddedAnimation(layer: item.layer, animation: item.animation, key: item.key))
    }
  }

  private func note(_ property: LayerProperty, of layer: CALayer) {
    guard changed.insert(Subject(property, of: layer)).inserted else { return }
    changes.append(Change(layer: layer, property: property, before: layer.value(forKeyPath: property.name)))
  }

  private func animateAgain() {
    guard !completions.isEmpty else { return write() }
    let ends = completions
    completions = []
    UIView.animate(withDuration: 0, animations: write) { finished in
      for end in ends { end(finished) }
    }
  }

  private func write() {
    // All are computed before the first is set: subviews follow a superview that changes its size.
    let values = changes.map { (change: $0, value: $0.repeated) }
    for (change, value) in values.superlayersFirst(\.change.layer) { change.set(value) }
    for item in added { item.layer.add(item.animation, forKey: item.key) }
  }
}
