import QuartzCore
import UIKit

extension Stage {
  /// What is seen now, after the layout that was asked for; black where nothing is.
  ///
  /// It has the size times the scale in pixels, rounded.
  public func render() -> Bitmap {
    perform {
      finishTurn()
      do { return try painter.picture(of: application.world) } catch {
        ownDiagnostics.append("The frame at \(now) s could not be drawn: \(error)")
        let pixels = FramePainter.pixels(application.screen.bounds.size, application.screen.scale)
        return Bitmap(blackOfWidth: pixels.width, height: pixels.height)
      }
    }
  }
}
