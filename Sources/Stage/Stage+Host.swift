// The seam for hosts: real time, real screens, several fingers, somebody else's pixels.

package import CoreGraphics
package import Foundation
package import QuartzCore
package import Raster
import UIKit

extension Stage {
  /// When a host has to draw next.
  package enum Outlook: Equatable, Sendable {
    /// At once, and then every frame.
    case moving
    /// At this instant of the stage's, in seconds.
    case waiting(until: TimeInterval)
    /// Not before there is input.
    case still
  }

  /// When a host has to draw next.
  package var outlook: Outlook {
    guests.reduce(ownOutlook) { sum, guest in guest.view.map { sum.sooner($0.outlook) } ?? sum }
  }

  private var ownOutlook: Outlook {
    let world = application.world
    let isMoving = world.outlook == .moving || world.hasEndlessMotion || world.hasRunningDisplayLinks
    if isMoving || application.hasTurnWork { return .moving }
    var next = application.nextWork ?? .infinity
    if case .waiting(let instant) = world.outlook { next = min(next, instant) }
    return next == .infinity ? .still : .waiting(until: next)
  }

  /// The frame of a host's clock at `instant`, in the stage's seconds; frames are `interval` seconds apart.
  ///
  /// An instant before `now` is as `now`.
  package func step(to instant: TimeInterval, interval: TimeInterval) {
    perform {
      runFrame(at: instant, interval: interval)
      clock.move(to: now)
    }
  }

  /// Has one of several pointers do `event` now; `instant`, in seconds of any steady clock, is when it did, from which
  /// speeds are reckoned.
  package func send(_ event: PointerEvent, pointer: Int, at instant: TimeInterval) {
    perform {
      application.finishTurn()
      deliver(event, pointer: pointer, at: instant)
      application.finishTurn()
    }
  }

  /// Has a wheel turn over `point` now, so that what is seen there goes by `delta` points: to the right and down where it
  /// is positive.
  ///
  /// It scrolls, and is no touch: nothing is dragged by it.
  package func wheel(by delta: CGVector, at point: CGPoint) {
    perform {
      application.finishTurn()
      application.wheel(by: delta, at: point)
      application.finishTurn()
    }
  }

  /// Draws what is seen now into `buffer` where it differs from what was drawn there last, or everywhere.
  ///
  /// Gives back the part that was drawn, in points; nil stands for all of it.
  package func draw(into buffer: PixelBuffer, everything: Bool = false) throws -> DamageRegion? {
    try perform {
      finishTurn()
      return try painter.draw(application.world, into: buffer, everything: everything)
    }
  }

  /// The pixels of the last frame that was drawn, and how often they were touched.
  package var pixelCounts: PixelCounts { painter.pixelCounts }

  /// Gives the screen another size, in points, and scale; windows that filled it follow.
  package func resize(to size: CGSize, scale: CGFloat) {
    perform {
      let (size, scale, complaint) = Self.allowed(size, scale)
      if let complaint { return ownDiagnostics.append(complaint) }
      application.resizeScreen(to: size, scale: scale)
      painter.resize(to: size, scale: scale)
      application.finishTurn()
    }
  }
}

extension Stage.Outlook {
  /// What has to be drawn first of this and `other`.
  func sooner(_ other: Self) -> Self {
    switch (self, other) {
    case (.moving, _), (_, .moving): .moving
    case (.still, let some), (let some, .still): some
    case (.waiting(let one), .waiting(let two)): .waiting(until: min(one, two))
    }
  }
}
