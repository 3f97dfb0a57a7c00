public import UIKit

public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case medium, large
    case height(CGFloat)
    case fraction(CGFloat)
  }
  private let kind: Kind
  public static let medium = Self(kind: .medium)
  public static let large = Self(kind: .large)
  public static func height(_ height: CGFloat) -> Self { Self(kind: .height(height)) }
  public static func fraction(_ fraction: CGFloat) -> Self { Self(kind: .fraction(fraction)) }

  var identifier: UISheetPresentationController.Detent.Identifier {
    switch kind {
    case .medium: .medium
    case .large: .large
    default: UISheetPresentationController.Detent.Identifier("\(kind)")
    }
  }

  @MainActor var uiDetent: UISheetPresentationController.Detent {
    switch kind {
    case .medium: .medium()
    case .large: .large()
    case .height(let height): .custom(identifier: identifier) { _ in height }
    case .fraction(let fraction): .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
    }
  }

  /// From the lowest to the highest, as far as that is known.
  fileprivate var order: CGFloat {
    switch kind {
    case .height(let height): height
    case .fraction(let fraction): fraction * 800
    case .medium: 400
    case .large: 800
    }
  }
}

/// Presents a screen while there is something to present.
final class PresentingNode: ModifierNode {
  var wanted: (id: AnyHashable, make: () -> any View)?
  var isFull = false
  var onEnd: () -> Void = {}
  var onDismiss: (() -> Void)?
  private var shown: (id: AnyHashable, screen: HostingScreen)?

  private var inherited: EnvironmentValues {
    var environment = environment
    (environment.navigation, environment.animation, environment.foreground) = (nil, nil, nil)
    (environment.isInList, environment.font) = (false, nil)
    return environment
  }

  override func appear() {
    if let shown, let wanted, wanted.id == shown.id { return shown.screen.host.replace(wanted.make(), inherited) }
    if let shown {
      self.shown = nil
      shown.screen.onDismissed = { [onDismiss] in onDismiss?() }
      shown.screen.presentingViewController?.dismiss(animated: true)
      if wanted != nil { host.after.append { [weak self] in self?.present() } }
      return
    }
    present()
  }

  private func present() {
    guard let wanted, shown == nil, var presenter = host.controller else { return }
    guard presenter.view.window != nil else {
      return DispatchQueue.main.async { [weak self] in
        MainActor.assumeIsolated { if let self, self.host.controller?.view.window != nil { self.present() } }
      }
    }
    while let next = presenter.presentedViewController, !next.isBeingDismissed { presenter = next }
    let screen = HostingScreen(any: wanted.make(), environment: inherited)
    screen.modalPresentationStyle = isFull ? .fullScreen : .pageSheet
    screen.prepare(presenter.view.window?.bounds.size ?? UIScreen.main.bounds.size)
    shown = (wanted.id, screen)
    screen.onDismissed = { [weak self] in
      self?.shown = nil
      self?.onEnd()
      self?.onDismiss?()
    }
    presenter.present(screen, animated: true)
  }

  override func disappear() {
    shown?.screen.presentingViewController?.dismiss(animated: true)
    shown = nil
  }
}

private struct PresentingView: Modifier {
  let content: any View
  let wanted: (id: AnyHashable, make: () -> any View)?
  let isFull: Bool
  let onEnd: () -> Void
  let onDismiss: (() -> Void)?

  func makeNode(_ scope: Scope) -> Node { PresentingNode(scope) }
  func update(_ node: Node) {
    guard let node = node as? PresentingNode else { return }
    (node.wanted, node.isFull, node.onEnd, node.onDismiss) = (wanted, isFull, onEnd, onDismiss)
  }
}

extension View {
  private func presenting(
    _ isPresented: Binding<Bool>, full: Bool, _ onDismiss: (() -> Void)?, _ make: @escaping () -> any View
  ) -> some View {
    PresentingView(
      content: self, wanted: isPresented.wrappedValue ? (AnyHashable(true), make) : nil, isFull: full,
      onEnd: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
  }
  private func presenting<Item: Identifiable>(
    _ item: Binding<Item?>, full: Bool, _ onDismiss: (() -> Void)?, _ make: @escaping (Item) -> any View
  ) -> some View {
    PresentingView(
      content: self, wanted: item.wrappedValue.map { value in (AnyHashable(value.id), { make(value) }) }, isFull: full,
      onEnd: { item.wrappedValue = nil }, onDismiss: onDismiss)
  }

  public func sheet(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> some View { presenting(isPresented, full: false, onDismiss) { content() } }
  public func sheet<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { presenting(item, full: false, onDismiss) { content($0) } }
  public func fullScreenCover(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> some View
  ) -> some View { presenting(isPresented, full: true, onDismiss) { content() } }
  public func fullScreenCover<Item: Identifiable>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View { presenting(item, full: true, onDismiss) { content($0) } }

  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    let sorted = detents.sorted { $0.order < $1.order }
    return screen { $0.detents = sorted }
  }
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let sorted = detents.sorted { $0.order < $1.order }
    return screen { ($0.detents, $0.selection) = (sorted, selection) }
  }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    screen { $0.showsIndicator = visibility == .automatic ? nil : visibility == .visible }
  }
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View { screen { $0.cornerRadius = radius } }
  public func presentationBackground(_ style: some ShapeStyle) -> some View { background(style) }
  public func presentationBackground(@ViewBuilder content: () -> some View) -> some View {
    frame(maxWidth: .infinity, maxHeight: .infinity).background { content().ignoresSafeArea() }
  }
  public func interactiveDismissDisabled(_ disabled: Bool = true) -> some View {
    screen { $0.refusesDismissal = disabled }
  }
}
