/// The opaque rectangles of a frame, from back to front.
///
/// Each hides everything beneath it, so that drawing there can start with the item that draws it.
struct CoverList {
  struct Cover {
    let box: DeviceBox
    /// The item that draws them.
    let item: Int
  }

  private(set) var all: ContiguousArray<Cover> = []
  /// The covers of at least `leastArea` pixels; what smaller ones hide is drawn faster than it is cut.
  private var large: ContiguousArray<Cover> = []

  /// A cover must hide at least one part in this many, because cutting would otherwise cost more than it saves.
  private static let leastShare = 5
  /// Drawing over fewer hidden pixels is faster than cutting.
  private static let leastArea = 4096

  /// Looked at for one item, so that many covers do not cost their number for each item.
  private static let mostLarge = 128

  /// Covers are added in the order of their items.
  mutating func append(_ box: DeviceBox, item: Int) {
    guard !box.isEmpty else { return }
    all.append(Cover(box: box, item: item))
    if box.area >= Self.leastArea { large.append(Cover(box: box, item: item)) }
  }

  /// The last cover that hides much of `box`: the hidden part, and the item to begin with.
  func cover(of box: DeviceBox) -> Cover? {
    for cover in all.reversed() {
      let hidden = cover.box.intersection(box)
      if hidden == box || hidden.area >= max(box.area / Self.leastShare, Self.leastArea) {
        return Cover(box: hidden, item: cover.item)
      }
    }
    return nil
  }

  /// The last cover before an item that hides at least half of `box`, of which it gets the hidden part.
  func last(before index: Int, on box: DeviceBox) -> Cover? {
    guard let cover = all.last(where: { $0.item < index && $0.box.meets(box) }) else { return nil }
    let hidden = cover.box.intersection(box)
    return hidden.area * 2 >= box.area ? Cover(box: hidden, item: cover.item) : nil
  }

  /// Parts of `box`, which the item at `index` draws, that later items do not hide.
  func forEachSeenPart(of box: DeviceBox, after index: Int, _ body: (DeviceBox) -> Void) {
    cut(box, after: index, from: large.count - 1, body)
  }

  private func cut(_ box: DeviceBox, after index: Int, from last: Int, _ body: (DeviceBox) -> Void) {
    var position = last
    while position >= max(0, large.count - Self.mostLarge), large[position].item > index {
      let hole = large[position].box.intersection(box)
      if hole.area >= Self.leastArea || hole == box {
        return box.forEachPart(outside: hole) { cut($0, after: index, from: position - 1, body) }
      }
      position -= 1
    }
    if !box.isEmpty { body(box) }
  }
}
