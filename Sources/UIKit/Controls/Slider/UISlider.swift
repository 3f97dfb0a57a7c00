import CoreGraphics
public import Foundation
import QuartzCore

/// A drag moves the thumb by as much as the finger; a press beside the thumb first moves it there, as with a pointer.
///
/// Setting the value sends no event. A change by the user sends `.valueChanged`, each time and once more at the end, or
/// only at the end if ``isContinuous`` is false.
@preconcurrency @MainActor open class UISlider: UIControl {
  final let minimumTrack = UIImageView()
  final let maximumTrack = UIImageView()
  final let thumb = UIImageView()
  final let minimumImageView = UIImageView()
  final let maximumImageView = UIImageView()
  @ViewSetting final var thumbImages = StateTable<UIImage>() { didSet { applyLooks() } }
  @ViewSetting final var minimumTrackImages = StateTable<UIImage>() { didSet { applyLooks() } }
  @ViewSetting final var maximumTrackImages = StateTable<UIImage>() { didSet { applyLooks() } }
  @ViewSetting private var currentValue: Float = 0
  /// Last sent or set.
  @ViewSetting private var sentValue: Float = 0
  /// The position at which the press began, and the value for it.
  private var press: (x: CGFloat, value: Double) = (0, 0)
  /// The press began beside the thumb.
  private var movesThumb = false

  /// Each change of a drag sends an event, not only its end.
  @ViewSetting open var isContinuous = true
  @ViewSetting open var minimumTrackTintColor: UIColor? { didSet { applyLooks() } }
  /// Nil for a light gray.
  @ViewSetting open var maximumTrackTintColor: UIColor? { didSet { applyLooks() } }
  @ViewSetting open var thumbTintColor: UIColor? { didSet { applyLooks() } }
  @ViewSetting open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  @ViewSetting open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The change for an arrow key; nil for a twentieth of the range.
  @ViewSetting package final var keyStep: Float?

  override func setUp() {
    super.setUp()
    for view in [minimumTrack, maximumTrack, minimumImageView, maximumImageView, thumb] { addSubview(view) }
    minimumTrack.layer.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    maximumTrack.layer.maskedCorners = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.borderColor = UIColor(white: 0, alpha: 0.06).cgColor
    thumb.layer.shadowRadius = 3
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    applyLooks()
  }

  // MARK: The value

  /// Values outside the range are clamped, and NaN counts as the minimum.
  open var value: Float {
    get { currentValue }
    set { setValue(newValue, animated: false) }
  }
  /// A higher value raises the upper end too.
  @ViewSetting open var minimumValue: Float = 0 {
    didSet {
      guard acceptsNumbers(of: \UISlider.minimumValue, named: "minimumValue", old: oldValue) else { return }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = currentValue
    }
  }
  /// A lower value lowers the lower end too.
  @ViewSetting open var maximumValue: Float = 1 {
    didSet {
      guard acceptsNumbers(of: \UISlider.maximumValue, named: "maximumValue", old: oldValue) else { return }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = currentValue
    }
  }

  open func setValue(_ value: Float, animated: Bool) {
    currentValue = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
    if !isTracking { sentValue = currentValue }
    show(animated: animated)
  }

  private func change(to wanted: Double, with event: UIEvent?) {
    setValue(Float(wanted), animated: false)
    if isContinuous, currentValue != sentValue { sendChange(with: event) }
  }

  private func sendChange(with event: UIEvent?) {
    sentValue = currentValue
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  package override func move(by step: Int) {
    let before = currentValue
    let one = keyStep ?? (maximumValue - minimumValue) / 20
    setValue(currentValue + Float(step) * one, animated: true)
    if currentValue != before { sendChange(with: nil) }
  }

  // MARK: Appearance

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.usualHeight) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : Self.usualWidth, height: Self.usualHeight)
  }

  /// In points, as measured on iOS 26.1.
  private static let usualHeight: CGFloat = 34
  /// The width of a slider that is given none, in points: our choice.
  private static let usualWidth: CGFloat = 118

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  private func show(animated: Bool) {
    guard animated, window != nil else { return layOutParts() }
    UIView.animate(
      withDuration: ControlMetrics.slideDuration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { self.layOutParts() })
  }

  override func stateChanged() {
    super.stateChanged()
    alpha = isEnabled ? 1 : 0.5
    applyLooks()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyLooks()
  }

  override var focusRect: CGRect { thumb.frame }

  // MARK: Geometry

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    Self.centered(minimumValueImage?.size ?? .zero, at: bounds.minX, in: bounds)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return Self.centered(size, at: bounds.maxX - size.width, in: bounds)
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let before = minimumValueImageRect(forBounds: bounds).width
    let after = maximumValueImageRect(forBounds: bounds).width
    let left = bounds.minX + (before > 0 ? before + Self.imageGap : Self.trackInset)
    let right = bounds.maxX - (after > 0 ? after + Self.imageGap : Self.trackInset)
    let height = currentMinimumTrackImage?.size.height ?? Self.trackHeight
    return Self.centered(CGSize(width: max(0, right - left), height: height), at: left, in: bounds)
  }

  /// Returns the frame of the thumb for a value; at both ends the thumb goes a little beyond the track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? Self.thumbSize
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let distance = max(0, rect.width + 2 * Self.trackInset - size.width)
    return Self.centered(size, at: rect.minX - Self.trackInset + part * distance, in: bounds)
  }

  // MARK: Images

  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.shown(in: state) }

  /// The image for the normal state also applies to states without one.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state] = image
  }

  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages.shown(in: state) }

  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages[state] = image
  }

  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages.shown(in: state) }

  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages[state] = image
  }

  // MARK: A press

  override var keepsDrags: Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking
    super.touchesBegan(touches, with: event)
    if isTracking, !wasTracking, movesThumb { change(to: press.value, with: event) }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let reach = thumb.frame.insetBy(dx: -ControlThresholds.thumbReach, dy: 0)
    movesThumb = x < reach.minX || x > reach.maxX
    press = (x, movesThumb ? value(at: x) : Double(currentValue))
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    change(to: press.value + Double(touch.location(in: self).x - press.x) * valuePerPoint, with: event)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { sendChange(with: event) }

  open override func cancelTracking(with event: UIEvent?) { setValue(sentValue, animated: true) }
}

extension UISlider: WheelTarget {
  /// Only if the slider has the keyboard focus; otherwise scrolling past a slider would change it.
  package final func wheel(by delta: CGVector, at point: CGPoint) -> Bool {
    guard hasKeyboardFocus, isEnabled, delta.dy != 0 else { return false }
    move(by: delta.dy > 0 ? 1 : -1)
    return true
  }
}

extension UISlider {
  public final var currentThumbImage: UIImage? { thumbImage(for: state) }
  public final var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  public final var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  final func applyLooks() {
    show(currentMinimumTrackImage, or: minimumTrackTintColor ?? tintColor, in: minimumTrack)
    show(currentMaximumTrackImage, or: maximumTrackTintColor ?? .systemGray4, in: maximumTrack)
    show(currentThumbImage, or: thumbTintColor ?? .white, in: thumb)
    thumb.layer.shadowOpacity = thumb.image == nil ? 0.2 : 0
    thumb.layer.borderWidth = thumb.image == nil ? 0.5 : 0
    setNeedsLayout()
  }

  private func show(_ image: UIImage?, or color: UIColor, in view: UIImageView) {
    view.image = image
    view.backgroundColor = image == nil ? color : nil
  }

  final func layOutParts() {
    let track = trackRect(forBounds: bounds)
    thumb.frame = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let boundary = min(max(thumb.frame.midX, track.minX), track.maxX)
    minimumTrack.frame = CGRect(x: track.minX, y: track.minY, width: boundary - track.minX, height: track.height)
    maximumTrack.frame = CGRect(x: boundary, y: track.minY, width: track.maxX - boundary, height: track.height)
    thumb.layer.cornerRadius = thumb.image == nil ? thumb.bounds.height / 2 : 0
    minimumTrack.layer.cornerRadius = minimumTrack.image == nil ? track.height / 2 : 0
    maximumTrack.layer.cornerRadius = maximumTrack.image == nil ? track.height / 2 : 0
    (minimumImageView.image, maximumImageView.image) = (minimumValueImage, maximumValueImage)
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
    showFocus()
  }

  /// How much the value grows with each point to the right.
  final var valuePerPoint: Double {
    let distance = Double(middle(of: maximumValue) - middle(of: minimumValue))
    return distance > 0 ? Double(maximumValue - minimumValue) / distance : 0
  }

  /// The thumb is centered at `x`.
  final func value(at x: CGFloat) -> Double {
    Double(minimumValue) + Double(x - middle(of: minimumValue)) * valuePerPoint
  }

  private func middle(of value: Float) -> CGFloat {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value).midX
  }

  static func centered(_ size: CGSize, at x: CGFloat, in bounds: CGRect) -> CGRect {
    CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  // In points, as measured on iOS 26.1.
  static let trackHeight: CGFloat = 6
  static let thumbSize = CGSize(width: 37, height: 24)
  // In points, matched to iOS by eye.
  /// The distance by which the thumb goes beyond the track.
  static let trackInset: CGFloat = 2
  static let imageGap: CGFloat = 8
}
