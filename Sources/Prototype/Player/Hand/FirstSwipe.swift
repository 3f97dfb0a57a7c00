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
    drag = ExampleDrag.halfAndBack.drag(on: track)
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
}
