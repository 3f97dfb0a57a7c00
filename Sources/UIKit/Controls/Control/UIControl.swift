import CoreGraphics
public import Foundation
public import QuartzCore

/// A view that is pressed, and tells whoever wants to know what was done to it.
///
/// A press that leaves it by more than 70 points is no longer one, and becomes one again when it comes
/// back; one that a recogniser takes away is cancelled.
@preconcurrency @MainActor open class UIControl: UIView {
  final var actions = ControlActions()

  /// Whether it can be used; taking this away ends a press.
  @ViewSetting open var isEnabled = true {
    didSet {
      if !isEnabled, isTracking { cancelPress(with: nil) }
      if isEnabled != oldValue { stateChanged() }
    }
  }
  /// Whether it is chosen.
  @ViewSetting open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether it looks pressed.
  @ViewSetting open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// Where contents lie from top to bottom.
  @ViewSetting open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
  /// Where contents lie from one side to the other.
  @ViewSetting open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  /// What is said of it where a pointer rests on it; kept.
  @ViewSetting open var toolTip: String?
  /// Whether a press is under way.
  public private(set) final var isTracking = false
  /// Whether the press is on it.
  public private(set) final var isTouchInside = false
  /// Whether the keyboard goes to it, which a ring around it shows.
  package final var hasKeyboardFocus = false { didSet { if hasKeyboardFocus != oldValue { stateChanged() } } }
  /// The touch of the press.
  private weak var pressingTouch: UITouch?

  /// A control whose frame in its superview is `frame`.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control that calls `primaryAction` when it was used.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Not to be had from archives.
  ///
  /// Gives a control without size.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What the control is now.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if hasKeyboardFocus { state.insert(.focused) }
    return state
  }

  /// Where contents lie from left to right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    switch contentHorizontalAlignment {
    case .leading: .left
    case .trailing: .right
    case let some: some
    }
  }

  /// `state` is another: subclasses look different then.
  func stateChanged() { showFocus() }

  // MARK: A press, for subclasses

  /// A press begins; whether it is followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The press moves; whether it is followed on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The press ends; by default nothing happens.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The press is taken away; by default nothing happens.
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

  /// A press ended on it: tells so.
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
    let room = -ControlFigures.tolerance
    return bounds.insetBy(dx: room, dy: room).contains(touch.location(in: self))
  }

  /// Whether a drag that begins on it is its own, whatever recognisers are beneath.
  var keepsDrags: Bool { false }

  /// A tap on the control is the control's, and no recogniser's beneath; so is a drag, where it has a meaning to it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let isOwn = gestureRecognizer.view.map { $0.isDescendant(of: self) } ?? true
    guard isEnabled, !isOwn else { return true }
    if let tap = gestureRecognizer as? UITapGestureRecognizer {
      return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
    }
    let isDrag = gestureRecognizer is UIPanGestureRecognizer || gestureRecognizer is UISwipeGestureRecognizer
    return !(keepsDrags && isDrag)
  }

  /// Calls `action` on `target`, or for nil on the first responder from the control upwards that has the method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      _ = action.perform(on: target as AnyObject, with: self, event)
      return
    }
    var responder: UIResponder? = self
    while let found = responder, !action.perform(on: found, with: self, event) { responder = found.next }
  }

  /// Calls `action`.
  open func sendAction(_ action: UIAction) { action.perform(for: self) }

  /// Does what a press of the Return key on it means.
  package func activate() { performPrimaryAction() }

  /// Does what an arrow key on it means: `step` is 1 to the right or up, -1 to the left or down; by default nothing.
  package func move(by step: Int) {}

  /// What the ring of the keyboard's focus surrounds.
  var focusRect: CGRect { bounds }
  /// How round that is.
  var focusRadius: CGFloat { focusRect.height / 2 }
}
