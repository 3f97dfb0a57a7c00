import CoreGraphics
public import Foundation
import QuartzCore

/// 63 × 28 points, whatever size it is given; setting `isOn` sends no event, a change by the user `.valueChanged` when
/// the finger goes up.
@preconcurrency @MainActor open class UISwitch: UIControl {
  private let track = UIView()
  private let thumb = UIView()
  @ViewSetting private var value = false
  /// The side that the thumb is on while the finger holds it.
  private var heldValue: Bool?
  private var pressX: CGFloat = 0
  private var isDragged = false

  /// Nil is the system green.
  @ViewSetting open var onTintColor: UIColor? { didSet { showValue() } }
  /// Nil is white.
  @ViewSetting open var thumbTintColor: UIColor? { didSet { showValue() } }
  /// Stored, without effect.
  @ViewSetting open var title: String?

  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    show(animated: animated)
  }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var intrinsicContentSize: CGSize { Self.alignmentSize }

  /// The frame is a point wider than what constraints align, at each side.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showValue()
  }

  // As measured on iOS 26.1: the switch, its share in layout, and the thumb.
  private static let size = CGSize(width: 63, height: 28)
  private static let alignmentSize = CGSize(width: 61, height: 28)
  private static let thumbSize = CGSize(width: 37, height: 24)
  // The springs with which the color of the track changes, in seconds, and the thumb's curve.
  private static let onDuration = 0.99947
  private static let offDuration = 0.58792
  private static let thumbDuration = 0.336
  private static let thumbPoints = (CGPoint(x: 0.160, y: 0.004), CGPoint(x: 0.406, y: 1.192))

  override func setUp() {
    super.setUp()
    frame.size = Self.size
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    track.frame = CGRect(origin: .zero, size: Self.size)
    track.layer.cornerRadius = Self.size.height / 2
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.16
    thumb.layer.shadowRadius = 3
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    showValue()
  }

  // MARK: Appearance

  private func show(animated: Bool) {
    // As on iOS, nothing is animated before the switch was first shown.
    guard animated, window != nil, layer.presentation() != nil else { return showValue() }
    UIView.animate(
      withDuration: isShownOn ? Self.onDuration : Self.offDuration, delay: 0, usingSpringWithDamping: 1,
      initialSpringVelocity: 0, options: .allowUserInteraction, animations: { self.showTrack() })
    let timing = UICubicTimingParameters(controlPoint1: Self.thumbPoints.0, controlPoint2: Self.thumbPoints.1)
    let slide = UIViewPropertyAnimator(duration: Self.thumbDuration, timingParameters: timing)
    slide.addAnimations { self.showThumb() }
    slide.startAnimation()
  }

  /// Whether the thumb is on the right, where the finger may hold it.
  private var isShownOn: Bool { heldValue ?? value }

  private func showValue() {
    showTrack()
    showThumb()
  }

  private func showTrack() { track.backgroundColor = isShownOn ? onTintColor ?? .systemGreen : Self.offColor }

  private func showThumb() {
    let isOn = isShownOn
    thumb.backgroundColor = thumbTintColor ?? .white
    let width = Self.thumbSize.width + (isHighlighted ? Self.stretch : 0)
    let x = isOn ? Self.size.width - Self.margin - width : Self.margin
    thumb.frame = CGRect(x: x, y: Self.margin, width: width, height: Self.thumbSize.height)
    thumb.layer.cornerRadius = Self.thumbSize.height / 2
  }

  override func stateChanged() {
    super.stateChanged()
    alpha = isEnabled ? 1 : 0.5
    guard window != nil else { return showValue() }
    UIView.animate(
      withDuration: ControlMetrics.slideDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { self.showThumb() })
  }

  /// Stands out from white and from the surroundings.
  private static let offColor = UIColor.systemGray3
  private static let margin: CGFloat = 2
  /// While the thumb is held.
  private static let stretch: CGFloat = 6

  // MARK: A press

  override var keepsDrags: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressX = touch.location(in: self).x
    isDragged = false
    heldValue = value
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    isDragged = isDragged || abs(x - pressX) > ControlThresholds.thumbSlop
    guard isDragged, heldValue != (x > bounds.midX) else { return true }
    heldValue = x > bounds.midX
    show(animated: true)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wanted = isDragged ? heldValue ?? value : isTouchInside ? !value : value
    heldValue = nil
    turn(to: wanted)
  }

  open override func cancelTracking(with event: UIEvent?) {
    heldValue = nil
    show(animated: true)
  }

  package override func activate() { turn(to: !value) }

  /// Turns the switch on for a step to the right, off for a step to the left.
  package override func move(by step: Int) { turn(to: step > 0) }

  private func turn(to wanted: Bool) {
    let isNew = wanted != value
    setOn(wanted, animated: true)
    if isNew { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
