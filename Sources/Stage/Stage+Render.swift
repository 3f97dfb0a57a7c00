import QuartzCore
import UIKit

extension Stage {
  /// Performs the pending layout and returns the current frame.
  ///
  /// Pixels on which nothing is drawn are black.
  ///
  /// The size of the bitmap is the screen's size times its scale, rounded to whole pixels.
  public func render() -> Bitmap {
    perform {
      prepareToDraw()
      finishTurn()
      do { return try painter.picture(of: application.world) } catch {
        ownDiagnostics.append("The frame at \(now) s could not be drawn: \(error)")
        let pixels = FramePainter.pixels(application.screen.bounds.size, application.screen.scale)
        return Bitmap(blackOfWidth: pixels.width, height: pixels.height)
      }
    }
  }
}
