import CoreGraphics
import QuartzCore
import Testing

@testable import Raster

@Suite("The cells in which backdrops are blurred")
struct BackdropCellTests {
  private func blur(_ sigma: Double) -> BackdropBlur { BackdropBlur(sigma: sigma, saturation: 1) }

  @Test("The averages together have exactly the variance of the blur", arguments: [0.3, 0.9, 1.5, 2.96, 7.5, 40])
  func variance(sigma: Double) {
    let box = BoxBlur(sigma)
    let (weight, end) = (Double(box.weight), Double(box.endWeight))
    #expect(abs(weight * Double(2 * box.radius + 1) + end * 2 - 1) < 1e-6)
    let inner = (0...box.radius).reduce(0.0) { $0 + 2 * Double($1 * $1) * weight }
    let edge = Double(box.radius + 1)
    #expect(abs((inner + 2 * edge * edge * end) * Double(BoxBlur.passes) - sigma * sigma) < sigma * sigma * 1e-5)
    #expect(end >= 0 && end <= weight)
  }

  @Test("A softer blur has larger cells, and no blur reads only its own pixels")
  func sizes() {
    #expect([0.0, 1.9, 2, 6, 9, 40, 500].map { blur($0).cellSize } == [1, 1, 2, 2, 3, 13, 64])
    #expect(blur(0).box.isNothing && blur(0).box.reach == 0)
  }

  @Test("The memory of a blur is used again for the next one of the same layer")
  func memory() {
    let cache = BackdropCache()
    func key(_ layer: UInt, _ radius: Double) -> BackdropCache.Key {
      let region = DeviceBox(left: 0, top: 0, right: 4, bottom: 4)
      return BackdropCache.Key(layer: layer, depth: 0, blur: blur(radius), scale: 1, region: region)
    }
    let first = cache.renewed(for: key(1, 2), beneath: [])
    #expect(cache.cells(for: key(1, 2), beneath: []) === first && cache.cells(for: key(1, 3), beneath: []) == nil)
    #expect(cache.renewed(for: key(1, 3), beneath: []) === first)
    #expect(cache.renewed(for: key(2, 3), beneath: []) !== first)
    for layer in 3..<20 { _ = cache.renewed(for: key(UInt(layer), 3), beneath: []) }
    #expect(cache.count == 8)
  }
}
