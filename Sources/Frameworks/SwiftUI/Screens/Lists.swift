public import UIKit

/// Plain rows on a card, all laid out at once.
public struct List: View {
  let content: any View

  public init(@ViewBuilder content: () -> some View) { self.content = content() }
  public init<Data: RandomAccessCollection>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) where Data.Element: Identifiable { content = ForEach(data, content: rowContent) }
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> some View
  ) { content = ForEach(data, id: id, content: rowContent) }
  public init<Value>(selection: Binding<Value>, @ViewBuilder content: () -> some View) { self.content = content() }

  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) { Rows(content: content) }
        .frame(maxWidth: .infinity)
        .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 26))
        .padding(.horizontal, 16).padding(.vertical, 20)
    }.background(Color(.systemGroupedBackground))
  }
}

public typealias Form = List

private struct Rows: ListView {
  let content: any View

  func expand(in scope: Scope) -> [Element] {
    scope.environment.isInList = true
    let count = scope.expand(content).count
    var index = 0
    return EachView(content: content) { element in
      index += 1
      return Row(content: element, isLast: index == count)
    }.expand(in: scope)
  }
}

private struct Row: UnaryView {
  let content: ElementView
  let isLast: Bool

  func makeNode(_ scope: Scope) -> Node { LayersNode(scope) }
  func update(_ node: Node) {
    let isLast = isLast
    (node as? LayersNode)?.alignment = .bottomLeading
    node.setChildren(
      node.scope.expand(
        content.frame(maxWidth: .infinity, minHeight: 30, alignment: .leading).padding(.horizontal, 16)
          .padding(.vertical, 7)
      ) + node.scope.expand(Color(.separator).frame(height: isLast ? 0 : 0.5).padding(.leading, 16), at: 1))
  }
}

public struct Section: ListView {
  let header: (any View)?
  let footer: (any View)?
  let content: any View

  public init(@ViewBuilder content: () -> some View) { (header, footer, self.content) = (nil, nil, content()) }
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> some View) {
    (header, footer, self.content) = (Text(title), nil, content())
  }
  public init(@ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View) {
    (self.header, footer, self.content) = (header(), nil, content())
  }
  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View, @ViewBuilder footer: () -> some View
  ) { (self.header, self.footer, self.content) = (header(), footer(), content()) }
  public init(header: some View, @ViewBuilder content: () -> some View) {
    (self.header, footer, self.content) = (header, nil, content())
  }

  func expand(in scope: Scope) -> [Element] {
    let parts: [any View] = [header ?? EmptyView(), content, footer ?? EmptyView()]
    return parts.indices.flatMap { scope.expand(parts[$0], at: $0) }
  }
}

extension View {
  public func listStyle(_ style: ListStyleKind) -> some View { self }
  public func listRowBackground(_ view: (some View)?) -> some View { self }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge? = nil) -> some View { self }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View
  ) -> some View { self }
  public func searchable(text: Binding<String>, prompt: String? = nil) -> some View { self }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
}

public struct ListStyleKind: Sendable {
  public static let automatic = Self()
  public static let plain = Self()
  public static let insetGrouped = Self()
  public static let grouped = Self()
  public static let inset = Self()
  public static let sidebar = Self()
}

