import UIKit

/// The flight of a viewer's picture from its thumbnail and back, from its beginning to its end.
///
/// Meanwhile the picture and the thumbnail are hidden, and the backdrop fades.
@MainActor struct PictureFlight {
  /// What flies.
  let picture: FlyingPicture
  /// Where it is when the viewer is open.
  let whole: FlyingPicture.Place
  private let viewer: any PictureShowing
  private let container: UIView
  private let thumbnail: UIView?
  private let figures: PhotoViewerFigures
  private let size: CGSize
  private let prior: (picture: Bool, thumbnail: Bool, alpha: CGFloat)

  /// Has the picture of `viewer`, whose view is in `container`, be ready to fly.
  init(of viewer: any PictureShowing, in container: UIView, figures: PhotoViewerFigures) {
    viewer.view.layoutIfNeeded()
    let original = viewer.pictureView
    (self.viewer, self.container, self.figures) = (viewer, container, figures)
    thumbnail = viewer.thumbnail
    size = container.bounds.size
    prior = (original.isHidden, thumbnail?.isHidden ?? false, viewer.backdropView.alpha)
    picture = FlyingPicture(of: original)
    whole = FlyingPicture.Place(
      frame: container.convert(original.bounds, from: original), cornerRadius: original.layer.cornerRadius)
    container.addSubview(picture.view)
    original.isHidden = true
    thumbnail?.isHidden = true
  }

  /// Has all be as it is with the viewer open, or closed.
  func set(opened: Bool) {
    picture.put(at: opened ? whole : small)
    setBackdrop(opened ? 1 : 0)
  }

  /// Whether the screen is as large as it was at the beginning.
  var fits: Bool { container.bounds.size == size }

  /// How much is seen of the backdrop, 0...1.
  var backdrop: CGFloat { viewer.backdropView.alpha / max(prior.alpha, .ulpOfOne) }

  /// Has so much of the backdrop be seen.
  func setBackdrop(_ part: CGFloat) { viewer.backdropView.alpha = prior.alpha * part }

  /// Leaves everything as it was.
  func end() {
    picture.view.removeFromSuperview()
    viewer.pictureView.isHidden = prior.picture
    thumbnail?.isHidden = prior.thumbnail
    viewer.backdropView.alpha = prior.alpha
  }

  /// Where the thumbnail is now; where it has gone, or is out of sight, a smaller picture that is not seen in the middle.
  private var small: FlyingPicture.Place {
    if let thumbnail, thumbnail.window != nil {
      let frame = container.convert(thumbnail.bounds, from: thumbnail)
      if frame.intersects(container.bounds) {
        return FlyingPicture.Place(frame: frame, cornerRadius: thumbnail.layer.cornerRadius)
      }
    }
    let size = CGSize(
      width: whole.frame.width * figures.vanishingScale, height: whole.frame.height * figures.vanishingScale)
    let corner = CGPoint(x: container.bounds.midX - size.width / 2, y: container.bounds.midY - size.height / 2)
    return FlyingPicture.Place(
      frame: CGRect(origin: corner, size: size), cornerRadius: whole.cornerRadius * figures.vanishingScale, alpha: 0)
  }
}
