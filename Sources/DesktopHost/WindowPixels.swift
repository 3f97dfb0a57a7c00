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
  private var needsEverything = true

  init(memory: any WindowMemory) { self.memory = memory }

  /// The window's pixels changed or were lost.
  func invalidate() { needsEverything = true }

  func close() { memory.drop() }

  enum Outcome: Equatable {
    case presented
    case unchanged
    case failed(HostError)
  }

  /// Presents only the areas that changed.
  func present(_ stage: Stage, _ geometry: WindowGeometry) -> Outcome {
    let everything = needsEverything
    if everything { canvas = memory.renew().flatMap { makeCanvas(in: $0, stage, geometry) } }
    guard let canvas else { return .failed(.noWindow(HostError.reason)) }
    needsEverything = true
    let areas: [HostCanvas.Area]
    do { areas = try stage.draw(into: canvas, everything: everything) } catch { return .failed(.noFrames("\(error)")) }
    needsEverything = false
    if everything { return show(nil) }
    let changed = areas.map {
      SDL_Rect(x: Int32($0.x + origin.x), y: Int32($0.y + origin.y), w: Int32($0.width), h: Int32($0.height))
    }
    return changed.isEmpty ? .unchanged : show(changed)
  }

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

/// A surface in memory, and the means to show it in a window.
@MainActor protocol WindowMemory: AnyObject {
  /// Black, of the window's current size, with four bytes a pixel: blue, green, red and one unused; nil without memory.
  func renew() -> UnsafeMutablePointer<SDL_Surface>?
  /// Nil shows all of the surface; returns whether that worked.
  func show(_ areas: [SDL_Rect]?) -> Bool
  /// `renew()` creates the surface again.
  func drop()
}

/// The window's own surface, as on X11: drawing into it needs no copy, and only changed areas are sent to the display.
@MainActor final class SurfaceMemory: WindowMemory {
  private let window: OpaquePointer
  private var surface: UnsafeMutablePointer<SDL_Surface>?
  /// Drawn into if the window's own surface has an unsuitable pixel format.
  private var substitute: UnsafeMutablePointer<SDL_Surface>?

  init(window: OpaquePointer) { self.window = window }

  func renew() -> UnsafeMutablePointer<SDL_Surface>? {
    drop()
    surface = SDL_GetWindowSurface(window)
    guard let surface else { return nil }
    SDL_FillRect(surface, nil, 0)
    if Self.drawable.contains(surface.pointee.format.pointee.format), sdlMustLock(surface) == SDL_FALSE {
      return surface
    }
    substitute = SDL_CreateRGBSurfaceWithFormat(
      0, surface.pointee.w, surface.pointee.h, 32, SDL_PIXELFORMAT_RGB888.rawValue)
    return substitute
  }

  func show(_ areas: [SDL_Rect]?) -> Bool {
    if let substitute, let surface { SDL_UpperBlit(substitute, nil, surface, nil) }
    guard let areas else { return SDL_UpdateWindowSurface(window) == 0 }
    return SDL_UpdateWindowSurfaceRects(window, areas, Int32(areas.count)) == 0
  }

  func drop() {
    if let substitute { SDL_FreeSurface(substitute) }
    (surface, substitute) = (nil, nil)
  }

  private static let drawable = [SDL_PIXELFORMAT_RGB888.rawValue, SDL_PIXELFORMAT_ARGB8888.rawValue]
}

/// A surface that is copied into a renderer's texture, for displays on which programs cannot draw into a window:
/// Wayland.
///
/// It has all of the window's pixels, whereas SDL's surface of such a window has one pixel to a point. The renderer
/// does not wait for the monitor: the compositor takes whole frames when it needs them, and a wait before the swap
/// would only make a frame older. A renderer that fails is created again with the next frame.
@MainActor final class TextureMemory: WindowMemory {
  private let window: OpaquePointer
  private var renderer: OpaquePointer?
  private var texture: OpaquePointer?
  private var surface: UnsafeMutablePointer<SDL_Surface>?

  init(window: OpaquePointer) { self.window = window }

  func renew() -> UnsafeMutablePointer<SDL_Surface>? {
    dropPixels()
    if let surface = create() { return surface }
    drop()
    return create()
  }

  private func create() -> UnsafeMutablePointer<SDL_Surface>? {
    if renderer == nil { renderer = SDL_CreateRenderer(window, -1, 0) }
    var (width, height) = (Int32(0), Int32(0))
    guard let renderer, SDL_GetRendererOutputSize(renderer, &width, &height) == 0 else { return nil }
    texture = SDL_CreateTexture(
      renderer, Self.format, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), width, height)
    guard let texture, SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE) == 0 else { return nil }
    surface = SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, Self.format)
    return surface
  }

  func show(_ areas: [SDL_Rect]?) -> Bool {
    guard let renderer, let texture, let surface else { return false }
    let everything = [SDL_Rect(x: 0, y: 0, w: surface.pointee.w, h: surface.pointee.h)]
    guard (areas ?? everything).allSatisfy({ fill(texture, $0, from: surface) }),
      SDL_RenderCopy(renderer, texture, nil, nil) == 0
    else {
      drop()
      return false
    }
    SDL_RenderPresent(renderer)
    return true
  }

  private func fill(_ texture: OpaquePointer, _ area: SDL_Rect, from surface: UnsafeMutablePointer<SDL_Surface>) -> Bool
  {
    guard let pixels = surface.pointee.pixels else { return false }
    let start = pixels + Int(area.y) * Int(surface.pointee.pitch) + Int(area.x) * 4
    return withUnsafePointer(to: area) { SDL_UpdateTexture(texture, $0, start, surface.pointee.pitch) } == 0
  }

  func drop() {
    dropPixels()
    if let renderer { SDL_DestroyRenderer(renderer) }
    renderer = nil
  }

  private func dropPixels() {
    if let surface { SDL_FreeSurface(surface) }
    if let texture { SDL_DestroyTexture(texture) }
    (surface, texture) = (nil, nil)
  }

  /// Every renderer takes this format without conversion.
  private static let format = SDL_PIXELFORMAT_ARGB8888.rawValue
}
