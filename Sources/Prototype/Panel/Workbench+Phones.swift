import CoreGraphics
import Stage
import UIKit

// One phone or two, and the row of menus above them.

extension Workbench {
  /// The least width of a phone with its surround beside another one, in points.
  private static let leastWidth: CGFloat = 200
  /// The width of a phone with its surround below which the list gives its column to the second phone, in points.
  private static let goodWidth: CGFloat = 300

  /// The space between parts, and to the edges, in points.
  private static let gap: CGFloat = 8

  /// Whether the list has a column of its own in a window of a width; two phones may need it.
  func hasListColumn(in width: CGFloat) -> Bool {
    guard width >= PanelMetrics.menuWidth else { return false }
    return second == nil || (width - PanelMetrics.width) / 2 >= Self.goodWidth
  }

  /// Gives a part of the device's frame to the second phone, or lets it be a ghost where there is no room for two.
  func layoutSecond() {
    guard let second else { return }
    let area = device.frame
    let fits = area.width / 2 >= Self.leastWidth && !hasDrawer
    second.stand(over: device, isGhost: !fits)
    guard fits else { return }
    let half = (area.width / 2).rounded()
    device.frame.size.width = half
    second.device.frame = CGRect(x: area.minX + half, y: area.minY, width: area.width - half, height: area.height)
    second.device.room = device.room
    second.device.radius = device.radius
  }

  /// Lays out the menus above the phones.
  func layoutMenus() {
    let isHidden = deviceMenu.isHidden
    faultMenu.isHidden = isHidden
    compareButton.isHidden = isHidden || second != nil
    let isOverDrawer = second?.isGhost == true && hasDrawer && isDrawerOpen
    second?.menu.isHidden = isHidden && !isOverDrawer
    if isOverDrawer, let menu = second?.menu { return layoutOverDrawer(menu) }
    let ghostMenu = second.flatMap { $0.isGhost ? $0.menu : nil }
    let last = second == nil ? compareButton : ghostMenu
    layoutRow([deviceMenu, faultMenu] + [last].compactMap(\.self), over: device.frame, letter: second?.letters[0])
    if let second, !second.isGhost { layoutRow([second.menu], over: second.device.frame, letter: second.letters[1]) }
  }

  /// Lays out the menu of a comparison beside the phone over an open drawer, where nothing else says that there is one.
  private func layoutOverDrawer(_ menu: MenuButton) {
    device.layoutIfNeeded()
    let phone = device.screen.convert(device.screen.pictureFrame, to: self)
    let width = menu.fitTitle(in: phone.minX - 8 - 12)
    menu.frame = CGRect(x: 8, y: drawerButton.frame.minY, width: width, height: drawerButton.frame.height)
  }

  /// Lays out menus side by side in the middle over a frame; one has a shorter title if they have no
  /// room, and the first one is narrower if that is not enough.
  private func layoutRow(_ menus: [MenuButton], over frame: CGRect, letter: UILabel?) {
    let gap = Self.gap
    var widths = menus.map(\.fullWidth)
    let letterWidth: CGFloat = letter.map { $0.isHidden ? 0 : 20 } ?? 0
    let room = frame.width - 16 - letterWidth - gap * CGFloat(menus.count - 1)
    for (index, menu) in menus.enumerated() {
      let excess = max(0, widths.reduce(0, +) - room)
      widths[index] = menu.fitTitle(in: widths[index] - excess)
    }
    let excess = widths.reduce(0, +) - room
    if excess > 0 { widths[0] = max(64, widths[0] - excess) }
    let total = widths.reduce(letterWidth, +) + gap * CGFloat(menus.count - 1)
    var x = (frame.midX - total / 2).rounded()
    letter?.frame = CGRect(x: x, y: 8, width: 16, height: ChipGroup.chipHeight)
    x += letterWidth
    for (menu, width) in zip(menus, widths) {
      menu.frame = CGRect(x: x, y: 8, width: width, height: ChipGroup.chipHeight)
      x += width + gap
    }
  }

  /// Lays out the lines under the phones.
  func layoutChips() {
    func frame(under device: CGRect) -> CGRect {
      CGRect(
        x: device.minX + Self.gap, y: device.maxY - VerdictChip.height - 2, width: device.width - 2 * Self.gap,
        height: VerdictChip.height)
    }
    hint.frame = frame(under: device.frame)
    second?.chip.frame = second.map { frame(under: $0.device.frame) } ?? .zero
    second?.chip.isHidden = hint.isHidden || second?.isGhost == true
    guard hasDrawer, !hint.isHidden else { return }
    // The button of the drawer stands in the same line.
    hint.frame = CGRect(
      x: Self.gap, y: drawerButton.frame.midY - VerdictChip.height / 2,
      width: max(0, drawerButton.frame.minX - 2 * Self.gap),
      height: VerdictChip.height)
  }

  /// The controls of the phones that can have the keyboard focus, in order.
  var phoneControls: [UIControl] {
    let menus: [UIControl] = [deviceMenu, faultMenu, compareButton, second?.menu].compactMap(\.self)
    let chips: [UIControl] = [hint, second?.chip].compactMap(\.self).filter { $0.isVerdict }
    return (menus + chips).filter { !$0.isHidden }
  }

  /// Shows a second phone, or takes it away.
  func showSecond(_ next: SecondPhone?) {
    second?.remove(from: device)
    device.screen.mirrorView = next?.device.screen
    second = next
    for view in next?.views ?? [] { insertSubview(view, belowSubview: panel) }
    next?.device.pinnedPoint = device.pinnedPoint
    setNeedsLayout()
  }
}
