import CPangoCairo
import CoreGraphics
import QuartzCore

/// Everything that the coverage of a filled path depends on.
struct CoverageKey: Hashable {
  /// The path, which is retained so that no other path gets its address.
  let path: CGPath
  private let map: Homography
  private let isEvenOdd: Bool

  init(_ path: CGPath, _ map: Homography, isEvenOdd: Bool) {
    self.path = path
    self.map = map
    self.isEvenOdd = isEvenOdd
  }

  static func == (a: Self, b: Self) -> Bool {
    a.path === b.path && a.map == b.map && a.isEvenOdd == b.isEvenOdd
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

  final class Tile {
    /// One beneath the other; nil if no block holds coverage.
    private let blocks: Surface?
    /// A bit for each block of the tile, in reading order.
    private let ink: UInt64
    /// In pixels; a tile has eight blocks in each direction.
    private let block: Int

    /// Nil if there is no memory.
    fileprivate init?(_ tile: Surface) {
      let block = tile.width / 8
      tile.finishDrawing()
      var ink: UInt64 = 0
      for y in 0..<block * 8 {
        let row = tile.bytes + y * tile.stride
        for column in 0..<8 where (0..<block).contains(where: { row[column * block + $0] != 0 }) {
          ink |= 1 << UInt64(y / block * 8 + column)
        }
      }
      (self.block, self.ink) = (block, ink)
      guard ink != 0 else {
        blocks = nil
        return
      }
      guard let blocks = Surface(CAIRO_FORMAT_A8, width: block, height: block * ink.nonzeroBitCount) else { return nil }
      self.blocks = blocks
      var target = blocks.bytes
      Self.forEachBlock(ink, block) { x, y in
        for row in y..<y + block {
          target.update(from: tile.bytes + row * tile.stride + x, count: block)
          target += blocks.stride
        }
      }
    }

    /// In bytes.
    fileprivate var cost: Int { (blocks?.height ?? 0) * block }

    /// The tile lies at `left` and `top` on the device.
    func forEachInk(in box: DeviceBox, left: Int, top: Int, _ body: (DeviceBox, Canvas) -> Void) {
      guard let blocks else { return }
      var first = 0
      Self.forEachBlock(ink, block) { x, y in
        let all = DeviceBox(left: left + x, top: top + y, right: left + x + block, bottom: top + y + block)
        let part = all.intersection(box)
        if !part.isEmpty { body(part, Canvas(surface: blocks, x: all.left, y: all.top - first, clip: all)) }
        first += block
      }
    }

    private static func forEachBlock(_ ink: UInt64, _ block: Int, _ body: (_ x: Int, _ y: Int) -> Void) {
      var rest = ink
      while rest != 0 {
        let bit = rest.trailingZeroBitCount
        rest &= rest - 1
        body(bit % 8 * block, bit / 8 * block)
      }
    }
  }

  private let tiles = RecentCache<TileKey, Tile>(capacity: capacity)
  /// A tile is kept when it is asked for a second time, because a path that moves is drawn only once at each position.
  private var asked: Set<TileKey> = []
  /// In bytes: more than the rim of a phone at scale 3 takes.
  private static let capacity = 2 << 20
  private static let mostAsked = 64

  /// Nil if the tile is not kept.
  func tile(of shape: CoverageKey, column: Int, row: Int) -> Tile? {
    tiles[TileKey(shape: shape, column: column, row: row)]
  }

  /// Whether this was asked before, so that the tile should be kept.
  func isAskedAgain(_ shape: CoverageKey, column: Int, row: Int) -> Bool {
    let key = TileKey(shape: shape, column: column, row: row)
    if asked.contains(key) { return true }
    if asked.count >= Self.mostAsked { asked.removeAll(keepingCapacity: true) }
    asked.insert(key)
    return false
  }

  func keep(_ drawn: Surface, of shape: CoverageKey, column: Int, row: Int) {
    guard let made = Tile(drawn) else { return }
    tiles.insert(made, for: TileKey(shape: shape, column: column, row: row), cost: made.cost)
  }
}
