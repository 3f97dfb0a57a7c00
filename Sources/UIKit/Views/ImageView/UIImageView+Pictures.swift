import CoreGraphics
import Foundation
import QuartzCore

extension UIImageView {
  /// The picture for the state the view is in.
  final var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// What is shown one after another, in the state the view is in.
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

  /// Gives the layer the picture, at its own pixels.
  final func showPicture() {
    let shown = shownImage
    layer.contents = shown.flatMap { picture(of: $0) }
    layer.contentsScale = shown?.scale ?? UIScreen.main.scale
    layer.contentsCenter = shown?.stretchedPart ?? CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  /// What `image` looks like here: a template has the tint's colour.
  private func picture(of image: UIImage) -> CGImage? {
    guard image.renderingMode == .alwaysTemplate else { return image.uprightPicture }
    let color: UIColor = tintColor
    if let tinted, tinted.template === image, tinted.color == color { return tinted.picture }
    let picture = image.uprightPicture.flatMap { UIImage.tinted($0, color.cgColor) }
    tinted = (image, color, picture)
    return picture
  }

  static let playingKey = "UIImageViewAnimation"
  /// How many pictures a second are shown where nothing else is said: Apple's figure.
  private static let picturesPerSecond = 30.0

  /// Adds the animation through the pictures, or takes it away.
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
