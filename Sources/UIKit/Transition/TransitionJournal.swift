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
  }

  /// `view` is about to be put elsewhere, or to another place among its siblings.
  func willMove(_ view: UIView) {
    guard moved.insert(ObjectIdentifier(view)).inserted else { return }
    let siblings = view.superview?.subviews ?? []
    let follower = siblings.firstIndex { $0 === view }.flatMap { $0 + 1 < siblings.count ? siblings[$0 + 1] : nil }
    moves.append(Move(view: view, superview: view.superview, follower: follower))
  }

  /// Puts back what still is as it was staged, without animations.
  func undo() {
    for move in moves.reversed() where move.view.superview === move.staged { putBack(move) }
    moves = []
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

extension UIView {
  /// Has whoever records take note of where `view` is.
  final func noteHierarchy(of view: UIView) { UIApplication.shared.journal?.willMove(view) }
}
