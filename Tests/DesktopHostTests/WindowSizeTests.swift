import CoreGraphics
import Testing

@testable import DesktopHost

@MainActor @Suite("The size of the window")
struct WindowSizeTests {
  @Test(
    "A size in points is one in pixels that a display can have, whatever its numbers",
    arguments: [
      (CGSize(width: 390, height: 844), 2, SIMD2(780, 1688)), (CGSize(width: 0.2, height: 100.4), 1, SIMD2(1, 100)),
      (CGSize(width: CGFloat.infinity, height: .nan), 1, SIMD2(32767, 1)),
      (CGSize(width: -CGFloat.infinity, height: 1e300), 1, SIMD2(1, 32767)),
      (CGSize(width: CGFloat.infinity, height: 0), 0, SIMD2(1, 1)),
    ] as [(CGSize, CGFloat, SIMD2<Int32>)])
  func pixels(size: CGSize, scale: CGFloat, pixels: SIMD2<Int32>) {
    #expect(DesktopWindow.pixels(size, scale) == pixels)
  }
}
