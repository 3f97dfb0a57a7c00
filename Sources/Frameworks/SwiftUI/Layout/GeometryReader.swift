public import UIKit

public enum CoordinateSpace: Hashable {
  case global, local
  case named(AnyHashable)
}

public struct NamedCoordinateSpace {
  let space: CoordinateSpace
  public static func named(_ name: some Hashable) -> Self { Self(space: .named(AnyHashable(name))) }
  public static var global: Self { Self(space: .global) }
  public static var local: Self { Self(space: .local) }
  public static var scrollView: Self { Self(space: .global) }
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
    guard case .named(let name) = space, let origin = node?.host.spaces[name] else { return global }
    return global.offsetBy(dx: -origin.x, dy: -origin.y)
  }
  @_disfavoredOverload public func frame(in space: NamedCoordinateSpace) -> CGRect { frame(in: space.space) }
}

/// Makes its content of the size that it has.
public struct GeometryReader: UnaryView {
  let content: @MainActor (GeometryProxy) -> any View

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> some View) { self.content = { content($0) } }

  final class ReaderNode: Node {
    var make: (@MainActor (GeometryProxy) -> any View)?
    private var last: CGRect?

    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    override func placeChildren(_ rect: CGRect, _ space: CGPoint) {
      let proxy = GeometryProxy(node: self, size: rect.size, global: rect.offsetBy(dx: space.x, dy: space.y))
      if !isLeaving, let make {
        scope.isFreshInside = scope.isFresh || last != proxy.global
        last = proxy.global
        setChildren(scope.expand(make(proxy)))
      }
      for child in children {
        child.place(CGRect(origin: rect.origin, size: child.size(ProposedViewSize(rect.size))), space)
      }
    }
  }

  func makeNode(_ scope: Scope) -> Node { ReaderNode(scope) }
  func update(_ node: Node) { (node as? ReaderNode)?.make = content }
}

extension View {
  public func coordinateSpace(name: some Hashable) -> some View { SpaceView(content: self, name: AnyHashable(name)) }
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    var name = AnyHashable("")
    if case .named(let own) = space.space { name = own }
    return SpaceView(content: self, name: name)
  }
}

private struct SpaceView: Modifier {
  let content: any View
  let name: AnyHashable

  final class SpaceNode: ModifierNode {
    var name: AnyHashable?
    override func placeChildren(_ rect: CGRect, _ space: CGPoint) {
      host.spaces[name] = CGPoint(x: rect.minX + space.x, y: rect.minY + space.y)
      super.placeChildren(rect, space)
    }
  }

  func makeNode(_ scope: Scope) -> Node { SpaceNode(scope) }
  func update(_ node: Node) { (node as? SpaceNode)?.name = name }
}
