import CoreGraphics
public import Foundation
import QuartzCore

/// The animation is endless, and does not keep a stage from being idle.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
    /// 37 points; sources from before iOS 13 name it.
    case whiteLarge = 0
    /// 20 points; sources from before iOS 13 name it.
    case white = 1
    /// 20 points; sources from before iOS 13 name it.
    case gray = 2

    var length: CGFloat { self == .large || self == .whiteLarge ? 37 : 20 }
  }

  private let wheel = CALayer()
  @ViewSetting private var isTurning = false { didSet { applyTurning() } }

  @ViewSetting open var style: Style = .medium { didSet { styleChanged() } }
  @ViewSetting open var hidesWhenStopped = true { didSet { applyHiding() } }

  // Apple's type, which accepts nil and never returns it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  @ViewSetting open var color: UIColor! = .systemGray { didSet { applyColor() } }

  public init(style: UIActivityIndicatorView.Style) {
    super.init(frame: CGRect(x: 0, y: 0, width: style.length, height: style.length))
    self.style = style
    styleChanged()
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    fill(from: coder)
  }

  override func setUp() {
    super.setUp()
    isUserInteractionEnabled = false
    for _ in 0..<Self.spokes { wheel.addSublayer(CALayer()) }
    layer.addSublayer(wheel)
    styleChanged()
    applyColor()
    applyHiding()
  }

  /// Shows the spokes up to a part of the wheel, from 0 to 1.
  final func showSpokes(_ part: CGFloat) {
    let count = Int((part * CGFloat(Self.spokes)).rounded())
    withoutActions { for (index, spoke) in (wheel.sublayers ?? []).enumerated() { spoke.isHidden = index >= count } }
  }

  open func startAnimating() {
    isTurning = true
  }

  open func stopAnimating() {
    isTurning = false
  }

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
      for (index, spoke) in (wheel.sublayers ?? []).enumerated() { layOut(spoke, index, length) }
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func layOut(_ spoke: CALayer, _ index: Int, _ length: CGFloat) {
    let angle = 2 * Double.pi * Double(index) / Double(Self.spokes)
    let radius = (length - Self.spokeLength * length).native / 2
    spoke.bounds = CGRect(x: 0, y: 0, width: Self.spokeWidth * length, height: Self.spokeLength * length)
    spoke.cornerRadius = Self.spokeWidth * length / 2
    spoke.position = CGPoint(
      x: length / 2 + CGFloat(sin(angle) * radius), y: length / 2 - CGFloat(cos(angle) * radius))
    spoke.setAffineTransform(CGAffineTransform(rotationAngle: CGFloat(angle)))
    // The first spoke is the brightest; the ones before it, counterclockwise, fade.
    let age = (Self.spokes - index) % Self.spokes
    spoke.opacity = max(Self.faintest, 1 - Float(age) / Float(Self.spokes - 1))
  }

  private func applyColor() {
    let wanted: UIColor = color ?? .systemGray
    withoutActions {
      for spoke in wheel.sublayers ?? [] { spoke.backgroundColor = shown(wanted) }
    }
  }

  override func appearanceChanged() {
    super.appearanceChanged()
    applyColor()
  }

  private func applyHiding() { isHidden = hidesWhenStopped && !isTurning }

  private func applyTurning() {
    applyHiding()
    turn()
  }

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
  /// As on iOS 13 and later.
  private static let spokes = 8
  /// In seconds: our choice, a tenth of a second for each spoke.
  private static let turnDuration = 0.8
  /// The length and the width of a spoke as fractions of the wheel, and the opacity of the faintest one: our choice, by
  /// eye.
  private static let (spokeLength, spokeWidth, faintest): (CGFloat, CGFloat, Float) = (0.3, 0.12, 0.15)
}
