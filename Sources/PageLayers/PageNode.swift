package import QuartzCore

/// An element of a page: what it shows, and how it moves, fades and changes its shape in the course of a transition.
package struct PageNode: Codable {
  package enum Content: Codable {
    /// The index of a picture of the page.
    case picture(Int)
    /// A plain rectangle.
    case box
    /// A rectangle that blurs what is behind it, by points.
    case blur(Double)
    /// Others, drawn as one.
    case group
    /// Others, cut off at a rectangle.
    case clip
    /// Nothing: where a screen is that may take touches.
    case area(String)
  }

  package var content: Content
  /// The name of the area to whose screen the element belongs; nil if to none.
  package var window: String?
  /// Bits of `CACornerMask`.
  package var corners: UInt8 = 0xF
  /// From the element to that of the clip around it, or to the screen; one for each frame.
  package var maps: [Homography]
  /// Width, height, radius of the corners, opacity, red, green, blue and alpha; one for each frame.
  package var values: [[Double]]
  package var children: [PageNode] = []
}

extension Homography: Codable {
  package init(from decoder: any Decoder) throws {
    self.init()
    let numbers = try [Double](from: decoder)
    guard numbers.count == 9 else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "a map has 9 numbers"))
    }
    (xAxis, yAxis) = (SIMD2(numbers[0], numbers[1]), SIMD2(numbers[2], numbers[3]))
    (origin, weights, weight) = (SIMD2(numbers[4], numbers[5]), SIMD2(numbers[6], numbers[7]), numbers[8])
  }

  package func encode(to encoder: any Encoder) throws {
    try [xAxis.x, xAxis.y, yAxis.x, yAxis.y, origin.x, origin.y, weights.x, weights.y, weight].encode(to: encoder)
  }
}
