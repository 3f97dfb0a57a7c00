import CoreGraphics
public import Foundation

@preconcurrency @MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default`
    case bar
  }

  private let fill = UIView()
  @ViewSetting private var part: Float = 0

  @ViewSetting open var progressViewStyle: Style = .default { didSet { invalidateIntrinsicContentSize() } }
  @ViewSetting open var progressTintColor: UIColor? { didSet { applyColors() } }
  /// Nil for a light gray.
  @ViewSetting open var trackTintColor: UIColor? { didSet { applyColors() } }

  private var observation: NSKeyValueObservation?
  /// `progress` follows it.
  @ViewSetting open var observedProgress: Progress? {
    didSet {
      observation = observedProgress?.observe(\.fractionCompleted, options: .initial) { [weak self] task, _ in
        let part = Float(task.fractionCompleted)
        MainActor.assumeIsolated { self?.setProgress(part, animated: false) }
      }
    }
  }

  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size = CGSize(width: Self.usualWidth, height: intrinsicContentSize.height)
  }

  override func setUp() {
    super.setUp()
    if frame.height == 0 { frame.size.height = intrinsicContentSize.height }
    clipsToBounds = true
    addSubview(fill)
    applyColors()
  }

  /// Values outside 0 to 1 are clamped, and NaN counts as 0.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }

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

  /// In points, as on iOS 14 and later.
  private static let usualHeight: CGFloat = 4
  /// In points, as on iOS.
  private static let thinHeight: CGFloat = 2
  /// In points, as on iOS.
  private static let usualWidth: CGFloat = 150
  /// In seconds: our choice, that of most of UIKit's animations.
  private static let fillingDuration = 0.25
}
