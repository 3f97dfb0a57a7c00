package import UIKit

/// What windows must show when nothing moves: the controllers that can be reached from their roots, and nothing else.
@MainActor package struct WindowCheck {
  private var reached: Set<UIViewController> = []
  /// The presented controllers of a window that are replaced by what they present.
  private var replaced = 0
  /// The first thing that is wrong; nil while all is well.
  package private(set) var problem: String?

  /// Checks `windows`, and that no others show any of `controllers`.
  package init(_ windows: [UIWindow], _ controllers: [UIViewController]) {
    for window in windows where !window.isHidden { check(window) }
    for controller in controllers {
      guard let presenter = Self.presenter(of: controller), !reached.contains(controller) else { continue }
      complain("\(Self.name(controller)) is presented over \(Self.name(presenter)), which no window shows")
    }
  }

  private mutating func check(_ window: UIWindow) {
    let before = reached
    replaced = 0
    if let root = window.rootViewController { visit(root, isShown: true) }
    let views = reached.subtracting(before).compactMap(\.viewIfLoaded)
    // What a presentation replaces leaves its own presentation's container empty.
    let empty = window.subviews.filter { subview in !views.contains { $0.isDescendant(of: subview) } }
    if empty.count > replaced { complain("a window keeps a \(type(of: empty[0])) that shows no controller") }
  }

  /// Checks the view of a controller that is shown unless its own presentation replaces it, and what belongs to it.
  private mutating func visit(_ controller: UIViewController, isShown: Bool) {
    guard reached.insert(controller).inserted else { return complain("\(Self.name(controller)) is shown twice") }
    let presented = controller.presentedViewController.flatMap { Self.presenter(of: $0) === controller ? $0 : nil }
    let isReplaced = presented?.presentationController?.shouldRemovePresentersView ?? false
    let isContextShown = isShown
    let isShown = isShown && !isReplaced
    if isReplaced, Self.presenter(of: controller) != nil { replaced += 1 }
    if isShown, controller.viewIfLoaded?.window == nil {
      complain("\(Self.name(controller)) is blank: its view is not in the window")
    }
    if !isShown, controller.viewIfLoaded?.window != nil { complain("\(Self.name(controller)) is covered and stays") }
    for child in controller.children {
      if let navigation = controller as? UINavigationController {
        visit(child, isShown: isShown && child === navigation.topViewController)
      } else if let tabs = controller as? UITabBarController {
        visit(child, isShown: isShown && child === tabs.selectedViewController)
      } else if child.viewIfLoaded?.superview != nil {
        // Where a container made by hand puts its children is its own affair.
        visit(child, isShown: isShown && controller.viewIfLoaded.map(child.view.isDescendant(of:)) ?? false)
      }
    }
    if let presented {
      if presented.isBeingPresented || presented.isBeingDismissed { complain("a presentation is left under way") }
      // What is presented over the current context of a tab is shown with the tab.
      let isInContext = [.currentContext, .overCurrentContext].contains(presented.modalPresentationStyle)
      visit(presented, isShown: isContextShown || !isInContext || presented.view.window != nil)
    }
  }

  /// The controller over which `controller` itself is presented.
  private static func presenter(of controller: UIViewController) -> UIViewController? {
    controller.parent == nil ? controller.presentingViewController : nil
  }

  private static func name(_ controller: UIViewController) -> String {
    controller.title ?? "a \(type(of: controller))"
  }

  private mutating func complain(_ text: String) { if problem == nil { problem = text } }
}

/// What must hold of stacks and tabs when nothing moves.
@MainActor package enum ContainerCheck {
  /// The first thing that is wrong with `container`; nil while all is well.
  package static func problem(with container: UIViewController) -> String? {
    if container.transitionCoordinator != nil { return "a container has a coordinator at rest" }
    if let navigation = container as? UINavigationController { return problem(with: navigation) }
    if let tabs = container as? UITabBarController { return problem(with: tabs) }
    return nil
  }

  private static func problem(with navigation: UINavigationController) -> String? {
    let stack = navigation.viewControllers
    guard Set(stack.map(ObjectIdentifier.init)).count == stack.count else { return "a screen is on a stack twice" }
    guard stack.allSatisfy({ $0.parent === navigation }) else { return "a screen on a stack has another parent" }
    guard navigation.children.count == stack.count else { return "a navigation has children beside its stack" }
    guard let view = navigation.viewIfLoaded, view.window != nil else { return nil }
    for screen in stack.dropLast() where screen.viewIfLoaded?.isDescendant(of: view) == true {
      return "a navigation still shows \(screen.title ?? "?"), which is beneath its top"
    }
    let items = navigation.navigationBar.items ?? []
    guard items.elementsEqual(stack.map(\.navigationItem), by: ===) else { return "a bar shows other items" }
    return nil
  }

  private static func problem(with tabs: UITabBarController) -> String? {
    guard tabs.viewIfLoaded?.window != nil, let selected = tabs.selectedViewController else { return nil }
    for screen in tabs.viewControllers ?? [] where screen !== selected {
      if screen.viewIfLoaded?.isDescendant(of: tabs.view) == true { return "tabs still show another tab's view" }
    }
    return nil
  }
}

/// Checks the order in which a controller is told that it appears and disappears.
package struct AppearanceCheck {
  package enum Call: String, Sendable {
    case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  }

  private enum State { case disappeared, appearing, appeared, disappearing }

  /// Nil before the first call, if it is not known whether the controller has appeared.
  private var state: State?
  /// The first call that came out of order.
  private var disorder: String?

  /// Without an answer, the first call may be any.
  package init(hasAppeared: Bool?) { state = hasAppeared.map { $0 ? .appeared : .disappeared } }

  package mutating func told(_ call: Call) {
    let (new, allowed): (State, [State]) =
      switch call {
      case .viewWillAppear: (.appearing, [.disappeared, .disappearing])
      case .viewDidAppear: (.appeared, [.appearing])
      case .viewWillDisappear: (.disappearing, [.appeared, .appearing])
      case .viewDidDisappear: (.disappeared, [.disappearing])
      }
    if let state, !allowed.contains(state), disorder == nil { disorder = "is told \(call) while \(state)" }
    state = new
  }

  /// What is wrong with what a controller was told, now that nothing moves; nil where it agrees with what is seen.
  ///
  /// A controller that is gone must have disappeared.
  @MainActor package func problem(with controller: UIViewController?) -> String? {
    if let disorder { return disorder }
    if let state, [.appearing, .disappearing].contains(state) { return "is left \(state)" }
    // A window that is hidden tells nothing on iOS, so only a view without a window must have disappeared.
    let window = controller?.viewIfLoaded?.window
    if window == nil, state == .appeared { return "is not in a window and has appeared" }
    if window?.isHidden == false, state == .disappeared { return "is in a window and has not appeared" }
    return nil
  }
}
