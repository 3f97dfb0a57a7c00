import CoreGraphics
public import Foundation
import QuartzCore

/// A control that is on or off: a tap changes it, and its thumb can be dragged.
///
/// A switch is 63 × 28 points, whatever size it is given. Setting `isOn` sends no event; a change by the user sends
/// `.valueChanged` when the finger goes up.
@preconcurrency @MainActor open class UISwitch: UIControl {
  private let track = UIView()
  private let thumb = UIView()
  @ViewSetting private var value = false
  /// The side that the thumb is on while the finger holds it.
  private var heldValue: Bool?
  private var pressX: CGFloat = 0
  private var isDragged = false

  /// The color of the track while the switch is on; nil is the system green.
  @ViewSetting open var onTintColor: UIColor? { didSet { showValue() } }
  /// The color of the thumb; nil is white.
  @ViewSetting open var thumbTintColor: UIColor? { didSet { showValue() } }
  /// Kept for the client; a switch shows no title.
  @ViewSetting open var title: String?

  /// Creates a switch that is off, at the origin of `frame`.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  /// Archives are not supported; the switch is created off.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    prepare()
  }

  /// Whether the switch is on.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off, and sends no event; if `animated`, the thumb slides.
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

  private func prepare() {
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
    guard animated, window != nil else { return showValue() }
    UIView.animate(
      withDuration: ControlMetrics.slideDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { self.showValue() })
  }

  private func showValue() {
    let isOn = heldValue ?? value
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : Self.offColor
    thumb.backgroundColor = thumbTintColor ?? .white
    let width = Self.thumbSize.width + (isHighlighted ? Self.stretch : 0)
    let x = isOn ? Self.size.width - Self.margin - width : Self.margin
    thumb.frame = CGRect(x: x, y: Self.margin, width: width, height: Self.thumbSize.height)
    thumb.layer.cornerRadius = Self.thumbSize.height / 2
  }

  override func stateChanged() {
    super.stateChanged()
    alpha = isEnabled ? 1 : 0.5
    show(animated: true)
  }

  /// A gray that stands out from white and from the surroundings.
  private static let offColor = UIColor.systemGray3
  private static let margin: CGFloat = 2
  /// How much wider the thumb is while it is held.
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
