import CoreGraphics
import Foundation
import QuartzCore
import Stage
import UIKit

/// Replays a drag on the phone again and again until it is stopped.
///
/// Before each round everything is as it was before the drag. Parameters that change meanwhile count at once. The drag passes
/// with the phone's time, slower in slow motion and not at all while it is paused.
@MainActor final class DragLoop {
  private let drag: Drag
  private let start: DemoState
  /// Whether the user's own screens are brought back before the next round.
  private var rewinds: Bool
  private let phone: CataloguePhone
  /// The view of the phone, which plays the drag while the phone's time passes.
  private let screen: StageView
  /// The stage of the window, whose clock counts the time between two rounds.
  private let window: Stage
  private var state = State.playing
  private var link: CADisplayLink?
  /// Called in each frame of a round, also of one in which nothing moves because the finger rests.
  private let passed: () -> Void

  /// What a loop is doing.
  private enum State {
    case playing
    /// The stack is brought to where it was.
    case restoring
    /// The time between two rounds passes.
    case waiting
    /// The next round begins when the phone's time goes on.
    case due
    case stopped
  }

  /// The time between two rounds, in seconds.
  static let pause: TimeInterval = 0.6

  /// Begins to replay `drag`, which begins in a state of the demo; `isLast` says whether it is the phone's last drag.
  init(
    _ drag: Drag, from start: DemoState, isLast: Bool = true, on phone: CataloguePhone, in screen: StageView,
    of window: Stage, passed: @escaping () -> Void = {}
  ) {
    (self.drag, self.start, self.phone, self.screen, self.window) = (drag, start, phone, screen, window)
    self.passed = passed
    rewinds = isLast
    begin()
  }

  /// Ends the replay; a drag in progress is cancelled.
  func stop() {
    guard state != .stopped else { return }
    state = .stopped
    follow(false)
    screen.player?.stop()
    screen.player = nil
  }

  /// Begins the present round again, because another phone joins.
  func restart() {
    guard state != .stopped else { return }
    screen.player?.stop()
    screen.player = nil
    begin()
  }

  /// Begins the next round some time after this one has settled; called after each frame of the phone.
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
    // Screens may have needed some time to be shown.
    screen.rebase()
    screen.player = DragPlayer(drag, on: phone.stage)
    follow(true)
  }

  /// Asks for frames, or no longer.
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
