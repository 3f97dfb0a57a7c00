import CSDL2
import Testing

@Suite("The SDL module")
struct SDLTests {
  @Test("The library that is linked is SDL 2")
  func version() {
    var version = SDL_version()
    SDL_GetVersion(&version)
    #expect(version.major == 2)
  }

  @Test("Wrapped constants have the values that SDL's headers document")
  func constants() {
    #expect(sdlWindowPositionCentered == 0x2FFF_0000)
    #expect(sdlWindowPositionUndefined == 0x1FFF_0000)
    #expect(sdlInitEverything & SDL_INIT_VIDEO == SDL_INIT_VIDEO)
    #expect(sdlInitEverything & SDL_INIT_EVENTS == SDL_INIT_EVENTS)
    let masks = [sdlButtonLeftMask, sdlButtonMiddleMask, sdlButtonRightMask]
    #expect(masks == [1, 2, 4])
  }

  @Test("An uncompressed surface can be written without a lock, and a compressed one cannot")
  func mustLock() throws {
    let surface = try #require(SDL_CreateRGBSurfaceWithFormat(0, 4, 4, 32, SDL_PIXELFORMAT_RGB888.rawValue))
    defer { SDL_FreeSurface(surface) }
    #expect(sdlMustLock(surface) == SDL_FALSE)
    SDL_SetSurfaceRLE(surface, 1)
    // Compression is chosen with the flag and done at the first blit, which alone sets SDL_RLEACCEL.
    let target = try #require(SDL_CreateRGBSurfaceWithFormat(0, 4, 4, 32, SDL_PIXELFORMAT_RGB888.rawValue))
    defer { SDL_FreeSurface(target) }
    SDL_SetColorKey(surface, 1, 0)
    try #require(SDL_UpperBlit(surface, nil, target, nil) == 0)
    #expect(sdlMustLock(surface) == SDL_TRUE)
  }

  @Test("A logged line arrives unchanged, including percent signs")
  func log() {
    var line = ""
    withUnsafeMutablePointer(to: &line) { pointer in
      SDL_LogSetOutputFunction(
        { target, _, _, message in
          guard let message else { return }
          target?.assumingMemoryBound(to: String.self).pointee = String(cString: message)
        }, pointer)
      sdlLog("100 %s done")
      SDL_LogSetOutputFunction({ _, _, _, _ in }, nil)
    }
    #expect(line == "100 %s done")
  }
}
