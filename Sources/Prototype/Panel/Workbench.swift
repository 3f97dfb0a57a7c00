import CoreGraphics
import Stage
import UIKit

/// The content of the window: the phone; the panel beside it or, in a narrow window, in a drawer beneath; and what lies
/// over both.
@MainActor final class Workbench: PlainView {
  let device: DeviceView
  let panel: PanelView
  let toast = Toast()
  let hint = DecisionChip()
  let deviceMenu: DeviceMenu
  let advancedMenu: AdvancedMenu
  let compareButton: CompareButton
  let screensButton = ScreensButton()
  var second: SecondPhone?
  /// The room for a strip under the phone; without `hasStrip` it has no height.
  let stripSlot = UIView()
  var hasStrip = false { didSet { setNeedsLayout() } }
  var strip: TransportStrip? {
    didSet {
      oldValue?.removeFromSuperview()
      if let strip { stripSlot.addSubview(strip) }
      setNeedsLayout()
    }
  }
  var isAlone = false { didSet { setNeedsLayout() } }
  var showsStrip: Bool { hasStrip && !isAlone }
  /// In a low window or above an open drawer, the phone needs most of the strip's room.
  private var stripHeight: CGFloat {
    guard showsStrip else { return 0 }
    let isLow = bounds.height < PanelMetrics.stripLeastHeight || hasDrawer && isDrawerOpen
    return isLow ? PanelMetrics.stripLineHeight : PanelMetrics.stripHeight(in: bounds.height)
  }
  private(set) lazy var overlays = Overlays(self)
  private(set) lazy var drawerButton = PanelButton("Parameters") { [unowned self] in isDrawerOpen.toggle() }
  var pressed: ((UIView?) -> Void)?

  init(
    device: DeviceView, panel: PanelView, deviceMenu: DeviceMenu, advancedMenu: AdvancedMenu,
    compareButton: CompareButton
  ) {
    (self.device, self.panel, self.deviceMenu, self.advancedMenu) = (device, panel, deviceMenu, advancedMenu)
    self.compareButton = compareButton
    super.init(frame: .zero)
    backgroundColor = PanelColors.surround
    drawerButton.ground = PanelColors.background
    for view in [
      device, hint, deviceMenu, screensButton, advancedMenu, compareButton, stripSlot, panel, drawerButton, toast,
    ] as [UIView] {
      addSubview(view)
    }
    refresh()
  }

  var hasDrawer: Bool { bounds.width < PanelMetrics.drawerWidth && !isAlone }

  var isDrawerOpen = false {
    didSet {
      drawerButton.title = isDrawerOpen ? "Close" : "Parameters"
      setNeedsLayout()
    }
  }

  func refresh() {
    panel.refresh()
    deviceMenu.refresh()
    second?.menu.refresh()
    (device.radius, device.chin) = (panel.phone.device.cornerRadius, panel.phone.device.chin)
    setNeedsLayout()
    showLine()
  }

  private var line = PhoneLine()
  /// Whether the line is shown as long as it is true, even without room under the phone.
  private var lineStays = false

  /// What is said in place of the hint, such as a decision; nil while the hint is shown.
  var message: String? { line.isHint ? nil : line.text }

  func show(_ line: PhoneLine, stays: Bool) {
    let former = message
    (self.line, lineStays) = (line, stays)
    showLine()
    // There is no room for it under the phone.
    if let message, message != former, !stays, hint.isHidden { toast.show(message) }
  }

  func showLine() {
    // A ghost has no title with room for the difference.
    let difference = second.flatMap { $0.isGhost ? $0.menu.difference : nil }
    line.hints = [difference].compactMap(\.self) + panel.hints
    hint.line = line
    showStanding()
  }

  private func showStanding() { toast.standing = lineStays && hint.isHidden ? message : nil }

  var controls: [UIControl] {
    if let sheet = overlays.sheet { return sheet.controls }
    if isAlone { return [] }
    return (hasDrawer ? [drawerButton] : []) + (hasDrawer && !isDrawerOpen ? [] : panel.controls)
      + phoneControls + (showsStrip ? strip?.controls ?? [] : [])
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    if event != nil { pressed?(hit) }
    return hit
  }

  override func layoutSubviews() {
    let (width, height) = (bounds.width, bounds.height)
    panel.hasListColumn = hasListColumn(in: width)
    drawerButton.isHidden = !hasDrawer
    let strip = stripHeight
    if hasDrawer {
      let drawer = isDrawerOpen ? ((height - strip) * 0.5).rounded() : 0
      device.frame = CGRect(x: 0, y: 0, width: width, height: height - drawer - strip)
      panel.frame = CGRect(x: 0, y: height - drawer, width: width, height: drawer)
      let size = drawerButton.intrinsicContentSize
      drawerButton.frame = CGRect(
        x: width - size.width - 8, y: device.frame.maxY - size.height - 8, width: size.width, height: size.height)
    } else {
      let room = isAlone ? 0 : panel.hasListColumn ? PanelMetrics.width : PanelMetrics.parametersWidth
      device.frame = CGRect(x: 0, y: 0, width: width - room, height: height - strip)
      panel.frame = CGRect(x: width - room, y: 0, width: room, height: height)
    }
    panel.isHidden = isAlone || hasDrawer && !isDrawerOpen
    hint.isHidden =
      isAlone || (hasDrawer ? isDrawerOpen || device.frame.width < 300 : device.frame.width < 200)
    let area = device.frame
    stripSlot.frame = CGRect(x: area.minX, y: area.maxY, width: area.width, height: strip)
    stripSlot.isHidden = strip == 0
    self.strip?.frame = stripSlot.bounds
    // An open drawer leaves all the other room to the phone.
    deviceMenu.isHidden = isAlone || hasDrawer && isDrawerOpen
    let edge: CGFloat = hasDrawer ? 12 : DeviceView.below
    device.room = (above: deviceMenu.isHidden ? edge : DeviceView.above, below: hasDrawer && !isDrawerOpen ? 40 : edge)
    layoutSecond()
    showLine()
    layoutMenus()
    layoutChips()
    overlays.layOut(over: area)
  }
}

// One phone or two, and the row of menus above them.

extension Workbench {
  private static let leastWidth: CGFloat = 200
  /// If the phones would be narrower, the list gives its column to the second one.
  private static let goodWidth: CGFloat = 300

  private static let gap: CGFloat = 8

  /// Two phones may need the list's column.
  func hasListColumn(in width: CGFloat) -> Bool {
    guard width >= PanelMetrics.menuWidth else { return false }
    return second == nil || (width - PanelMetrics.width) / 2 >= Self.goodWidth
  }

  /// Gives part of the device's frame to the second phone, or makes it a ghost if there is no room.
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
    (second.device.radius, second.device.chin) = (device.radius, device.chin)
  }

  func layoutMenus() {
    let isHidden = deviceMenu.isHidden
    advancedMenu.isHidden = isHidden
    // Beside the menu of B there is room only over a wide phone.
    let isNarrow = device.frame.width < Self.goodWidth || second?.isGhost == true
    screensButton.isHidden = isHidden || second != nil && isNarrow
    compareButton.isHidden = isHidden || second != nil
    let isOverDrawer = second?.isGhost == true && hasDrawer && isDrawerOpen
    second?.menu.isHidden = isHidden && !isOverDrawer
    second?.end.isHidden = second?.menu.isHidden ?? true
    if isOverDrawer, let second { return layoutOverDrawer(second) }
    let ghostMenu = second.flatMap { $0.isGhost ? $0.menu : nil }
    let last = second == nil ? compareButton : ghostMenu
    let row = [deviceMenu, screensButton, advancedMenu].filter { !$0.isHidden } + [last].compactMap(\.self)
    layoutRow(
      row, over: device.frame, letter: second?.letters[0], end: second.flatMap { $0.isGhost ? $0.end : nil })
    guard let second, !second.isGhost else { return }
    layoutRow([second.menu], over: second.device.frame, letter: second.letters[1], end: second.end)
  }

  /// Over an open drawer, these are the only signs of a comparison.
  private func layoutOverDrawer(_ second: SecondPhone) {
    device.layoutIfNeeded()
    let phone = device.screen.convert(device.screen.pictureFrame, to: self)
    let width = second.menu.fitTitle(in: phone.minX - 8 - 12)
    let height = drawerButton.frame.height
    second.menu.frame = CGRect(x: 8, y: drawerButton.frame.minY, width: width, height: height)
    second.end.frame = second.menu.frame.offsetBy(dx: 0, dy: -height - Self.gap)
    second.end.frame.size.width = second.end.intrinsicContentSize.width
  }

  /// Centres menus side by side over a frame.
  ///
  /// Without enough room one gets a shorter title, and then the first one gets narrower.
  private func layoutRow(_ menus: [MenuButton], over frame: CGRect, letter: UILabel?, end: PanelButton?) {
    let gap = Self.gap
    var widths = menus.map(\.fullWidth)
    let letterWidth: CGFloat = letter.map { $0.isHidden ? 0 : 20 } ?? 0
    let endWidth = end.map { $0.intrinsicContentSize.width + gap } ?? 0
    let room = frame.width - 16 - letterWidth - endWidth - gap * CGFloat(menus.count - 1)
    // The user's screens have a short title that says as much, and a short title of the advanced menu says the least.
    let rank = { [self] (menu: MenuButton) in menu === screensButton ? 0 : menu === advancedMenu ? 2 : 1 }
    let indices = menus.indices.sorted { (rank(menus[$0]), $0) < (rank(menus[$1]), $1) }
    for index in indices {
      let excess = max(0, widths.reduce(0, +) - room)
      widths[index] = menus[index].fitTitle(in: widths[index] - excess)
    }
    let excess = widths.reduce(0, +) - room
    if excess > 0 { widths[0] = max(64, widths[0] - excess) }
    let total = widths.reduce(letterWidth + endWidth, +) + gap * CGFloat(menus.count - 1)
    var x = (frame.midX - total / 2).rounded()
    letter?.frame = CGRect(x: x, y: 8, width: 16, height: ChipGroup.chipHeight)
    x += letterWidth
    for (menu, width) in zip(menus, widths) {
      menu.frame = CGRect(x: x, y: 8, width: width, height: ChipGroup.chipHeight)
      x += width + gap
    }
    end?.frame = CGRect(x: x, y: 8, width: endWidth - gap, height: ChipGroup.chipHeight)
  }

  func layoutChips() {
    func frame(under device: CGRect) -> CGRect {
      CGRect(
        x: device.minX + Self.gap, y: device.maxY - DecisionChip.height - 2, width: device.width - 2 * Self.gap,
        height: DecisionChip.height)
    }
    hint.frame = frame(under: device.frame)
    second?.chip.frame = second.map { frame(under: $0.device.frame) } ?? .zero
    second?.chip.isHidden = hint.isHidden || second?.isGhost == true
    guard hasDrawer, !hint.isHidden else { return }
    // The drawer's button is in the same line.
    hint.frame = CGRect(
      x: Self.gap, y: drawerButton.frame.midY - DecisionChip.height / 2,
      width: max(0, drawerButton.frame.minX - 2 * Self.gap),
      height: DecisionChip.height)
  }

  var phoneControls: [UIControl] {
    let menus: [UIControl] = [
      deviceMenu, screensButton, advancedMenu, compareButton, second?.menu, second?.end,
    ].compactMap(\.self)
    let chips: [UIControl] = [hint, second?.chip].compactMap(\.self).filter { $0.isDecision }
    return (menus + chips).filter { !$0.isHidden }
  }

  func showSecond(_ next: SecondPhone?) {
    second?.remove(from: device)
    device.screen.mirrorView = next?.device.screen
    second = next
    for view in next?.views ?? [] { insertSubview(view, belowSubview: panel) }
    next?.device.pinnedPoint = device.pinnedPoint
    setNeedsLayout()
  }
}

/// Begins a comparison with the present parameters, with another transition, or of all engines in a table.
///
/// While a second phone is shown, its own menu replaces the button.
@MainActor final class CompareButton: MenuButton {
  private let store: ParameterStore
  /// Keeps the present parameters and shows them on a second phone.
  var keep: () -> Void = {}
  var openLab: () -> Void = {}

  init(_ store: ParameterStore) {
    self.store = store
    super.init(
      ["Compare", "A/B"],
      help: "A second phone under the same finger, with other parameters or another transition; or a table of engines.",
      isOverPhone: true)
    makeMenu = { [unowned self] in newMenu() }
  }

  private func newMenu() -> UIMenu {
    let parameters = UIAction(title: "These parameters, then change them") { [unowned self] _ in keep() }
    let lab = UIAction(title: "Other engines, as a table") { [unowned self] _ in openLab() }
    (parameters.shownKeys, lab.shownKeys) = ("B", "E")
    return UIMenu(
      children: [UIMenu(options: .displayInline, children: [parameters, lab])]
        + CompareMenu.others(store) { [unowned store] in store.compare(with: $0) })
  }
}
