import UIKit

public enum ToolbarItemPlacement: Sendable {
  case automatic, principal, navigation, primaryAction, secondaryAction, status, confirmationAction, cancellationAction
  case destructiveAction, navigationBarLeading, navigationBarTrailing, topBarLeading, topBarTrailing, bottomBar,
    keyboard
}

struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let content: any View
  let environment: EnvironmentValues

  @MainActor static func apply(_ entries: [ToolbarEntry], to item: UINavigationItem, _ screen: HostingScreen) {
    let leading: [ToolbarItemPlacement] = [.navigation, .cancellationAction, .navigationBarLeading, .topBarLeading]
    var (left, right): ([UIBarButtonItem], [UIBarButtonItem]) = ([], [])
    for (index, entry) in entries.enumerated() {
      if entry.placement == .principal {
        item.titleView = screen.barView(index, entry)
      } else if leading.contains(entry.placement) {
        left.append(UIBarButtonItem(customView: screen.barView(index, entry)))
      } else if entry.placement == .bottomBar || entry.placement == .keyboard {
        screen.host.leaveOut("a toolbar at the bottom")
      } else {
        right.insert(UIBarButtonItem(customView: screen.barView(index, entry)), at: 0)
      }
    }
    func isOther(_ old: [UIBarButtonItem]?, _ new: [UIBarButtonItem]) -> Bool {
      (old ?? []).map { $0.customView.map(ObjectIdentifier.init) }
        != new.map { $0.customView.map(ObjectIdentifier.init) }
    }
    if isOther(item.leftBarButtonItems, left) { item.leftBarButtonItems = left }
    if isOther(item.rightBarButtonItems, right) { item.rightBarButtonItems = right }
  }
}

extension HostingScreen {
  /// The view of an entry, which is kept.
  fileprivate func barView(_ index: Int, _ entry: ToolbarEntry) -> UIView {
    while barHosts.count <= index {
      let host = ViewHost(EmptyView())
      host.ignoresSafeArea = true
      barHosts.append(host)
    }
    let host = barHosts[index]
    host.controller = self
    var environment = entry.environment
    (environment.dismiss, environment.isInBar) = (DismissAction(host: self.host), true)
    host.root = entry.content
    host.environment = environment
    host.invalidate()
    let size = host.size(in: CGSize(width: 200, height: 44))
    host.view.bounds.size = CGSize(width: max(size.width, 24), height: max(size.height, 24))
    return host.view
  }
}

@MainActor public protocol ToolbarContent {
  var items: [ToolbarItem] { get }
}

public struct ToolbarItem: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: any View

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View) {
    (self.placement, self.content) = (placement, content())
  }
  init(_ placement: ToolbarItemPlacement, _ content: any View) { (self.placement, self.content) = (placement, content) }
  public var items: [ToolbarItem] { [self] }
}

public struct ToolbarItems: ToolbarContent {
  public let items: [ToolbarItem]
}

@MainActor @resultBuilder public enum ToolbarContentBuilder {
  public static func buildExpression(_ content: some ToolbarContent) -> ToolbarItems {
    ToolbarItems(items: content.items)
  }
  public static func buildExpression(_ view: some View) -> ToolbarItems {
    ToolbarItems(items: [ToolbarItem(.automatic, view)])
  }
  public static func buildBlock(_ parts: ToolbarItems...) -> ToolbarItems {
    ToolbarItems(items: parts.flatMap(\.items))
  }
  public static func buildOptional(_ content: ToolbarItems?) -> ToolbarItems { content ?? ToolbarItems(items: []) }
  public static func buildEither(first: ToolbarItems) -> ToolbarItems { first }
  public static func buildEither(second: ToolbarItems) -> ToolbarItems { second }
  public static func buildLimitedAvailability(_ content: ToolbarItems) -> ToolbarItems { content }
}

private struct ToolbarView: ListView {
  let content: any View
  let items: [ToolbarItem]

  func expand(in scope: Scope) -> [Element] {
    scope.host?.screen.toolbar += items.map {
      ToolbarEntry(placement: $0.placement, content: $0.content, environment: scope.environment)
    }
    return scope.expand(content)
  }
}

extension View {
  public func toolbar(@ToolbarContentBuilder content: () -> ToolbarItems) -> some View {
    ToolbarView(content: self, items: content().items)
  }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    toolbarVisibility(visibility, bars)
  }
  private func toolbarVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    screen { screen in
      if bars.isEmpty || bars.contains(.navigationBar) { screen.hidesBar = visibility == .hidden }
    }
  }
}

public enum ToolbarPlacement: Sendable { case automatic, navigationBar, tabBar, bottomBar }
