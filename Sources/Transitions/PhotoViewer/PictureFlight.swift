import UIKit

/// A picture on its way between the viewer and its thumbnail.
///
/// Meanwhile the viewer's picture and the thumbnail are hidden, and the backdrop fades.
@MainActor struct PictureFlight {
  /// A snapshot, clipped to its bounds.
  let picture = UIView()
  private let content: UIView
  private let viewer: PhotoViewerController
  private let container: UIView
  private let thumbnail: UIView?
  private let parameters: PhotoViewerParameters
  private let size: CGSize
  /// The picture's frame in the container when the viewer is open.
  private let whole: CGRect
  private let original: (isPictureHidden: Bool, isThumbnailHidden: Bool, backdropAlpha: CGFloat)

  /// Hides the picture and the thumbnail.
  init(of viewer: PhotoViewerController, in container: UIView, parameters: PhotoViewerParameters) {
    viewer.view.layoutIfNeeded()
    self.viewer = viewer
    self.container = container
    self.parameters = parameters
    thumbnail = viewer.thumbnail
    size = container.bounds.size
    whole = container.convert(viewer.pictureView.bounds, from: viewer.pictureView)
    original = (viewer.pictureView.isHidden, thumbnail?.isHidden ?? false, viewer.backdropView.alpha)
    content = viewer.pictureView.snapshotView(afterScreenUpdates: true) ?? UIView()
    picture.clipsToBounds = true
    picture.isUserInteractionEnabled = false
    picture.addSubview(content)
    container.addSubview(picture)
    viewer.pictureView.isHidden = true
    thumbnail?.isHidden = true
  }

  /// Shows the viewer open or closed.
  ///
  /// If the thumbnail is not visible, a closed viewer shows the picture transparent and smaller in the centre.
  func arrange(isOpen: Bool) {
    setBackdrop(isOpen ? 1 : 0)
    let radius = viewer.pictureView.layer.cornerRadius
    if isOpen { return show(in: whole, cornerRadius: radius, alpha: 1) }
    if let thumbnail, let frame = visibleThumbnail {
      return show(in: frame, cornerRadius: thumbnail.layer.cornerRadius, alpha: 1)
    }
    let width = whole.width * parameters.vanishingScale
    let height = whole.height * parameters.vanishingScale
    let frame = CGRect(
      x: container.bounds.midX - width / 2, y: container.bounds.midY - height / 2, width: width, height: height)
    show(in: frame, cornerRadius: radius * parameters.vanishingScale, alpha: 0)
  }

  /// The thumbnail's frame in the container; nil if it is not visible.
  private var visibleThumbnail: CGRect? {
    guard let thumbnail, thumbnail.window != nil else { return nil }
    let frame = container.convert(thumbnail.bounds, from: thumbnail)
    return frame.intersects(container.bounds) ? frame : nil
  }

  private func show(in frame: CGRect, cornerRadius: CGFloat, alpha: CGFloat) {
    picture.transform = .identity
    picture.bounds.size = frame.size
    picture.center = CGPoint(x: frame.midX, y: frame.midY)
    picture.layer.cornerRadius = cornerRadius
    picture.alpha = alpha
    content.center = CGPoint(x: frame.width / 2, y: frame.height / 2)
    let scale = max(frame.width / max(whole.width, 1), frame.height / max(whole.height, 1))
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// Gives a scaled picture the thumbnail's corners, by a share.
  func roundCorners(by share: CGFloat, scale: CGFloat) {
    let own = viewer.pictureView.layer.cornerRadius
    picture.layer.cornerRadius = own + ((thumbnail?.layer.cornerRadius ?? own) / max(scale, 0.1) - own) * share
  }

  /// In the container's coordinates.
  func center(isOpen: Bool) -> CGPoint {
    let frame = isOpen ? whole : visibleThumbnail ?? container.bounds
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  var fits: Bool { container.bounds.size == size }

  /// The backdrop's alpha as a fraction of its original value, 0...1.
  var backdrop: CGFloat { viewer.backdropView.alpha / max(original.backdropAlpha, .ulpOfOne) }

  func setBackdrop(_ fraction: CGFloat) { viewer.backdropView.alpha = original.backdropAlpha * fraction }

  /// Removes the flying picture and restores what was hidden.
  func end() {
    picture.removeFromSuperview()
    viewer.pictureView.isHidden = original.isPictureHidden
    thumbnail?.isHidden = original.isThumbnailHidden
    viewer.backdropView.alpha = original.backdropAlpha
  }
}
