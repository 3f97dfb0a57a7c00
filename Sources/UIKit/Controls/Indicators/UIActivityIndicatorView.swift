import CoreGraphics
public import Foundation
import QuartzCore

/// A wheel of spokes that turns while something goes on whose end is not known.
///
/// Its motion never ends, and does not keep a stage from being idle.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    var length: CGFloat { self == .large ? 37 : 20 }
  }

  private let wheel = CALayer()
  @ViewSetting private var isTurning = false { didSet { applyTurning() } }

  /// How large the wheel is.
  @ViewSetting open var style: Style = .medium { didSet { styleChanged() } }
  /// Whether the view is hidden while the wheel stands.
  @ViewSetting open var hidesWhenStopped = true { didSet { applyHiding() } }

  // Apple's type, which takes nil and never gives it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the spokes; gray unless set.
  @ViewSetting open var color: UIColor! = .systemGray { didSet { applyColor() } }

  /// A wheel of a size, which stands.
  public init(style: UIActivityIndicatorView.Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
    self.style = style
    prepare()
  }

  /// A wheel of the medium size in the middle of `frame`, which stands.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Not to be had from archives.
  ///
  /// Gives a wheel that stands.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    for _ in 0..<Self.spokes { wheel.addSublayer(CALayer()) }
    layer.addSublayer(wheel)
    styleChanged()
    applyColor()
    applyHiding()
  }

  /// Has the wheel turn, and the view be seen.
  open func startAnimating() {
    isTurning = true
  }

  /// Has the wheel stand, and the view be hidden if it is to be.
  open func stopAnimating() {
    isTurning = false
  }

  /// Whether the wheel turns.
  open var isAnimating: Bool { isTurning }

  open override var intrinsicContentSize: CGSize { CGSize(width: style.length, height: style.length) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    withoutActions { wheel.position = CGPoint(x: bounds.midX, y: bounds.midY) }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    turn()
  }

  private func styleChanged() {
    let length = style.length
    withoutActions {
      wheel.bounds = CGRect(x: 0, y: 0, width: length, height: length)
      for (index, spoke) in (wheel.sublayers ?? []).enumerated() { place(spoke, index, length) }
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func place(_ spoke: CALayer, _ index: Int, _ length: CGFloat) {
    let angle = 2 * Double.pi * Double(index) / Double(Self.spokes)
    let radius = (length - Self.spokeLength * length).native / 2
    spoke.bounds = CGRect(x: 0, y: 0, width: Self.spokeWidth * length, height: Self.spokeLength * length)
    spoke.cornerRadius = Self.spokeWidth * length / 2
    spoke.position = CGPoint(
      x: length / 2 + CGFloat(sin(angle) * radius), y: length / 2 - CGFloat(cos(angle) * radius))
    spoke.setAffineTransform(CGAffineTransform(rotationAngle: CGFloat(angle)))
    // The first spoke is the one that was lit last; those before it, counterclockwise, fade.
    let age = (Self.spokes - index) % Self.spokes
    spoke.opacity = max(Self.faintest, 1 - Float(age) / Float(Self.spokes - 1))
  }

  private func applyColor() {
    let shown: UIColor = color ?? .systemGray
    withoutActions {
      for spoke in wheel.sublayers ?? [] { spoke.backgroundColor = shown.cgColor }
    }
  }

  private func applyHiding() { isHidden = hidesWhenStopped && !isTurning }

  private func applyTurning() {
    applyHiding()
    turn()
  }

  /// Adds the motion, or takes it away.
  private func turn() {
    wheel.removeAnimation(forKey: Self.turningKey)
    guard isTurning, window != nil else { return }
    let animation = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    animation.values = (0..<Self.spokes).map { 2 * Double.pi * Double($0) / Double(Self.spokes) }
    animation.calculationMode = .discrete
    animation.duration = Self.turnDuration
    animation.repeatCount = .infinity
    wheel.add(animation, forKey: Self.turningKey)
  }

  private func withoutActions(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
  }

  private static let turningKey = "turning"
  /// How many spokes there are: Apple's since iOS 13.
  private static let spokes = 8
  /// How long a turn takes, in seconds: our choice, a spoke every tenth of a second.
  private static let turnDuration = 0.8
  /// How long and wide a spoke is, as a share of the wheel, and how much is seen of the one lit longest ago: our choice,
  /// by eye.
  private static let (spokeLength, spokeWidth, faintest): (CGFloat, CGFloat, Float) = (0.3, 0.12, 0.15)
}
