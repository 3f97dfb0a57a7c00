import CoreGraphics
public import Foundation
public import QuartzCore

/// An image larger than the bounds is visible beyond them unless `clipsToBounds` is true.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// An animated image starts to play at once.
  @ViewSetting open var image: UIImage? { didSet { pictureChanged(from: oldValue) } }
  @ViewSetting open var highlightedImage: UIImage? { didSet { showPicture() } }
  @ViewSetting open var isHighlighted = false { didSet { if isHighlighted != oldValue { showPicture() } } }
  @ViewSetting open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  @ViewSetting open var highlightedAnimationImages: [UIImage]?
  /// How long one cycle takes; 0 for 1/30 second for each image.
  @ViewSetting open var animationDuration: TimeInterval = 0 {
    didSet {
      _ = acceptsNumbers(of: \UIImageView.animationDuration, named: "animationDuration", old: oldValue)
    }
  }
  /// 0 repeats endlessly.
  @ViewSetting open var animationRepeatCount = 0
  /// For what a symbol's own configuration leaves open.
  @ViewSetting open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      showPicture()
      invalidateIntrinsicContentSize()
    }
  }
  /// Also true while the view is in no window.
  @ViewSetting final var isPlaying = false { didSet { play() } }
  /// Tinted last, with the result.
  final var tinted: (template: UIImage, color: CGColor, picture: CGImage?)?
  /// Configured last, with the result.
  final var configured: (symbol: UIImage, configuration: UIImage.SymbolConfiguration, image: UIImage)?

  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    show(image, nil)
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
    show(image, highlightedImage)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func setUp() {
    super.setUp()
    isUserInteractionEnabled = false
    pictureChanged(from: nil)
  }

  private func show(_ image: UIImage?, _ highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// No intrinsic size without an image.
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  open func startAnimating() {
    isPlaying = !(frames ?? []).isEmpty
  }

  open func stopAnimating() {
    isPlaying = false
  }

  open var isAnimating: Bool { isPlaying && (window == nil || layer.animation(forKey: Self.playingKey) != nil) }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    play()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showPicture()
  }

  override func appearanceChanged() {
    super.appearanceChanged()
    if [image, highlightedImage].contains(where: { $0?.isDynamic == true }) { showPicture() }
  }

  /// The image is the view's content.
  open override func display(_ layer: CALayer) {}

  /// The image changes at once also in an animation block.
  open override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    event.hasPrefix("contents") ? NSNull() : super.action(for: layer, forKey: event)
  }
}

extension UIImageView {
  final var shownImage: UIImage? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let shown, let configuration = preferredSymbolConfiguration, shown.isSymbolImage else { return shown }
    if let configured, configured.symbol === shown, configured.configuration === configuration {
      return configured.image
    }
    let image = shown.preferring(configuration) ?? shown
    configured = (shown, configuration, image)
    return image
  }

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

  final func showPicture() {
    let shown = shownImage
    layer.contents = shown.flatMap { picture(of: $0) }
    layer.contentsScale = shown?.scale ?? UIScreen.main.scale
    layer.contentsCenter = shown?.stretchedPart ?? CGRect(x: 0, y: 0, width: 1, height: 1)
  }

  /// A template has the tint color.
  private func picture(of image: UIImage) -> CGImage? {
    guard image.renderingMode == .alwaysTemplate else { return traits.current.asCurrent { image.uprightPicture } }
    let color = tintColor.resolvedColor(with: traits.current).cgColor
    if let tinted, tinted.template === image, tinted.color == color { return tinted.picture }
    let picture = image.uprightPicture.flatMap { UIImage.tinted($0, color) }
    tinted = (image, color, picture)
    return picture
  }

  static let playingKey = "UIImageViewAnimation"
  /// If the client sets no duration, as on iOS.
  private static let picturesPerSecond = 30.0

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
