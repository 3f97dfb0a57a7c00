import UIKit

/// A control of UIKit in a view.
final class ControlNode<Control: UIView>: Node {
  let control: Control
  /// Replaced when the view is made again.
  var changed: (Control) -> Void = { _ in }
  private let isWide: Bool

  init(_ scope: Scope, _ control: Control, isWide: Bool = false) {
    (self.control, self.isWide) = (control, isWide)
    super.init(scope, control)
    (control as? UIControl)?.addAction(
      UIAction { [weak self] _ in if let self { self.changed(self.control) } }, for: [.valueChanged, .editingChanged])
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = control.sizeThatFits(CGSize(width: proposal.width ?? 1000, height: proposal.height ?? 1000))
    let own = control.intrinsicContentSize
    if own.height > 0 { size.height = own.height }
    if own.width > 0 { size.width = own.width }
    if isWide { size.width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? max(size.width, 100) }
    return size
  }
}

private struct SwitchView: UnaryView {
  let isOn: Binding<Bool>
  func makeNode(_ scope: Scope) -> Node { ControlNode(scope, UISwitch()) }
  func update(_ node: Node) {
    guard let node = node as? ControlNode<UISwitch> else { return }
    if node.control.isOn != isOn.wrappedValue { node.control.setOn(isOn.wrappedValue, animated: !node.isNew) }
    node.changed = { isOn.wrappedValue = $0.isOn }
  }
}

public struct Toggle: View {
  let isOn: Binding<Bool>
  let label: any View
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> some View) { (self.isOn, self.label) = (isOn, label()) }
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) { (self.isOn, label) = (isOn, Text(title)) }
  public var body: some View { HStack { AnyView(any: label); Spacer(); SwitchView(isOn: isOn) } }
}

public struct TextField: UnaryView {
  let title: String
  let text: Binding<String>

  public init(_ title: some StringProtocol, text: Binding<String>) { (self.title, self.text) = (String(title), text) }
  public init(_ title: some StringProtocol, text: Binding<String>, axis: Axis) { self.init(title, text: text) }

  func makeNode(_ scope: Scope) -> Node { ControlNode(scope, UITextField(), isWide: true) }
  func update(_ node: Node) {
    guard let node = node as? ControlNode<UITextField> else { return }
    let field = node.control
    field.placeholder = title
    field.font = (node.environment.font ?? .body).resolved(weight: node.environment.fontWeight)
    field.textColor = node.environment.paint(nil).color
    if field.text != text.wrappedValue { field.text = text.wrappedValue }
    node.changed = { text.wrappedValue = $0.text ?? "" }
  }
}

