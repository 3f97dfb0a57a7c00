import CoreGraphics
package import Foundation
package import Stage
import Transitions
import UIKit

/// The application: a phone with demo screens, and the panel that changes their transition.
@MainActor package final class PrototypeApp: HostedContent {
  /// The stage that fills the window.
  package let stage: Stage
  /// The phone with the demo screens.
  let phone: CataloguePhone
  /// The phone and the panel; nil without a panel.
  let bench: Workbench?
  private let focus: KeyboardFocus

  /// Creates the application.
  package init(options: PrototypeOptions = PrototypeOptions()) {
    let scale = options.scale ?? 1
    let setting = DemoSetting(colors: options.colors, depth: options.depth, region: options.region)
    let phone = CataloguePhone(options.entry, setting, scale: scale)
    self.phone = phone
    guard options.showsPanel else {
      phone.stage.userInterfaceStyle = options.appearance
      (stage, bench, focus) = (phone.stage, nil, KeyboardFocus())
      return
    }
    let stage = Stage(size: Self.fullSize, scale: scale)
    stage.userInterfaceStyle = options.appearance
    let bench = stage.perform { Self.bench(phone, on: stage) }
    let panel = bench.panel
    focus = KeyboardFocus({ [unowned panel] in panel.controls }, reveal: { [unowned panel] in panel.reveal($0) })
    (self.stage, self.bench) = (stage, bench)
    watchPresses()
  }

  /// The frame of the phone's screen, in the coordinate system of the window.
  package var screenFrame: CGRect {
    guard let screen = bench?.device.screen else { return CGRect(origin: .zero, size: stage.screenSize) }
    return screen.convert(screen.pictureFrame, to: nil)
  }

  /// The title of the window.
  package var title: String { "Backswipe" }

  /// Whether the content accepts text; only the panel does.
  package var takesText: Bool { bench != nil }

  /// Returns the initial size of the window on a display of the size `room`, in points.
  ///
  /// Without a panel the screens keep their proportions.
  package func preferredSize(in room: CGSize) -> CGSize {
    let size = bench == nil ? DemoMetrics.screen : Self.fullSize
    guard bench == nil else { return CGSize(width: min(size.width, room.width), height: min(size.height, room.height)) }
    let fit = min(1, room.width / size.width, room.height / size.height)
    return CGSize(width: size.width * fit, height: size.height * fit)
  }

  /// The minimum size of the window, in points.
  package var minimumSize: CGSize {
    bench == nil ? CGSize(width: 195, height: 422) : CGSize(width: PanelMetrics.width + 256, height: 480)
  }

  /// The size of the panel and a phone in its own size.
  private static var fullSize: CGSize {
    let device = DeviceView.size(for: DemoMetrics.screen)
    return CGSize(width: device.width + PanelMetrics.width, height: device.height)
  }

  private static func bench(_ phone: CataloguePhone, on stage: Stage) -> Workbench {
    let bench = Workbench(device: DeviceView(stage: phone.stage), panel: PanelView(phone: phone))
    bench.frame = stage.window.bounds
    bench.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.window.addSubview(bench)
    return bench
  }

  /// Removes the keyboard focus at a press anywhere.
  private func watchPresses() {
    bench?.pressed = { [weak self] in self?.focus.leave() }
  }

  /// Adapts the content to a new size of the window in points, or a new scale in pixels per point.
  ///
  /// Without a panel the screens keep their size in points and are scaled to fit the window.
  package func resize(to size: CGSize, scale: CGFloat) {
    guard bench != nil else {
      return stage.resize(to: DemoMetrics.screen, scale: Self.bareScale(size, scale))
    }
    stage.resize(to: size, scale: scale)
    phone.stage.resize(to: DemoMetrics.screen, scale: scale)
  }

  /// Returns the pixels per point at which screens without a panel fill a window up to its last pixel in both
  /// directions, because the background would show in a partly covered pixel.
  private static func bareScale(_ size: CGSize, _ scale: CGFloat) -> CGFloat {
    let screen = DemoMetrics.screen
    let fit = scale * min(size.width / screen.width, size.height / screen.height)
    return max((screen.width * fit).rounded() / screen.width, (screen.height * fit).rounded() / screen.height)
  }

  /// Advances to `instant` of the host's clock, in seconds; frames are `interval` seconds apart.
  package func step(to instant: TimeInterval, interval: TimeInterval) {
    stage.step(to: instant, interval: interval)
  }

  /// Handles a key, and returns whether it had an effect.
  ///
  /// Tab moves the keyboard focus, and the control that has it receives its keys. Otherwise Space pushes, and Escape
  /// and Backspace pop.
  package func keyDown(_ key: HostKey, isRepeat: Bool) -> Bool {
    if key == .tab { return stage.perform { advanceFocus() } }
    // Only arrow keys repeat while they are held.
    let reachesControl = !isRepeat || [.left, .right, .up, .down].contains(key)
    if reachesControl, stage.perform({ focus.handle(key) }) { return true }
    switch key {
    case .space: if !isRepeat, focus.focused == nil { phone.push() }
    case .escape, .backspace: if !isRepeat { phone.pop() }
    default: return false
    }
    return true
  }

  private func advanceFocus() -> Bool {
    focus.advance()
    return bench != nil
  }

  /// Pops a screen, for the mouse's back button.
  package func goBack() { phone.pop() }
}
