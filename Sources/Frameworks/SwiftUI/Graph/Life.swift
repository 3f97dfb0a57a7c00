import UIKit

/// Calls something when a view appears, disappears or changes.
final class LifeNode: ModifierNode {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  var task: (@MainActor () async -> Void)?
  private var running: Task<Void, Never>?
  private var hasAppeared = false

  override func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    onAppear?()
    if let task { running = Task { @MainActor in await task() } }
  }

  override func disappear() {
    onDisappear?()
    running?.cancel()
  }
}

private struct LifeView: Modifier {
  let content: any View
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  var task: (@MainActor () async -> Void)?

  func makeNode(_ scope: Scope) -> Node { LifeNode(scope) }
  func update(_ node: Node) {
    guard let node = node as? LifeNode else { return }
    (node.onAppear, node.onDisappear, node.task) = (onAppear, onDisappear, task)
  }
}

/// Calls an action after an update in which a value changed.
private struct ChangeView<Value: Equatable>: ListView {
  let content: any View
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  private final class Kept {
    var value: Value?
  }

  func expand(in scope: Scope) -> [Element] {
    let kept = scope.kept { Kept() }
    let (old, new, action) = (kept.value, value, action)
    if let old, old != new { scope.host?.after.append { action(old, new) } }
    if old == nil, isInitial { scope.host?.after.append { action(new, new) } }
    kept.value = value
    return scope.expand(content)
  }
}

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { LifeView(content: self, onAppear: action) }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifeView(content: self, onDisappear: action)
  }
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View { LifeView(content: self, task: action) }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { ChangeView(content: self, value: value, isInitial: initial, action: action) }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { ChangeView(content: self, value: value, isInitial: initial) { _, _ in action() } }
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
    ChangeView(content: self, value: value, isInitial: false) { _, new in action(new) }
  }
}

// MARK: What shows nothing here

extension View {
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
  public func previewDisplayName(_ name: String) -> some View { self }
  public func previewDevice(_ device: PreviewDevice?) -> some View { self }
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }
}
