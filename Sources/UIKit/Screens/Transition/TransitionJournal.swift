import QuartzCore

/// What a transition changes in layers, in the settings of views, and in the hierarchy of views, so that cancelling
/// takes it back.
///
/// Undoing puts back every value that is still as the transition left it. A value that was changed since stays. A view
/// that was created while the journal recorded keeps its settings and the subviews that were created with it, because
/// an animator can keep it for the next transition; it only leaves the older view that it was added to.
@MainActor final class TransitionJournal {
  /// Where a view was before it first moved, and where the transition left it.
  private struct Move {
    let view: UIView
    let superview: UIView?
    let sibling: UIView?
    var staged: UIView?
  }

  private let layers = LayerJournal()
  private var moves: [Move] = []
  private var movedViews: Set<ObjectIdentifier> = []
  private var settings: [any SettingEntry] = []
  private var recordedSettings: Set<SettingKey> = []

  /// In the world of `application`.
  func record(in application: UIApplication, _ changes: () -> Void) {
    let outerLayers = application.world.journal
    application.world.journal = layers
    application.recording.append(self)
    layers.findOrigin = application.findOrigin
    changes()
    application.world.journal = outerLayers
    application.recording.removeLast()
    layers.close()
    for index in moves.indices { moves[index].staged = moves[index].view.superview }
    for setting in settings { setting.close() }
  }

  /// `body` loads, presents, pushes or selects a screen; a transition whose animations do such a thing and that is
  /// cancelled leaves the screen as it is then.
  static func withoutRecording<Result>(_ body: () -> Result) -> Result {
    guard let application = UIApplication.current, application.journal != nil else { return body() }
    let (recording, state) = (application.recording, application.animationState)
    let (outerLayers, outerChange) = (application.world.journal, state.onChange)
    (application.recording, application.world.journal, state.onChange) = ([], nil, nil)
    let homes = recording.map { $0.moves.map(\.view.superview) }
    defer {
      for (journal, homes) in zip(recording, homes) { journal.forgetMoves(after: homes) }
      (application.recording, application.world.journal, state.onChange) = (recording, outerLayers, outerChange)
    }
    return body()
  }

  /// What a screen change took out of its superview stays where it is.
  private func forgetMoves(after homes: [UIView?]) {
    let moved = zip(moves, homes).filter { $0.view.superview !== $1 }.map { ObjectIdentifier($0.0.view) }
    moves.removeAll { moved.contains(ObjectIdentifier($0.view)) }
    movedViews.subtract(moved)
  }

  /// Views follow what was done with another view: their changes are not a client's decisions.
  static func following<Result>(_ body: () -> Result) -> Result {
    guard let layers = UIApplication.current?.journal?.layers else { return body() }
    layers.followDepth += 1
    defer { layers.followDepth -= 1 }
    return body()
  }

  func isStaged(_ property: LayerProperty, of layer: CALayer) -> Bool { layers.isLeft(property, of: layer) }

  /// The current value counts as the staged one.
  func stage(_ property: LayerProperty, of layer: CALayer) { layers.leave(property, of: layer) }

  /// The setting is about to change.
  func willChange<View: UIView, Value: Equatable>(_ view: View, _ keyPath: ReferenceWritableKeyPath<View, Value>) {
    let key = SettingKey.view(ObjectIdentifier(view), keyPath)
    guard !layers.hasCreated(view.layer), recordedSettings.insert(key).inserted else { return }
    settings.append(ViewSettingEntry(view: view, keyPath: keyPath, isUserCode: layers.followDepth == 0))
  }

  /// Unless the constraint is between views that were created meanwhile.
  func willChange(
    _ constraint: NSLayoutConstraint, _ value: NSLayoutConstraint.RecordedValue, createdWith view: UIView?
  ) {
    let entry = ConstraintEntry(constraint, value, isUserCode: layers.followDepth == 0)
    guard !layers.hasCreated(view?.layer), recordedSettings.insert(entry.key).inserted else { return }
    settings.append(entry)
  }

  /// The view is about to get another superview or another position among its siblings.
  func willMove(_ view: UIView) {
    guard movedViews.insert(ObjectIdentifier(view)).inserted else { return }
    let siblings = view.superview?.subviews ?? []
    let sibling = siblings.index(ofObject: view).flatMap { $0 + 1 < siblings.count ? siblings[$0 + 1] : nil }
    moves.append(Move(view: view, superview: view.superview, sibling: sibling))
  }

  /// This journal recorded inside of `outer`.
  ///
  /// A closure alongside may change back what the animator changed: its own value from before is not the one from
  /// before the transition.
  func forget(recordedBy outer: TransitionJournal) {
    layers.forget(recordedBy: outer.layers)
    moves.removeAll { outer.movedViews.contains(ObjectIdentifier($0.view)) }
    settings.removeAll { outer.recordedSettings.contains($0.key) }
  }

  /// Without animations; `kept` stays where it is: it is about to be staged again, and a finger may be on it.
  func undo(keeping kept: UIView? = nil) {
    // All are compared first: moving a view, and putting one setting back, can change others.
    let staged = settings.filter(\.isStaged)
    for move in moves.reversed() where move.view.superview === move.staged && move.view !== kept {
      if !layers.hasCreated(move.view.layer) || !layers.hasCreated(move.staged?.layer) { putBack(move) }
    }
    layers.undo { self.putBack(staged) }
    forget()
  }

  private func forget() {
    layers.forget()
    (moves, movedViews) = ([], [])
    (settings, recordedSettings) = ([], [])
  }

  /// Neither put back, nor put back by UIKit itself, which arranges `screens`.
  func leftovers(except screens: [UIView]) -> [TransitionLeftover] {
    let values = layers.leftovers.filter { leftover in
      !["position", "bounds"].contains(leftover.name) || !screens.contains { $0.layer === leftover.layer }
    }
    let left = moves.filter { move in
      move.view.superview === move.staged && move.staged !== move.superview && !screens.contains { $0 === move.view }
        && (!layers.hasCreated(move.view.layer) || !layers.hasCreated(move.staged?.layer))
    }
    return values.map(TransitionLeftover.init) + settings.compactMap(\.leftover)
      + left.compactMap { TransitionLeftover($0.view, addedTo: $0.staged) }
  }

  /// UIKit itself puts back the superviews and the frames of `screens`.
  func leave(_ screens: [UIView]) {
    for move in moves.reversed()
    where move.view.superview === move.staged && screens.contains(where: { $0 === move.view }) {
      putBack(move)
    }
    UIView.performWithoutAnimation {
      for screen in screens {
        guard let (position, bounds) = layers.geometryBefore(of: screen.layer) else { continue }
        (screen.bounds, screen.center) = (bounds, position)
      }
    }
    forget()
  }

  /// Puts back settings that were still as they were staged.
  private func putBack(_ staged: [any SettingEntry]) {
    UIView.performWithoutAnimation {
      for setting in staged { setting.putBack() }
      // The second time for settings that limit each other, such as the ends of a slider and its value.
      for setting in staged { setting.putBack() }
    }
  }

  private func putBack(_ move: Move) {
    guard let superview = move.superview else { return move.view.removeFromSuperview() }
    if let sibling = move.sibling, sibling.superview === superview {
      superview.insertSubview(move.view, belowSubview: sibling)
    } else {
      superview.addSubview(move.view)
    }
  }
}

enum SettingKey: Hashable {
  case view(ObjectIdentifier, AnyKeyPath)
  case constraint(ObjectIdentifier, NSLayoutConstraint.RecordedValue)
}

/// A setting of a view, or a value of a constraint, before the transition changed it, and as the transition left it.
@MainActor protocol SettingEntry: AnyObject {
  var key: SettingKey { get }
  /// Still as it was left.
  var isStaged: Bool { get }
  /// The current value counts as the one that the transition left.
  func close()
  /// Gives the view the value from before the transition, unless it has that already.
  func putBack()
  /// What a client left; nil if it left nothing.
  var leftover: TransitionLeftover? { get }
}

@MainActor private final class ViewSettingEntry<View: UIView, Value: Equatable>: SettingEntry {
  private let view: View
  private let keyPath: ReferenceWritableKeyPath<View, Value>
  private let original: Value
  private var staged: Value
  /// Whether a client changed it, and not layout.
  private let isUserCode: Bool

  init(view: View, keyPath: ReferenceWritableKeyPath<View, Value>, isUserCode: Bool) {
    self.view = view
    self.keyPath = keyPath
    self.isUserCode = isUserCode
    original = view[keyPath: keyPath]
    staged = original
  }

  var key: SettingKey { .view(ObjectIdentifier(view), keyPath) }

  var isStaged: Bool { view[keyPath: keyPath] == staged }

  func close() { staged = view[keyPath: keyPath] }

  func putBack() {
    guard view[keyPath: keyPath] != original else { return }
    view[keyPath: keyPath] = original
    view.setNeedsLayout()
  }

  var leftover: TransitionLeftover? {
    guard isUserCode, isStaged, staged != original, let name = TransitionLeftover.settings[keyPath] else { return nil }
    return TransitionLeftover(
      property: name, owner: TransitionLeftover.name(of: view), before: "\(original)", left: "\(staged)")
  }
}

extension UIView {
  /// Notes a computed property that is about to change, when a transition records its changes; what is stored is a
  /// ``ViewSetting``.
  final func recordSetting<View: UIView, Value: Equatable>(_ keyPath: ReferenceWritableKeyPath<View, Value>) {
    if let view = self as? View { UIApplication.current?.journal?.willChange(view, keyPath) }
  }

  /// Notes where `view` is, when a transition records its changes.
  final func recordPosition(of view: UIView) { UIApplication.shared.journal?.willMove(view) }
}

extension UIApplication {
  /// Calls `body`, which changes `properties` of layers on behalf of the transitions that staged them, so that the new
  /// values too can be taken back.
  func onBehalfOfStaging(_ properties: [(property: LayerProperty, layer: CALayer)], _ body: () -> Void) {
    let staged = properties.flatMap { item in
      transitions.flatMap(\.journals).filter { $0.isStaged(item.property, of: item.layer) }.map { ($0, item) }
    }
    body()
    for (journal, item) in staged { journal.stage(item.property, of: item.layer) }
  }
}
