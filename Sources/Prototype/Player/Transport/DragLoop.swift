import CoreGraphics
import Foundation
import QuartzCore
import Stage
import UIKit

/// Replays a drag on the phone until it is stopped.
///
/// Each round begins as the drag did, and parameters that change meanwhile apply at once. The drag passes in the
/// phone's time, so slow motion and pauses affect it.
@MainActor final class DragLoop {
  private let drag: Drag
  private let start: DemoState
  /// Whether user code is brought back before the next round.
  private var rewinds: Bool
  private let phone: CataloguePhone
  private let screen: StageView
  /// Its clock measures the time between two rounds.
  private let window: Stage
  private var state = State.playing
  private var link: CADisplayLink?
  /// Called in each frame of a round, even if nothing moves because the finger rests.
  private let passed: () -> Void

  private enum State {
    case playing
    /// Bringing the stack back to where it was.
    case restoring
    case waiting
    /// Ready for the next round, when the phone's time goes on.
    case due
    case stopped
  }

  static let pause: TimeInterval = 0.6

  /// `start` is where the drag begins; `isLast` says whether it is the phone's last drag.
  init(
    _ drag: Drag, from start: DemoState, isLast: Bool = true, on phone: CataloguePhone, in screen: StageView,
    of window: Stage, passed: @escaping () -> Void = {}
  ) {
    (self.drag, self.start, self.phone, self.screen, self.window) = (drag, start, phone, screen, window)
    self.passed = passed
    rewinds = isLast
    begin()
  }

  func stop() {
    guard state != .stopped else { return }
    state = .stopped
    follow(false)
    screen.player?.stop()
    screen.player = nil
  }

  /// Begins the round again because another phone joined.
  func restart() {
    guard state != .stopped else { return }
    screen.player?.stop()
    screen.player = nil
    begin()
  }

  /// Begins the next round some time after this one settled; called after each frame of the phone.
  func stepped() {
    switch state {
    case .playing:
      follow(screen.timeScale > 0)
      guard screen.player?.isOver ?? true, phone.isIdle else { return }
      state = .waiting
      follow(false)
      window.perform {
        window.application.after(Self.pause) { [weak self] in self?.waited() }
      }
    case .due: waited()
    case .restoring, .waiting, .stopped: break
    }
  }

  private func waited() {
    guard state == .waiting || state == .due else { return }
    if screen.timeScale > 0 { begin() } else { state = .due }
  }

  private func begin() {
    state = .restoring
    phone.restore(start, rewinds: rewinds) { [weak self] in self?.play() }
  }

  private func play() {
    guard state == .restoring else { return }
    (state, rewinds) = (.playing, true)
    // Showing the screens may have taken time.
    screen.rebase()
    screen.player = DragPlayer(drag, on: phone.stage)
    follow(true)
  }

  /// Starts or stops asking for frames.
  private func follow(_ isPassing: Bool) {
    guard isPassing != (link != nil) else { return }
    link?.invalidate()
    link = nil
    guard isPassing else { return }
    let link = CADisplayLink(target: self, selector: Selector(Self.tick(_:)))
    window.perform { link.add(to: .main, forMode: .common) }
    self.link = link
  }

  private func tick(_ link: CADisplayLink) {
    if screen.timeScale > 0 { passed() } else { follow(false) }
  }
}
