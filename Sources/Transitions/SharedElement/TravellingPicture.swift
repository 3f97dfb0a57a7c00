import UIKit

/// A picture of an element that travels between two screens, while the element is hidden on both.
@MainActor struct TravellingPicture {
  private let picture: UIView
  /// The element on the lower screen and on the upper one.
  private let elements: (lower: UIView, upper: UIView)
  /// The frames of both elements, in the container.
  private let frames: (lower: CGRect, upper: CGRect)
  private let wereHidden: (lower: Bool, upper: Bool)

  /// Hides both elements and adds a picture of the lower one to the front of `container`; returns nil if the lower element
  /// cannot be drawn.
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

  /// Moves the picture to the element on the upper screen, or on the lower one.
  func arrange(isOnUpper: Bool) { picture.frame = isOnUpper ? frames.upper : frames.lower }

  /// Removes the picture and restores both elements.
  func remove() {
    picture.removeFromSuperview()
    elements.lower.isHidden = wereHidden.lower
    elements.upper.isHidden = wereHidden.upper
  }
}
