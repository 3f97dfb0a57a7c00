/// Turns the bytes of a PNG's rows into red, green, blue, multiplied by alpha, and alpha.
struct PNGPixels {
  private let kind: PNGHeader.Kind
  private let depth: Int
  private let palette: [SIMD4<UInt8>]
  private let clearSamples: [Int]?
  /// The number by which a sample becomes a level of 255, for samples of up to 8 bits.
  private let factor: Int

  init(_ file: PNGFile) {
    (kind, depth) = (file.header.kind, file.header.depth)
    palette = file.palette.map(Self.multiplied)
    clearSamples = file.clearSamples
    factor = depth < 8 ? 255 / (1 << depth - 1) : 1
  }

  /// Writes the `count` pixels of `row` to `target`, `stride` bytes from one to the next.
  func write(_ row: UnsafePointer<UInt8>, count: Int, to target: UnsafeMutablePointer<UInt8>, stride: Int) {
    var target = target
    for x in 0..<count {
      let pixel = pixel(row, x)
      (target[0], target[1], target[2], target[3]) = (pixel.x, pixel.y, pixel.z, pixel.w)
      target += stride
    }
  }

  @inline(__always)
  private func pixel(_ row: UnsafePointer<UInt8>, _ x: Int) -> SIMD4<UInt8> {
    switch kind {
    case .indexed:
      let index = sample(row, x)
      return index < palette.count ? palette[index] : SIMD4(0, 0, 0, 255)
    case .gray:
      let sample = sample(row, x)
      let gray = level(sample)
      return clearSamples?[0] == sample ? .zero : SIMD4(gray, gray, gray, 255)
    case .grayWithAlpha:
      let gray = level(sample(row, 2 * x))
      return Self.multiplied(SIMD4(gray, gray, gray, level(sample(row, 2 * x + 1))))
    case .color:
      let (red, green, blue) = (sample(row, 3 * x), sample(row, 3 * x + 1), sample(row, 3 * x + 2))
      if let clear = clearSamples, clear[0] == red, clear[1] == green, clear[2] == blue { return .zero }
      return SIMD4(level(red), level(green), level(blue), 255)
    case .colorWithAlpha:
      return Self.multiplied(
        SIMD4(
          level(sample(row, 4 * x)), level(sample(row, 4 * x + 1)), level(sample(row, 4 * x + 2)),
          level(sample(row, 4 * x + 3))))
    }
  }

  /// The sample at `index` of a row.
  @inline(__always)
  private func sample(_ row: UnsafePointer<UInt8>, _ index: Int) -> Int {
    if depth == 8 { return Int(row[index]) }
    if depth == 16 { return Int(row[2 * index]) << 8 | Int(row[2 * index + 1]) }
    let bit = index * depth
    return Int(row[bit >> 3]) >> (8 - depth - bit & 7) & (1 << depth - 1)
  }

  /// A sample as a level of 255; of 16 bits the upper 8.
  @inline(__always)
  private func level(_ sample: Int) -> UInt8 { UInt8(depth == 16 ? sample >> 8 : sample * factor) }

  /// A colour multiplied by its alpha, rounded as Cairo does.
  @inline(__always)
  private static func multiplied(_ color: SIMD4<UInt8>) -> SIMD4<UInt8> {
    if color.w == 255 { return color }
    func channel(_ value: UInt8) -> UInt8 {
      let product = UInt32(value) * UInt32(color.w) + 0x80
      return UInt8((product + product >> 8) >> 8)
    }
    return SIMD4(channel(color.x), channel(color.y), channel(color.z), color.w)
  }
}
