import CSDL2
import Foundation
import Stage

/// The pixels of the window.
///
/// The stage draws directly into them, and only changed areas are presented.
@MainActor final class WindowPixels {
  private let memory: any WindowMemory
  private var canvas: HostCanvas?
  private var origin = (x: 0, y: 0)
  private var changed: [SDL_Rect] = []
  /// Whether the next frame is drawn completely.
  private var needsEverything = true

  init(memory: any WindowMemory) { self.memory = memory }

  /// Makes the next frame draw everything, because the window's pixels changed or were lost.
  func invalidate() { needsEverything = true }

  /// Frees the window's surface.
  func close() { memory.drop() }

  /// The outcome of drawing a frame.
  enum Outcome: Equatable {
    /// The frame is shown.
    case presented
    /// The frame equals the one before it.
    case unchanged
    /// The frame could not be drawn or shown, for this reason.
    case failed(HostError)
  }

  /// Draws the current frame of `stage` and presents the areas that changed.
  func present(_ stage: Stage, _ geometry: WindowGeometry) -> Outcome {
    let everything = needsEverything
    if everything { canvas = memory.renew().flatMap { makeCanvas(in: $0, stage, geometry) } }
    guard let canvas else { return .failed(.noWindow(HostError.reason)) }
    needsEverything = true
    let areas: [HostCanvas.Area]
    do { areas = try stage.draw(into: canvas, everything: everything) } catch { return .failed(.noFrames("\(error)")) }
    needsEverything = false
    if everything { return show(nil) }
    changed.removeAll(keepingCapacity: true)
    for area in areas {
      changed.append(
        SDL_Rect(
          x: Int32(area.x + origin.x), y: Int32(area.y + origin.y), w: Int32(area.width), h: Int32(area.height)))
    }
    return changed.isEmpty ? .unchanged : show(changed)
  }

  /// Returns a canvas in the middle of `target` for the stage to draw into.
  private func makeCanvas(
    in target: UnsafeMutablePointer<SDL_Surface>, _ stage: Stage, _ geometry: WindowGeometry
  ) -> HostCanvas? {
    guard let pixels = target.pointee.pixels else { return nil }
    let (width, height, stride) = (Int(target.pointee.w), Int(target.pointee.h), Int(target.pointee.pitch))
    let size = stage.screenPixels
    origin = geometry.origin(of: size)
    guard origin.x < width, origin.y < height else { return nil }
    return HostCanvas(
      memory: pixels + origin.y * stride + origin.x * 4, width: min(size.width, width - origin.x),
      height: min(size.height, height - origin.y), stride: stride)
  }

  private func show(_ areas: [SDL_Rect]?) -> Outcome {
    needsEverything = !memory.show(areas)
    return needsEverything ? .failed(.noWindow(HostError.reason)) : .presented
  }
}
