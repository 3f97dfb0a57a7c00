import QuartzCore

/// The last blur of each backdrop, for frames in which nothing beneath it changes; its memory is used again when
/// something does.
final class BackdropCache {
  struct Key: Equatable {
    let layer: UInt
    let depth: Int
    let blur: BackdropBlur
    let scale: Double
    let region: DeviceBox
  }

  private final class Entry {
    var key: Key
    var beneath: ContiguousArray<DisplayItem> = []
    let cells = ColorCells()

    init(_ key: Key) { self.key = key }
  }

  private var entries: [Entry] = []
  /// For a part of a backdrop, until the next one is drawn.
  private(set) var temporary = ColorCells()
  /// Used during a blur.
  var spare: ContiguousArray<SIMD4<Float>> = []

  /// More backdrops than this are seldom seen at once.
  private static let mostEntries = 8
  /// A blur of more cells is slight, so it is seen for a moment only.
  private static let mostKept = 1 << 19

  var count: Int { entries.count }

  /// Nil if what lies beneath is not the same as when they were made.
  func cells(for key: Key, beneath items: ContiguousArray<DisplayItem>.SubSequence) -> ColorCells? {
    guard let entry = entries.first(where: { $0.key == key }), entry.beneath.elementsEqual(items) else { return nil }
    return entry.cells
  }

  /// Cells to be filled for this key, those of the layer's last one if there are any.
  func renewed(for key: Key, beneath items: ContiguousArray<DisplayItem>.SubSequence) -> ColorCells {
    let old = entries.firstIndex { $0.key.layer == key.layer && $0.key.depth == key.depth }
    let entry = old.map { entries.remove(at: $0) } ?? Entry(key)
    entry.key = key
    entry.beneath.removeAll(keepingCapacity: true)
    entry.beneath.append(contentsOf: items)
    entries.append(entry)
    if entries.count > Self.mostEntries { entries.removeFirst() }
    return entry.cells
  }

  /// Lets go of layers that are not among the items.
  func keep(_ items: ContiguousArray<DisplayItem>) {
    guard !entries.isEmpty else { return }
    entries.removeAll { entry in
      !items.indices.contains { items[$0].kind == .backdrop && items[$0].layer == entry.key.layer }
    }
  }

  /// Frees what only an unusually large blur needs.
  func endUse() {
    guard spare.capacity > Self.mostKept else { return }
    spare = []
    temporary = ColorCells()
    entries.removeAll { $0.cells.count > Self.mostKept }
  }
}
