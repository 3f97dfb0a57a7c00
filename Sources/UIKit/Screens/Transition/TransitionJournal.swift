import QuartzCore

/// What a transition changed of layers and of the views' hierarchy, so that cancelling can take it back.
///
/// Once recorded it can be undone: what still is as it was staged goes back to what it was before, what was changed
/// since stays.
@MainActor final class TransitionJournal {
  /// Where a view was before it was first moved, and where it was left.
  private struct Move {
    let view: UIView
    let superview: UIView?
    let follower: UIView?
    var staged: UIView?
  }

  private let layers = LayerJournal()
  private var moves: [Move] = []
  private var moved: Set<ObjectIdentifier> = []
  private var settings: [any Setting] = []

  /// Records what `changes` changes in `application`'s world.
  func record(in application: UIApplication, _ changes: () -> Void) {
    let (outerLayers, outer) = (application.world.journal, application.journal)
    application.world.journal = layers
    application.journal = self
    changes()
    application.world.journal = outerLayers
    application.journal = outer
    layers.close()
    for index in moves.indices { moves[index].staged = moves[index].view.superview }
    for setting in settings { setting.close() }
  }

  /// Whether `property` of `layer` still is as it was staged.
  func isStaged(_ property: LayerProperty, of layer: CALayer) -> Bool { layers.isLeft(property, of: layer) }

  /// Takes what `property` of `layer` is now for what was staged.
  func stage(_ property: LayerProperty, of layer: CALayer) { layers.leave(property, of: layer) }

  /// A value that is the view's own, and not its layer's, is about to be another.
  func willChange<View: UIView, Value: Equatable>(_ view: View, _ path: ReferenceWritableKeyPath<View, Value>) {
    guard !settings.contains(where: { $0.isOf(view, path) }) else { return }
    settings.append(ViewSetting(view: view, path: path))
  }

  /// `view` is about to be put elsewhere, or to another place among its siblings.
  func willMove(_ view: UIView) {
    guard moved.insert(ObjectIdentifier(view)).inserted else { return }
    let siblings = view.superview?.subviews ?? []
    let follower = siblings.firstIndex { $0 === view }.flatMap { $0 + 1 < siblings.count ? siblings[$0 + 1] : nil }
    moves.append(Move(view: view, superview: view.superview, follower: follower))
  }

  /// Puts back what still is as it was staged, without animations, and forgets it all.
  ///
  /// `kept` stays where it is: it is about to be staged again, and a finger may be on it.
  func undo(keeping kept: UIView? = nil) {
    for move in moves.reversed() where move.view.superview === move.staged && move.view !== kept { putBack(move) }
    for setting in settings { setting.undo() }
    (moves, settings) = ([], [])
    moved = []
    layers.undo()
  }

  private func putBack(_ move: Move) {
    guard let superview = move.superview else { return move.view.removeFromSuperview() }
    if let follower = move.follower, follower.superview === superview {
      superview.insertSubview(move.view, belowSubview: follower)
    } else {
      superview.addSubview(move.view)
    }
  }
}

/// A value of a view as it was, and as it was left.
@MainActor private protocol Setting: AnyObject {
  func isOf(_ view: UIView, _ path: AnyKeyPath) -> Bool
  func close()
  func undo()
}

@MainActor private final class ViewSetting<View: UIView, Value: Equatable>: Setting {
  private let view: View
  private let path: ReferenceWritableKeyPath<View, Value>
  private let before: Value
  private var staged: Value

  init(view: View, path: ReferenceWritableKeyPath<View, Value>) {
    self.view = view
    self.path = path
    before = view[keyPath: path]
    staged = before
  }

  func isOf(_ view: UIView, _ path: AnyKeyPath) -> Bool { self.view === view && self.path == path }
  func close() { staged = view[keyPath: path] }
  func undo() { if view[keyPath: path] == staged { view[keyPath: path] = before } }
}

extension UIView {
  /// Has whoever records take note of a value of the view's own that is about to be another.
  final func noteSetting<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    guard let journal = UIApplication.current?.journal, let view = self as? View else { return }
    journal.willChange(view, path)
  }

  /// Has whoever records take note of where `view` is.
  final func noteHierarchy(of view: UIView) { UIApplication.shared.journal?.willMove(view) }
}

extension UIApplication {
  /// Has `body` change `property` of `layer` on behalf of who staged it, in whichever transition that was: what it
  /// leaves there can be taken back too.
  func onBehalfOfStaging(_ property: LayerProperty, of layer: CALayer, _ body: () -> Void) {
    let journals = transitions.flatMap(\.journals).filter { $0.isStaged(property, of: layer) }
    body()
    for journal in journals { journal.stage(property, of: layer) }
  }
}
