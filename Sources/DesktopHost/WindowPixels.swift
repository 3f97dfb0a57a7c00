import CSDL2
import Foundation
import Stage

/// The window's pixels: drawn into where they are, and presented where they changed.
@MainActor final class WindowPixels {
  private let window: OpaquePointer
  private var surface: UnsafeMutablePointer<SDL_Surface>?
  /// What is drawn into where the window's own pixels are of another kind.
  private var own: UnsafeMutablePointer<SDL_Surface>?
  private var canvas: HostCanvas?
  private var origin = (x: 0, y: 0)
  private var changed: [SDL_Rect] = []
  /// Whether the next frame is drawn as a whole.
  private var isLost = true

  init(window: OpaquePointer) { self.window = window }

  /// The window has other pixels, or what they showed is gone.
  func lose() { isLost = true }

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
    if isLost, !find(stage, geometry) { return .failed }
    guard let canvas, let areas = try? stage.draw(into: canvas, everything: everything) else { return .failed }
    isLost = false
    if everything { return update(with: nil) }
    changed.removeAll(keepingCapacity: true)
    for area in areas {
      changed.append(
        SDL_Rect(
          x: Int32(area.x + origin.x), y: Int32(area.y + origin.y), w: Int32(area.width), h: Int32(area.height)))
    }
    return changed.isEmpty ? .unchanged : update(with: changed)
  }

  /// Finds the window's pixels after they were lost, all black.
  private func find(_ stage: Stage, _ geometry: WindowGeometry) -> Bool {
    canvas = nil
    if let own { SDL_FreeSurface(own) }
    own = nil
    surface = SDL_GetWindowSurface(window)
    guard let surface else { return false }
    SDL_FillRect(surface, nil, 0)
    let isDrawable = Self.drawable.contains(surface.pointee.format.pointee.format) && sdlMustLock(surface) == SDL_FALSE
    if !isDrawable {
      own = SDL_CreateRGBSurfaceWithFormat(
        0, surface.pointee.w, surface.pointee.h, 32, SDL_PIXELFORMAT_RGB888.rawValue)
    }
    return aim(at: own ?? surface, stage, geometry)
  }

  /// Has the stage draw in the middle of `target`.
  private func aim(
    at target: UnsafeMutablePointer<SDL_Surface>, _ stage: Stage, _ geometry: WindowGeometry
  ) -> Bool {
    guard let memory = target.pointee.pixels else { return false }
    let (width, height, stride) = (Int(target.pointee.w), Int(target.pointee.h), Int(target.pointee.pitch))
    let pixels = stage.screenPixels
    origin = geometry.origin(of: pixels)
    guard origin.x < width, origin.y < height else { return false }
    canvas = HostCanvas(
      memory: memory + origin.y * stride + origin.x * 4, width: min(pixels.width, width - origin.x),
      height: min(pixels.height, height - origin.y), stride: stride)
    return canvas != nil
  }

  private func update(with areas: [SDL_Rect]?) -> Outcome {
    if let own, let surface { SDL_UpperBlit(own, nil, surface, nil) }
    let status =
      areas.map { SDL_UpdateWindowSurfaceRects(window, $0, Int32($0.count)) } ?? SDL_UpdateWindowSurface(window)
    if status != 0 { isLost = true }
    return status == 0 ? .presented : .failed
  }

  /// The kinds of pixels that can be drawn into.
  private static let drawable = [SDL_PIXELFORMAT_RGB888.rawValue, SDL_PIXELFORMAT_ARGB8888.rawValue]
}
