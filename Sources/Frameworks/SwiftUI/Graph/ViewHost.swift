import UIKit

/// Shows a view as views of UIKit, and shows its changes.
@MainActor final class ViewHost {
  static let none = ViewHost()

  var root: any View = EmptyView()
  var environment = EnvironmentValues()
  weak var controller: UIViewController?
  /// What it shows; the first node of the tree.
  private(set) var top: Node?
  private lazy var scope = Scope(self, environment)
  let view = HostView()
  private(set) var pass = 0
  /// Sizes are kept for one layout.
  private(set) var layoutPass = 0
  private var needsUpdate = true
  private var isReplaced = true
  private var pendingAnimation: Animation?
  /// What animates the changes of the present update.
  private var currentAnimation: Animation?
  private var isFirst = true
  private var isUpdating = false
  /// The nodes that appeared and disappeared in the present update, as far as the nodes around them stay.
  var inserted: [Node] = []
  var removed: [Node] = []
  /// What the views say about the screen around them.
  var screen = ScreenSettings()
  var onUpdate: (() -> Void)?
  let matched = MatchedFrames()
  /// Called at the end of the update.
  var after: [() -> Void] = []

  /// What its safe area leaves; nil for the whole safe area of the view.
  var safeRect: CGRect { view.bounds.inset(by: ignoresSafeArea ? .zero : view.safeAreaInsets) }
  var ignoresSafeArea = false

  private var leftOut: Set<String> = []

  /// Says once what of the source is not drawn.
  func leaveOut(_ name: String) {
    if leftOut.insert(name).inserted { UIApplication.shared.report("SwiftUI: \(name) is not drawn here") }
  }

  private init() {}

  init(_ root: any View) {
    self.root = root
    environment.dismiss = DismissAction(host: self)
    view.host = self
  }

  // MARK: Changes

  func invalidate() {
    needsUpdate = true
    if let animation = Transaction.current.animation { pendingAnimation = animation }
    view.setNeedsLayout()
  }

  func replace(_ root: any View, _ environment: EnvironmentValues? = nil) {
    (self.root, isReplaced) = (root, true)
    if var environment {
      environment.dismiss = DismissAction(host: self)
      self.environment = environment
    }
    invalidate()
  }

  var animates: Bool { !isFirst }

  func animation(in environment: EnvironmentValues) -> Animation? {
    if isFirst { return nil }
    if let own = environment.animation { return own }
    return currentAnimation
  }

  func layOut() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var turns = 0
    repeat {
      update()
      turns += 1
    } while needsUpdate && turns < 8
    if needsUpdate { view.setNeedsLayout() }
  }

  /// Updates without a layout of the view, as before a transition that must know what is shown.
  func updateIfNeeded() { if needsUpdate { layOut() } }

  private func update() {
    let isChanged = needsUpdate
    if isChanged { evaluate() }
    guard let top else { return }
    // What appears begins where what it is matched with was.
    let old = matched.frames
    if isChanged { matched.begin(inserted, from: old) }
    layOut(top)
    top.arrange()
    Node.put(top.topViews, in: view)
    var steps: [(Animation?, () -> Void)] = []
    top.showAll(onlyNew: true, in: &steps)
    UIView.performWithoutAnimation {
      for step in steps { step.1() }
      for node in inserted {
        // The view around it is still where it was.
        let moved = node.parent?.moved ?? .zero
        for view in node.topViews {
          if node.transition == nil { view.alpha = 0 }
          view.center = CGPoint(x: view.center.x + moved.width, y: view.center.y + moved.height)
        }
      }
    }
    if isChanged {
      let transitions = inserted.compactMap(\.transition)
      for node in transitions { node.enter() }
      if matched.end() || !transitions.isEmpty { layOut(top) }
      if !transitions.isEmpty { top.arrange() }
    }
    steps = []
    top.showAll(onlyNew: false, in: &steps)
    perform(steps)
    if isChanged { finish(top) }
  }

  private func evaluate() {
    (needsUpdate, currentAnimation, pendingAnimation) = (false, pendingAnimation, nil)
    pass += 1
    (inserted, removed, screen) = ([], [], ScreenSettings())
    environment.colorScheme = view.traitCollection.userInterfaceStyle == .dark ? .dark : .light
    scope.environment = environment
    (scope.isFreshInside, isReplaced) = (isReplaced, false)
    let node = top ?? RootNode(scope)
    node.setChildren(scope.expand(root))
    top = node
  }

  private func layOut(_ top: Node) {
    layoutPass += 1
    matched.clear()
    top.layOut(safeRect, .zero)
    if matched.hasFollowers { top.layOut(safeRect, .zero) }
  }

  private func finish(_ top: Node) {
    for node in removed { dismiss(node) }
    top.visit { $0.settle() }
    scope.prune()
    isFirst = false
    currentAnimation = nil
    (inserted, removed) = ([], [])
    onUpdate?()
    top.visit { $0.appear() }
    let after = after
    self.after = []
    for action in after { action() }
  }

  /// Shows how a node disappears.
  private func dismiss(_ node: Node) {
    guard let parent = node.parent else { return }
    let transition = node.transition
    let change = self.animation(in: (transition ?? parent).environment) ?? node.lastAnimation
    guard let animation = change, !parent.isLeaving else { return parent.drop(node) }
    transition?.exit()
    matched.leave(node)
    let (global, space) = (node.globalRect, parent.innerSpace)
    node.layOut(global.offsetBy(dx: -space.x, dy: -space.y), space)
    if transition != nil { node.arrange() }
    var steps: [(Animation?, () -> Void)] = []
    node.showAll(onlyNew: false, in: &steps)
    animation.perform {
      for step in steps { step.1() }
      if transition == nil { for view in node.topViews { view.alpha = 0 } }
    } _: { [weak parent] in
      parent?.drop(node)
    }
  }

  /// Runs steps in order, those with one animation together.
  private func perform(_ steps: [(Animation?, () -> Void)]) {
    var rest = steps[...]
    while let first = rest.first {
      let part = rest.prefix { $0.0 == first.0 }
      rest = rest.dropFirst(part.count)
      if let animation = first.0 {
        animation.perform {
          for step in part { step.1() }
        } _: {
        }
      } else {
        for step in part { step.1() }
      }
    }
  }

  /// The size that the views take of `size`.
  func size(in size: CGSize) -> CGSize {
    updateIfNeeded()
    return top?.children.first?.size(ProposedViewSize(size)) ?? .zero
  }

  // MARK: The screen

  func dismissScreen() {
    guard let controller else { return }
    if let navigation = controller.navigationController, navigation.viewControllers.count > 1,
      navigation.topViewController === controller
    {
      navigation.popViewController(animated: true)
    } else if controller.presentingViewController != nil {
      controller.presentingViewController?.dismiss(animated: true)
    }
  }
}

/// The views of a host stand one above the other, as in a `VStack`.
private final class RootNode: Node {
  override func layOutChildren(_ rect: CGRect, _ space: CGPoint) {
    let sizes = children.map { $0.size(ProposedViewSize(rect.size)) }
    if children.count == 1 {
      let origin = Alignment.center.origin(of: sizes[0], in: rect)
      return children[0].layOut(CGRect(origin: origin, size: sizes[0]), space)
    }
    let stack = StackLayout(axis: .vertical, spacing: nil, alignment: 0.5)
    let size = stack.size(children, ProposedViewSize(rect.size))
    stack.layOut(
      children, CGRect(origin: Alignment.center.origin(of: size, in: rect), size: size), space,
      ProposedViewSize(rect.size))
  }
}

/// The view of a host: updates it when it is laid out.
final class HostView: UIView {
  weak var host: ViewHost?

  override func layoutSubviews() {
    super.layoutSubviews()
    host?.layOut()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension Node {
  /// The transition that is set for the node, which stands for one of those in it.
  var transition: TransitionNode? {
    var node = self
    while true {
      if let transition = node as? TransitionNode { return transition }
      guard node.isModifier, node.children.count == 1 else { return nil }
      node = node.children[0]
    }
  }

  /// The animation that a modifier without a value set for it.
  var lastAnimation: Animation? {
    if case .some(.some(let animation)) = environment.animation { return animation }
    return isModifier ? children.first?.lastAnimation : nil
  }
}
