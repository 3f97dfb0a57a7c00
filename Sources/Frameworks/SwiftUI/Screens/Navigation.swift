import UIKit

/// A list of values of any types.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []
  public init() {}
  public init(_ elements: some Sequence<some Hashable>) { values = elements.map { AnyHashable($0) } }
  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }
  public mutating func append(_ value: some Hashable) { values.append(AnyHashable(value)) }
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(min(count, values.count)) }
}

public struct NavigationStack: UnaryView {
  let root: any View
  let path: Binding<[AnyHashable]>?

  public init(@ViewBuilder root: () -> some View) { (self.root, path) = (root(), nil) }

  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> some View) {
    (self.root, self.path) = (
      root(),
      Binding {
        path.wrappedValue.values
      } set: {
        path.wrappedValue.values = $0
      }
    )
  }

  public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    path: Binding<Data>, @ViewBuilder root: () -> some View
  ) where Data.Element: Hashable {
    self.root = root()
    self.path = Binding {
      path.wrappedValue.map { AnyHashable($0) }
    } set: {
      path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element })
    }
  }

  func makeNode(_ scope: Scope) -> Node { NavigationNode(scope, root) }
  func update(_ node: Node) { (node as? NavigationNode)?.update(root, path) }
}

public typealias NavigationView = NavigationStack

/// A navigation controller in a view, whose screens have hosts of their own.
final class NavigationNode: Node {
  struct Weak {
    weak var node: NavigationNode?
  }

  /// What brought a screen.
  private enum Cause {
    case value(AnyHashable)
    case link(Node)
    case binding(Node)
  }
  private struct Entry {
    let cause: Cause
    let screen: HostingScreen
  }

  let controller: UINavigationController
  private let rootScreen: HostingScreen
  private let listener = Listener()
  private var entries: [Entry] = []
  private var path: Binding<[AnyHashable]>?
  /// Makes views of values, by the types of these.
  private var destinations: [ObjectIdentifier: (AnyHashable) -> (any View)?] = [:]

  init(_ scope: Scope, _ root: any View) {
    rootScreen = HostingScreen(any: root)
    controller = UINavigationController(rootViewController: rootScreen)
    super.init(scope, controller.view)
    listener.node = self
    controller.delegate = listener
    controller.navigationBar.prefersLargeTitles = true
  }

  private var inherited: EnvironmentValues {
    var environment = environment
    environment.navigation = Weak(node: self)
    environment.animation = nil
    return environment
  }

  func update(_ root: any View, _ path: Binding<[AnyHashable]>?) {
    self.path = path
    rootScreen.host.replace(root, inherited)
    rootScreen.host.environment.dismiss = environment.dismiss
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: UIScreen.main.bounds.size)
  }

  override func layOut(_ rect: CGRect, _ space: CGPoint) {
    super.layOut(host.extended(rect, space, .all), space)
  }

  override func show() {
    super.show()
    if controller.parent == nil, let parent = host.controller {
      parent.addChild(controller)
      controller.didMove(toParent: parent)
    }
  }

  override func appear() {
    rootScreen.loadViewIfNeeded()
    rootScreen.host.updateIfNeeded()
    follow()
  }

  override func disappear() { controller.removeFromParent() }

  // MARK: Screens

  func add(_ type: Any.Type, _ make: @escaping (AnyHashable) -> (any View)?) {
    destinations[ObjectIdentifier(type)] = make
  }

  private func view(of value: AnyHashable) -> (any View)? {
    destinations[ObjectIdentifier(Swift.type(of: value.base))]?(value)
  }

  /// Pushes and pops what the path says.
  func follow() {
    guard let values = path?.wrappedValue else { return }
    let shown = entries.map { entry -> AnyHashable? in if case .value(let value) = entry.cause { value } else { nil } }
    guard shown != values.map({ $0 }) else { return refresh() }
    let same = zip(shown, values).prefix { $0 == $1 }.count
    let isNewer = values.count > same
    entries = Array(entries.prefix(same))
    for value in values.dropFirst(same) {
      guard let view = view(of: value) else { continue }
      entries.append(Entry(cause: .value(value), screen: made(view)))
    }
    let screens = [rootScreen] + entries.map(\.screen)
    if isNewer, let last = screens.last, screens.dropLast().elementsEqual(controller.viewControllers, by: ===) {
      controller.pushViewController(last, animated: !isNew)
    } else {
      controller.setViewControllers(screens, animated: !isNew)
    }
  }

  /// Values are shown as they are now.
  private func refresh() {
    for entry in entries {
      if case .value(let value) = entry.cause, let view = view(of: value) { entry.screen.host.replace(view, inherited) }
    }
  }

  private func made(_ view: any View) -> HostingScreen {
    let screen = HostingScreen(any: view, environment: inherited)
    screen.prepare(controller.view.bounds.size)
    return screen
  }

  func push(_ value: AnyHashable) {
    if let path { return path.wrappedValue.append(value) }
    guard let view = view(of: value) else { return }
    push(view, .value(value))
  }

  func push(_ view: any View, from node: Node, bound: Bool = false) { push(view, bound ? .binding(node) : .link(node)) }

  private func push(_ view: any View, _ cause: Cause) {
    let screen = made(view)
    entries.append(Entry(cause: cause, screen: screen))
    controller.pushViewController(screen, animated: true)
  }

  /// The screen that a link or modifier has pushed.
  func screen(of node: Node) -> HostingScreen? {
    entries.first { entry in
      switch entry.cause {
      case .link(let own), .binding(let own): own === node
      case .value: false
      }
    }?.screen
  }

  func refresh(_ node: Node, _ view: any View) { screen(of: node)?.host.replace(view, inherited) }

  func pop(_ node: Node) {
    guard let screen = screen(of: node), let index = controller.viewControllers.firstIndex(of: screen), index > 0 else {
      return
    }
    controller.popToViewController(controller.viewControllers[index - 1], animated: true)
  }

  /// Forgets the screens that are not in the stack any more.
  fileprivate func clean() {
    let popped = entries.filter { !controller.viewControllers.contains($0.screen) }
    guard !popped.isEmpty else { return }
    entries.removeAll { entry in popped.contains { $0.screen === entry.screen } }
    if let path {
      let values = entries.compactMap { entry -> AnyHashable? in
        if case .value(let value) = entry.cause { value } else { nil }
      }
      if path.wrappedValue != values { path.wrappedValue = values }
    }
    for entry in popped { if case .binding(let node) = entry.cause { (node as? DestinationNode)?.end() } }
  }

  private final class Listener: NSObject, UINavigationControllerDelegate {
    weak var node: NavigationNode?
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { node?.clean() }
  }
}

// MARK: Links

private struct LinkAction: UnaryView {
  let label: any View
  let value: AnyHashable?
  let destination: (any View)?

  func makeNode(_ scope: Scope) -> Node { LayersNode(scope) }

  func update(_ node: Node) {
    let navigation = node.environment.navigation
    if let destination, let navigation = navigation?.node { navigation.refresh(node, destination) }
    let (value, destination) = (value, destination)
    let action: @MainActor () -> Void = { [weak node] in
      guard let node, let navigation = navigation?.node else { return }
      if let destination { navigation.push(destination, from: node) } else if let value { navigation.push(value) }
    }
    node.setChildren(node.scope.expand(Button(action: action) { LinkLabel(label: label) }))
  }
}

/// In a list, a link has a mark.
private struct LinkLabel: ListView {
  let label: any View
  func expand(in scope: Scope) -> [Element] {
    guard scope.environment.isInList else { return scope.expand(label) }
    scope.environment.foreground = Color.primary
    return scope.expand(
      HStack {
        AnyView(any: label)
        Spacer()
        Image(systemName: "chevron.right").font(.system(size: 14, weight: .semibold))
          .foregroundColor(Color(.tertiaryLabel))
      }.contentShape(Rectangle()))
  }
}

public struct NavigationLink: View {
  let label: any View
  let value: AnyHashable?
  let destination: (any View)?

  public init(@ViewBuilder destination: () -> some View, @ViewBuilder label: () -> some View) {
    (self.label, value, self.destination) = (label(), nil, destination())
  }
  public init(destination: some View, @ViewBuilder label: () -> some View) {
    (self.label, value, self.destination) = (label(), nil, destination)
  }
  public init(_ title: some StringProtocol, destination: some View) {
    (label, value, self.destination) = (Text(title), nil, destination)
  }
  public init(_ title: some StringProtocol, @ViewBuilder destination: () -> some View) {
    (label, value, self.destination) = (Text(title), nil, destination())
  }
  public init(value: (some Hashable)?, @ViewBuilder label: () -> some View) {
    (self.label, self.value, destination) = (label(), value.map { AnyHashable($0) }, nil)
  }
  public init(_ title: some StringProtocol, value: (some Hashable)?) {
    (label, self.value, destination) = (Text(title), value.map { AnyHashable($0) }, nil)
  }

  public var body: some View { LinkAction(label: label, value: value, destination: destination) }
}

final class DestinationNode: ModifierNode {
  fileprivate var destination: (any View)?
  fileprivate var onEnd: () -> Void = {}

  override func appear() {
    guard let navigation = environment.navigation?.node else { return }
    let isShown = navigation.screen(of: self) != nil
    if let destination {
      if isShown {
        navigation.refresh(self, destination)
      } else {
        navigation.push(destination, from: self, bound: true)
      }
    } else if isShown {
      navigation.pop(self)
    }
  }

  func end() { onEnd() }
}

private struct DestinationView: Modifier {
  let content: any View
  let destination: () -> (any View)?
  let onEnd: () -> Void

  func makeNode(_ scope: Scope) -> Node { DestinationNode(scope) }
  func update(_ node: Node) {
    guard let node = node as? DestinationNode else { return }
    (node.destination, node.onEnd) = (destination(), onEnd)
  }
}

private struct DestinationsView: ListView {
  let content: any View
  let type: Any.Type
  let make: (AnyHashable) -> (any View)?

  func expand(in scope: Scope) -> [Element] {
    scope.environment.navigation?.node?.add(type, make)
    return scope.expand(content)
  }
}

extension View {
  public func navigationDestination<Data: Hashable>(
    for type: Data.Type, @ViewBuilder destination: @escaping (Data) -> some View
  ) -> some View {
    DestinationsView(content: self, type: type) { ($0.base as? Data).map { destination($0) } }
  }
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> some View
  ) -> some View {
    DestinationView(
      content: self, destination: { isPresented.wrappedValue ? destination() : nil },
      onEnd: { isPresented.wrappedValue = false })
  }
  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> some View
  ) -> some View {
    DestinationView(
      content: self, destination: { item.wrappedValue.map { destination($0) } }, onEnd: { item.wrappedValue = nil })
  }

  public func navigationTitle(_ title: some StringProtocol) -> some View {
    let title = String(title)
    return screen { $0.title = title }
  }
  public func navigationTitle(_ title: Text) -> some View { screen { $0.title = title.string } }
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> some View {
    screen { $0.displayMode = mode == .inline ? .never : mode == .large ? .always : .automatic }
  }
  public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { screen { $0.hidesBackButton = hides } }
  public func navigationBarHidden(_ hides: Bool) -> some View { screen { $0.hidesBar = hides } }
}

public enum TitleDisplayMode: Sendable { case automatic, inline, large, inlineLarge }
// MARK: Zoom

/// The views from which screens grow.
@MainActor enum ZoomSources {
  private struct Source {
    weak var view: UIView?
  }
  private static var all: [MatchKey: Source] = [:]

  static func note(_ key: MatchKey, _ view: UIView?) { all[key] = Source(view: view) }
  static func view(_ key: MatchKey) -> UIView? { all[key]?.view }
}

public protocol NavigationTransition {
  var source: TransitionSource? { get }
}

public struct TransitionSource {
  let key: MatchKey
}

public struct ZoomNavigationTransition: NavigationTransition {
  public let source: TransitionSource?
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID id: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(source: TransitionSource(key: MatchKey(id: AnyHashable(id), namespace: namespace)))
  }
}
/// How the source looks during the transition.
public struct MatchedTransitionSourceConfiguration {
  var radius: CGFloat?
  var color: Color?

  public func clipShape(_ shape: RoundedRectangle) -> Self {
    var copy = self
    copy.radius = shape.cornerSize.width
    return copy
  }
  public func background(_ color: Color) -> Self {
    var copy = self
    copy.color = color
    return copy
  }
}

private struct SourceView: Modifier {
  let content: any View
  let key: MatchKey
  let look: MatchedTransitionSourceConfiguration

  func makeNode(_ scope: Scope) -> Node { ModifierWithView(scope, GroupView()) }
  func update(_ node: Node) {
    ZoomSources.note(key, node.view)
    if let radius = look.radius { node.view?.layer.cornerRadius = radius }
  }
}

final class ModifierWithView: Node {
  override var isModifier: Bool { true }
}

extension View {
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
    SourceView(
      content: self, key: MatchKey(id: AnyHashable(id), namespace: namespace),
      look: MatchedTransitionSourceConfiguration())
  }
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (MatchedTransitionSourceConfiguration) -> MatchedTransitionSourceConfiguration
  ) -> some View {
    SourceView(
      content: self, key: MatchKey(id: AnyHashable(id), namespace: namespace),
      look: configuration(MatchedTransitionSourceConfiguration()))
  }
  public func navigationTransition(_ transition: some NavigationTransition) -> some View {
    let source = transition.source
    return screen { $0.zoom = source?.key }
  }
}
