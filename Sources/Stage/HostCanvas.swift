package import Foundation
import QuartzCore
import Raster
import UIKit

/// The memory of a window, into which a stage draws.
///
/// It holds rows of pixels of four bytes each: blue, green, red and one unused.
@MainActor package final class HostCanvas {
  let buffer: PixelBuffer

  /// Creates a canvas over `memory`, which holds `height` rows of `stride` bytes and must outlive the canvas.
  ///
  /// Returns nil if nothing can be drawn at this size.
  package init?(memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) {
    guard let buffer = PixelBuffer(borrowing: memory, width: width, height: height, stride: stride) else { return nil }
    self.buffer = buffer
  }

  /// A rectangle of whole pixels.
  package struct Area: Equatable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
  }

  /// The area of the whole canvas.
  var bounds: Area { Area(x: 0, y: 0, width: buffer.width, height: buffer.height) }

  /// Returns the pixels that `rect`, in points, touches; nil if it touches none.
  func area(_ rect: CGRect, scale: CGFloat) -> Area? {
    let (left, top) = (max((rect.minX * scale).rounded(.down), 0), max((rect.minY * scale).rounded(.down), 0))
    let right = min((rect.maxX * scale).rounded(.up), CGFloat(buffer.width))
    let bottom = min((rect.maxY * scale).rounded(.up), CGFloat(buffer.height))
    guard left < right, top < bottom else { return nil }
    return Area(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
  }
}

extension Stage {
  /// The number of pixels to a point.
  package var screenScale: CGFloat { application.screen.scale }

  /// The size of the screen, in whole pixels.
  package var screenPixels: (width: Int, height: Int) {
    FramePainter.pixels(application.screen.bounds.size, screenScale)
  }

  /// Draws the current frame into `canvas`: the parts that changed since it was last drawn into, or everything.
  ///
  /// Returns the areas that were drawn.
  package func draw(into canvas: HostCanvas, everything: Bool) throws -> [HostCanvas.Area] {
    guard let damage = try draw(into: canvas.buffer, everything: everything) else { return [canvas.bounds] }
    return damage.rects.compactMap { canvas.area($0, scale: screenScale) }
  }
}
