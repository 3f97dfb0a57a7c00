import CSDL2

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

  /// A pixel format that every renderer takes without conversion.
  private static let format = SDL_PIXELFORMAT_ARGB8888.rawValue
}
