import QuartzCore

/// A part of a display list, with the objects it refers to, for comparison with a later one.
struct DrawnItems: Hashable {
  var items: [DisplayItem]
  private let objects: [AnyObject]

  init(_ list: DisplayList, _ range: Range<Int>) {
    items = Array(list.items[range])
    objects = items.flatMap { [list.object($0.object), list.object($0.secondObject)] }.compactMap(\.self)
  }

  static func == (a: Self, b: Self) -> Bool {
    a.items == b.items && a.objects.count == b.objects.count && zip(a.objects, b.objects).allSatisfy(===)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(items.count)
    for item in items { hasher.combine(item.placement.origin) }
  }
}
