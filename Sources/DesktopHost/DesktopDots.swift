import CSDL2
import Foundation

/// The number of dots to an inch that is set on an X desktop.
///
/// It is the desktop's resource `Xft.dpi`, which is 96 at normal size. SDL returns only the physical density of
/// monitors.
@MainActor enum DesktopDots {
  /// The number of dots to an inch; nil if the desktop sets none, or one outside 48...960.
  static let anInch: CGFloat? = readResource().flatMap { $0 >= 48 && $0 <= 960 ? CGFloat($0) : nil }

  private typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
  private typealias Read =
    @convention(c) (OpaquePointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> UnsafePointer<
      CChar
    >?
  private typealias Close = @convention(c) (OpaquePointer) -> Int32

  /// Reads the resource over a connection of its own, because SDL's connection is not public before there is a window.
  private static func readResource() -> Double? {
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
