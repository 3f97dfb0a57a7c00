public import UIKit

/// The transitioning delegate of a photo viewer, which opens out of a thumbnail and closes by a drag down.
@MainActor public final class PhotoViewerTransitioning: DraggedPresentation {
  /// How the picture moves, and when a drag closes; each transition takes the figures that are set when it begins.
  public var figures = PhotoViewerFigures() { didSet { updateDrag() } }
  private weak var interaction: PhotoViewerInteraction?

  /// Creates a delegate with the published figures.
  public override init() {
    super.init()
    drag.directions = [.down]
    drag.makeController = { [weak self] in self?.makeInteraction() ?? UIPercentDrivenInteractiveTransition() }
    updateDrag()
  }

  public override var dragFigures: DragFigures { figures.drag }
  public override var style: UIModalPresentationStyle { .overFullScreen }
  public override var movesEveryTransition: Bool { false }

  private func updateDrag() {
    interaction?.figures = figures
    drag.figures = figures.drag
    drag.distance = figures.dragDistance
  }

  private func makeInteraction() -> any UIViewControllerInteractiveTransitioning & DragMover {
    let created = PhotoViewerInteraction(pan: drag.pan, figures: figures)
    interaction = created
    return created
  }

  public override func animator(isOpening: Bool) -> (any CatchableAnimating)? {
    PhotoViewerAnimator(isOpening: isOpening, figures: figures)
  }
}
