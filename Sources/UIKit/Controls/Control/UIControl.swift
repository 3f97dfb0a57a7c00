import CoreGraphics
public import Foundation
public import QuartzCore

/// A view that the user presses, and that tells its targets what was done to it.
///
/// A press that moves more than 70 points away no longer counts, and counts again when it returns. A press that a
/// recognizer takes over is cancelled.
@preconcurrency @MainActor open class UIControl: UIView {
  final var actions = ControlActions()

  /// Whether the control is enabled; disabling it ends a press.
  @ViewSetting open var isEnabled = true {
    didSet {
      if !isEnabled, isTracking { cancelPress(with: nil) }
      if isEnabled != oldValue { stateChanged() }
    }
  }
  @ViewSetting open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  @ViewSetting open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  @ViewSetting open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
  @ViewSetting open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  /// Whether a press on the control opens its menu; only buttons have one.
  @ViewSetting open var showsMenuAsPrimaryAction = false
  /// The text to show while a pointer rests on the control; nil for none.
  @ViewSetting open var toolTip: String?
  public private(set) final var isTracking = false
  /// Whether the press is inside the control.
  public private(set) final var isTouchInside = false
  /// Whether the control has the keyboard focus, which a ring around it shows.
  @ViewSetting package final var hasKeyboardFocus = false {
    didSet { if hasKeyboardFocus != oldValue { stateChanged() } }
  }
  /// The touch of the press.
  private weak var pressingTouch: UITouch?

  /// Creates a control with the given frame, in its superview's coordinate system.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control that calls `primaryAction` when its primary action is triggered.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Archives are not supported; the control is created with zero size.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if hasKeyboardFocus { state.insert(.focused) }
    return state
  }

  /// The horizontal alignment of the contents, left or right instead of leading or trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    case let some: some
    }
  }

  /// Updates the control for a changed `state`; subclasses update their appearance.
  func stateChanged() { showFocus() }

  // MARK: A press, for subclasses

  /// Handles the beginning of a press; returns whether to track it.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Handles a movement of the press; returns whether to go on tracking it.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Handles the end of a press; by default does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Handles a press that is cancelled; by default does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    pressingTouch = touch
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = pressingTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return forgetPress() }
    if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, with: event) }
    if isTracking { send(isTouchInside ? .touchDragInside : .touchDragOutside, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = pressingTouch, touches.contains(touch) else { return }
    isTouchInside = isNear(touch)
    let isInside = isTouchInside
    endTracking(touch, with: event)
    forgetPress()
    if isInside { click(with: event) } else { send(.touchUpOutside, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = pressingTouch, touches.contains(touch) else { return }
    cancelPress(with: event)
  }

  /// Sends the events of a press that ended inside the control.
  func click(with event: UIEvent?) { send(.touchUpInside, with: event) }

  private func cancelPress(with event: UIEvent?) {
    cancelTracking(with: event)
    forgetPress()
    send(.touchCancel, with: event)
  }

  private func forgetPress() {
    (isTracking, isTouchInside, pressingTouch) = (false, false, nil)
    isHighlighted = false
  }

  private func isNear(_ touch: UITouch) -> Bool {
    let margin = -ControlThresholds.pressTolerance
    return bounds.insetBy(dx: margin, dy: margin).contains(touch.location(in: self))
  }

  /// Whether a drag that begins on the control belongs to it, whatever the recognizers of its ancestors.
  var keepsDrags: Bool { false }

  /// A tap on the control belongs to the control and to no recognizer of an ancestor; so does a drag, if `keepsDrags`.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let isOwn = gestureRecognizer.view.map { $0.isDescendant(of: self) } ?? true
    guard isEnabled, !isOwn else { return true }
    if let tap = gestureRecognizer as? UITapGestureRecognizer {
      return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }
    let isDrag = gestureRecognizer is UIPanGestureRecognizer || gestureRecognizer is UISwipeGestureRecognizer
    return !(keepsDrags && isDrag)
  }

  /// Calls `action` on `target` or, if that is nil, on the first responder or the next one above it that has the
  /// method; without a first responder the search begins at the control.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      return action.send(to: target as AnyObject, with: self, event)
    }
    var responder: UIResponder? = application.firstResponder ?? self
    while let found = responder, !action.perform(on: found, with: self, event) { responder = found.next }
  }

  /// Calls `action`.
  open func sendAction(_ action: UIAction) { action.perform(for: self) }

  /// Responds to the Return key.
  package func activate() { performPrimaryAction() }

  /// Responds to an arrow key: `step` is 1 for right or up, -1 for left or down; by default does nothing.
  package func move(by step: Int) {}

  /// The rectangle that the ring of the keyboard focus surrounds.
  var focusRect: CGRect { bounds }
  /// The corner radius of that rectangle.
  var focusRadius: CGFloat { focusRect.height / 2 }
}

extension UIControl {
  /// Shows or removes the ring of the keyboard focus.
  final func showFocus() {
    let known = subviews.first { $0 is FocusRing }
    guard hasKeyboardFocus else {
      known?.removeFromSuperview()
      return
    }
    let ring = known ?? FocusRing()
    let reach = -(ControlMetrics.ringGap + ControlMetrics.ringWidth)
    ring.frame = focusRect.insetBy(dx: reach, dy: reach)
    ring.layer.cornerRadius = min(focusRadius - reach, ring.bounds.height / 2)
    ring.layer.borderColor = shown(tintColor)
    if known == nil { addSubview(ring) }
  }
}

/// A ring around the control that has the keyboard focus.
final class FocusRing: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.borderWidth = ControlMetrics.ringWidth
  }

  required init?(coder: NSCoder) { nil }
}

extension UIControl {
  /// The events of a control, a set of flags.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Self(rawValue: 1 << 0)
    /// A finger goes down again in quick succession.
    public static let touchDownRepeat = Self(rawValue: 1 << 1)
    /// A finger moves inside the control.
    public static let touchDragInside = Self(rawValue: 1 << 2)
    /// A finger moves outside the control.
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    public static let touchDragExit = Self(rawValue: 1 << 5)
    /// A finger goes up inside the control.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// A finger goes up outside the control.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    public static let touchCancel = Self(rawValue: 1 << 8)
    public static let valueChanged = Self(rawValue: 1 << 12)
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    public static let menuActionTriggered = Self(rawValue: 1 << 14)
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    public static let editingChanged = Self(rawValue: 1 << 17)
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// The user ended editing the text with the Return key.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Self(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Self(rawValue: 0x000F_0000)
    public static let applicationReserved = Self(rawValue: 0x0F00_0000)
    public static let systemReserved = Self(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }
}

extension UIControl {
  /// The state of a control, a set of flags.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No flag is set.
    public static let normal: Self = []
    public static let highlighted = Self(rawValue: 1 << 0)
    public static let disabled = Self(rawValue: 1 << 1)
    public static let selected = Self(rawValue: 1 << 2)
    public static let focused = Self(rawValue: 1 << 3)
    public static let application = Self(rawValue: 0x00FF_0000)
    public static let reserved = Self(rawValue: 0xFF00_0000)
  }

  /// The vertical alignment of a control's contents.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  /// The horizontal alignment of a control's contents.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    /// At the leading edge: the left.
    case leading = 4
    /// At the trailing edge: the right.
    case trailing = 5
  }
}

/// The sizes and times of controls, in points and seconds.
package enum ControlMetrics {
  /// The duration of a thumb's or pill's slide, about that of iOS.
  package static let slideDuration = 0.25
  /// The distance of the keyboard focus ring from what it surrounds.
  package static let ringGap: CGFloat = 2
  /// The width of the keyboard focus ring.
  package static let ringWidth: CGFloat = 2
}
