import CDrawingBaseline
import QuartzCore
import Raster

/// Frames that the renderer draws into a buffer.
final class RenderedFrames {
  let buffer: PixelBuffer
  private let scene = TransitionScene()
  private let renderer = Renderer()
  private let scale: Int

  init?(scale: Int) {
    guard let buffer = PixelBuffer(width: 390 * scale, height: 844 * scale) else { return nil }
    self.buffer = buffer
    self.scale = scale
  }

  /// Samples and draws the whole frame at `progress`.
  func draw(at progress: Double) {
    do throws(RasterError) {
      try renderer.render(scene.frame(at: progress).list, into: buffer, scale: Double(scale))
    } catch {
      preconditionFailure(error.description)
    }
  }
}

/// The same frames, drawn by hand in C.
final class HandDrawnFrames {
  let buffer: PixelBuffer
  private let frame: OpaquePointer

  init?(scale: Int) {
    guard let buffer = PixelBuffer(width: 390 * scale, height: 844 * scale),
      let frame = drawing_baseline_create(
        buffer.memory.assumingMemoryBound(to: UInt8.self), Int32(buffer.stride), Int32(scale))
    else { return nil }
    self.buffer = buffer
    self.frame = frame
  }

  deinit { drawing_baseline_destroy(frame) }

  /// Draws the whole frame at `progress`.
  func draw(at progress: Double) { drawing_baseline_draw(frame, progress) }
}
