public import UIKit

/// The transitioning delegate of a screen that rises from below: presented by a drag up, dismissed by a drag down, or
/// both by code.
@MainActor public final class RiseTransitioning: DraggedPresentation {
  /// How the screens move, and when a drag finishes; each transition takes the figures that are set when it begins.
  public var figures = RiseFigures() { didSet { updateDrags() } }
  private let upwardDrag = DragInteraction()

  /// Creates a delegate with the published figures.
  public override init() {
    super.init()
    drag.directions = [.down]
    upwardDrag.directions = [.up]
    upwardDrag.isOpening = true
    updateDrags()
  }

  public override var dragFigures: DragFigures { figures.drag }
  public override var movesEveryTransition: Bool { false }
  public override var presentationDrag: DragInteraction { upwardDrag }

  private func updateDrags() {
    for drag in [presentationDrag, drag] {
      drag.figures = figures.drag
      drag.distance = figures.dragDistance
      drag.limits = figures.dragLimits
      drag.countsBothDirections = true
    }
  }

  public override func animator(isOpening: Bool) -> (any CatchableAnimating)? {
    RiseAnimator(isOpening: isOpening, figures: figures)
  }

  /// Adds a drag up to the view of `source`, which presents the screen that `destination` returns.
  public func addPresentationDrag(
    to source: UIViewController, presenting destination: @escaping () -> UIViewController?
  ) {
    presentationDrag.coordinator = { [weak source] in source?.transitionCoordinator }
    presentationDrag.mayBegin = { [weak source] _ in source?.presentedViewController == nil }
    presentationDrag.begin = { [weak self, weak source] _ in
      guard let self, let destination = destination() else { return }
      prepare(destination)
      source?.present(destination, animated: true)
    }
    source.view.addGestureRecognizer(presentationDrag.pan)
  }
}
