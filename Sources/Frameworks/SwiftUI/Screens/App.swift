public import UIKit

@MainActor @preconcurrency public protocol Scene {
  /// What its window shows.
  var content: any View { get }
}

public struct WindowGroup: Scene {
  public let content: any View
  public init(@ViewBuilder content: () -> some View) { self.content = content() }
}

@MainActor @resultBuilder public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

/// The first window of an app.
private struct AppContent<Kind: App>: ListView {
  let app: Kind
  func expand(in scope: Scope) -> [Element] {
    scope.link(app)
    return scope.expand(app.body.content)
  }
}

// MARK: Previews

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

/// The screens that the window shows: of an app, of a preview, or of a view.
@MainActor public enum Rehearsed {
  public static func screen<Kind: App>(ofApp type: Kind.Type) -> UIViewController {
    UIHostingController(rootView: AppContent(app: type.init()))
  }
  public static func screen<Kind: PreviewProvider>(ofPreviews type: Kind.Type) -> UIViewController {
    UIHostingController(rootView: type.previews)
  }
  public static func screen(of view: some View) -> UIViewController { UIHostingController(rootView: view) }
}

/// Takes what a preview contains: a view, a controller, or a view of UIKit.
@MainActor @resultBuilder public enum PreviewBuilder {
  public static func buildExpression<Content: View>(_ view: Content) -> Content { view }
  public static func buildExpression(_ controller: UIViewController) -> UIViewController { controller }
  public static func buildExpression(_ view: UIView) -> UIView { view }
  public static func buildBlock(_ controller: UIViewController) -> UIViewController { controller }
  public static func buildBlock(_ view: UIView) -> UIView { view }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView(views)
  }
  public static func buildOptional(_ content: (any View)?) -> Conditional { Conditional(index: 0, content: content) }
  public static func buildEither(first: some View) -> Conditional { Conditional(index: 0, content: first) }
  public static func buildEither(second: some View) -> Conditional { Conditional(index: 1, content: second) }
  public static func buildFinalResult(_ view: some View) -> Any { UIHostingController(rootView: view) }
  public static func buildFinalResult(_ controller: UIViewController) -> Any { controller }
  public static func buildFinalResult(_ view: UIView) -> Any { view }
}
