import CoreGraphics
public import Foundation
public import QuartzCore

/// A press that moves more than 70 points away no longer counts, and counts again when it returns; one that a
/// recognizer takes over is cancelled.
@preconcurrency @MainActor open class UIControl: UIView {
  final var actions = ControlActions()

  /// Disabling the control ends a press.
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
  /// Only buttons have a menu.
  @ViewSetting open var showsMenuAsPrimaryAction = false
  @ViewSetting open var toolTip: String?
  public private(set) final var isTracking = false
  public private(set) final var isTouchInside = false
  /// Shown by a ring around the control.
  @ViewSetting package final var hasKeyboardFocus = false {
    didSet { if hasKeyboardFocus != oldValue { stateChanged() } }
  }
  /// The corner radius of what that ring surrounds; nil for round ends.
  @ViewSetting package final var focusCornerRadius: CGFloat?
  private weak var pressingTouch: UITouch?

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if hasKeyboardFocus { state.insert(.focused) }
    return state
  }

  /// Left or right instead of leading or trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    case let some: some
    }
  }

  /// Subclasses update their appearance.
  func stateChanged() { showFocus() }

  // MARK: A press, for subclasses

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
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

  /// The press ended inside the control.
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

  /// A drag that begins on the control belongs to it, whatever the recognizers of its ancestors.
  var keepsDrags: Bool { false }

  /// A tap on the control belongs to it and to no recognizer of an ancestor; so does a drag, if `keepsDrags`.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let isUserCode = gestureRecognizer.view.map { $0.isDescendant(of: self) } ?? true
    guard isEnabled, !isUserCode else { return true }
    if let tap = gestureRecognizer as? UITapGestureRecognizer {
      return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }
    let isDrag = gestureRecognizer is UIPanGestureRecognizer || gestureRecognizer is UISwipeGestureRecognizer
    return !(keepsDrags && isDrag)
  }

  /// If `target` is nil, on the first responder or the next one above it that has the method; without a first responder
  /// the search begins at the control.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      return action.send(to: target as AnyObject, with: self, event)
    }
    var responder: UIResponder? = application.firstResponder ?? self
    while let found = responder, !action.perform(on: found, with: self, event) { responder = found.next }
  }

  open func sendAction(_ action: UIAction) { action.perform(for: self) }

  /// Responds to the Return key.
  package func activate() { performPrimaryAction() }

  /// Responds to an arrow key: `step` is 1 for right or up, -1 for left or down; by default does nothing.
  package func move(by step: Int) {}

  /// Surrounded by the ring of the keyboard focus.
  var focusRect: CGRect { bounds }
  var focusRadius: CGFloat { focusCornerRadius ?? focusRect.height / 2 }
}

extension UIControl {
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

final class FocusRing: UIView {
  override func setUp() {
    super.setUp()
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.borderWidth = ControlMetrics.ringWidth
  }
}

extension UIControl {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Self(rawValue: 1 << 0)
    public static let touchDownRepeat = Self(rawValue: 1 << 1)
    public static let touchDragInside = Self(rawValue: 1 << 2)
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    public static let touchDragExit = Self(rawValue: 1 << 5)
    public static let touchUpInside = Self(rawValue: 1 << 6)
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    public static let touchCancel = Self(rawValue: 1 << 8)
    public static let valueChanged = Self(rawValue: 1 << 12)
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    public static let menuActionTriggered = Self(rawValue: 1 << 14)
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    public static let editingChanged = Self(rawValue: 1 << 17)
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
    public static let allTouchEvents = Self(rawValue: 0x0000_0FFF)
    public static let allEditingEvents = Self(rawValue: 0x000F_0000)
    public static let applicationReserved = Self(rawValue: 0x0F00_0000)
    public static let systemReserved = Self(rawValue: 0xF000_0000)
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }
}

extension UIControl {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: Self = []
    public static let highlighted = Self(rawValue: 1 << 0)
    public static let disabled = Self(rawValue: 1 << 1)
    public static let selected = Self(rawValue: 1 << 2)
    public static let focused = Self(rawValue: 1 << 3)
    public static let application = Self(rawValue: 0x00FF_0000)
    public static let reserved = Self(rawValue: 0xFF00_0000)
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }
}

/// In points and seconds.
package enum ControlMetrics {
  /// How long a thumb or pill moves, about as on iOS.
  package static let slideDuration = 0.25
  /// The distance of the keyboard focus ring from what it surrounds.
  package static let ringGap: CGFloat = 2
  package static let ringWidth: CGFloat = 2
}

struct StateTable<Value> {
  private var values: [UInt: Value] = [:]

  /// Set for exactly this state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value set for the state, with or without the keyboard focus, otherwise the normal one.
  func shown(in state: UIControl.State) -> Value? { self[state] ?? self[state.subtracting(.focused)] ?? self[.normal] }
}

extension StateTable: Equatable where Value: Equatable {}

/// In points.
package enum ControlThresholds {
  /// Outside a control, a press still counts up to this distance, as measured on iOS.
  package static let pressTolerance: CGFloat = 70
  /// A press on a switch then drags the thumb: more than a mouse trembles.
  package static let thumbSlop: CGFloat = 4
  /// A press on a button is then a drag into the button's menu: our choice.
  package static let menuSlop: CGFloat = 4
  /// Beside a slider's thumb, a press takes hold of it: 44 points in all, as Apple advises.
  package static let thumbReach: CGFloat = 8
}
