import UIKit

/// A picture of an element, moving between two screens, while the element is hidden on both.
@MainActor struct TravellingPicture {
  private let picture: UIView
  private let elements: (lower: UIView, upper: UIView)
  /// In the container's coordinates.
  private let frames: (lower: CGRect, upper: CGRect)
  private let wereHidden: (lower: Bool, upper: Bool)

  /// Hides both elements and adds a picture to the front of `container`; nil if the lower element cannot be drawn.
  init?(of lower: UIView, andOf upper: UIView, in container: UIView) {
    // The lower screen was covered, and may have changed since it was last drawn.
    guard let picture = lower.snapshotView(afterScreenUpdates: true) else { return nil }
    self.picture = picture
    elements = (lower, upper)
    frames = (lower.convert(lower.bounds, to: container), upper.convert(upper.bounds, to: container))
    wereHidden = (lower.isHidden, upper.isHidden)
    picture.isUserInteractionEnabled = false
    container.addSubview(picture)
    lower.isHidden = true
    upper.isHidden = true
  }

  func arrange(isOnUpper: Bool) { picture.frame = isOnUpper ? frames.upper : frames.lower }

  func remove() {
    picture.removeFromSuperview()
    elements.lower.isHidden = wereHidden.lower
    elements.upper.isHidden = wereHidden.upper
  }
}
