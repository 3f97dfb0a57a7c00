import CoreGraphics
import UIKit

/// The content of the window: the phone, the panel beside it or, in a narrow window, in a drawer beneath it, and what lies
/// over both for a while.
@MainActor final class Workbench: UIView {
  let device: DeviceView
  let panel: PanelView
  let toast = Toast()
  let hint = VerdictChip()
  /// The button of the device above the phone.
  let deviceMenu: DeviceMenu
  /// The button of the faults above the phone.
  let faultMenu: FaultMenu
  /// The button above the phone that begins a comparison.
  let compareButton: CompareButton
  /// The second phone while figures are compared; nil otherwise.
  var second: SecondPhone?
  /// The part under the phone for a strip of controls; it has a height only with `hasStrip`.
  let stripSlot = UIView()
  /// Whether there is a strip of controls under the phone.
  var hasStrip = false { didSet { setNeedsLayout() } }
  /// The controls under the phone.
  var strip: TransportStrip? {
    didSet {
      oldValue?.removeFromSuperview()
      if let strip { stripSlot.addSubview(strip) }
      setNeedsLayout()
    }
  }
  /// Whether only the phone is shown.
  var isAlone = false { didSet { setNeedsLayout() } }
  /// Whether the strip has room: neither the phone alone is shown nor an open drawer.
  var showsStrip: Bool { hasStrip && !isAlone && !(hasDrawer && isDrawerOpen) }
  /// What lies over the window and takes the keys: the search or the sheet of keys; nil if nothing does.
  private(set) var sheet: Sheet?
  private(set) lazy var drawerButton = PanelButton("Figures") { [unowned self] in isDrawerOpen.toggle() }
  /// Closes the sheet.
  var closeSheet: () -> Void = {}
  /// Called when the user presses anywhere.
  var pressed: ((UIView?) -> Void)?

  init(device: DeviceView, panel: PanelView, deviceMenu: DeviceMenu, faultMenu: FaultMenu, compareButton: CompareButton)
  {
    (self.device, self.panel, self.deviceMenu, self.faultMenu) = (device, panel, deviceMenu, faultMenu)
    self.compareButton = compareButton
    super.init(frame: .zero)
    backgroundColor = PanelColors.surround
    drawerButton.ground = PanelColors.background
    for view in [device, hint, deviceMenu, faultMenu, compareButton, stripSlot, panel, drawerButton, toast] {
      addSubview(view)
    }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the figures are a drawer beneath the phone.
  var hasDrawer: Bool { bounds.width < PanelMetrics.drawerWidth && !isAlone }

  /// Whether the drawer is open.
  var isDrawerOpen = false {
    didSet {
      drawerButton.title = isDrawerOpen ? "Close" : "Figures"
      setNeedsLayout()
    }
  }

  /// Shows the current transition and its figures, and how it is moved.
  func refresh() {
    panel.refresh()
    deviceMenu.refresh()
    second?.menu.refresh()
    device.radius = panel.phone.device.cornerRadius
    setNeedsLayout()
    showHint()
  }

  /// What is said under the phone in place of the hint, such as a verdict; nil if the hint is shown.
  private(set) var message: String?
  private var shorterMessages: [String] = []
  /// Whether the message is shown as long as it is true, also where it has no room under the phone.
  private var messageStays = false

  /// Says something under the phone in place of the hint, where there is less room in one of the shorter texts; nil shows
  /// the hint.
  func show(message: String?, shorter: [String] = [], stays: Bool = false) {
    let isOther = message != self.message
    guard isOther || shorter != shorterMessages || stays != messageStays else { return }
    (self.message, shorterMessages, messageStays) = (message, shorter, stays)
    showHint()
    // There is no room for it under the phone.
    if let message, isOther, !stays, hint.isHidden { toast.show(message) }
  }

  private func showHint() {
    hint.isVerdict = message != nil
    hint.text = message ?? panel.hints.first
    hint.shorter = message == nil ? Array(panel.hints.dropFirst()) : shorterMessages
    showStanding()
  }

  private func showStanding() { toast.standing = messageStays && hint.isHidden ? message : nil }

  /// The controls that can have the keyboard focus, in order.
  var controls: [UIControl] {
    if let sheet { return sheet.controls }
    if isAlone { return [] }
    return (hasDrawer ? [drawerButton] : []) + (hasDrawer && !isDrawerOpen ? [] : panel.controls)
      + phoneControls + (showsStrip ? strip?.controls ?? [] : [])
  }

  /// Shows a sheet instead of the one before; nil closes it.
  func show(_ next: Sheet?) {
    sheet?.removeFromSuperview()
    sheet = next
    if let next { insertSubview(next, belowSubview: toast) }
    setNeedsLayout()
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
    let strip = showsStrip ? PanelMetrics.stripHeight(in: height) : 0
    if hasDrawer {
      let drawer = isDrawerOpen ? (height * 0.5).rounded() : 0
      device.frame = CGRect(x: 0, y: 0, width: width, height: height - drawer - strip)
      panel.frame = CGRect(x: 0, y: height - drawer, width: width, height: drawer)
      let size = drawerButton.intrinsicContentSize
      drawerButton.frame = CGRect(
        x: width - size.width - 8, y: device.frame.maxY - size.height - 8, width: size.width, height: size.height)
    } else {
      let room = isAlone ? 0 : panel.hasListColumn ? PanelMetrics.width : PanelMetrics.figuresWidth
      device.frame = CGRect(x: 0, y: 0, width: width - room, height: height - strip)
      panel.frame = CGRect(x: width - room, y: 0, width: room, height: height)
    }
    panel.isHidden = isAlone || hasDrawer && !isDrawerOpen
    hint.isHidden =
      isAlone || (hasDrawer ? isDrawerOpen || device.frame.width < 300 : device.frame.width < 200)
    showStanding()
    let area = device.frame
    stripSlot.frame = CGRect(x: area.minX, y: area.maxY, width: area.width, height: strip)
    stripSlot.isHidden = strip == 0
    self.strip?.frame = stripSlot.bounds
    // An open drawer leaves the phone all the room that there is.
    deviceMenu.isHidden = isAlone || hasDrawer && isDrawerOpen
    let edge: CGFloat = hasDrawer ? 12 : DeviceView.below
    device.room = (above: deviceMenu.isHidden ? edge : DeviceView.above, below: hasDrawer && !isDrawerOpen ? 40 : edge)
    layoutSecond()
    layoutMenus()
    layoutChips()
    let size = toast.size(in: area.width)
    // The button of the drawer stays free.
    let bottom = drawerButton.isHidden ? area.maxY - 24 : drawerButton.frame.minY - 8
    toast.frame = CGRect(
      x: area.midX - size.width / 2, y: bottom - size.height, width: size.width, height: size.height)
    sheet?.frame = bounds
  }
}
