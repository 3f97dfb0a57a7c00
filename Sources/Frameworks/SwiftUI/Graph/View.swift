@_exported public import Combine
@_exported public import UIKit

// SwiftUI on this UIKit. Views are values; a scope keeps what belongs to each (`Scope`), nodes lay them out (`Node`),
// and a host (`ViewHost`) shows the nodes as views of UIKit, whose animations move them.

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { preconditionFailure("A view without a body has none.") }
}

/// A view without a body.
@MainActor @preconcurrency public protocol PlainView: View where Body == Never {}

extension PlainView {
  public var body: Never { preconditionFailure("A view without a body has none.") }
}

extension Optional: View where Wrapped: View {
  public var body: some View { Conditional(index: 0, content: self.map { $0 as any View }) }
}

/// A view that stands for others.
@MainActor protocol ListView: PlainView {
  func expand(in scope: Scope) -> [Element]
}

/// A view with a node.
@MainActor protocol UnaryView: PlainView {
  func makeNode(_ scope: Scope) -> Node
  func update(_ node: Node)
}

/// A view with a node, in its scope.
struct Element {
  let scope: Scope
  let view: any UnaryView
}

@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView(views)
  }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildOptional(_ content: (any View)?) -> Conditional { Conditional(index: 0, content: content) }
  public static func buildEither(first: some View) -> Conditional { Conditional(index: 0, content: first) }
  public static func buildEither(second: some View) -> Conditional { Conditional(index: 1, content: second) }
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}

public struct TupleView: ListView {
  let content: [any View]

  init(_ content: [any View]) { self.content = content }

  static func parts(of view: any View) -> [any View] { (view as? TupleView)?.content ?? [view] }

  func expand(in scope: Scope) -> [Element] {
    content.enumerated().flatMap { scope.expand($1, at: $0) }
  }
}

/// One branch of a condition.
public struct Conditional: ListView {
  let index: Int
  let content: (any View)?

  func expand(in scope: Scope) -> [Element] { content.map { scope.expand($0, at: index) } ?? [] }
}

public struct EmptyView: ListView {
  public init() {}
  func expand(in scope: Scope) -> [Element] { [] }
}

public struct AnyView: ListView {
  let content: any View

  public init(_ view: some View) { content = view }
  public init(erasing view: some View) { content = view }

  func expand(in scope: Scope) -> [Element] { scope.expand(content) }
}

public struct Group: ListView {
  let content: any View

  public init(@ViewBuilder content: () -> some View) { self.content = content() }

  func expand(in scope: Scope) -> [Element] { scope.expand(content) }
}

public struct ForEach: ListView {
  let content: [(id: AnyHashable, make: @MainActor () -> any View)]

  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> some View
  ) {
    self.content = data.map { element in (element[keyPath: id], { content(element) }) }
  }

  public init<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> some View
  ) where Data.Element: Identifiable {
    self.init(data, id: \.id, content: content)
  }

  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> some View) {
    self.init(data, id: \.self, content: content)
  }

  func expand(in scope: Scope) -> [Element] {
    var counts: [AnyHashable: Int] = [:]
    return content.flatMap { id, make in
      counts[id, default: -1] += 1
      return scope.expand(make(), at: counts[id] ?? 0, id: id)
    }
  }
}

// MARK: Modifiers

/// A modifier of one view; of several views it modifies each.
@MainActor protocol Modifier: ListView {
  var content: any View { get }
  func makeNode(_ scope: Scope) -> Node
  /// Sets what the node has of this, without its child.
  func update(_ node: Node)
}

extension Modifier {
  func expand(in scope: Scope) -> [Element] {
    scope.expand(content).map { inner in
      Element(scope: scope.around(inner, Self.self), view: Modified(modifier: self, inner: inner))
    }
  }
}

struct Modified: UnaryView {
  let modifier: any Modifier
  let inner: Element

  func makeNode(_ scope: Scope) -> Node { modifier.makeNode(scope) }

  func update(_ node: Node) {
    modifier.update(node)
    node.setChildren([inner])
  }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ViewModifierContent<Self>
  @ViewBuilder func body(content: Content) -> Body
}

/// What a modifier is given.
public struct ViewModifierContent<Modifier>: ListView {
  let content: any View
  func expand(in scope: Scope) -> [Element] { scope.expand(content) }
}

public struct ModifiedContent<Modifier: ViewModifier>: ListView {
  let content: any View
  let modifier: Modifier

  func expand(in scope: Scope) -> [Element] {
    scope.link(modifier)
    if scope.isDirty { (scope.isDirty, scope.isFreshInside) = (false, true) }
    return scope.expand(modifier.body(content: ViewModifierContent(content: content)))
  }
}

extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Changes what the views in it inherit.
struct EnvironmentView: ListView {
  let content: any View
  let change: (inout EnvironmentValues) -> Void

  func expand(in scope: Scope) -> [Element] {
    change(&scope.environment)
    return scope.expand(content)
  }
}

extension View {
  func inheriting(_ change: @escaping (inout EnvironmentValues) -> Void) -> some View {
    EnvironmentView(content: self, change: change)
  }

  public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    inheriting { $0[keyPath: path] = value }
  }
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    inheriting { $0.objects[ObjectIdentifier(Object.self)] = object }
  }
}
