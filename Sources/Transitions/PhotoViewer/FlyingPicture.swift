import UIKit

/// A picture that flies between its thumbnail and its place on the screen, and fills the frame it has on the way.
@MainActor struct FlyingPicture {
  /// Where a picture is.
  struct Place {
    var frame: CGRect
    var cornerRadius: CGFloat = 0
    var alpha: CGFloat = 1
  }

  /// What flies; it cuts off what stands out.
  let view = UIView()
  private let content: UIView
  private let size: CGSize

  /// A picture that looks like `original`, which may be hidden from now on.
  init(of original: UIView) {
    size = original.bounds.size
    content = original.snapshotView(afterScreenUpdates: true) ?? UIView()
    view.clipsToBounds = true
    view.isUserInteractionEnabled = false
    view.addSubview(content)
  }

  /// Puts it somewhere.
  func put(at place: Place) {
    view.bounds.size = place.frame.size
    view.center = CGPoint(x: place.frame.midX, y: place.frame.midY)
    view.layer.cornerRadius = place.cornerRadius
    view.alpha = place.alpha
    content.center = CGPoint(x: place.frame.width / 2, y: place.frame.height / 2)
    let scale = max(place.frame.width / max(size.width, 1), place.frame.height / max(size.height, 1))
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
  }
}
