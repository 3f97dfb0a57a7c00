import Foundation

/// The format of an image's bytes: 8 bits per component, gray or RGB.
struct CGPixelFormat {
  let space: CGColorSpace
  let bytesPerPixel: Int
  let bytesPerRow: Int
  let isPremultiplied: Bool
  /// The offsets of the colour components in a pixel, in the order of the colour space.
  let colorOffsets: [Int]
  /// Nil if there is none.
  let alphaOffset: Int?

  init?(space: CGColorSpace, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, bitmapInfo: CGBitmapInfo) {
    let alphaBits = bitmapInfo.intersection(.alphaInfoMask).rawValue
    guard
      let alphaInfo = CGImageAlphaInfo(rawValue: alphaBits), alphaInfo != .alphaOnly,
      bitsPerComponent == 8, bitmapInfo.isDisjoint(with: .floatInfoMask)
    else { return nil }
    let colors = space.numberOfComponents
    let components = colors + (alphaInfo == .none ? 0 : 1)
    guard bitsPerPixel == components * 8 else { return nil }

    var positions = Array(0..<components)
    switch bitmapInfo.intersection(.byteOrderMask) {
    case .byteOrderDefault: break
    case .byteOrder32Big where components == 4, .byteOrder16Big where components == 2: break
    case .byteOrder32Little where components == 4, .byteOrder16Little where components == 2: positions.reverse()
    default: return nil
    }
    let isAlphaFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alphaInfo)
    let hasAlpha = ![.none, .noneSkipFirst, .noneSkipLast].contains(alphaInfo)
    self.space = space
    self.bytesPerRow = bytesPerRow
    bytesPerPixel = components
    isPremultiplied = [.premultipliedFirst, .premultipliedLast].contains(alphaInfo)
    colorOffsets = Array(isAlphaFirst ? positions.dropFirst() : positions.prefix(colors))
    alphaOffset = hasAlpha ? (isAlphaFirst ? positions.first : positions.last) : nil
  }

  /// Returns nil if there are too few bytes or the size is not allowed.
  func pixels(width: Int, height: Int, in data: Data) -> CGPixels? {
    guard CGPixels.isAllowed(width: width, height: height), bytesPerRow >= width * bytesPerPixel else { return nil }
    let (length, overflows) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
    guard !overflows, data.count - width * bytesPerPixel >= length else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    data.withUnsafeBytes { source in
      for row in 0..<height {
        for column in 0..<width {
          append(source, row * bytesPerRow + column * bytesPerPixel, to: &bytes)
        }
      }
    }
    return CGPixels(width: width, height: height, bytes: bytes)
  }

  private func append(_ source: UnsafeRawBufferPointer, _ offset: Int, to bytes: inout [UInt8]) {
    let alpha = alphaOffset.map { Double(source[offset + $0]) / 255 } ?? 1
    let divisor = isPremultiplied && alpha > 0 ? alpha : 1
    let components = colorOffsets.map { CGFloat(min(Double(source[offset + $0]) / 255 / divisor, 1)) }
    let color = space.sRGBComponents(of: components)
    for index in 0..<3 {
      bytes.append(UInt8((min(max(color[index], 0), 1) * alpha * 255).rounded()))
    }
    bytes.append(UInt8((alpha * 255).rounded()))
  }
}
