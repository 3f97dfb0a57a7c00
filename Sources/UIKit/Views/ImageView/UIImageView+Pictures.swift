import CoreGraphics
import Foundation
import QuartzCore

extension UIImageView {
  /// The image for the current state of the view.
  final var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// The images of the animation in the current state of the view.
  final var frames: [UIImage]? {
    isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages ?? image?.images
  }

  final func pictureChanged(from old: UIImage?) {
    showPicture()
    if image?.size != old?.size { invalidateIntrinsicContentSize() }
    if image?.images != nil {
      startAnimating()
    } else if old?.images != nil {
      stopAnimating()
    }
  }

  /// Gives the layer the image's pixels.
  final func showPicture() {
    let shown = shownImage
    layer.contents = shown.flatMap { picture(of: $0) }
    layer.contentsScale = shown?.scale ?? UIScreen.main.scale
    layer.contentsCenter = shown?.stretchedPart ?? CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  /// Returns the picture of `image` in this view: a template has the tint color.
  private func picture(of image: UIImage) -> CGImage? {
    guard image.renderingMode == .alwaysTemplate else { return traits.current.asCurrent { image.uprightPicture } }
    let color = tintColor.resolvedColor(with: traits.current).cgColor
    if let tinted, tinted.template === image, tinted.color == color { return tinted.picture }
    let picture = image.uprightPicture.flatMap { UIImage.tinted($0, color) }
    tinted = (image, color, picture)
    return picture
  }

  static let playingKey = "UIImageViewAnimation"
  /// The number of images per second if the client sets no duration, as on iOS.
  private static let picturesPerSecond = 30.0

  /// Adds the animation of the images, or removes it.
  final func play() {
    layer.removeAnimation(forKey: Self.playingKey)
    guard isPlaying, window != nil, let frames else { return }
    let animation = CAKeyframeAnimation(keyPath: "contents")
    animation.values = frames.compactMap { picture(of: $0) }
    animation.calculationMode = .discrete
    animation.duration = playingDuration(of: frames)
    animation.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
    layer.add(animation, forKey: Self.playingKey)
  }

  private func playingDuration(of frames: [UIImage]) -> Double {
    if animationDuration > 0 { return animationDuration }
    if animationImages == nil, let image, image.duration > 0 { return image.duration }
    return Double(frames.count) / Self.picturesPerSecond
  }
}
