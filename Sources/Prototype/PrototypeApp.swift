import CoreGraphics
package import Foundation
package import Stage
import Transitions
import UIKit

/// The prototype: demo screens to swipe through, and the panel that says how they move.
@MainActor package final class PrototypeApp: HostedContent {
  /// The stage that fills the window.
  package let stage: Stage
  /// The screens that are swiped.
  let phone: DemoPhone
  /// The phone and the panel, where there is one.
  let bench: Workbench?
  private let focus: FocusWalk

  /// A prototype that begins with `options`.
  package init(options: PrototypeOptions = PrototypeOptions()) {
    let scale = options.scale ?? 1
    let phone = DemoPhone(options: options, scale: scale)
    self.phone = phone
    guard options.showsPanel else {
      (stage, bench, focus) = (phone.stage, nil, FocusWalk())
      return
    }
    let stage = Stage(size: Self.wholeSize, scale: scale)
    let bench = stage.perform { Self.makeBench(phone, on: stage) }
    let panel = bench.panel
    focus = FocusWalk({ [unowned panel] in panel.controls }, reveal: { [unowned panel] in panel.reveal($0) })
    (self.stage, self.bench) = (stage, bench)
    watchPresses()
  }

  /// What the window is called.
  package var title: String { "Backswipe" }

  /// Whether typing writes anything: in the panel alone.
  package var takesText: Bool { bench != nil }

  /// The size the window has at first, where there is `room`, in points: the bare screens keep their shape.
  package func preferredSize(in room: CGSize) -> CGSize {
    let size = bench == nil ? DemoFigures.screen : Self.wholeSize
    guard bench == nil else { return CGSize(width: min(size.width, room.width), height: min(size.height, room.height)) }
    let fit = min(1, room.width / size.width, room.height / size.height)
    return CGSize(width: size.width * fit, height: size.height * fit)
  }

  /// The smallest size the window may have, in points.
  package var minimumSize: CGSize {
    bench == nil ? CGSize(width: 195, height: 422) : CGSize(width: PanelFigures.width + 256, height: 480)
  }

  /// Room for the phone in its own size and the panel.
  private static var wholeSize: CGSize {
    let device = DeviceView.size(for: DemoFigures.screen)
    return CGSize(width: device.width + PanelFigures.width, height: device.height)
  }

  private static func makeBench(_ phone: DemoPhone, on stage: Stage) -> Workbench {
    let bench = Workbench(device: DeviceView(stage: phone.stage), panel: PanelView(phone: phone))
    bench.frame = stage.window.bounds
    bench.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.window.addSubview(bench)
    return bench
  }

  /// A press anywhere takes the keyboard's focus away.
  private func watchPresses() {
    bench?.pressed = { [weak self] in self?.focus.leave() }
  }

  /// The window has another size in points, or another number of pixels to a point.
  ///
  /// The bare screens keep their points, and are as large as the window allows.
  package func resize(to size: CGSize, scale: CGFloat) {
    guard bench != nil else {
      return stage.resize(to: DemoFigures.screen, scale: Self.bareScale(size, scale))
    }
    stage.resize(to: size, scale: scale)
    phone.stage.resize(to: DemoFigures.screen, scale: scale)
  }

  /// The pixels of a point of bare screens that fill a window, both ways to the last pixel: of a pixel in part beyond
  /// them the ground would be seen.
  private static func bareScale(_ size: CGSize, _ scale: CGFloat) -> CGFloat {
    let screen = DemoFigures.screen
    let fit = scale * min(size.width / screen.width, size.height / screen.height)
    return max((screen.width * fit).rounded() / screen.width, (screen.height * fit).rounded() / screen.height)
  }

  /// The frame at `instant` of the host's clock, in seconds; frames are `interval` seconds apart.
  package func step(to instant: TimeInterval, interval: TimeInterval) {
    stage.step(to: instant, interval: interval)
  }

  /// Pushes with Space, pops with Escape and Backspace, moves the focus with Tab, and hands the focused control what it
  /// knows; whether the key meant anything.
  package func keyDown(_ key: HostKey, isRepeat: Bool) -> Bool {
    if key == .tab { return stage.perform { walk() } }
    // A key that is held turns nothing over and over.
    let mayAct = !isRepeat || [.left, .right, .up, .down].contains(key)
    if mayAct, stage.perform({ focus.handle(key) }) { return true }
    switch key {
    case .space: if !isRepeat, focus.focused == nil { phone.push() }
    case .escape, .backspace: if !isRepeat { phone.pop() }
    default: return false
    }
    return true
  }

  private func walk() -> Bool {
    focus.advance()
    return bench != nil
  }

  /// Pops, as the mouse's back button asks for.
  package func goBack() { phone.pop() }
}
