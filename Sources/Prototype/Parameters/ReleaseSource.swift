import Motion
import Transitions

/// The source of the rule that decides at release whether a transition finishes.
@MainActor struct ReleaseSource<Figures> {
  /// Returns the rule that applies with some figures.
  let rule: (Figures) -> ReleaseRule

  /// The rule of the drag figures at `path`.
  static func figures(_ path: KeyPath<Figures, DragFigures>) -> Self { Self { $0[keyPath: path].releaseRule } }

  /// A rule without figures.
  static func fixed(_ rule: ReleaseRule) -> Self { Self { _ in rule } }
}
