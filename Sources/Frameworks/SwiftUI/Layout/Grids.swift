public import UIKit

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// Lays out views in lines along one axis; all at once.
final class GridNode: Node {
  var items: [GridItem] = []
  var spacing: CGFloat?
  var axis = Axis.vertical
  var alignment: CGFloat = 0.5

  private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
  private func across(_ size: ProposedViewSize) -> CGFloat? { axis == .vertical ? size.width : size.height }
  private var gap: CGFloat { spacing ?? StackLayout.standardSpacing }

  /// Where the columns begin, and their widths.
  private func tracks(_ whole: CGFloat) -> [(start: CGFloat, length: CGFloat, alignment: Alignment)] {
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? StackLayout.standardSpacing) }
    var rest = whole - gaps
    var flexible = 0
    for item in items {
      if case .fixed(let length) = item.size { rest -= length } else { flexible += 1 }
    }
    var (tracks, start): ([(CGFloat, CGFloat, Alignment)], CGFloat) = ([], 0)
    for item in items {
      let spacing = item.spacing ?? StackLayout.standardSpacing
      let alignment = item.alignment ?? .center
      let share = max(0, rest / CGFloat(max(1, flexible)))
      switch item.size {
      case .fixed(let length):
        tracks.append((start, length, alignment))
        start += length + spacing
      case .flexible(let least, let most):
        let length = max(least, min(most, share))
        tracks.append((start, length, alignment))
        (start, rest, flexible) = (start + length + spacing, rest - length, flexible - 1)
      case .adaptive(let least, let most):
        let count = max(1, Int((share + spacing) / (least + spacing)))
        let length = min(most, max(least, (share - spacing * CGFloat(count - 1)) / CGFloat(count)))
        for _ in 0..<count {
          tracks.append((start, length, alignment))
          start += length + spacing
        }
        (rest, flexible) = (rest - share, flexible - 1)
      }
    }
    return tracks
  }

  private func proposal(_ length: CGFloat) -> ProposedViewSize {
    axis == .vertical ? ProposedViewSize(width: length, height: nil) : ProposedViewSize(width: nil, height: length)
  }

  private func lines(_ whole: CGFloat, _ action: (Node, CGRect) -> Void) -> CGSize {
    let tracks = tracks(whole)
    guard !tracks.isEmpty else { return .zero }
    var position: CGFloat = 0
    for first in stride(from: 0, to: children.count, by: tracks.count) {
      let line = zip(children[first...], tracks)
      let length = line.map { along($0.size(proposal($1.length))) }.max() ?? 0
      for (node, track) in line {
        let cell =
          axis == .vertical
          ? CGRect(x: track.start, y: position, width: track.length, height: length)
          : CGRect(x: position, y: track.start, width: length, height: track.length)
        let size = node.size(proposal(track.length))
        action(node, CGRect(origin: track.alignment.origin(of: size, in: cell), size: size))
      }
      position += length + gap
    }
    let used = tracks.last.map { $0.start + $0.length } ?? 0
    let length = max(0, position - gap)
    return axis == .vertical ? CGSize(width: used, height: length) : CGSize(width: length, height: used)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let whole = across(proposal).flatMap { $0.isFinite ? $0 : nil } ?? 320
    let size = lines(whole) { _, _ in }
    return axis == .vertical
      ? CGSize(width: max(whole, size.width), height: size.height)
      : CGSize(width: size.width, height: max(whole, size.height))
  }

  override func placeChildren(_ rect: CGRect, _ space: CGPoint) {
    let whole = axis == .vertical ? rect.width : rect.height
    var used = lines(whole) { _, _ in }
    if axis == .vertical { used.height = rect.height } else { used.width = rect.width }
    let offset = CGPoint(
      x: rect.minX + (axis == .vertical ? (rect.width - used.width) * alignment : 0),
      y: rect.minY + (axis == .horizontal ? (rect.height - used.height) * alignment : 0))
    _ = lines(whole) { node, cell in node.place(cell.offsetBy(dx: offset.x, dy: offset.y), space) }
  }
}

public struct LazyVGrid: UnaryView {
  let content: any View
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> some View
  ) {
    (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing, content())
  }

  func makeNode(_ scope: Scope) -> Node { GridNode(scope) }
  func update(_ node: Node) {
    guard let node = node as? GridNode else { return }
    (node.items, node.spacing, node.axis, node.alignment) = (columns, spacing, .vertical, alignment.fraction)
    node.setChildren(node.scope.expand(content))
  }
}

