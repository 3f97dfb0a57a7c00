public import UIKit

public enum TransitionPhase: Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
}

@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = ViewModifierContent<Self>
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// How a view appears and disappears.
@MainActor @preconcurrency public struct AnyTransition {
  let apply: @MainActor (any View, TransitionPhase) -> any View

  init(_ apply: @escaping @MainActor (any View, TransitionPhase) -> any View) { self.apply = apply }

  public init<Kind: Transition>(_ transition: Kind) {
    apply = { transition.body(content: ViewModifierContent(content: $0), phase: $1) }
  }

  public static var identity: AnyTransition { AnyTransition { view, _ in view } }
  public static var opacity: AnyTransition {
    AnyTransition { AnyView(any: $0).opacity($1.isIdentity ? 1 : 0) }
  }
  public static var scale: AnyTransition { scale(scale: 0) }
  public static func scale(scale: CGFloat = 0, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition { AnyView(any: $0).scaleEffect($1.isIdentity ? 1 : max(scale, 0.0001), anchor: anchor) }
  }
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition { MoveView(content: $0, edge: $1.isIdentity ? nil : edge) }
  }
  public static var slide: AnyTransition {
    asymmetric(insertion: .move(edge: .leading), removal: .move(edge: .trailing))
  }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition { AnyView(any: $0).offset($1.isIdentity ? .zero : offset) }
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
  public static func modifier<Kind: ViewModifier>(active: Kind, identity: Kind) -> AnyTransition {
    AnyTransition { AnyView(any: $0).modifier($1.isIdentity ? identity : active) }
  }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition { view, phase in
      // One structure, so that the view keeps its identity.
      let inner = removal.apply(view, phase == .didDisappear ? phase : .identity)
      return insertion.apply(inner, phase == .willAppear ? phase : .identity)
    }
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    let first = self
    return AnyTransition { other.apply(first.apply($0, $1), $1) }
  }
}

extension AnyView {
  @MainActor init(any view: any View) { content = view }
}

private struct TransitionView: Modifier {
  let content: any View
  let transition: AnyTransition

  func makeNode(_ scope: Scope) -> Node { TransitionNode(scope, GroupView()) }

  func expand(in scope: Scope) -> [Element] {
    [Element(scope: scope, view: TransitionRoot(view: self))]
  }

  func update(_ node: Node) {}
}

private struct TransitionRoot: UnaryView {
  let view: TransitionView

  func makeNode(_ scope: Scope) -> Node { view.makeNode(scope) }
  func update(_ node: Node) {
    guard let node = node as? TransitionNode else { return }
    node.content = view.content
    node.change = view.transition
    node.evaluate()
  }
}

/// Shows a view as a phase of its transition has it.
final class TransitionNode: Node {
  fileprivate var content: any View = EmptyView()
  fileprivate var change = AnyTransition.identity
  private var phase: TransitionPhase?

  override var isModifier: Bool { true }

  fileprivate func evaluate() {
    if phase == nil { phase = animation == nil ? .identity : .willAppear }
    if phase == .willAppear, !isNew { phase = .identity }
    setChildren(scope.expand(change.apply(content, phase ?? .identity)))
  }

  func enter() {
    phase = .identity
    setChildren(scope.expand(change.apply(content, .identity)))
  }

  func exit() {
    phase = .didDisappear
    setChildren(scope.expand(change.apply(content, .didDisappear)))
  }
}

/// Moves a view by its own size.
private struct MoveView: Modifier {
  let content: any View
  let edge: Edge?

  private final class Moving: ModifierNode {
    var edge: Edge?
    override func layOutChildren(_ rect: CGRect, _ space: CGPoint) {
      var moved = rect
      switch edge {
      case .top: moved.origin.y -= rect.height
      case .bottom: moved.origin.y += rect.height
      case .leading: moved.origin.x -= rect.width
      case .trailing: moved.origin.x += rect.width
      case nil: break
      }
      for child in children { child.layOut(moved, space) }
    }
  }

  func makeNode(_ scope: Scope) -> Node { Moving(scope) }
  func update(_ node: Node) { (node as? Moving)?.edge = edge }
}

extension View {
  public func transition(_ transition: AnyTransition) -> some View {
    TransitionView(content: self, transition: transition)
  }
  public func transition(_ transition: some Transition) -> some View {
    TransitionView(content: self, transition: AnyTransition(transition))
  }
}
