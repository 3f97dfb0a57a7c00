import CoreGraphics
import Foundation
import QuartzCore

/// In front of a window until an element is chosen or the menu is dismissed.
///
/// While it is open it takes every key and every press in the window. A press outside dismisses it and does nothing
/// else.
@MainActor final class MenuPresenter: KeyOverlay {
  @WeakApplication private var owner: UIApplication
  private weak var source: UIView?
  private let backdrop = MenuBackdrop()
  private let metrics: MenuMetrics
  private(set) var platters: [MenuPlatter] = []
  private let ended: () -> Void
  private let chosen: (UIMenuElement) -> Void

  /// Nil if the view is in no window or the menu is empty; `chosen` is called with each element that is chosen, and
  /// `ended` once.
  init?(
    _ menu: UIMenu, from source: UIView, _ rect: CGRect, chosen: @escaping (UIMenuElement) -> Void = { _ in },
    ended: @escaping () -> Void
  ) {
    guard let window = source.window, !MenuLine.lines(of: menu).isEmpty else { return nil }
    owner = window.owner
    (self.source, self.chosen, self.ended) = (source, chosen, ended)
    metrics = window.owner.usesCompactMenus ? .compact : .touch
    (backdrop.presenter, backdrop.wantsHover) = (self, true)
    backdrop.frame = window.bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(backdrop)
    owner.keyOverlays.append(self)
    let anchor = source.convert(rect, to: backdrop)
    open(menu, least: owner.usesCompactMenus ? anchor.width : 0) { size, room in
      let below = anchor.maxY + MenuMetrics.gap
      let above = anchor.minY - MenuMetrics.gap - size.height
      let fitsBelow = below + size.height <= room.maxY
      return CGPoint(x: anchor.minX, y: fitsBelow || above < room.minY ? below : above)
    }
  }

  private func open(_ menu: UIMenu, least: CGFloat = 0, _ corner: (CGSize, CGRect) -> CGPoint) {
    let platter = MenuPlatter(menu, metrics, least: least)
    let room = backdrop.bounds.insetBy(dx: MenuMetrics.windowMargin, dy: MenuMetrics.windowMargin)
    let size = CGSize(width: platter.bounds.width, height: min(platter.bounds.height, room.height))
    let wanted = corner(size, room)
    platter.frame = CGRect(
      x: max(room.minX, min(wanted.x, room.maxX - size.width)).rounded(),
      y: max(room.minY, min(wanted.y, room.maxY - size.height)).rounded(), width: size.width, height: size.height)
    backdrop.addSubview(platter)
    platters.append(platter)
  }

  private func openSubmenu(of row: MenuRow, in platter: MenuPlatter) {
    guard let menu = row.item.submenu, row.item.isEnabled else { return }
    close(after: platter)
    let anchor = row.convert(row.bounds, to: backdrop)
    let margin = metrics.margin
    open(menu.title.isEmpty ? menu : menu.untitled) { size, room in
      let right = platter.frame.maxX - margin
      let isRoomy = right + size.width <= room.maxX
      return CGPoint(x: isRoomy ? right : platter.frame.minX + margin - size.width, y: anchor.minY - margin)
    }
  }

  private func close(after platter: MenuPlatter) {
    while let last = platters.last, last !== platter { platters.removeLast().removeFromSuperview() }
  }

  func dismiss() {
    guard backdrop.presenter != nil else { return }
    backdrop.presenter = nil
    backdrop.removeFromSuperview()
    owner.keyOverlays.removeAll { $0 === self }
    platters = []
    ended()
  }

  // MARK: The pointer

  /// In the window.
  private func row(at point: CGPoint) -> (row: MenuRow, platter: MenuPlatter)? {
    for platter in platters.reversed() {
      let inner = backdrop.convert(point, to: platter)
      guard platter.bounds.contains(inner) else { continue }
      return platter.row(at: inner).map { ($0, platter) }
    }
    return nil
  }

  func contains(_ point: CGPoint) -> Bool { platters.contains { $0.frame.contains(point) } }

  /// Opens the submenu of what the pointer is on.
  func follow(_ point: CGPoint) {
    guard let (row, platter) = row(at: point) else {
      if let last = platters.last, platters.count == 1 || contains(point) { last.highlighted = nil }
      return
    }
    guard platter.highlighted !== row else { return }
    close(after: platter)
    platter.highlighted = row.item.isEnabled ? row : nil
    if row.item.submenu != nil { openSubmenu(of: row, in: platter) }
  }

  /// Returns whether the pointer was on a menu.
  @discardableResult func release(at point: CGPoint) -> Bool {
    guard contains(point) else { return false }
    if let (row, platter) = row(at: point) { choose(row, in: platter) }
    return true
  }

  fileprivate func wheel(by distance: CGFloat, at point: CGPoint) {
    platters.last { $0.frame.contains(point) }?.scroll(by: -distance)
  }

  // MARK: Choosing

  private func choose(_ row: MenuRow, in platter: MenuPlatter) {
    guard row.item.isEnabled else { return }
    if row.item.submenu != nil { return openSubmenu(of: row, in: platter) }
    let element = row.item.element
    let siblings = platter.menu.singleSelectionGroup(of: element)
    for sibling in siblings { MenuItem(sibling).setState(sibling === element ? .on : .off) }
    if !row.item.keepsMenuOpen { dismiss() }
    chosen(element)
    switch element {
    case let action as UIAction: action.perform(for: source)
    case let command as UICommand: _ = command.perform(from: owner.keyResponder ?? source)
    default: break
    }
  }

  // MARK: Keys

  func handle(_ key: KeyInput) -> Bool? {
    guard key.phase != .up, let platter = platters.last else { return true }
    switch key.characters {
    case UIKeyCommand.inputEscape: if platters.count > 1 { closeLast() } else { dismiss() }
    case UIKeyCommand.inputDownArrow: highlight(platter.row(after: 1), in: platter)
    case UIKeyCommand.inputUpArrow: highlight(platter.row(after: -1), in: platter)
    case "\t": highlight(platter.row(after: key.modifierFlags.contains(.shift) ? -1 : 1), in: platter)
    case UIKeyCommand.inputHome: highlight(platter.rows.first(where: \.item.isEnabled), in: platter)
    case UIKeyCommand.inputEnd: highlight(platter.rows.last(where: \.item.isEnabled), in: platter)
    case UIKeyCommand.inputLeftArrow: if platters.count > 1 { closeLast() }
    case UIKeyCommand.inputRightArrow:
      if let row = platter.highlighted, row.item.submenu != nil { enter(row, in: platter) }
    case "\r", " ":
      guard let row = platter.highlighted else { break }
      if row.item.submenu != nil { enter(row, in: platter) } else { choose(row, in: platter) }
    case let letters where key.typesText: highlight(row(beginningWith: letters, in: platter), in: platter)
    default: break
    }
    return true
  }

  private func closeLast() { platters.removeLast().removeFromSuperview() }

  private func enter(_ row: MenuRow, in platter: MenuPlatter) {
    openSubmenu(of: row, in: platter)
    if let inner = platters.last, inner !== platter { highlight(inner.row(after: 1), in: inner) }
  }

  private func highlight(_ row: MenuRow?, in platter: MenuPlatter) {
    guard let row else { return }
    platter.highlighted = row
    platter.reveal(row)
  }

  /// Or the checked row, for keys.
  func highlightFirst() {
    guard let platter = platters.first else { return }
    highlight(platter.rows.first { $0.item.state == .on && $0.item.isEnabled } ?? platter.row(after: 1), in: platter)
  }

  private func row(beginningWith letters: String, in platter: MenuPlatter) -> MenuRow? {
    let rows = platter.rows.filter { $0.item.isEnabled && $0.item.element.title.lowercased().hasPrefix(letters) }
    guard let index = rows.firstIndex(where: { $0 === platter.highlighted }) else { return rows.first }
    return rows[(index + 1) % rows.count]
  }
}

extension UIMenu {
  /// The row that opens the menu shows its title.
  fileprivate var untitled: UIMenu {
    UIMenu(identifier: identifier, options: options, preferredElementSize: preferredElementSize, children: children)
  }

  /// The elements of the menu or section of single selection that contains `element`.
  fileprivate func singleSelectionGroup(of element: UIMenuElement) -> [UIMenuElement] {
    for child in children {
      if let section = child as? UIMenu, section.options.contains(.displayInline) {
        let found = section.singleSelectionGroup(of: element)
        if !found.isEmpty { return found }
      }
    }
    return options.contains(.singleSelection) && inlineElements.contains { $0 === element } ? inlineElements : []
  }
}

/// Receives all presses in the window.
private final class MenuBackdrop: UIView, WheelTarget, HoverTarget {
  weak var presenter: MenuPresenter?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    if presenter?.contains(point) == true { presenter?.follow(point) } else { presenter?.dismiss() }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { presenter?.follow(touch.location(in: self)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { presenter?.release(at: touch.location(in: self)) }
  }

  func wheel(by delta: CGVector, at point: CGPoint) -> Bool {
    presenter?.wheel(by: delta.dy, at: point)
    return true
  }

  func hover(at point: CGPoint) { presenter?.follow(point) }

  func hoverEnded() {}
}

/// In points.
struct MenuMetrics {
  var width: ClosedRange<CGFloat>
  var rowHeight: CGFloat
  var headerHeight: CGFloat
  /// The space between sections, with a line in it.
  var sectionGap: CGFloat
  /// The distance of titles from the left edge: without checkmarks, with checkmarks, and with images.
  var insets: (plain: CGFloat, checked: CGFloat, image: CGFloat)
  var trailingInset: CGFloat
  /// The space above the first row and below the last one.
  var margin: CGFloat
  var cornerRadius: CGFloat
  var fontSize: CGFloat

  /// The sizes for fingers, as measured on iOS 26; the margin and the trailing inset are our choice.
  static let touch = MenuMetrics(
    width: 250...250, rowHeight: 42, headerHeight: 40 + 1.0 / 3, sectionGap: 21,
    insets: (28, 40, 60), trailingInset: 28, margin: 10, cornerRadius: 32.6, fontSize: 17)

  /// The sizes for the panel of a desktop window: our choice.
  static let compact = MenuMetrics(
    width: 96...280, rowHeight: 26, headerHeight: 24, sectionGap: 9, insets: (12, 26, 34),
    trailingInset: 20, margin: 5, cornerRadius: 8, fontSize: 13)

  /// The distance of a menu from the edges of the window.
  static let windowMargin: CGFloat = 6
  /// The distance of a menu from what it belongs to.
  static let gap: CGFloat = 4
}
