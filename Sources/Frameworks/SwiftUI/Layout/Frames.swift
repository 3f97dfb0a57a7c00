public import UIKit

// Modifiers that change sizes and positions.

/// A modifier whose node needs no more than these closures.
private struct LayoutView: Modifier {
  typealias Measure = @MainActor (Node, ProposedViewSize) -> CGSize
  typealias Arrange = @MainActor (Node, CGRect, CGPoint) -> CGRect
  let content: any View
  let measure: Measure
  /// Returns where the child is.
  let layOut: Arrange

  private final class LayoutNode: ModifierNode {
    var measuring: Measure = { $0.size($1) }
    var placing: Arrange = { _, rect, _ in rect }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      children.first.map { measuring($0, proposal) } ?? .zero
    }
    override func layOutChildren(_ rect: CGRect, _ space: CGPoint) {
      for child in children { child.layOut(placing(child, rect, space), space) }
    }
  }

  func makeNode(_ scope: Scope) -> Node { LayoutNode(scope) }
  func update(_ node: Node) {
    guard let node = node as? LayoutNode else { return }
    (node.measuring, node.placing) = (measure, layOut)
  }
}

extension View {
  fileprivate func layout(
    _ measure: @escaping @MainActor (Node, ProposedViewSize) -> CGSize,
    _ layOut: @escaping @MainActor (Node, CGRect, CGPoint) -> CGRect
  ) -> some View { LayoutView(content: self, measure: measure, layOut: layOut) }
}

extension View {
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? 16))
  }
  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }
  public func padding(_ insets: EdgeInsets) -> some View {
    layout { child, proposal in
      let size = child.size(proposal.inset(by: insets))
      return CGSize(
        width: max(0, size.width + insets.leading + insets.trailing),
        height: max(0, size.height + insets.top + insets.bottom))
    } _: { _, rect, _ in
      CGRect(
        x: rect.minX + insets.leading, y: rect.minY + insets.top,
        width: max(0, rect.width - insets.leading - insets.trailing),
        height: max(0, rect.height - insets.top - insets.bottom))
    }
  }

  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    let (width, height) = (width?.finite, height?.finite)
    return layout { child, proposal in
      let size = child.size(ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height))
      return CGSize(width: width ?? size.width, height: height ?? size.height)
    } _: { child, rect, _ in
      let size = child.size(ProposedViewSize(rect.size))
      return CGRect(origin: alignment.origin(of: size, in: rect), size: size)
    }
  }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    func given(_ proposed: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ most: CGFloat?) -> CGFloat? {
      guard let proposed = proposed ?? ideal else { return nil }
      return max(least ?? -.infinity, min(most ?? .infinity, proposed))
    }
    func result(_ proposed: CGFloat?, _ own: CGFloat, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat {
      let proposed = proposed ?? own
      let low = least ?? min(own, max(proposed, most == nil ? own : -.infinity))
      let high = most ?? own
      if least == nil, most == nil { return own }
      if most == nil { return max(low, own) }
      if least == nil { return min(high, max(own, min(proposed, high))) }
      return min(max(proposed, low), max(high, low))
    }
    return layout { child, proposal in
      let inner = ProposedViewSize(
        width: given(proposal.width, minWidth, idealWidth, maxWidth),
        height: given(proposal.height, minHeight, idealHeight, maxHeight))
      let size = child.size(inner)
      return CGSize(
        width: result(proposal.width ?? idealWidth, size.width, minWidth, maxWidth),
        height: result(proposal.height ?? idealHeight, size.height, minHeight, maxHeight))
    } _: { child, rect, _ in
      let size = child.size(ProposedViewSize(rect.size))
      return CGRect(origin: alignment.origin(of: size, in: rect), size: size)
    }
  }

  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    layout { child, proposal in
      child.size(
        ProposedViewSize(
          width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height))
    } _: { _, rect, _ in
      rect
    }
  }

  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    func fitted(_ child: Node, _ proposal: ProposedViewSize) -> CGSize {
      let ideal = child.size(.unspecified)
      let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
      let size: CGSize
      switch (proposal.width, proposal.height) {
      case (nil, nil): return ideal
      case (let width?, nil): size = CGSize(width: width, height: width / ratio)
      case (nil, let height?): size = CGSize(width: height * ratio, height: height)
      case (let width?, let height?):
        let isWide = width / max(height, 0.001) > ratio
        size =
          isWide == (contentMode == .fit)
          ? CGSize(width: height * ratio, height: height) : CGSize(width: width, height: width / ratio)
      }
      return size.width.isFinite && size.height.isFinite ? size : ideal
    }
    return layout { child, proposal in
      child.size(ProposedViewSize(fitted(child, proposal)))
    } _: { child, rect, _ in
      let size = child.size(ProposedViewSize(fitted(child, ProposedViewSize(rect.size))))
      return CGRect(origin: Alignment.center.origin(of: size, in: rect), size: size)
    }
  }
  public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> some View {
    aspectRatio(ratio.width / ratio.height, contentMode: contentMode)
  }
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  public func offset(_ offset: CGSize) -> some View {
    layout {
      $0.size($1)
    } _: { _, rect, _ in
      rect.offsetBy(dx: offset.width, dy: offset.height)
    }
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }

  public func position(_ position: CGPoint) -> some View {
    layout { child, proposal in
      proposal.replacingUnspecifiedDimensions(by: child.size(proposal))
    } _: { child, rect, _ in
      let size = child.size(ProposedViewSize(rect.size))
      return CGRect(
        x: rect.minX + position.x - size.width / 2, y: rect.minY + position.y - size.height / 2, width: size.width,
        height: size.height)
    }
  }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    layout {
      $0.size($1)
    } _: { child, rect, space in
      let wide = child.host.extended(rect, space, edges)
      guard wide != rect else { return rect }
      let size = child.size(ProposedViewSize(wide.size))
      return CGRect(origin: Alignment.center.origin(of: size, in: wide), size: size)
    }
  }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

public enum SafeAreaRegions: Sendable { case all, container, keyboard }

extension ViewHost {
  /// Extends a rectangle that reaches the edges of the safe area to those of the screen.
  func extended(_ rect: CGRect, _ space: CGPoint, _ edges: Edge.Set) -> CGRect {
    let (safe, whole) = (safeRect, view.bounds)
    let global = rect.offsetBy(dx: space.x, dy: space.y)
    var (left, top, right, bottom) = (global.minX, global.minY, global.maxX, global.maxY)
    if edges.contains(.top), abs(top - safe.minY) < 1 { top = min(top, whole.minY) }
    if edges.contains(.bottom), abs(bottom - safe.maxY) < 1 { bottom = max(bottom, whole.maxY) }
    if edges.contains(.leading), abs(left - safe.minX) < 1 { left = min(left, whole.minX) }
    if edges.contains(.trailing), abs(right - safe.maxX) < 1 { right = max(right, whole.maxX) }
    return CGRect(x: left - space.x, y: top - space.y, width: right - left, height: bottom - top)
  }
}

extension CGFloat {
  /// Nil for infinity, which no frame has.
  fileprivate var finite: CGFloat? { isFinite ? Swift.max(0, self) : nil }
}

// MARK: Over and under

/// Draws views over or under another one, whose size they are offered.
private struct LayeredView: UnaryView {
  let content: any View
  let layer: any View
  let isOver: Bool
  let alignment: Alignment
  /// Into which edges of the safe area the layer reaches.
  let edges: Edge.Set

  final class LayeredNode: Node {
    var (alignment, edges, isOver) = (Alignment.center, Edge.Set(), true)
    var main: Node? { isOver ? children.first : children.last }
    override var isModifier: Bool { false }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { main?.size(proposal) ?? .zero }
    override var layoutPriority: Double { main?.layoutPriority ?? 0 }
    override var zIndex: Double { main?.zIndex ?? 0 }
    override func layOutChildren(_ rect: CGRect, _ space: CGPoint) {
      for child in children {
        if child === main {
          child.layOut(rect, space)
          continue
        }
        let wide = edges.isEmpty ? rect : host.extended(rect, space, edges)
        let size = child.size(ProposedViewSize(wide.size))
        child.layOut(CGRect(origin: alignment.origin(of: size, in: wide), size: size), space)
      }
    }
  }

  func makeNode(_ scope: Scope) -> Node { LayeredNode(scope) }
  func update(_ node: Node) {
    guard let node = node as? LayeredNode else { return }
    (node.alignment, node.edges, node.isOver) = (alignment, edges, isOver)
    let under = node.scope.expand(isOver ? AnyView(any: content) : AnyView(any: LayerGroup(content: layer)), at: 0)
    let over = node.scope.expand(isOver ? AnyView(any: LayerGroup(content: layer)) : AnyView(any: content), at: 1)
    node.setChildren(under + over)
  }
}

/// The views of a layer lie one over the other.
private struct LayerGroup: ListView {
  let content: any View
  func expand(in scope: Scope) -> [Element] {
    let elements = scope.expand(content)
    return elements.count < 2 ? elements : scope.expand(ZStack { AnyView(any: content) }, at: 1)
  }
}

extension View {
  private func layered(_ layer: any View, over: Bool, _ alignment: Alignment, edges: Edge.Set = []) -> some View {
    EachView(content: self) { element in
      LayeredView(content: element, layer: layer, isOver: over, alignment: alignment, edges: edges)
    }
  }
  @_disfavoredOverload public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    layered(overlay, over: true, alignment)
  }
  public func overlay(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    layered(content(), over: true, alignment)
  }
  @_disfavoredOverload public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    layered(background, over: false, alignment)
  }
  public func background(alignment: Alignment = .center, @ViewBuilder content: () -> some View) -> some View {
    layered(content(), over: false, alignment)
  }
  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    layered(StyleView(style: style), over: false, .center, edges: edges)
  }
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    layered(shape.fill(style), over: false, .center)
  }
}

/// Modifies each of several views.
struct EachView: ListView {
  let content: any View
  let make: @MainActor (ElementView) -> any UnaryView

  func expand(in scope: Scope) -> [Element] {
    scope.expand(content).map { inner in
      Element(scope: scope.around(inner, EachView.self), view: make(ElementView(element: inner)))
    }
  }
}

/// A view that is already in its scope.
struct ElementView: ListView {
  let element: Element
  func expand(in scope: Scope) -> [Element] { [element] }
}
