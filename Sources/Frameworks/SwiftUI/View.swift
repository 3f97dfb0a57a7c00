@_exported public import Combine
@_exported public import UIKit

// What UIKit projects use of Apple's SwiftUI: previews, wrapped controllers and views, and a hosting controller. Views
// are described, not drawn: a hosted one shows its texts, or a plain area.

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { preconditionFailure("A view without a body has none.") }
}

/// A view without a body.
@MainActor @preconcurrency public protocol PlainView: View where Body == Never {}

extension PlainView {
  public var body: Never { preconditionFailure("A view without a body has none.") }
}

/// A view that holds others.
@MainActor protocol Holding {
  var content: [any View] { get }
}

@MainActor @resultBuilder public enum ViewBuilder {
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView {
    var views: [any View] = []
    for view in repeat each content { views.append(view) }
    return TupleView(views)
  }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildOptional(_ content: (any View)?) -> TupleView { TupleView(content.map { [$0] } ?? []) }
  public static func buildEither(first: some View) -> TupleView { TupleView([first]) }
  public static func buildEither(second: some View) -> TupleView { TupleView([second]) }
  public static func buildLimitedAvailability(_ content: some View) -> TupleView { TupleView([content]) }
}

public struct TupleView: PlainView, Holding {
  let content: [any View]

  init(_ content: [any View]) { self.content = content }
}

public struct EmptyView: PlainView {
  public init() {}
}

public struct Text: PlainView {
  let text: String

  public init(_ text: some StringProtocol) { self.text = String(text) }
  public init(verbatim text: String) { self.text = text }
}

public struct Image: PlainView {
  public init(_ name: String) {}
  public init(systemName: String) {}
  public init(uiImage: UIImage) {}
  public func resizable() -> Image { self }
}

public struct Spacer: PlainView {
  public init(minLength: CGFloat? = nil) {}
}

public struct Color: PlainView, Sendable {
  public init(_ color: UIColor) {}
  public static let clear = Color(.clear)
  public static let black = Color(.black)
  public static let white = Color(.white)
  public static let gray = Color(.gray)
  public static let red = Color(.red)
  public static let green = Color(.green)
  public static let blue = Color(.blue)
  public static let orange = Color(.orange)
  public static let yellow = Color(.yellow)
  public static let primary = Color(.label)
  public static let secondary = Color(.secondaryLabel)
}

public struct AnyView: PlainView, Holding {
  let content: [any View]

  public init(_ view: some View) { content = [view] }
}

/// The containers have the same content, in one order.
public struct VStack: PlainView, Holding {
  let content: [any View]

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View)
  {
    self.content = [content()]
  }
}

public struct HStack: PlainView, Holding {
  let content: [any View]

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) {
    self.content = [content()]
  }
}

public struct ZStack: PlainView, Holding {
  let content: [any View]

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> some View) { self.content = [content()] }
}

public struct Group: PlainView, Holding {
  let content: [any View]

  public init(@ViewBuilder content: () -> some View) { self.content = [content()] }
}

public typealias NavigationView = Group

public struct Button: PlainView, Holding {
  let content: [any View]

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> some View) { content = [label()] }
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) { content = [Text(title)] }
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }
public enum Alignment: Sendable {
  case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading, bottomTrailing
}

public struct Edge: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

public struct Font: Sendable {
  public static let largeTitle = Font()
  public static let title = Font()
  public static let headline = Font()
  public static let body = Font()
  public static let caption = Font()
  public static func system(size: CGFloat) -> Font { Font() }
}

/// What a modifier makes of a view: nothing that is shown.
extension View {
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public func padding(_ length: CGFloat) -> some View { self }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
  public func frame(
    minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil
  ) -> some View { self }
  public func background(_ background: some View) -> some View { self }
  public func foregroundColor(_ color: Color?) -> some View { self }
  public func font(_ font: Font?) -> some View { self }
  public func cornerRadius(_ radius: CGFloat) -> some View { self }
  public func opacity(_ opacity: Double) -> some View { self }
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  public func navigationTitle(_ title: some StringProtocol) -> some View { self }
  public func previewDisplayName(_ name: String) -> some View { self }
  public func previewDevice(_ device: PreviewDevice?) -> some View { self }
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onTapGesture(perform action: @escaping () -> Void) -> some View { self }
}
