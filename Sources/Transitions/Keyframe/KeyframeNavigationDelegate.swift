public import UIKit

/// A navigation's delegate that pushes and pops by keyframes, and pops by a drag from the edge.
@MainActor public final class KeyframeNavigationDelegate: PushPopDelegate {
  /// How the screens move, and when a drag pops; each transition takes them as they are when it begins.
  public var figures = KeyframeFigures() { didSet { edgePop.figures = figures.drag } }

  /// A delegate with the published figures.
  public init() {
    super.init(drag: KeyframeFigures().drag)
  }

  /// One for pushes, another for pops.
  public override func animator(for operation: UINavigationController.Operation) -> (any CatchableAnimating)? {
    switch operation {
    case .push: KeyframeAnimator(pushes: true, figures: figures)
    case .pop: KeyframeAnimator(pushes: false, figures: figures)
    default: nil
    }
  }
}
