import CoreGraphics
import Foundation

enum RowSide {
  case leading, trailing
}

/// A list whose rows have actions beside them.
@MainActor protocol SwipedList: UIScrollView {
  func swipedRow(at point: CGPoint) -> (cell: UIView, indexPath: IndexPath)?
  func swipeActions(_ side: RowSide, at indexPath: IndexPath) -> UISwipeActionsConfiguration?
  func swipeWillBegin(at indexPath: IndexPath)
  func swipeDidEnd(at indexPath: IndexPath)
}

/// The swipes of a list's rows.
///
/// A sideways drag moves a row along and uncovers its buttons. A row that is let go past half of them stays open, until a
/// button was performed, something else of the list is touched, the list scrolls, or another row is swiped. Past
/// `fullSwipe` of the width the first button fills the whole space, and letting go performs it.
@MainActor final class RowSwipes {
  /// Ours, not measured.
  enum Metrics {
    /// Of the row's width.
    static let fullSwipe: CGFloat = 0.6
    /// In seconds: a thrown row counts as if it had moved on by its velocity for this long.
    static let throwTime: CGFloat = 0.1
    static let springDuration = 0.35
    /// Of the distance beyond the buttons, if no full swipe is possible.
    static let resistance: CGFloat = 0.2
  }

  /// A row that is not where it rests.
  @MainActor private final class Swipe {
    let cell: UIView
    let indexPath: IndexPath
    let side: RowSide
    let configuration: UISwipeActionsConfiguration
    let buttons: SwipeButtons
    let rest: CGRect
    /// Positive to the right, in points.
    var offset: CGFloat = 0
    /// The offset when the drag began.
    var start: CGFloat = 0

    init(
      _ cell: UIView, _ indexPath: IndexPath, _ side: RowSide, _ configuration: UISwipeActionsConfiguration,
      _ buttons: SwipeButtons
    ) {
      (self.cell, self.indexPath, self.side) = (cell, indexPath, side)
      (self.configuration, self.buttons, rest) = (configuration, buttons, cell.frame)
    }
  }

  private unowned let list: any SwipedList
  let recognizer = RowSwipeRecognizer()
  private var swipe: Swipe?
  /// The list's offset and width when the row was opened.
  private var listPosition = CGPoint.zero

  init(of list: any SwipedList) {
    self.list = list
    recognizer.maximumNumberOfTouches = 1
    recognizer.role = "row swipe"
    recognizer.allows = { [weak self] point, direction in self?.allows(point, direction) ?? false }
    recognizer.addTarget(self, action: Selector(Self.panned(_:)))
  }

  private var isRightToLeft: Bool { list.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The sign of the offsets that uncover the side.
  private func sign(_ side: RowSide) -> CGFloat { (side == .leading) == isRightToLeft ? -1 : 1 }

  private func side(_ direction: CGFloat) -> RowSide { sign(.leading) == direction ? .leading : .trailing }

  /// How far the cell was moved from where it rests.
  func offset(of cell: UIView) -> CGFloat { swipe?.cell === cell ? swipe?.offset ?? 0 : 0 }

  // MARK: Pan

  private func allows(_ point: CGPoint, _ direction: CGFloat) -> Bool {
    if let swipe, swipe.rest.contains(point) { return true }
    guard let (_, path) = list.swipedRow(at: point) else { return false }
    return !(list.swipeActions(side(direction), at: path)?.actions.isEmpty ?? true)
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    let (moved, velocity) = (pan.translation(in: list).x, pan.velocity(in: list).x)
    switch pan.state {
    case .began:
      let point = pan.location(in: list)
      beginPan(CGPoint(x: point.x - moved, y: point.y), velocity != 0 ? velocity : moved)
      move(by: moved)
    case .changed: move(by: moved)
    case .ended: release(velocity)
    case .cancelled, .failed: close(animated: true)
    default: break
    }
  }

  private func beginPan(_ point: CGPoint, _ direction: CGFloat) {
    if let swipe, swipe.rest.contains(point) {
      swipe.start = swipe.offset
      return
    }
    close(animated: true)
    guard let (cell, path) = list.swipedRow(at: point) else { return }
    begin(cell, path, side(direction < 0 ? -1 : 1))
  }

  private func begin(_ cell: UIView, _ indexPath: IndexPath, _ side: RowSide) {
    guard let configuration = list.swipeActions(side, at: indexPath), !configuration.actions.isEmpty else { return }
    let buttons = SwipeButtons(configuration.actions, isAtRight: sign(side) < 0)
    buttons.frame = cell.frame
    buttons.layer.cornerRadius = cell.layer.cornerRadius
    buttons.layer.maskedCorners = cell.layer.maskedCorners
    buttons.chosen = { [weak self] in self?.perform($0) }
    swipe = Swipe(cell, indexPath, side, configuration, buttons)
    listPosition = CGPoint(x: list.bounds.width, y: list.contentOffset.y)
    UIView.performWithoutAnimation {
      cell.superview?.insertSubview(buttons, belowSubview: cell)
      buttons.show(0, isFull: false)
    }
    list.swipeWillBegin(at: indexPath)
  }

  private func move(by distance: CGFloat) {
    guard let swipe else { return }
    let sign = sign(swipe.side)
    var length = max(0, (swipe.start + distance) * sign)
    let open = swipe.buttons.openWidth
    if !swipe.configuration.performsFirstActionWithFullSwipe, length > open {
      length = open + (length - open) * Metrics.resistance
    }
    let isFull = swipe.configuration.performsFirstActionWithFullSwipe && length > Metrics.fullSwipe * swipe.rest.width
    if isFull != swipe.buttons.isFull {
      UIView.animate(springDuration: Metrics.springDuration, bounce: 0) { swipe.buttons.show(length, isFull: isFull) }
    }
    UIView.performWithoutAnimation { show(length * sign, isFull: isFull) }
  }

  private func show(_ offset: CGFloat, isFull: Bool) {
    guard let swipe else { return }
    swipe.offset = offset
    swipe.cell.center.x = swipe.rest.midX + offset
    swipe.buttons.show(abs(offset), isFull: isFull)
  }

  private func release(_ velocity: CGFloat) {
    guard let swipe else { return }
    let sign = sign(swipe.side)
    if swipe.buttons.isFull { return perform(swipe.configuration.actions[0]) }
    let length = swipe.offset * sign + velocity * sign * Metrics.throwTime
    if length > swipe.buttons.openWidth / 2 {
      settle(at: swipe.buttons.openWidth * sign)
    } else {
      close(animated: true)
    }
  }

  private func settle(at offset: CGFloat, isFull: Bool = false) {
    swipe?.start = offset
    UIView.animate(springDuration: Metrics.springDuration, bounce: 0, options: .allowUserInteraction) {
      show(offset, isFull: isFull)
    }
  }

  // MARK: Open and closed

  func open(_ cell: UIView, at indexPath: IndexPath, side: RowSide) {
    close(animated: true)
    begin(cell, indexPath, side)
    guard let swipe else { return }
    settle(at: swipe.buttons.openWidth * sign(side))
  }

  /// Returns whether a row was open.
  @discardableResult func close(animated: Bool) -> Bool {
    guard let closed = swipe else { return false }
    let work = { [self] in show(0, isFull: false) }
    let end: (Bool) -> Void = { _ in closed.buttons.removeFromSuperview() }
    closed.buttons.isUserInteractionEnabled = false
    if animated {
      UIView.animate(
        springDuration: Metrics.springDuration, bounce: 0, options: .allowUserInteraction, animations: work,
        completion: end)
    } else {
      UIView.performWithoutAnimation(work)
      end(true)
    }
    swipe = nil
    list.swipeDidEnd(at: closed.indexPath)
    return true
  }

  /// A row of a list that has another width is laid out again.
  func listChanged() {
    guard swipe != nil else { return }
    if list.bounds.width != listPosition.x { close(animated: false) }
    if list.contentOffset.y != listPosition.y { close(animated: true) }
  }

  /// The cell shows another row, or none; its buttons fade where they are.
  func forget(_ cell: UIView) {
    guard let left = swipe, left.cell === cell else { return }
    swipe = nil
    UIView.animate(springDuration: ListUpdate.springDuration, bounce: 0) {
      left.buttons.alpha = 0
    } completion: { _ in
      left.buttons.removeFromSuperview()
    }
    list.swipeDidEnd(at: left.indexPath)
  }

  /// The row stays open until the handler says that it is done.
  private func perform(_ action: UIContextualAction) {
    guard let performed = swipe else { return }
    if performed.buttons.isFull { settle(at: performed.rest.width * sign(performed.side), isFull: true) }
    action.handler(action, performed.buttons) { [weak self] _ in
      if self?.swipe === performed { self?.close(animated: true) }
    }
  }
}

/// Begins for a sideways drag of a row that has actions on the side that the drag uncovers, or of an open row.
///
/// Any other drag makes it fail as soon as its direction is known. Pans of ancestors, such as the one that pops a screen
/// from anywhere, wait for that; a pan from the screen's edge goes first.
@MainActor final class RowSwipeRecognizer: UIPanGestureRecognizer {
  /// Whether a drag that began at this point of the list, in this direction (−1 to the left), may begin.
  var allows: (CGPoint, CGFloat) -> Bool = { _, _ in false }
  private var touched = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first { touched = touch.location(in: view) }
    super.touchesBegan(touches, with: event)
  }

  override func decision(on movement: SIMD2<Double>) -> Decision {
    let distance = hypot(movement.x, movement.y)
    guard distance >= slop else { return .undecided }
    if abs(movement.x) <= abs(movement.y) { return .fails("the finger moves along the list") }
    let direction: CGFloat = movement.x < 0 ? -1 : 1
    return allows(touched, direction) ? .begins(past: distance) : .fails("the row has no actions on that side")
  }

  private func isOfAncestor(_ other: UIGestureRecognizer) -> Bool {
    guard let own = view, let above = other.view, above !== own else { return false }
    return other is UIPanGestureRecognizer && own.isDescendant(of: above)
  }

  /// A pan that asks this one to wait in its turn goes first; otherwise each would wait for the other.
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isOfAncestor(otherGestureRecognizer) && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
      && otherGestureRecognizer.askedDelegate?.gestureRecognizer(
        otherGestureRecognizer, shouldBeRequiredToFailBy: self) != true
  }

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isOfAncestor(otherGestureRecognizer) && otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
  }
}
