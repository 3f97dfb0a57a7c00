import CoreGraphics
public import Foundation
import QuartzCore

/// A thumb on a track that stands for a value between two others.
///
/// A drag of the thumb moves it by as much; a press elsewhere on the track brings the thumb there first, as a pointer's
/// does. Setting the value tells nobody; by hand `.valueChanged` is sent with each change and once more at the end, or
/// only then where ``isContinuous`` says so.
@preconcurrency @MainActor open class UISlider: UIControl {
  final let minimumTrack = UIImageView()
  final let maximumTrack = UIImageView()
  final let thumb = UIImageView()
  final let minimumImageView = UIImageView()
  final let maximumImageView = UIImageView()
  @ViewSetting final var thumbImages = StateTable<UIImage>() { didSet { showLooks() } }
  @ViewSetting final var minimumTrackImages = StateTable<UIImage>() { didSet { showLooks() } }
  @ViewSetting final var maximumTrackImages = StateTable<UIImage>() { didSet { showLooks() } }
  @ViewSetting private var known: Float = 0
  /// The value that was told of last, or set.
  private var told: Float = 0
  /// Where a press began, and the value that belongs there.
  private var press: (x: CGFloat, value: Double) = (0, 0)
  /// Whether the press began beside the thumb.
  private var bringsThumb = false

  /// Whether each change is told of, and not only the last of a drag.
  @ViewSetting open var isContinuous = true
  /// The colour of the track before the thumb; the tint's for nil.
  @ViewSetting open var minimumTrackTintColor: UIColor? { didSet { showLooks() } }
  /// The colour of the track after the thumb; a light gray for nil.
  @ViewSetting open var maximumTrackTintColor: UIColor? { didSet { showLooks() } }
  /// The colour of the thumb; white for nil.
  @ViewSetting open var thumbTintColor: UIColor? { didSet { showLooks() } }
  /// What is shown at the lower end; nil for nothing.
  @ViewSetting open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// What is shown at the upper end; nil for nothing.
  @ViewSetting open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// How far an arrow key goes; nil is a twentieth of the whole.
  @ViewSetting package final var keyStep: Float?

  /// A slider from 0 to 1 that stands at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Not to be had from archives.
  ///
  /// Gives a slider from 0 to 1.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    for view in [minimumTrack, maximumTrack, minimumImageView, maximumImageView, thumb] { addSubview(view) }
    minimumTrack.layer.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    maximumTrack.layer.maskedCorners = [.layerMaxXMinYCorner, .layerMaxXMaxYCorner]
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.borderColor = UIColor(white: 0, alpha: 0.06).cgColor
    thumb.layer.shadowRadius = 3
    thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
    showLooks()
  }

  // MARK: The value

  /// The value the thumb stands for; one beyond an end is brought there, and what is no number is the least.
  open var value: Float {
    get { known }
    set { setValue(newValue, animated: false) }
  }
  /// The value at the lower end; the other end is never below it.
  @ViewSetting open var minimumValue: Float = 0 {
    didSet {
      if !(maximumValue >= minimumValue) { maximumValue = minimumValue }
      value = known
    }
  }
  /// The value at the upper end; the other end is never above it.
  @ViewSetting open var maximumValue: Float = 1 {
    didSet {
      if !(minimumValue <= maximumValue) { minimumValue = maximumValue }
      value = known
    }
  }

  /// Sets the value, with the thumb sliding there or at once; nobody is told.
  open func setValue(_ value: Float, animated: Bool) {
    known = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
    if !isTracking { told = known }
    show(animated: animated)
  }

  private func change(to wanted: Double, with event: UIEvent?) {
    setValue(Float(wanted), animated: false)
    if isContinuous, known != told { tell(with: event) }
  }

  private func tell(with event: UIEvent?) {
    told = known
    send([.valueChanged, .primaryActionTriggered], with: event)
  }

  /// Goes `step` key steps up, or down, and tells so.
  package override func move(by step: Int) {
    let before = known
    let one = keyStep ?? (maximumValue - minimumValue) / 20
    setValue(known + Float(step) * one, animated: true)
    if known != before { tell(with: nil) }
  }

  // MARK: Looks

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.usualHeight) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : Self.usualWidth, height: Self.usualHeight)
  }

  /// How high a slider is, in points: Apple's figure.
  private static let usualHeight: CGFloat = 31
  /// How wide a slider is that nobody gave a width, in points: our choice.
  private static let usualWidth: CGFloat = 118

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func show(animated: Bool) {
    guard animated, window != nil else { return place() }
    UIView.animate(
      withDuration: ControlFigures.slide, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
      animations: { self.place() })
  }

  override func stateChanged() {
    super.stateChanged()
    alpha = isEnabled ? 1 : 0.5
    showLooks()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showLooks()
  }

  override var focusRect: CGRect { thumb.frame }

  // MARK: Geometry

  /// Where what is shown at the lower end lies; nothing where there is nothing.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    Self.centered(minimumValueImage?.size ?? .zero, at: bounds.minX, in: bounds)
  }

  /// Where what is shown at the upper end lies; nothing where there is nothing.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    let size = maximumValueImage?.size ?? .zero
    return Self.centered(size, at: bounds.maxX - size.width, in: bounds)
  }

  /// Where the track lies, between what is shown at the ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let before = minimumValueImageRect(forBounds: bounds).width
    let after = maximumValueImageRect(forBounds: bounds).width
    let left = bounds.minX + (before > 0 ? before + Self.imageGap : Self.trackInset)
    let right = bounds.maxX - (after > 0 ? after + Self.imageGap : Self.trackInset)
    let height = currentMinimumTrackImage?.size.height ?? Self.trackHeight
    return Self.centered(CGSize(width: max(0, right - left), height: height), at: left, in: bounds)
  }

  /// Where the thumb lies on a track for a value: within it, at both ends a little beyond.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSize, height: Self.thumbSize)
    let whole = maximumValue - minimumValue
    let part = whole > 0 ? CGFloat((value - minimumValue) / whole) : 0
    let way = max(0, rect.width + 2 * Self.trackInset - size.width)
    return Self.centered(size, at: rect.minX - Self.trackInset + part * way, in: bounds)
  }

  // MARK: Pictures

  /// The picture of the thumb in a state; nil where it is drawn.
  open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages.shown(in: state) }

  /// Gives the thumb a picture in a state, which stands for all that have none when it is the normal one.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state] = image
  }

  /// The picture of the track before the thumb in a state; nil where it is drawn.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages.shown(in: state) }

  /// Gives the track before the thumb a picture in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    minimumTrackImages[state] = image
  }

  /// The picture of the track after the thumb in a state; nil where it is drawn.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages.shown(in: state) }

  /// Gives the track after the thumb a picture in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    maximumTrackImages[state] = image
  }

  // MARK: A press

  override var keepsDrags: Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasTracking = isTracking
    super.touchesBegan(touches, with: event)
    if isTracking, !wasTracking, bringsThumb { change(to: press.value, with: event) }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let reach = thumb.frame.insetBy(dx: -ControlFigures.thumbReach, dy: 0)
    bringsThumb = x < reach.minX || x > reach.maxX
    press = (x, bringsThumb ? value(at: x) : Double(known))
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    change(to: press.value + Double(touch.location(in: self).x - press.x) * valuePerPoint, with: event)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { tell(with: event) }

  open override func cancelTracking(with event: UIEvent?) { setValue(told, animated: true) }
}
