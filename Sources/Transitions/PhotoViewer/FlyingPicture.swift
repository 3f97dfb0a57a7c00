import UIKit

/// A snapshot of a picture that flies between its thumbnail and the viewer, and fills its frame all the time.
@MainActor struct FlyingPicture {
  /// The geometry and opacity of a picture.
  struct Appearance {
    var frame: CGRect
    var cornerRadius: CGFloat = 0
    var alpha: CGFloat = 1
  }

  /// The view that flies; it clips the picture to its bounds.
  let view = UIView()
  private let content: UIView
  private let size: CGSize

  /// Creates a picture that looks like `original`, which can be hidden afterwards.
  init(of original: UIView) {
    size = original.bounds.size
    content = original.snapshotView(afterScreenUpdates: true) ?? UIView()
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    view.addSubview(content)
  }

  /// Gives the picture an appearance.
  func set(_ appearance: Appearance) {
    let frame = appearance.frame
    view.bounds.size = frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
    view.layer.cornerRadius = appearance.cornerRadius
    view.alpha = appearance.alpha
    content.center = CGPoint(x: frame.width / 2, y: frame.height / 2)
    let scale = max(frame.width / max(size.width, 1), frame.height / max(size.height, 1))
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
  }
}
