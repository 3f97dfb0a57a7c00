import UIKit

/// The flight of a viewer's picture between the viewer and its thumbnail.
///
/// During the flight the viewer's picture and the thumbnail are hidden, and the backdrop fades.
@MainActor struct PictureFlight {
  /// The snapshot that flies.
  let picture: FlyingPicture
  /// The appearance of the picture when the viewer is open.
  private let open: FlyingPicture.Appearance
  private let viewer: any PictureShowing
  private let container: UIView
  private let thumbnail: UIView?
  private let figures: PhotoViewerFigures
  private let size: CGSize
  private let original: (isPictureHidden: Bool, isThumbnailHidden: Bool, backdropAlpha: CGFloat)

  /// Creates a flight of the picture of `viewer`, whose view is in `container`, and hides the picture and its thumbnail.
  init(of viewer: any PictureShowing, in container: UIView, figures: PhotoViewerFigures) {
    viewer.view.layoutIfNeeded()
    let pictureView = viewer.pictureView
    (self.viewer, self.container, self.figures) = (viewer, container, figures)
    thumbnail = viewer.thumbnail
    size = container.bounds.size
    original = (pictureView.isHidden, thumbnail?.isHidden ?? false, viewer.backdropView.alpha)
    picture = FlyingPicture(of: pictureView)
    open = FlyingPicture.Appearance(
      frame: container.convert(pictureView.bounds, from: pictureView), cornerRadius: pictureView.layer.cornerRadius)
    container.addSubview(picture.view)
    pictureView.isHidden = true
    thumbnail?.isHidden = true
  }

  /// Sets the picture and the backdrop to what they are when the viewer is open, or closed.
  func set(isOpen: Bool) {
    picture.set(isOpen ? open : closed)
    setBackdrop(isOpen ? 1 : 0)
  }

  /// The centre of the picture when the viewer is open, in the container.
  var openCenter: CGPoint { CGPoint(x: open.frame.midX, y: open.frame.midY) }

  /// Whether the container still has the size that it had when the flight was created.
  var fits: Bool { container.bounds.size == size }

  /// The opacity of the backdrop, as a fraction of its original alpha, 0...1.
  var backdrop: CGFloat { viewer.backdropView.alpha / max(original.backdropAlpha, .ulpOfOne) }

  /// Sets the opacity of the backdrop to a fraction of its original alpha.
  func setBackdrop(_ fraction: CGFloat) { viewer.backdropView.alpha = original.backdropAlpha * fraction }

  /// Removes the flying picture, and restores the viewer and the thumbnail.
  func end() {
    picture.view.removeFromSuperview()
    viewer.pictureView.isHidden = original.isPictureHidden
    thumbnail?.isHidden = original.isThumbnailHidden
    viewer.backdropView.alpha = original.backdropAlpha
  }

  /// The appearance of the picture when the viewer is closed: that of the thumbnail, or if the thumbnail is not visible,
  /// transparent and smaller in the centre of the container.
  private var closed: FlyingPicture.Appearance {
    if let thumbnail, thumbnail.window != nil {
      let frame = container.convert(thumbnail.bounds, from: thumbnail)
      if frame.intersects(container.bounds) {
        return FlyingPicture.Appearance(frame: frame, cornerRadius: thumbnail.layer.cornerRadius)
      }
    }
    let size = CGSize(
      width: open.frame.width * figures.vanishingScale, height: open.frame.height * figures.vanishingScale)
    let corner = CGPoint(x: container.bounds.midX - size.width / 2, y: container.bounds.midY - size.height / 2)
    return FlyingPicture.Appearance(
      frame: CGRect(origin: corner, size: size), cornerRadius: open.cornerRadius * figures.vanishingScale, alpha: 0)
  }
}
