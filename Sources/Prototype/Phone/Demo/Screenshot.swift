import CoreGraphics
import UIKit

/// What a picture shows of the phone it was taken on.
struct Screenshot: Equatable {
  /// The device whose screen has as many pixels; nil if there is none.
  var device: PhoneDevice?
  /// Whether there is a clock on one side of its top, and signs on the other.
  var hasStatusBar = false
  /// Whether its top is dark, so that what lies over it has to be light.
  var isDark = false
  /// What lies behind its status bar, if that is one colour, and the share of its height that this takes.
  var barGround: UIColor?
  private(set) var barShare: CGFloat = 0

  /// Looks at the pixels; a drawing has none.
  init(_ picture: UIImage) {
    guard let pixels = picture.cgImage?.pixels, pixels.width >= Self.leastWidth else { return }
    let size = CGSize(width: pixels.width, height: pixels.height)
    device = Self.device(of: size)
    let like = device ?? Self.device(like: size)
    let part = like.statusBarHeight / like.size.height
    let band = TopBand(pixels, height: Int((size.height * part).rounded()))
    isDark = band.luminance < 0.5
    guard size.height > size.width * Self.leastRatio else { return }
    func hasSigns(_ part: Range<Double>) -> Bool { band.edges(in: part) >= Self.leastEdges }
    let (left, middle, right) = (hasSigns(0.03..<0.35), hasSigns(0.42..<0.58), hasSigns(0.65..<0.97))
    // Beside a cutout the middle is empty; without one the clock may be there.
    (barGround, barShare) = (band.ground, part)
    hasStatusBar = like.cutout == .none ? right && (left || middle) : right && left && (device != nil || !middle)
  }

  /// Narrower pictures are too small to read, in pixels.
  private static let leastWidth = 160
  /// The height of the widest screen that has a status bar, as a multiple of its width.
  private static let leastRatio: CGFloat = 1.25
  /// A clock of four figures has more edges than this in the rows of its band.
  private static let leastEdges = 16

  private static func device(of size: CGSize) -> PhoneDevice? {
    PhoneDevice.all.dropFirst().first { device in
      [1, 2, 3].contains { device.size.width * $0 == size.width && device.size.height * $0 == size.height }
    }
  }

  /// A device with a screen of similar proportions.
  private static func device(like size: CGSize) -> PhoneDevice {
    let ratio = size.height / size.width
    let name = ratio > 1.9 ? "iphone-14" : ratio > 1.5 ? "iphone-se" : "ipad"
    return PhoneDevice.named(name) ?? .plain
  }
}

/// The rows of pixels at the top of a picture.
private struct TopBand {
  private let pixels: CGPixels
  private let rows: Range<Int>

  init(_ pixels: CGPixels, height: Int) {
    self.pixels = pixels
    // Not the first rows, which a border may fill.
    rows = min(height / 8, pixels.height)..<min(max(height, 1), pixels.height)
  }

  /// The mean, from 0 for black to 1 for white.
  var luminance: Double {
    let values = rows.flatMap { row in stride(from: 0, to: pixels.width, by: 4).map { self[$0, row] } }
    return Double(values.reduce(0, +)) / (255 * Double(max(1, values.count)))
  }

  /// The colour between and beside the signs; nil if there are several.
  var ground: UIColor? {
    let columns = [0.01, 0.4, 0.6, 0.99].map { Int($0 * Double(pixels.width)) }
    let samples = [rows.lowerBound, rows.upperBound - 1].flatMap { row in columns.map { self[$0, row] } }
    guard let least = samples.min(), let most = samples.max(), most - least <= 8 else { return nil }
    let first = 4 * (rows.lowerBound * pixels.width + columns[0])
    let parts = (0...2).map { CGFloat(pixels.bytes[first + $0]) / 255 }
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
  }

  /// The number of neighbours in a row that differ strongly, in a part of the width.
  func edges(in part: Range<Double>) -> Int {
    let width = Double(pixels.width)
    let columns = Int(part.lowerBound * width)..<Int(part.upperBound * width)
    return rows.reduce(0) { count, row in
      count + columns.count { abs(self[$0 + 2, row] - self[$0, row]) > Self.leastStep }
    }
  }

  /// Of letters on their ground, from 255.
  private static let leastStep = 60

  private subscript(column: Int, row: Int) -> Int {
    let first = 4 * (row * pixels.width + min(column, pixels.width - 1))
    func part(_ offset: Int, _ weight: Int) -> Int { weight * Int(pixels.bytes[first + offset]) }
    // The weights of red, green and blue in how bright they look.
    return (part(0, 54) + part(1, 183) + part(2, 19)) / 256
  }
}
