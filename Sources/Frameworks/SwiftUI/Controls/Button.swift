import UIKit

public struct ButtonStyleConfiguration {
  public struct Label: ListView {
    let content: any View
    func expand(in scope: Scope) -> [Element] { scope.expand(content) }
  }
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
      let color = environment.isEnabled ? environment.tintColor : Color(.tertiaryLabel)
      environment.foreground = environment.foreground ?? color
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

extension ButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
  public static var borderless: DefaultButtonStyle { DefaultButtonStyle() }
}
extension ButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
public struct Button: UnaryView {
  let action: @MainActor () -> Void
  let label: any View

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> some View) {
    (self.action, self.label) = (action, label())
  }
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    (self.action, label) = (action, Text(title))
  }
  public init(_ title: some StringProtocol, systemImage name: String, action: @escaping @MainActor () -> Void) {
    (self.action, label) = (action, Label(title, systemImage: name))
  }

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
      label: ButtonStyleConfiguration.Label(content: button.label), isPressed: control.isHighlighted)
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
}
