import UIKit

public struct ButtonRole: Equatable, Sendable {
  let number: Int
  public static let destructive = Self(number: 0)
  public static let cancel = Self(number: 1)
}

public struct ButtonStyleConfiguration {
  public struct Label: ListView {
    let content: any View
    func expand(in scope: Scope) -> [Element] { scope.expand(content) }
  }
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct DefaultButtonStyle: ButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.inheriting { environment in
      let tint = configuration.role == .destructive ? Color.red : environment.tintColor
      environment.foreground = environment.foreground ?? (environment.isEnabled ? tint : Color(.tertiaryLabel))
    }.opacity(configuration.isPressed ? 0.3 : 1)
  }
}
public typealias BorderlessButtonStyle = DefaultButtonStyle

public struct PlainButtonStyle: ButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.6 : 1)
  }
}

public struct BorderedButtonStyle: ButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.inheriting { $0.foreground = $0.foreground ?? $0.tintColor }
      .padding(.horizontal, 12).padding(.vertical, 7)
      .background(Color.accentColor.opacity(0.15), in: Capsule()).opacity(configuration.isPressed ? 0.6 : 1)
  }
}

public struct BorderedProminentButtonStyle: ButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.inheriting { $0.foreground = Color.white }
      .padding(.horizontal, 12).padding(.vertical, 7)
      .background(Color.accentColor, in: Capsule()).opacity(configuration.isPressed ? 0.6 : 1)
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
  public static var borderless: DefaultButtonStyle { DefaultButtonStyle() }
}
extension ButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension ButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension ButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

public struct Button: UnaryView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: any View

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> some View) {
    (role, self.action, self.label) = (nil, action, label())
  }
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> some View) {
    (self.role, self.action, self.label) = (role, action, label())
  }
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    (role, self.action, label) = (nil, action, Text(title))
  }
  public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    (self.role, self.action, label) = (role, action, Text(title))
  }
  public init(_ title: some StringProtocol, systemImage name: String, action: @escaping @MainActor () -> Void) {
    (role, self.action, label) = (nil, action, Label(title, systemImage: name))
  }
  public init(
    _ title: some StringProtocol, systemImage name: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { (self.role, self.action, label) = (role, action, Label(title, systemImage: name)) }

  func makeNode(_ scope: Scope) -> Node { ButtonNode(scope) }
  func update(_ node: Node) { (node as? ButtonNode)?.set(self) }
}

final class ButtonNode: Node {
  private let control = Control()
  private var button: Button?

  init(_ scope: Scope) {
    super.init(scope, control)
    control.node = self
    control.addTarget(control, action: Selector(Control.pressed), for: .touchUpInside)
  }

  override var isModifier: Bool { true }

  func set(_ button: Button) {
    self.button = button
    control.isEnabled = environment.isEnabled
    let style = environment.buttonStyle ?? DefaultButtonStyle()
    let configuration = ButtonStyleConfiguration(
      role: button.role, label: ButtonStyleConfiguration.Label(content: button.label), isPressed: control.isHighlighted)
    setChildren(scope.expand(body(style, configuration)))
  }

  private func body(_ style: some ButtonStyle, _ configuration: ButtonStyleConfiguration) -> any View {
    style.makeBody(configuration: configuration)
  }

  final class Control: UIControl {
    weak var node: ButtonNode?

    override var isHighlighted: Bool {
      didSet { if isHighlighted != oldValue { node?.host.invalidate() } }
    }

    func pressed() { node?.button?.action() }

    // The label is no target of its own.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      isUserInteractionEnabled && !isHidden && self.point(inside: point, with: event) ? self : nil
    }
  }
}

extension View {
  public func buttonStyle(_ style: some ButtonStyle) -> some View { inheriting { $0.buttonStyle = style } }
  public func disabled(_ disabled: Bool) -> some View { inheriting { $0.isEnabled = $0.isEnabled && !disabled } }
  public func controlSize(_ size: ControlSize) -> some View { self }
}

public enum ControlSize: Sendable { case mini, small, regular, large, extraLarge }
