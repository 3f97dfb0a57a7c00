import UIKit

@propertyWrapper public struct State<Value> {
  private final class Stored {
    var value: Value
    init(_ value: Value) { self.value = value }
  }
  private let stored: Stored

  public init(wrappedValue: Value) { stored = Stored(wrappedValue) }
  public init(initialValue: Value) { stored = Stored(initialValue) }

  public var wrappedValue: Value {
    get { stored.value }
    nonmutating set { stored.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding {
      stored.value
    } set: {
      stored.value = $0
    }
  }
}

@propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { (self.get, self.set) = (get, set) }

  public static func constant(_ value: Value) -> Binding {
    Binding {
      value
    } set: { _ in
    }
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding { self }
}

@propertyWrapper public struct ObservedObject<Object: ObservableObject> {
  public var wrappedValue: Object

  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
}

// MARK: Previews

/// Kept for sources that have previews of this kind; the window shows those of `#Preview`.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  public init(rawValue: String) {}
  public init(stringLiteral value: String) {}
}

public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

// MARK: UIKit in SwiftUI

public struct UIViewControllerRepresentableContext<Wrapped: UIViewControllerRepresentable> {
  public let coordinator: Wrapped.Coordinator
}

public struct UIViewRepresentableContext<Wrapped: UIViewRepresentable> {
  public let coordinator: Wrapped.Coordinator
}

@MainActor @preconcurrency public protocol UIViewControllerRepresentable: PlainView {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}

@MainActor @preconcurrency public protocol UIViewRepresentable: PlainView {
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

// MARK: SwiftUI in UIKit

/// Shows a wrapped controller as it is, and of other views the texts, one below the other.
open class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content { didSet { if isViewLoaded { show() } } }

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: coder)
  }

  public required init?(coder: NSCoder) { preconditionFailure("A hosting controller needs its root view.") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    show()
  }

  private func show() {
    for child in children { child.removeFromParent() }
    for subview in view.subviews { subview.removeFromSuperview() }
    let shown = hosted(resolved(rootView))
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown)
    for child in children { child.didMove(toParent: self) }
  }

  private func hosted(_ root: any View) -> UIView {
    if let wrapped = root as? any UIViewControllerRepresentable {
      let controller = wrapped.make()
      addChild(controller)
      return controller.view
    }
    if let wrapped = root as? any UIViewRepresentable { return wrapped.make() }
    UIApplication.shared.report("SwiftUI's views are not drawn here: the texts of \(Content.self) stand for it")
    let label = UILabel()
    label.text = texts(of: root).joined(separator: "\n")
    (label.textAlignment, label.numberOfLines) = (.center, 0)
    return label
  }

  private func body(of view: some View) -> any View { view.body }

  /// Follows bodies, and containers with one view in them.
  private func resolved(_ view: any View) -> any View {
    if let holding = view as? any Holding {
      return holding.content.count == 1 ? resolved(holding.content[0]) : view
    }
    return view is any PlainView ? view : resolved(body(of: view))
  }

  private func texts(of view: any View) -> [String] {
    let view = resolved(view)
    if let text = view as? Text { return [text.text] }
    return (view as? any Holding)?.content.flatMap(texts) ?? []
  }
}

extension UIViewControllerRepresentable {
  fileprivate func make() -> UIViewController {
    let context = Context(coordinator: makeCoordinator())
    let controller = makeUIViewController(context: context)
    updateUIViewController(controller, context: context)
    return controller
  }
}

extension UIViewRepresentable {
  fileprivate func make() -> UIView {
    let context = Context(coordinator: makeCoordinator())
    let view = makeUIView(context: context)
    updateUIView(view, context: context)
    return view
  }
}
