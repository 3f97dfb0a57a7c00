import UIKit

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

extension View {
  public func listStyle(_ style: ListStyleKind) -> some View { self }
  public func listRowBackground(_ view: (some View)?) -> some View { self }
}

public struct ListStyleKind: Sendable {
  public static let automatic = Self()
  public static let plain = Self()
  public static let insetGrouped = Self()
}
