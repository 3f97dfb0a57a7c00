import CSDL2
import Foundation
import Stage

/// The window's pixels: drawn into where they are, and presented where they changed.
@MainActor final class WindowPixels {
  private let memory: any WindowMemory
  private var canvas: HostCanvas?
  private var origin = (x: 0, y: 0)
  private var changed: [SDL_Rect] = []
  /// Whether the next frame is drawn as a whole.
  private var isLost = true

  init(memory: any WindowMemory) { self.memory = memory }

  /// The window has other pixels, or what they showed is gone.
  func lose() { isLost = true }

  /// Gives back what the window's memory takes up.
  func close() { memory.drop() }

  /// What came of a frame.
  enum Outcome {
    /// It is seen.
    case presented
    /// It is as the one before.
    case unchanged
    /// The window could not be drawn into.
    case failed
  }

  /// Draws what `stage` shows now and presents what differs.
  func present(_ stage: Stage, _ geometry: WindowGeometry) -> Outcome {
    let everything = isLost
    if everything { canvas = memory.renew().flatMap { aim(at: $0, stage, geometry) } }
    guard let canvas, let areas = try? stage.draw(into: canvas, everything: everything) else { return .failed }
    isLost = false
    if everything { return show(nil) }
    changed.removeAll(keepingCapacity: true)
    for area in areas {
      changed.append(
        SDL_Rect(
          x: Int32(area.x + origin.x), y: Int32(area.y + origin.y), w: Int32(area.width), h: Int32(area.height)))
    }
    return changed.isEmpty ? .unchanged : show(changed)
  }

  /// Has the stage draw in the middle of `target`.
  private func aim(
    at target: UnsafeMutablePointer<SDL_Surface>, _ stage: Stage, _ geometry: WindowGeometry
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
    isLost = !memory.show(areas)
    return isLost ? .failed : .presented
  }
}
