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

  /// A prototype that begins with `options`.
  package init(options: PrototypeOptions = PrototypeOptions()) {
    let scale = options.scale ?? 1
    phone = DemoPhone(options: options, scale: scale)
    stage = phone.stage
  }

  /// What the window is called.
  package var title: String { "Backswipe" }

  /// The size the window has at first, in points.
  package var preferredSize: CGSize { DemoFigures.screen }

  /// The smallest size the window may have, in points.
  package var minimumSize: CGSize { CGSize(width: 195, height: 422) }

  /// The window has another size in points, or another number of pixels to a point.
  ///
  /// The screens keep their points, and are as large as the window allows.
  package func resize(to size: CGSize, scale: CGFloat) {
    let fit = min(size.width / DemoFigures.screen.width, size.height / DemoFigures.screen.height)
    stage.resize(to: DemoFigures.screen, scale: scale * fit)
  }

  /// The frame at `instant` of the host's clock, in seconds; frames are `interval` seconds apart.
  package func step(to instant: TimeInterval, interval: TimeInterval) {
    stage.step(to: instant, interval: interval)
  }

  /// Pushes with Space, pops with Escape and Backspace; whether the key meant anything.
  package func keyDown(_ key: HostKey, isRepeat: Bool) -> Bool {
    switch key {
    case .space: if !isRepeat { phone.push() }
    case .escape, .backspace: if !isRepeat { phone.pop() }
    default: return false
    }
    return true
  }

  /// Pops, as the mouse's back button asks for.
  package func goBack() { phone.pop() }
}
