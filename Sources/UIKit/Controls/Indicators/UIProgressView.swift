import CoreGraphics
public import Foundation

/// A bar that shows how much of something is done.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// How a bar looks.
  public enum Style: Int, Sendable {
    /// As anywhere.
    case `default`
    /// As on a bar of buttons: thinner.
    case bar
  }

  private let fill = UIView()
  @ViewSetting private var part: Float = 0

  /// How the bar looks.
  @ViewSetting open var progressViewStyle: Style = .default { didSet { invalidateIntrinsicContentSize() } }
  /// The colour of what is done; the tint's for nil.
  @ViewSetting open var progressTintColor: UIColor? { didSet { applyColors() } }
  /// The colour of what is not done; a light gray for nil.
  @ViewSetting open var trackTintColor: UIColor? { didSet { applyColors() } }

  /// A bar whose frame in its superview is `frame`, but of the height bars have where that has none.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A bar of a style.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size = CGSize(width: Self.usualWidth, height: intrinsicContentSize.height)
  }

  /// Not to be had from archives.
  ///
  /// Gives a bar.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    if frame.height == 0 { frame.size.height = intrinsicContentSize.height }
    clipsToBounds = true
    addSubview(fill)
    applyColors()
  }

  /// How much is done, 0…1; what is outside is brought to the end, and no number counts as 0.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how much is done, 0…1, the bar getting there in a moment.
  open func setProgress(_ progress: Float, animated: Bool) {
    if animated { layoutIfNeeded() }
    part = progress.isNaN ? 0 : min(max(progress, 0), 1)
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: Self.fillingDuration, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState]) {
      self.layoutIfNeeded()
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: progressViewStyle == .bar ? Self.thinHeight : Self.usualHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : Self.usualWidth, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    (layer.cornerRadius, fill.layer.cornerRadius) = (radius, radius)
    fill.frame = CGRect(x: 0, y: 0, width: bounds.width * CGFloat(part), height: bounds.height)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyColors()
  }

  private func applyColors() {
    fill.backgroundColor = progressTintColor ?? tintColor
    backgroundColor = trackTintColor ?? .systemGray5
  }

  /// How high a bar is, in points: Apple's figure since iOS 14.
  private static let usualHeight: CGFloat = 4
  /// How high one on a bar of buttons is, in points: Apple's figure.
  private static let thinHeight: CGFloat = 2
  /// How wide a bar is that nobody gave a width, in points: Apple's figure.
  private static let usualWidth: CGFloat = 150
  /// How long the bar takes to get somewhere, in seconds: our choice, as most of UIKit's animations.
  private static let fillingDuration = 0.25
}
