import Stage
import UIKit

/// A stage whose root view is laid out by constraints.
@MainActor final class LayoutScene {
  let stage: Stage
  let controller = UIViewController()
  var root: UIView { controller.view }

  init(size: CGSize = CGSize(width: 400, height: 800), scale: CGFloat = 1) {
    stage = Stage(size: size, scale: scale)
    stage.window.rootViewController = controller
    stage.advance(by: 0)
  }

  var diagnostics: [String] { stage.window.application.world.diagnostics }

  /// Adds a view that constraints lay out.
  @discardableResult func add<View: UIView>(_ view: View, to superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  func view(in superview: UIView? = nil) -> UIView { add(UIView(), to: superview) }

  /// A view with a natural size, which a test can change.
  func sized(_ width: CGFloat, _ height: CGFloat, in superview: UIView? = nil) -> SizedView {
    add(SizedView(CGSize(width: width, height: height)), to: superview)
  }

  func activate(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

  func layOut() { root.layoutIfNeeded() }
}

/// A view whose content has a natural size.
@MainActor final class SizedView: UIView {
  var natural: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ natural: CGSize) {
    self.natural = natural
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
}

extension NSLayoutConstraint {
  /// The constraint with this priority.
  func prioritized(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(priority)
    return self
  }

  /// The constraint with this identifier.
  func named(_ name: String) -> NSLayoutConstraint {
    identifier = name
    return self
  }
}

extension UIView {
  /// Pins the view's left, top, and optionally its size.
  @MainActor func pin(_ x: CGFloat, _ y: CGFloat, width: CGFloat? = nil, height: CGFloat? = nil) {
    guard let superview else { return }
    leftAnchor.constraint(equalTo: superview.leftAnchor, constant: x).isActive = true
    topAnchor.constraint(equalTo: superview.topAnchor, constant: y).isActive = true
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  /// Pins the view's edges to those of its superview.
  @MainActor func fillSuperview(_ inset: CGFloat = 0) {
    guard let superview else { return }
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: superview.trailingAnchor, constant: -inset),
      topAnchor.constraint(equalTo: superview.topAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: superview.bottomAnchor, constant: -inset),
    ])
  }
}
