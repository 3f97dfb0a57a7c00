public import UIKit

public enum CoordinateSpace: Hashable {
  case global, local
}

@MainActor public struct GeometryProxy {
  weak var node: Node?
  public let size: CGSize
  fileprivate let global: CGRect

  public var safeAreaInsets: EdgeInsets {
    let insets = node?.host.view.safeAreaInsets ?? .zero
    return EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  /// Named spaces are the screen's.
  public func frame(in space: CoordinateSpace) -> CGRect {
    guard space != .local else { return CGRect(origin: .zero, size: size) }
    return global
  }
}

/// Makes its content of the size that it has.
public struct GeometryReader: UnaryView {
  let content: @MainActor (GeometryProxy) -> any View

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> some View) { self.content = { content($0) } }

  final class ReaderNode: Node {
    var make: (@MainActor (GeometryProxy) -> any View)?
    private var last: CGRect?

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func layOutChildren(_ rect: CGRect, _ space: CGPoint) {
      let proxy = GeometryProxy(node: self, size: rect.size, global: rect.offsetBy(dx: space.x, dy: space.y))
      if !isLeaving, let make {
        scope.isFreshInside = scope.isFresh || last != proxy.global
        last = proxy.global
        setChildren(scope.expand(make(proxy)))
      }
      for child in children {
        child.layOut(CGRect(origin: rect.origin, size: child.size(ProposedViewSize(rect.size))), space)
      }
    }
  }

  func makeNode(_ scope: Scope) -> Node { ReaderNode(scope) }
  func update(_ node: Node) { (node as? ReaderNode)?.make = content }
}
