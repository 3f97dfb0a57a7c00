import CoreGraphics
import Foundation

/// A header or a footer of a section, where it lies unless it is pinned.
struct SolvedBoundary {
  let kind: String
  let path: IndexPath
  let frame: CGRect
  let zIndex: Int
  let isPinned: Bool
  let isTop: Bool
  let estimatedAxes: EstimatedAxes
}

/// Where the groups of one section lie.
///
/// Groups that are alike are solved once: an item is found by arithmetic. Where views correct their sizes, the section
/// keeps the lengths of its groups.
@MainActor struct CompositionalSection {
  let section: NSCollectionLayoutSection
  let index: Int
  let count: Int
  let environment: CollectionEnvironment
  let isVertical: Bool
  /// In the content of the collection.
  private(set) var frame: CGRect
  private(set) var boundaries: [SolvedBoundary] = []
  /// The part of the section that its groups fill.
  private(set) var groupsFrame = CGRect.zero
  let template: SolvedGroup
  /// With the spaces after them.
  private var lengths: ItemLengths?
  private let measured: (ListElement) -> CGSize?

  init(
    _ section: NSCollectionLayoutSection, index: Int, count: Int, at start: CGFloat,
    _ environment: CollectionEnvironment,
    isVertical: Bool, measured: @escaping (ListElement) -> CGSize?
  ) {
    (self.section, self.index, self.count, self.environment) = (section, index, count, environment)
    (self.isVertical, self.measured) = (isVertical, measured)
    let size = environment.contentSize
    frame =
      isVertical
      ? CGRect(x: 0, y: start, width: size.width, height: 0) : CGRect(x: start, y: 0, width: 0, height: size.height)
    let solver = GroupSolver(environment: environment, measured: { _ in nil }, limit: .max)
    template = solver.solve(section.group, in: environment.effectiveContentSize)
    if hasEstimates {
      lengths = ItemLengths(count: groupCount, estimate: stride)
    }
    layOut(from: start)
  }

  /// The item's view wanted another size than estimated; `layOut(from:)` has to follow.
  mutating func correct(item: Int) {
    guard (0..<count).contains(item), !template.items.isEmpty else { return }
    let group = item / itemsPerGroup
    let size = solved(group).size
    let length = runsDown ? size.height : size.width
    lengths?.measure(group, length + section.interGroupSpacing)
  }

  // MARK: Groups

  /// Groups lie beside each other in a section that scrolls across.
  var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }
  private var runsDown: Bool { isVertical != isOrthogonal }
  var itemsPerGroup: Int { max(1, template.items.count) }
  private var groupCount: Int { template.items.isEmpty ? 0 : (count + itemsPerGroup - 1) / itemsPerGroup }
  private var hasEstimates: Bool { template.items.contains { !$0.estimatedAxes.isEmpty } }
  var groupLength: CGFloat { runsDown ? template.size.height : template.size.width }
  var stride: CGFloat { groupLength + section.interGroupSpacing }

  private func items(ofGroup group: Int) -> Range<Int> {
    (group * itemsPerGroup)..<min((group + 1) * itemsPerGroup, count)
  }

  /// The group with the sizes that its views wanted.
  private func solved(_ group: Int) -> SolvedGroup {
    guard hasEstimates else { return template }
    let items = items(ofGroup: group)
    let solver = GroupSolver(
      environment: environment,
      measured: { measured(.cell(IndexPath(item: items.lowerBound + $0, section: index))) }, limit: items.count)
    return solver.solve(section.group, in: environment.effectiveContentSize)
  }

  private func start(ofGroup group: Int) -> CGFloat { lengths?.offset(of: group) ?? CGFloat(group) * stride }

  private var groupsLength: CGFloat {
    guard groupCount > 0 else { return 0 }
    return (lengths?.total ?? CGFloat(groupCount) * stride) - section.interGroupSpacing
  }

  private func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    guard groupCount > 0, high >= low else { return 0..<0 }
    if let lengths { return lengths.items(from: low, to: high) }
    guard stride > 0 else { return 0..<groupCount }
    let first = min(max(0, Int(max(low / stride, 0))), groupCount)
    let last = high < 0 ? 0 : min(Int(min(high / stride, CGFloat(groupCount))) + 1, groupCount)
    return first..<max(first, last)
  }

  // MARK: The section

  mutating func layOut(from start: CGFloat) {
    boundaries = []
    if isVertical { frame.origin.y = start } else { frame.origin.x = start }
    let insets = section.contentInsets
    var length = start
    for item in section.boundarySupplementaryItems where item.isTop(isVertical) {
      length += add(item, at: length, isTop: true)
    }
    let thickness = isOrthogonal ? (isVertical ? crossLength.height : crossLength.width) : groupsLength
    let hasGroups = groupCount > 0
    let (before, after) = isVertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
    length += hasGroups ? before : 0
    let width = environment.contentSize.width - (isOrthogonal ? 0 : insets.leading + insets.trailing)
    let height = environment.contentSize.height - (isOrthogonal ? 0 : insets.top + insets.bottom)
    groupsFrame =
      isVertical
      ? CGRect(x: isOrthogonal ? 0 : insets.leading, y: length, width: max(0, width), height: thickness)
      : CGRect(x: length, y: isOrthogonal ? 0 : insets.top, width: thickness, height: max(0, height))
    length += hasGroups ? thickness + after : 0
    for item in section.boundarySupplementaryItems where !item.isTop(isVertical) {
      length += add(item, at: length, isTop: false)
    }
    if isVertical { frame.size.height = length - start } else { frame.size.width = length - start }
  }

  /// The thickness of the groups of a section that scrolls across.
  private var crossLength: CGSize {
    guard hasEstimates else { return template.size }
    var size = groupCount > 0 ? CGSize.zero : template.size
    for group in 0..<min(groupCount, Self.mostMeasured) {
      let each = solved(group).size
      size = CGSize(width: max(size.width, each.width), height: max(size.height, each.height))
    }
    return size
  }

  /// Returns the length by which the section grows.
  private mutating func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, at start: CGFloat, isTop: Bool
  ) -> CGFloat {
    let path = IndexPath(item: 0, section: index)
    let element = ListElement.supplementary(item.elementKind, path)
    let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    var room = environment.contentSize
    if isVertical { room.width -= insets.leading + insets.trailing } else { room.height -= insets.top + insets.bottom }
    var size = item.layoutSize.size(in: room)
    var axes = item.layoutSize.estimatedAxes(in: [])
    if !axes.isEmpty, let wanted = measured(element) {
      if axes.contains(.width) { size.width = wanted.width }
      if axes.contains(.height) { size.height = wanted.height }
      axes = []
    }
    let free = isVertical ? room.width - size.width : room.height - size.height
    let across = item.share(isVertical) * free + (isVertical ? insets.leading : insets.top)
    let length = isVertical ? size.height : size.width
    let begin = item.extendsBoundary || isTop ? start : start - length
    let origin = isVertical ? CGPoint(x: across, y: begin) : CGPoint(x: begin, y: across)
    boundaries.append(
      SolvedBoundary(
        kind: item.elementKind, path: path,
        frame: CGRect(origin: CGPoint(x: origin.x + item.offset.x, y: origin.y + item.offset.y), size: size),
        zIndex: item.zIndex, isPinned: item.pinToVisibleBounds, isTop: isTop, estimatedAxes: axes))
    return item.extendsBoundary ? length : 0
  }

  // MARK: Items

  func item(_ item: Int) -> SolvedGroup.Item? {
    guard (0..<count).contains(item), !template.items.isEmpty else { return nil }
    let group = item / itemsPerGroup
    let solved = solved(group)
    let position = item % itemsPerGroup
    guard solved.items.indices.contains(position) else { return nil }
    return moved(solved.items[position], group)
  }

  private func moved(_ item: SolvedGroup.Item, _ group: Int) -> SolvedGroup.Item {
    var item = item
    let along = start(ofGroup: group)
    let lead = isOrthogonal ? orthogonalLead : 0
    item.frame = item.frame.offsetBy(
      dx: groupsFrame.minX + (runsDown ? 0 : along + lead), dy: groupsFrame.minY + (runsDown ? along + lead : 0))
    return item
  }

  /// Calls `body` with each item between two distances along the groups, from the first group's beginning.
  func forEachItem(from low: CGFloat, to high: CGFloat, _ body: (Int, SolvedGroup.Item) -> Void) {
    let lead = isOrthogonal ? orthogonalLead : 0
    for group in groups(from: low - lead, to: high - lead) {
      let solved = solved(group)
      for (position, item) in zip(items(ofGroup: group), solved.items) { body(position, moved(item, group)) }
    }
  }

  /// The inset before the first group of a section that scrolls across.
  private var orthogonalLead: CGFloat { isVertical ? section.contentInsets.leading : section.contentInsets.top }

  var scrolling: SectionScrolling? {
    guard isOrthogonal, isVertical, groupCount > 0 else { return nil }
    let insets = section.contentInsets
    let width = groupsLength + insets.leading + insets.trailing
    return SectionScrolling(
      frame: groupsFrame, contentSize: CGSize(width: width, height: groupsFrame.height),
      behavior: section.orthogonalScrollingBehavior, stride: stride, groupLength: groupLength,
      leading: insets.leading, followsOffset: section.visibleItemsInvalidationHandler != nil)
  }

  /// Of a section that scrolls across; more are rarely seen together.
  private static let mostMeasured = 100
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  func isTop(_ isVertical: Bool) -> Bool {
    switch alignment {
    case .top, .topLeading, .topTrailing, .leading, .none: true
    case .trailing: isVertical
    case .bottom, .bottomLeading, .bottomTrailing: false
    }
  }

  /// The share of the free length before the item.
  func share(_ isVertical: Bool) -> CGFloat {
    switch alignment {
    case .topLeading, .bottomLeading, .leading: 0
    case .topTrailing, .bottomTrailing, .trailing: isVertical ? 1 : 0
    case .top, .bottom, .none: 0.5
    }
  }
}
