import CoreGraphics
import Foundation
import Stage
import UIKit

/// Replays a drag on the phone again and again, with a dot for the finger, until it is stopped.
///
/// Before each round the stack is as it was before the drag. Figures that change meanwhile count at once.
@MainActor final class DragLoop {
  private let drag: Drag
  private let depth: Int
  private let phone: CataloguePhone
  /// The stage whose clock decides when the next event is due; the phone is a part of it.
  private let window: Stage
  private let dot: TouchDot
  private var player: DragPlayer?
  private var sent = 0
  private var isRunning = true

  /// The time between two rounds, in seconds.
  static let pause: TimeInterval = 0.6
  /// The time after which a settling is looked at again, in seconds.
  private static let look: TimeInterval = 1.0 / 60

  /// Begins to replay `drag`, which began with a number of screens.
  init(_ drag: Drag, depth: Int, on phone: CataloguePhone, in window: Stage) {
    (self.drag, self.depth, self.phone, self.window) = (drag, depth, phone, window)
    dot = TouchDot(on: phone.stage)
    begin()
  }

  /// Ends the replay; a drag in progress is cancelled.
  func stop() {
    guard isRunning else { return }
    isRunning = false
    player?.stop()
    dot.remove()
  }

  private func begin() {
    guard isRunning else { return }
    phone.show(depth: depth)
    player = DragPlayer(drag, on: phone.stage)
    sent = 0
    goOn()
  }

  private func goOn() {
    guard isRunning, let player else { return }
    player.send(until: phone.stage.now)
    showFinger(player)
    if let instant = player.nextInstant {
      after(instant - phone.stage.now) { $0.goOn() }
    } else if phone.stage.isIdle {
      after(Self.pause) { $0.begin() }
    } else {
      after(Self.look) { $0.goOn() }
    }
  }

  private func after(_ seconds: TimeInterval, _ work: @escaping (DragLoop) -> Void) {
    window.perform {
      window.application.after(max(0, seconds)) { [weak self] in
        if let self { work(self) }
      }
    }
  }

  /// Moves the dot to the first finger's last position.
  private func showFinger(_ player: DragPlayer) {
    let events = player.drag.events[sent..<player.sentCount].filter { $0.finger == 0 }
    sent = player.sentCount
    guard let last = events.last else { return }
    switch last.event {
    case .down(let point), .move(let point): dot.move(to: point)
    case .up, .cancel: dot.move(to: nil)
    }
  }
}
