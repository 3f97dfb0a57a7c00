public import UIKit

/// Shows a picture over the whole screen; it grows out of its thumbnail, and shrinks back after a tap or a drag down.
@MainActor open class PhotoViewerController: UIViewController, UIViewControllerTransitioningDelegate {
  /// Keeps the proportions that the picture had when the viewer was created.
  public let pictureView: UIView
  public let backdropView = UIView()
  /// Changes apply from the next transition.
  public var parameters = PhotoViewerParameters() { didSet { drag?.parameters = parameters } }
  private var drag: PhotoViewerDrag?
  private let proportions: CGSize
  private let findThumbnail: () -> UIView?

  /// Creates a viewer of `picture`, whose bounds give the proportions.
  ///
  /// Each transition asks `thumbnail` for the view that the picture grows out of or shrinks into.
  public init(picture: UIView, thumbnail: @escaping () -> UIView?) {
    pictureView = picture
    proportions = picture.bounds.size
    findThumbnail = thumbnail
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    modalPresentationCapturesStatusBarAppearance = true
    transitioningDelegate = self
  }

  public required init?(coder: NSCoder) { nil }

  public var thumbnail: UIView? { findThumbnail() }

  open override func viewDidLoad() {
    super.viewDidLoad()
    backdropView.backgroundColor = .black
    backdropView.frame = view.bounds
    backdropView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(backdropView)
    view.addSubview(pictureView)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Self.close(_:))))
    drag = PhotoViewerDrag(self, parameters: parameters)
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

  /// Dismisses the viewer, unless the tap caught a moving picture.
  private func close(_ tap: UITapGestureRecognizer) {
    if transitionCoordinator == nil { dismiss(animated: true) }
  }

  /// VoiceOver's escape closes the viewer too.
  open override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PhotoViewerAnimator(isOpening: true, parameters: parameters)
  }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PhotoViewerAnimator(isOpening: false, parameters: parameters)
  }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    drag?.phase == .held ? drag : nil
  }
}
