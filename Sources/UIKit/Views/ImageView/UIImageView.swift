import CoreGraphics
public import Foundation
public import QuartzCore

/// A view that shows a picture, or several one after another; it takes no touches unless told to.
///
/// What is larger than the bounds is seen beyond them unless `clipsToBounds` says otherwise.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture; an animated one plays by itself.
  @ViewSetting open var image: UIImage? { didSet { pictureChanged(from: oldValue) } }
  /// The picture that is shown while the view is highlighted; nil leaves it as it is.
  @ViewSetting open var highlightedImage: UIImage? { didSet { showPicture() } }
  /// Whether the view is to look highlighted.
  @ViewSetting open var isHighlighted = false { didSet { if isHighlighted != oldValue { showPicture() } } }
  /// Pictures that are shown one after another while it animates.
  @ViewSetting open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The same while the view is highlighted.
  @ViewSetting open var highlightedAnimationImages: [UIImage]?
  /// How long the pictures take together, in seconds; 0 for 1/30 each.
  @ViewSetting open var animationDuration: TimeInterval = 0
  /// How many times they are shown; 0 for endlessly.
  @ViewSetting open var animationRepeatCount = 0
  /// Whether the pictures are being shown, also while the view is in no window.
  @ViewSetting final var isPlaying = false { didSet { play() } }
  /// The template that was coloured last, and its look.
  final var tinted: (template: UIImage, color: UIColor, picture: CGImage?)?

  /// A view of the size of `image`.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    prepare(image, nil)
  }

  /// A view of the size of `image`, which shows `highlightedImage` while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? highlightedImage?.size ?? .zero))
    prepare(image, highlightedImage)
  }

  /// A view whose frame in its superview is `frame`, without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare(nil, nil)
  }

  /// Not to be had from archives.
  ///
  /// Gives a view without a picture.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare(nil, nil)
  }

  private func prepare(_ image: UIImage?, _ highlightedImage: UIImage?) {
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    pictureChanged(from: nil)
  }

  /// The pictures' size; none without one.
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  /// Shows ``animationImages`` one after another, from the first on.
  open func startAnimating() {
    isPlaying = !(frames ?? []).isEmpty
  }

  /// Shows the picture again.
  open func stopAnimating() {
    isPlaying = false
  }

  /// Whether pictures are being shown one after another.
  open var isAnimating: Bool { isPlaying && (window == nil || layer.animation(forKey: Self.playingKey) != nil) }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    play()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showPicture()
  }

  /// The picture is what is shown: nothing is drawn.
  open override func display(_ layer: CALayer) {}

  /// Pictures change at once, also in an animation block.
  open override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    event.hasPrefix("contents") ? NSNull() : super.action(for: layer, forKey: event)
  }
}
