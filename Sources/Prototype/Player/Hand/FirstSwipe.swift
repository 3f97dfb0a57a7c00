import CoreGraphics
import Foundation
import Stage
import UIKit

/// Demonstrates half a swipe with a visible finger, and takes it back.
@MainActor final class FirstSwipe {
  private let phone: CataloguePhone
  private let screen: StageView
  private let drag: Drag
  private var isRunning = true
  /// Called after the whole swipe.
  private let ended: () -> Void

  /// How long the user gets to look at the window first, in seconds.
  static let delay: TimeInterval = 0.9

  init?(on phone: CataloguePhone, in screen: StageView, of window: Stage, ended: @escaping () -> Void) {
    guard let track = phone.track else { return nil }
    (self.phone, self.screen, self.ended) = (phone, screen, ended)
    drag = Self.drag(track)
    window.perform {
      window.application.after(Self.delay) { [weak self] in self?.begin() }
    }
  }

  private func begin() {
    guard isRunning, phone.stage.isIdle else { return }
    phone.isShowing = true
    screen.rebase()
    screen.player = DragPlayer(drag, on: phone.stage)
  }

  func stepped() {
    guard isRunning, let player = screen.player, player.isOver, phone.isIdle else { return }
    stop()
    ended()
  }

  func stop() {
    guard isRunning else { return }
    isRunning = false
    screen.player?.stop()
    screen.player = nil
    phone.isShowing = false
  }

  private static func drag(_ track: ExampleDrag.Track) -> Drag {
    let parts: [(from: Double, to: Double, seconds: Double)] = [(0, 0.5, 0.8), (0.5, 0.5, 0.25), (0.5, 0, 0.7)]
    var (events, begin) = ([Drag.Event(time: 0, .down(track.point(0)))], 0.0)
    for part in parts {
      let count = Int(part.seconds * 60)
      for step in 1...count {
        let share = Double(step) / Double(count)
        let progress = part.from + (part.to - part.from) * share * share * (3 - 2 * share)
        let point = track.point(track.distance(of: progress) * min(1, (begin + part.seconds * share) * 8))
        events.append(Drag.Event(time: begin + part.seconds * share, .move(point)))
      }
      begin += part.seconds
    }
    events.append(Drag.Event(time: begin + 0.1, .up(track.point(track.distance(of: 0)))))
    return Drag(known: events, on: track.size)
  }
}
