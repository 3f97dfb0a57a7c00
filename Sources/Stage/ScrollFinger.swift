import CoreGraphics
package import Foundation
import UIKit

/// Turns what two fingers scroll on a touchpad into the drag of one finger.
///
/// A horizontal scroll that no view takes presses where the pointer is, moves from there, and lets go after a short
/// silence, since desktops do not say when fingers leave a touchpad. The release has the instant of the last movement,
/// so that a swipe keeps its velocity. Until a silence, a scroll that a view took stays that view's.
@MainActor package final class ScrollFinger {
  /// The number of the finger's pointer, which no mouse or touch screen uses.
  package static let pointer = 100
  /// A touchpad that reports nothing for this long is left, in seconds.
  package static let silence: TimeInterval = 0.15
  /// What the finger moves for each point that a view would scroll: a wheel's step of 50 points is about 12 on a touchpad.
  package static let share: CGFloat = 0.25

  private weak var clock: Stage?
  private let send: (PointerEvent, TimeInterval) -> Void
  /// Called before the finger goes down, to end what moves another finger.
  package var willPress: () -> Void = {}
  /// Where the finger is; nil while none is down.
  package private(set) var point: CGPoint?
  /// When the touchpad last reported something.
  private var last = -TimeInterval.infinity
  private var isViews = false
  private var looksLater = false

  /// `clock` is the stage whose time tells when a scroll is over; `send` gets the finger's events and their instants.
  package init(clock: Stage, send: @escaping (_ event: PointerEvent, _ instant: TimeInterval) -> Void) {
    (self.clock, self.send) = (clock, send)
  }

  /// Takes a scroll at a point of the stage.
  ///
  /// `isFree` says whether no other finger is down, and `views` offers the scroll to views. Returns whether anything took
  /// it.
  func scroll(by delta: CGVector, at point: CGPoint, isFree: () -> Bool, views: (CGVector) -> Bool) -> Bool {
    guard let clock, delta.dx.isFinite, delta.dy.isFinite, point.x.isFinite, point.y.isFinite else { return false }
    if clock.now - last >= Self.silence {
      lift()
      isViews = false
    }
    last = clock.now
    if self.point == nil {
      let isAcross = abs(delta.dx) > abs(delta.dy)
      if views(isAcross ? CGVector(dx: delta.dx, dy: 0) : delta) { isViews = true }
      guard isAcross, !isViews else { return isViews }
      willPress()
      guard isFree() else { return false }
      self.point = point
      send(.down(point), clock.now)
    }
    move(by: delta, at: clock.now)
    lookLater(Self.silence)
    return true
  }

  private func move(by delta: CGVector, at instant: TimeInterval) {
    guard let point else { return }
    let next = CGPoint(x: point.x + delta.dx * Self.share, y: point.y + delta.dy * Self.share)
    self.point = next
    send(.move(next), instant)
  }

  private func lookLater(_ seconds: TimeInterval) {
    guard !looksLater, let clock else { return }
    looksLater = true
    clock.perform { clock.application.after(seconds) { [weak self] in self?.look() } }
  }

  private func look() {
    looksLater = false
    guard let clock, point != nil else { return }
    let rest = last + Self.silence - clock.now
    if rest > Self.tolerance { lookLater(rest) } else { lift() }
  }

  /// Of instants, in seconds.
  private static let tolerance = 1e-6

  private func lift() {
    guard let point else { return }
    self.point = nil
    send(.up(point), last)
  }
}
