import CoreGraphics
public import Foundation
import QuartzCore

/// 94 × 32 points, whatever size it is given; setting the value sends no event.
///
/// A press sends `.valueChanged`, again and again while it is held, or once at its end if `isContinuous` is false.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private final let ground = UIView()
  private final let line = UIView()
  private final let signs = (minus: StepperSign(isPlus: false), plus: StepperSign(isPlus: true))
  @ViewSetting private var currentValue = 0.0 { didSet { showValue() } }
  /// 1 for the plus, -1 for the minus; nil while nothing is pressed.
  private var direction: Double?
  private var firstValue = 0.0
  private var repetitions = 0
  private var waiting: Schedule.Item?

  /// Each step of a held press sends an event, not only its end.
  @ViewSetting open var isContinuous = true
  @ViewSetting open var autorepeat = true
  @ViewSetting open var wraps = false { didSet { showValue() } }

  override func setUp() {
    super.setUp()
    frame.size = Self.size
    for view in [ground, line, signs.minus, signs.plus] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    ground.layer.cornerRadius = Self.size.height / 2
    ground.backgroundColor = .tertiarySystemFill
    line.backgroundColor = .separator
    showValue()
  }

  // MARK: The value

  /// Values outside the range are clamped, and NaN counts as the minimum.
  open var value: Double {
    get { currentValue }
    set { currentValue = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue) }
  }
  /// A higher value than the greatest raises that too.
  @ViewSetting open var minimumValue = 0.0 {
    didSet {
      guard acceptsNumbers(of: \UIStepper.minimumValue, named: "minimumValue", old: oldValue) else { return }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = currentValue
    }
  }
  /// A lower value than the least lowers that too.
  @ViewSetting open var maximumValue = 100.0 {
    didSet {
      guard acceptsNumbers(of: \UIStepper.maximumValue, named: "maximumValue", old: oldValue) else { return }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = currentValue
    }
  }
  /// A number that is not positive is not accepted.
  @ViewSetting open var stepValue = 1.0 {
    didSet {
      guard acceptsNumbers(of: \UIStepper.stepValue, named: "stepValue", old: oldValue), stepValue <= 0 else { return }
      application.report("stepValue must be positive, not \(stepValue); it stays \(oldValue)")
      stepValue = oldValue
    }
  }

  /// Nil if there is no such step.
  private func value(after direction: Double) -> Double? {
    let next = currentValue + direction * stepValue
    guard wraps else {
      let limited = min(max(next, minimumValue), maximumValue)
      return limited == currentValue ? nil : limited
    }
    if next > maximumValue { return currentValue < maximumValue ? maximumValue : minimumValue }
    if next < minimumValue { return currentValue > minimumValue ? minimumValue : maximumValue }
    return next
  }

  private func step(_ direction: Double) -> Bool {
    guard let next = value(after: direction) else { return false }
    currentValue = next
    if isContinuous { sendChange() }
    return true
  }

  private func sendChange() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  package override func move(by step: Int) {
    guard isEnabled, let next = value(after: step < 0 ? -1 : 1) else { return }
    currentValue = next
    sendChange()
  }

  // MARK: Appearance

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = Self.size.width / 2
    ground.frame = CGRect(origin: .zero, size: Self.size)
    line.frame = CGRect(x: half - 0.5, y: 8, width: 1, height: Self.size.height - 16)
    signs.minus.frame = CGRect(x: 0, y: 0, width: half, height: Self.size.height)
    signs.plus.frame = CGRect(x: half, y: 0, width: half, height: Self.size.height)
  }

  private func showValue() {
    for (sign, side) in [(signs.minus, -1.0), (signs.plus, 1.0)] {
      sign.isActive = isEnabled && value(after: side) != nil
      sign.isPressed = direction == side && isHighlighted
    }
  }

  override func stateChanged() {
    super.stateChanged()
    showValue()
  }

  open override func tintColorDidChange() { showValue() }

  /// In points, as measured on iOS 26.
  private static let size = CGSize(width: 94, height: 32)

  // MARK: A press

  override var keepsDrags: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let side = touch.location(in: self).x < bounds.midX ? -1.0 : 1.0
    (direction, firstValue, repetitions) = (side, currentValue, 0)
    if isContinuous || autorepeat { _ = step(side) }
    repeatLater()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    showValue()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let side = direction
    endPress()
    guard isTouchInside || isContinuous else {
      value = firstValue
      return
    }
    if !isContinuous, !autorepeat, let side { _ = step(side) }
    if !isContinuous, currentValue != firstValue { sendChange() }
  }

  open override func cancelTracking(with event: UIEvent?) {
    endPress()
    if !isContinuous { value = firstValue }
  }

  private func endPress() {
    direction = nil
    if let waiting { application.schedule.cancel(waiting) }
    waiting = nil
    showValue()
  }

  /// Does the next step after a time that gets shorter.
  private func repeatLater() {
    guard autorepeat, let side = direction else { return }
    let pause = repetitions == 0 ? Self.firstPause : repetitions < Self.slowSteps ? Self.slowPause : Self.fastPause
    let owner = application
    waiting = owner.schedule.add(at: owner.world.now + pause) { [weak self] in
      guard let self, self.direction == side else { return }
      self.repetitions += 1
      if self.isTouchInside { _ = self.step(side) }
      self.repeatLater()
    }
  }

  /// In seconds: our choice, as the others.
  private static let firstPause = 0.5
  private static let slowPause = 0.25
  private static let fastPause = 0.05
  /// After so many steps a held press becomes fast.
  private static let slowSteps = 5
}

final class StepperSign: UIView {
  private let isPlus: Bool
  private let bars = [UIView(), UIView()]
  var isActive = true { didSet { show() } }
  var isPressed = false { didSet { show() } }

  init(isPlus: Bool) {
    self.isPlus = isPlus
    super.init(frame: .zero)
    for bar in bars {
      bar.layer.cornerRadius = 1
      addSubview(bar)
    }
    bars[1].isHidden = !isPlus
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    for bar in bars { bar.backgroundColor = isActive ? .label : .tertiaryLabel }
    backgroundColor = isPressed ? .tertiarySystemFill : nil
    layer.cornerRadius = isPressed ? bounds.height / 2 : 0
  }

  override func layoutSubviews() {
    bars[0].frame = CGRect(x: bounds.midX - 7, y: bounds.midY - 1, width: 14, height: 2)
    bars[1].frame = CGRect(x: bounds.midX - 1, y: bounds.midY - 7, width: 2, height: 14)
    show()
  }
}
