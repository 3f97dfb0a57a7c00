public import UIKit

/// Shows one picture over the whole screen: it grows out of its thumbnail, and goes back there when tapped or dragged
/// down.
@MainActor open class PhotoViewerController: UIViewController, PictureShowing {
  /// The picture, in the proportions it came with.
  public let pictureView: UIView
  /// The black that it lies on.
  public let backdropView = UIView()
  /// How it opens and closes.
  public let transitioning = PhotoViewerTransitioning()
  private let proportions: CGSize
  private let findThumbnail: () -> UIView?

  /// A viewer of `picture`, whose size says its proportions; `thumbnail` is asked where it comes from and goes to.
  public init(picture: UIView, thumbnail: @escaping () -> UIView?) {
    pictureView = picture
    proportions = picture.bounds.size
    findThumbnail = thumbnail
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    transitioningDelegate = transitioning
  }

  /// Nil: there is no picture in an archive.
  public required init?(coder: NSCoder) { nil }

  /// Where the picture comes from and goes to.
  public var thumbnail: UIView? { findThumbnail() }

  open override func viewDidLoad() {
    super.viewDidLoad()
    backdropView.backgroundColor = .black
    backdropView.frame = view.bounds
    backdropView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(backdropView)
    view.addSubview(pictureView)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Self.close(_:))))
    transitioning.addDrag(to: self)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard proportions.width > 0, proportions.height > 0 else {
      pictureView.frame = view.bounds
      return
    }
    let scale = min(view.bounds.width / proportions.width, view.bounds.height / proportions.height)
    pictureView.bounds.size = CGSize(width: proportions.width * scale, height: proportions.height * scale)
    pictureView.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  /// A tap that catches a moving picture closes nothing.
  private func close(_ tap: UITapGestureRecognizer) {
    if transitionCoordinator == nil { dismiss(animated: true) }
  }
}
