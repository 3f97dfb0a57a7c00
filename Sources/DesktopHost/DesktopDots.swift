import CSDL2
import Foundation

/// The dots of an inch that an X desktop wants programs to reckon with.
///
/// They are its resource Xft.dpi, 96 where nothing is enlarged; SDL tells only how large monitors say they are.
@MainActor enum DesktopDots {
  /// The figure; nil where the desktop says nothing that makes sense.
  static let anInch: CGFloat? = read().flatMap { $0 >= 48 && $0 <= 960 ? CGFloat($0) : nil }

  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Read =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> UnsafePointer<
      CChar
    >?
  private typealias Close = @convention(c) (OpaquePointer) -> Int32

  /// SDL has the library loaded already, and keeps its own connection to itself.
  private static func read() -> Double? {
    guard let library = SDL_LoadObject("libX11.so.6") else { return nil }
    defer { SDL_UnloadObject(library) }
    guard let open = SDL_LoadFunction(library, "XOpenDisplay"), let read = SDL_LoadFunction(library, "XGetDefault"),
      let close = SDL_LoadFunction(library, "XCloseDisplay"),
      let display = unsafeBitCast(open, to: Open.self)(nil)
    else { return nil }
    defer { _ = unsafeBitCast(close, to: Close.self)(display) }
    return unsafeBitCast(read, to: Read.self)(display, "Xft", "dpi").flatMap { Double(String(cString: $0)) }
  }
}
