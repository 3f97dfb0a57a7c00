import CoreGraphics

/// The items of a group and the group's size, in the group's coordinates.
struct SolvedGroup {
  struct Item {
    var frame: CGRect
    let estimatedAxes: EstimatedAxes
    var zIndex = 0
  }

  var items: [Item]
  var size: CGSize
}

/// Lays out one group after the other, as many as have items.
@MainActor struct GroupSolver {
  let environment: any NSCollectionLayoutEnvironment
  /// The size that an item's view wanted, by the position among the items of the group.
  let measured: (Int) -> CGSize?
  /// The number of items that are left.
  let limit: Int

  func solve(_ group: NSCollectionLayoutGroup, in container: CGSize) -> SolvedGroup {
    var first = 0
    return solve(group, in: container, axes: [], first: &first)
  }

  private func solve(
    _ group: NSCollectionLayoutGroup, in container: CGSize, axes: EstimatedAxes, length: CGFloat? = nil,
    first: inout Int
  ) -> SolvedGroup {
    var size = group.layoutSize.size(in: container)
    let estimated = group.layoutSize.estimatedAxes(in: axes)
    let isHorizontal: Bool
    switch group.arrangement {
    case .custom(let provider):
      let inner = CollectionEnvironment(
        size, insets: group.contentInsets, traits: environment.traitCollection)
      let made = provider(inner).prefix(max(0, limit - first))
      first += made.count
      return SolvedGroup(
        items: made.map { SolvedGroup.Item(frame: $0.frame, estimatedAxes: [], zIndex: $0.zIndex) }, size: size)
    case .horizontal: isHorizontal = true
    case .vertical: isHorizontal = false
    }
    let insets = group.contentInsets
    let room = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    var row = GroupRow(isHorizontal: isHorizontal, room: room, spacing: group.interItemSpacing)
    let isOpen = estimated.contains(isHorizontal ? .width : .height)
    fill(&row, group, room, estimated, isOpen: isOpen, first: &first)
    let content = row.finish(isOpen: isOpen)
    if estimated.contains(.width) { size.width = content.size.width + insets.leading + insets.trailing }
    if estimated.contains(.height) { size.height = content.size.height + insets.top + insets.bottom }
    let moved = content.items.map { item in
      var item = item
      item.frame = item.frame.offsetBy(dx: insets.leading, dy: insets.top)
      return item
    }
    return SolvedGroup(items: moved, size: size)
  }

  private func fill(
    _ row: inout GroupRow, _ group: NSCollectionLayoutGroup, _ room: CGSize, _ axes: EstimatedAxes, isOpen: Bool,
    first: inout Int
  ) {
    let count = group.count ?? (isOpen ? group.subitems.count : Int.max)
    guard !group.subitems.isEmpty else { return }
    var position = 0
    while position < count, first < limit, position < Self.mostItems {
      let subitem = group.subitems[position % group.subitems.count]
      var next = first
      var part = solved(subitem, room, axes, first: &next)
      if group.sharesLength { part = row.shared(part, among: group.count ?? 1) }
      guard group.count != nil || isOpen || row.fits(part.size, subitem) else { return }
      row.add(part, subitem)
      first = next
      position += 1
    }
  }

  private func solved(
    _ item: NSCollectionLayoutItem, _ room: CGSize, _ axes: EstimatedAxes, first: inout Int
  ) -> SolvedGroup {
    if let group = item as? NSCollectionLayoutGroup { return solve(group, in: room, axes: axes, first: &first) }
    let estimated = item.layoutSize.estimatedAxes(in: axes)
    var size = item.layoutSize.size(in: room)
    let wanted = estimated.isEmpty ? nil : measured(first)
    let insets = item.contentInsets
    if let wanted, estimated.contains(.width) { size.width = wanted.width + insets.leading + insets.trailing }
    if let wanted, estimated.contains(.height) { size.height = wanted.height + insets.top + insets.bottom }
    first += 1
    let frame = CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    return SolvedGroup(
      items: [SolvedGroup.Item(frame: frame, estimatedAxes: wanted == nil ? estimated : [])], size: size)
  }

  /// A group whose items have no length is not filled for ever.
  private static let mostItems = 1_000
}

/// Parts of a group beside or below each other.
@MainActor private struct GroupRow {
  let isHorizontal: Bool
  let room: CGSize
  let spacing: NSCollectionLayoutSpacing?
  private var parts: [(part: SolvedGroup, item: NSCollectionLayoutItem)] = []
  private var length: CGFloat = 0

  init(isHorizontal: Bool, room: CGSize, spacing: NSCollectionLayoutSpacing?) {
    (self.isHorizontal, self.room, self.spacing) = (isHorizontal, room, spacing)
  }

  private func along(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  private func edges(_ item: NSCollectionLayoutItem) -> (before: CGFloat, after: CGFloat) {
    let edge = item.edgeSpacing
    let (before, after) = isHorizontal ? (edge?.leading, edge?.trailing) : (edge?.top, edge?.bottom)
    return (before?.spacing ?? 0, after?.spacing ?? 0)
  }

  private func needed(_ size: CGSize, _ item: NSCollectionLayoutItem) -> CGFloat {
    let edge = edges(item)
    return along(size) + edge.before + edge.after + (parts.isEmpty ? 0 : spacing?.spacing ?? 0)
  }

  func fits(_ size: CGSize, _ item: NSCollectionLayoutItem) -> Bool {
    parts.isEmpty || length + needed(size, item) <= along(room) + 1e-3
  }

  /// The part has an equal share of the length.
  func shared(_ part: SolvedGroup, among count: Int) -> SolvedGroup {
    let share = max(0, (along(room) - CGFloat(count - 1) * (spacing?.spacing ?? 0)) / CGFloat(count))
    let change = share - along(part.size)
    var part = part
    if isHorizontal { part.size.width = share } else { part.size.height = share }
    if part.items.count == 1 {
      if isHorizontal { part.items[0].frame.size.width += change } else { part.items[0].frame.size.height += change }
    }
    return part
  }

  mutating func add(_ part: SolvedGroup, _ item: NSCollectionLayoutItem) {
    length += needed(part.size, item)
    parts.append((part, item))
  }

  func finish(isOpen: Bool) -> SolvedGroup {
    let free = isOpen ? 0 : max(0, along(room) - length)
    let gap =
      (spacing?.spacing ?? 0) + (spacing?.isFlexible == true && parts.count > 1 ? free / CGFloat(parts.count - 1) : 0)
    var (start, depth, items) = (CGFloat(0), CGFloat(0), [SolvedGroup.Item]())
    for (index, each) in parts.enumerated() {
      let edge = edges(each.item)
      let across = isHorizontal ? each.item.edgeSpacing?.top : each.item.edgeSpacing?.leading
      start += (index == 0 ? 0 : gap) + edge.before
      let side = across?.spacing ?? 0
      let shift = isHorizontal ? CGPoint(x: start, y: side) : CGPoint(x: side, y: start)
      for item in each.part.items {
        var item = item
        item.frame = item.frame.offsetBy(dx: shift.x, dy: shift.y)
        items.append(item)
      }
      start += along(each.part.size) + edge.after
      depth = max(depth, side + (isHorizontal ? each.part.size.height : each.part.size.width))
    }
    return SolvedGroup(
      items: items, size: isHorizontal ? CGSize(width: start, height: depth) : CGSize(width: depth, height: start))
  }
}
