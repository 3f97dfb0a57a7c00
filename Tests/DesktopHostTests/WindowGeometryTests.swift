import CoreGraphics
import Testing

@testable import DesktopHost

@Suite("The window's geometry")
@MainActor struct WindowGeometryTests {
  @Test("An event maps to the stage's point under it, at every scale", arguments: [1, 1.25, 1.5, 2, 3] as [CGFloat])
  func points(scale: CGFloat) {
    let pixels = (width: Int((390 * scale).rounded()), height: Int((844 * scale).rounded()))
    // On X11 events are in pixels; on Wayland they are in points.
    let direct = WindowGeometry(
      width: pixels.width, height: pixels.height, pixelWidth: pixels.width, pixelHeight: pixels.height, scale: scale)
    let indirect = WindowGeometry(
      width: 390, height: 844, pixelWidth: pixels.width, pixelHeight: pixels.height, scale: scale)
    let first = direct.point(x: 100 * scale, y: 200 * scale, stage: pixels, stageScale: scale)
    let second = indirect.point(x: 100, y: 200, stage: pixels, stageScale: scale)
    for point in [first, second] { #expect(abs(point.x - 100) < 0.2 && abs(point.y - 200) < 0.5) }
  }

  @Test("A stage that is smaller than the window is centred") func middle() {
    let geometry = WindowGeometry(width: 600, height: 844, pixelWidth: 600, pixelHeight: 844, scale: 1)
    #expect(geometry.origin(of: (390, 844)) == (105, 0))
    #expect(geometry.point(x: 105, y: 3, stage: (390, 844), stageScale: 1) == CGPoint(x: 0, y: 3))
  }

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
