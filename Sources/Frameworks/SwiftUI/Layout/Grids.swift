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

/// Lays out views in lines, all at once.
final class GridNode: Node {
  var items: [GridItem] = []
  var spacing: CGFloat?
  var alignment: CGFloat = 0.5

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

  private func lines(_ whole: CGFloat, _ action: (Node, CGRect) -> Void) -> CGSize {
    let tracks = tracks(whole)
    guard !tracks.isEmpty else { return .zero }
    var position: CGFloat = 0
    for first in stride(from: 0, to: children.count, by: tracks.count) {
      let line = zip(children[first...], tracks)
      let length = line.map { $0.size(ProposedViewSize(width: $1.length, height: nil)).height }.max() ?? 0
      for (node, track) in line {
        let cell = CGRect(x: track.start, y: position, width: track.length, height: length)
        let size = node.size(ProposedViewSize(width: track.length, height: nil))
        action(node, CGRect(origin: track.alignment.origin(of: size, in: cell), size: size))
      }
      position += length + gap
    }
    let used = tracks.last.map { $0.start + $0.length } ?? 0
    return CGSize(width: used, height: max(0, position - gap))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let whole = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 320
    let size = lines(whole) { _, _ in }
    return CGSize(width: max(whole, size.width), height: size.height)
  }

  override func layOutChildren(_ rect: CGRect, _ space: CGPoint) {
    let used = lines(rect.width) { _, _ in }
    let left = rect.minX + (rect.width - used.width) * alignment
    _ = lines(rect.width) { node, cell in node.layOut(cell.offsetBy(dx: left, dy: rect.minY), space) }
  }
}

public struct LazyVGrid: UnaryView {
  let content: any View
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) {
    (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing, content())
  }

  func makeNode(_ scope: Scope) -> Node { GridNode(scope) }
  func update(_ node: Node) {
    guard let node = node as? GridNode else { return }
    (node.items, node.spacing, node.alignment) = (columns, spacing, alignment.fraction)
    node.setChildren(node.scope.expand(content))
  }
}
