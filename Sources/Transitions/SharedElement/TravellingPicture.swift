import UIKit

/// A picture of an element on its way between its places on two screens, while the element itself is hidden on both.
@MainActor struct TravellingPicture {
  private let picture: UIView
  /// The element on the lower screen and on the upper one.
  private let elements: (lower: UIView, upper: UIView)
  /// Where it is on either, in the container.
  private let frames: (lower: CGRect, upper: CGRect)
  private let wereHidden: (lower: Bool, upper: Bool)

  /// Hides both and puts the picture over everything in `container`; nil where there is nothing to be taken a picture of.
  init?(of lower: UIView, andOf upper: UIView, in container: UIView) {
    // The lower one may not have been on screen for a while.
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

  /// Has it be where either screen has it.
  func set(revealed: Bool) { picture.frame = revealed ? frames.lower : frames.upper }

  /// Takes the picture away and shows what it stood for.
  func remove() {
    picture.removeFromSuperview()
    elements.lower.isHidden = wereHidden.lower
    elements.upper.isHidden = wereHidden.upper
  }
}
