package import Foundation
import QuartzCore
import Raster
import UIKit

/// A window's memory as a stage draws into it: rows of pixels of four bytes each, blue, green, red and one unused.
@MainActor package final class HostCanvas {
  let buffer: PixelBuffer

  /// Memory of `height` rows of `stride` bytes that outlives the canvas; nil for a size that cannot be drawn.
  package init?(memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) {
    guard let buffer = PixelBuffer(borrowing: memory, width: width, height: height, stride: stride) else { return nil }
    self.buffer = buffer
  }

  /// An upright area of whole pixels.
  package struct Area: Equatable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
  }

  /// All of it.
  var whole: Area { Area(x: 0, y: 0, width: buffer.width, height: buffer.height) }

  /// The pixels that `rect`, in points, touches; nil where it touches none.
  func area(_ rect: CGRect, scale: CGFloat) -> Area? {
    let (left, top) = (max((rect.minX * scale).rounded(.down), 0), max((rect.minY * scale).rounded(.down), 0))
    let right = min((rect.maxX * scale).rounded(.up), CGFloat(buffer.width))
    let bottom = min((rect.maxY * scale).rounded(.up), CGFloat(buffer.height))
    guard left < right, top < bottom else { return nil }
    return Area(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
  }
}

extension Stage {
  /// The pixels of a point.
  package var screenScale: CGFloat { application.screen.scale }

  /// The screen's size in whole pixels.
  package var screenPixels: (width: Int, height: Int) {
    FramePainter.pixels(application.screen.bounds.size, screenScale)
  }

  /// Draws what is seen now into `canvas` where it differs from what was drawn there last, or everywhere, and says
  /// which pixels that are.
  package func draw(into canvas: HostCanvas, everything: Bool) throws -> [HostCanvas.Area] {
    guard let damage = try draw(into: canvas.buffer, everything: everything) else { return [canvas.whole] }
    return damage.rects.compactMap { canvas.area($0, scale: screenScale) }
  }
}
