import Foundation

struct GaussianBlur {
  /// Row by row, 0...1.
  var cells: [Float] = []
  private(set) var width = 0
  private(set) var height = 0
  private var spare: [Float] = []
  private var kernel: [Float] = []

  mutating func begin(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    cells.removeAll(keepingCapacity: true)
    cells.append(contentsOf: repeatElement(0, count: width * height))
  }

  /// In device pixels for a blur of `sigma` pixels: a softer blur has larger cells.
  ///
  /// With five cells per standard deviation, linear interpolation between cells deviates from the curve by less than
  /// 1/500.
  static func cellSize(_ sigma: Double) -> Int { max(1, Int(sigma / 5)) }

  /// In cells: averaging coverage over cells and interpolating between them are already blurs, of variance 1/12 and
  /// 1/6.
  static func remaining(_ sigma: Double, cellSize: Int) -> Double {
    let cells = sigma / Double(cellSize)
    return cellSize == 1 ? cells : max(0, cells * cells - 0.25).squareRoot()
  }

  /// The cells on each side that a cell is mixed with.
  static func reach(_ sigma: Double) -> Int { Int((3.5 * sigma).rounded(.up)) }

  /// Standard deviations along x and y, in cells; the grid is empty outside its bounds.
  mutating func blur(_ sigma: SIMD2<Double>) {
    let count = width * height
    if spare.count < count { spare.append(contentsOf: repeatElement(0, count: count - spare.count)) }
    fillKernel(sigma.x)
    let (width, height) = (width, height)
    kernel.withUnsafeBufferPointer { kernel in
      cells.withUnsafeMutableBufferPointer { cells in
        spare.withUnsafeMutableBufferPointer { spare in
          for y in 0..<height {
            Self.blurRow(cells, into: spare, from: y * width, width, kernel)
          }
        }
      }
    }
    fillKernel(sigma.y)
    kernel.withUnsafeBufferPointer { kernel in
      cells.withUnsafeMutableBufferPointer { cells in
        spare.withUnsafeMutableBufferPointer { spare in
          for y in 0..<height { Self.blurColumns(spare, into: cells, y, width, height, kernel) }
        }
      }
    }
  }

  /// Sets the weights, from the middle outwards; with their mirror image their sum is 1.
  private mutating func fillKernel(_ sigma: Double) {
    kernel.removeAll(keepingCapacity: true)
    guard sigma > 0.05 else { return kernel.append(1) }
    let reach = Self.reach(sigma)
    var sum = 0.0
    for step in 0...reach {
      let weight = exp(-Double(step * step) / (2 * sigma * sigma))
      kernel.append(Float(weight))
      sum += step == 0 ? weight : 2 * weight
    }
    for index in kernel.indices { kernel[index] /= Float(sum) }
  }

  private static func blurRow(
    _ source: UnsafeMutableBufferPointer<Float>, into target: UnsafeMutableBufferPointer<Float>, from start: Int,
    _ width: Int, _ kernel: UnsafeBufferPointer<Float>
  ) {
    for x in 0..<width {
      var sum = source[start + x] * kernel[0]
      var step = 1
      while step < kernel.count {
        if x >= step { sum += source[start + x - step] * kernel[step] }
        if x + step < width { sum += source[start + x + step] * kernel[step] }
        step += 1
      }
      target[start + x] = sum
    }
  }

  private static func blurColumns(
    _ source: UnsafeMutableBufferPointer<Float>, into target: UnsafeMutableBufferPointer<Float>, _ y: Int,
    _ width: Int, _ height: Int, _ kernel: UnsafeBufferPointer<Float>
  ) {
    let start = y * width
    for x in 0..<width { target[start + x] = source[start + x] * kernel[0] }
    var step = 1
    while step < kernel.count {
      let weight = kernel[step]
      if y >= step {
        let above = (y - step) * width
        for x in 0..<width { target[start + x] += source[above + x] * weight }
      }
      if y + step < height {
        let below = (y + step) * width
        for x in 0..<width { target[start + x] += source[below + x] * weight }
      }
      step += 1
    }
  }
}
