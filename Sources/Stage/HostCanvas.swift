package import Foundation
import QuartzCore
import Raster
import UIKit

/// The memory of a window, in rows of four bytes a pixel: blue, green, red and one unused.
@MainActor package final class HostCanvas {
  let buffer: PixelBuffer

  /// `memory` holds `height` rows of `stride` bytes and must outlive the canvas; nil if nothing can be drawn at this
  /// size.
  package init?(memory: UnsafeMutableRawPointer, width: Int, height: Int, stride: Int) {
    guard let buffer = PixelBuffer(borrowing: memory, width: width, height: height, stride: stride) else { return nil }
    self.buffer = buffer
  }

  package struct Area: Equatable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int
  }

  var bounds: Area { Area(x: 0, y: 0, width: buffer.width, height: buffer.height) }

  /// The pixels that `rect`, in points, touches; nil if it touches none.
  func area(_ rect: CGRect, scale: CGFloat) -> Area? {
    let (left, top) = (max((rect.minX * scale).rounded(.down), 0), max((rect.minY * scale).rounded(.down), 0))
    let right = min((rect.maxX * scale).rounded(.up), CGFloat(buffer.width))
    let bottom = min((rect.maxY * scale).rounded(.up), CGFloat(buffer.height))
    guard left < right, top < bottom else { return nil }
    return Area(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
  }
}

extension Stage {
  package var screenScale: CGFloat { application.screen.scale }

  package var screenPixels: (width: Int, height: Int) {
    FramePainter.pixels(application.screen.bounds.size, screenScale)
  }

  /// Draws the parts that changed since the canvas was last drawn into, or everything, and returns these areas.
  package func draw(into canvas: HostCanvas, everything: Bool) throws -> [HostCanvas.Area] {
    guard let damage = try draw(into: canvas.buffer, everything: everything) else { return [canvas.bounds] }
    return damage.rects.compactMap { canvas.area($0, scale: screenScale) }
  }
}
