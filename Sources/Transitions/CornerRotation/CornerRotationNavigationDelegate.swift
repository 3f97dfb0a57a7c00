public import UIKit

/// A navigation's delegate whose screens turn about their top right corner, also under a drag from the edge.
@MainActor public final class CornerRotationNavigationDelegate: PushPopDelegate {
  /// How the screens turn, and when a drag pops; each transition takes them as they are when it begins.
  public var figures = CornerRotationFigures() { didSet { edgePop.figures = figures.drag } }

  /// A delegate with the published figures.
  public init() {
    super.init(drag: CornerRotationFigures().drag)
  }

  /// One for pushes, another for pops.
  public override func animator(for operation: UINavigationController.Operation) -> (any CatchableAnimating)? {
    switch operation {
    case .push: CornerRotationAnimator(pushes: true, figures: figures)
    case .pop: CornerRotationAnimator(pushes: false, figures: figures)
    default: nil
    }
  }
}
