public import UIKit

public struct UIViewControllerRepresentableContext<Wrapped: UIViewControllerRepresentable> {
  public let coordinator: Wrapped.Coordinator
  public let environment: EnvironmentValues
}

public struct UIViewRepresentableContext<Wrapped: UIViewRepresentable> {
  public let coordinator: Wrapped.Coordinator
  public let environment: EnvironmentValues
}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == RepresentedView {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == RepresentedView {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public var body: RepresentedView {
    RepresentedView { environment in
      let coordinator = makeCoordinator()
      let controller = makeUIViewController(context: Context(coordinator: coordinator, environment: environment))
      return (controller.view, controller, coordinator)
    } change: { _, controller, coordinator, environment in
      guard let controller = controller as? UIViewControllerType, let coordinator = coordinator as? Coordinator else {
        return
      }
      updateUIViewController(controller, context: Context(coordinator: coordinator, environment: environment))
    }
  }
}

extension UIViewRepresentable {
  public var body: RepresentedView {
    RepresentedView { environment in
      let coordinator = makeCoordinator()
      return (makeUIView(context: Context(coordinator: coordinator, environment: environment)), nil, coordinator)
    } change: { view, _, coordinator, environment in
      guard let view = view as? UIViewType, let coordinator = coordinator as? Coordinator else { return }
      updateUIView(view, context: Context(coordinator: coordinator, environment: environment))
    }
  }
}

/// A view or controller of UIKit among views.
public struct RepresentedView: UnaryView {
  let make: @MainActor (EnvironmentValues) -> (UIView, UIViewController?, Any)
  let change: @MainActor (UIView, UIViewController?, Any, EnvironmentValues) -> Void

  private final class RepresentedNode: Node {
    let controller: UIViewController?
    let coordinator: Any

    init(_ scope: Scope, _ made: (UIView, UIViewController?, Any)) {
      (controller, coordinator) = (made.1, made.2)
      super.init(scope, made.0)
      if let controller, let parent = host.controller {
        parent.addChild(controller)
        controller.didMove(toParent: parent)
      }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      let own = view?.intrinsicContentSize ?? .zero
      let size = proposal.replacingUnspecifiedDimensions()
      return CGSize(
        width: controller == nil && own.width > 0 ? min(own.width, size.width) : size.width,
        height: controller == nil && own.height > 0 ? min(own.height, size.height) : size.height)
    }

    override func disappear() { controller?.removeFromParent() }
  }

  func makeNode(_ scope: Scope) -> Node { RepresentedNode(scope, make(scope.environment)) }
  func update(_ node: Node) {
    guard let node = node as? RepresentedNode, let view = node.view else { return }
    change(view, node.controller, node.coordinator, node.environment)
  }
}
