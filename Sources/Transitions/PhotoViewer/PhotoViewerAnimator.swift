public import UIKit

/// Opens a viewer by having its picture grow out of the thumbnail, or closes it by having the picture shrink back there.
@MainActor public final class PhotoViewerAnimator: NSObject, CatchableAnimating {
  /// The transition under way.
  public private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// Whether it opens.
  public let opens: Bool
  /// The figures it goes by.
  public let figures: PhotoViewerFigures
  /// A drag down takes an opening back.
  public var isReversedByDrag: Bool { opens }

  /// An animator for opening or closing, with these figures.
  public init(opens: Bool, figures: PhotoViewerFigures = PhotoViewerFigures()) {
    self.opens = opens
    self.figures = figures
  }

  /// The figures' duration.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    figures.duration
  }

  /// Has the picture fly and the backdrop fade.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    guard let viewer = transitionContext.viewController(forKey: opens ? .to : .from) as? any PictureShowing else {
      return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let container = transitionContext.containerView
    if opens {
      container.addSubview(viewer.view)
    } else if let below = transitionContext.view(forKey: .to) {
      container.insertSubview(below, at: 0)
    }
    let flight = PictureFlight(of: viewer, in: container, figures: figures)
    flight.set(opened: !opens)
    UIView.animate(
      withDuration: figures.duration, animations: { flight.set(opened: self.opens) },
      completion: { _ in
        flight.end()
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
