import CPangoCairo
import CoreGraphics
import QuartzCore

/// Everything that the coverage of a filled path depends on.
struct CoverageKey: Hashable {
  /// The path, which is retained so that no other path gets its address.
  let path: CGPath
  private let map: Homography
  private let isEvenOdd: Bool
  private let hasHardEdges: Bool

  init(_ path: CGPath, _ map: Homography, isEvenOdd: Bool, hasHardEdges: Bool) {
    self.path = path
    self.map = map
    self.isEvenOdd = isEvenOdd
    self.hasHardEdges = hasHardEdges
  }

  static func == (a: Self, b: Self) -> Bool {
    a.path === b.path && a.map == b.map && a.isEvenOdd == b.isEvenOdd && a.hasHardEdges == b.hasHardEdges
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(path))
    hasher.combine(map.origin)
    hasher.combine(map.xAxis)
  }
}

/// A cache of the coverage of paths that stay where they are, in tiles.
///
/// The rim of the prototype's phone is drawn again in every step of a drag, though only its edge meets the damage:
/// Cairo took an eighth of the 14.3 million instructions of a step to find its coverage.
final class CoverageTiles {
  private struct TileKey: Hashable {
    let shape: CoverageKey
    let column: Int
    let row: Int
  }

  /// A tile of coverage.
  final class Tile {
    let surface: Surface
    /// Whether the coverage is complete.
    private(set) var isDrawn = false
    /// A bit for each block of pixels, in reading order, that holds coverage.
    private var ink: UInt64 = 0
    /// The side of a block, in pixels, of which a tile has eight in each direction.
    private let block: Int

    fileprivate init(_ surface: Surface, side: Int) {
      self.surface = surface
      block = side / 8
    }

    /// Finds the blocks that hold coverage, after it was drawn.
    func findInk() {
      cairo_surface_flush(surface.handle)
      for y in 0..<block * 8 {
        let row = surface.bytes + y * surface.stride
        for column in 0..<8 where (0..<block).contains(where: { row[column * block + $0] != 0 }) {
          ink |= 1 << UInt64(y / block * 8 + column)
        }
      }
      isDrawn = true
    }

    /// Calls `body` with the parts of `box` that hold coverage; the tile lies at `left` and `top` on the device.
    func forEachInk(in box: DeviceBox, left: Int, top: Int, _ body: (DeviceBox) -> Void) {
      var rest = ink
      while rest != 0 {
        let bit = rest.trailingZeroBitCount
        rest &= rest - 1
        let (x, y) = (left + bit % 8 * block, top + bit / 8 * block)
        let part = DeviceBox(left: x, top: y, right: x + block, bottom: y + block).intersection(box)
        if !part.isEmpty { body(part) }
      }
    }
  }

  private let tiles = RecentCache<TileKey, Tile>(capacity: capacity)
  /// The tiles that were asked for lately.
  ///
  /// A tile is kept when it is asked for a second time, because a path that moves is drawn only once at each position.
  private var asked: Set<TileKey> = []
  /// The number of bytes that are kept: the rim of a phone at scale 3 in full.
  private static let capacity = 6 << 20
  private static let mostAsked = 64

  /// Returns the tile in a column and row of the grid; nil if it is asked for the first time or there is no memory.
  func tile(of shape: CoverageKey, column: Int, row: Int, side: Int) -> Tile? {
    let key = TileKey(shape: shape, column: column, row: row)
    if let found = tiles[key] { return found }
    guard asked.contains(key) else {
      if asked.count >= Self.mostAsked { asked.removeAll(keepingCapacity: true) }
      asked.insert(key)
      return nil
    }
    guard let surface = Surface(CAIRO_FORMAT_A8, width: side, height: side) else { return nil }
    let made = Tile(surface, side: side)
    tiles.insert(made, for: key, cost: side * side)
    return made
  }
}
