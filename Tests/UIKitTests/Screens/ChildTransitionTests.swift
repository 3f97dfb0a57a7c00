import Stage
import Testing
import UIKit

@MainActor @Suite("UIViewController.transition(from:to:…)")
struct ChildTransitionTests {
  private let stage = Stage()
  private let parent = UIViewController()
  private let old = UIViewController()
  private let new = UIViewController()

  init() throws {
    for child in [old, new] {
      parent.addChild(child)
      child.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(old.view)
    stage.window.rootViewController = parent
    try stage.settle()
  }

  /// A change of a view, from its start to its end.
  enum Change: CaseIterable, Sendable {
    case frame, center, transform, alpha, bounds

    @MainActor func apply(_ view: UIView, _ shift: CGFloat) {
      switch self {
      case .frame: view.frame.origin.x = shift
      case .center: view.center.x = 195 + shift
      case .transform: view.transform = CGAffineTransform(translationX: shift, y: 0)
      case .alpha: view.alpha = 1 - abs(shift) / 390
      case .bounds: view.bounds.size.width = 390 + shift
      }
    }

    /// The shift that is presented.
    @MainActor func seen(_ view: UIView) -> Double {
      let layer = view.layer.presentation() ?? view.layer
      return switch self {
      case .frame, .center: layer.position.x.native - 195
      case .transform: layer.affineTransform().tx.native
      case .alpha: 390 * (1 - Double(layer.opacity))
      case .bounds: layer.bounds.width.native - 390
      }
    }
  }

  @Test(
    "The arriving view moves from where the client put it as the leaving one moves away", arguments: Change.allCases,
    [true, false])
  func bothMove(_ change: Change, _ isAdded: Bool) throws {
    let linear = UIView.AnimationOptions.curveLinear
    stage.perform {
      change.apply(new.view, 200)
      if isAdded { parent.view.addSubview(new.view) }
      parent.transition(from: old, to: new, duration: 1, options: linear) {
        change.apply(new.view, 0)
        change.apply(old.view, change == .bounds ? -200 : 200)
      }
    }
    for fraction in [0.25, 0.5, 0.75] {
      stage.advance(by: 0.25)
      #expect(abs(change.seen(new.view) - 200 * (1 - fraction)) < 1e-3)
      #expect(abs(abs(change.seen(old.view)) - 200 * fraction) < 1e-3 && new.view.superview === parent.view)
    }
    try stage.settle()
    #expect(change.seen(new.view) == 0 && old.view.superview == nil)
  }

  @Test("A view whose frame is from constraints moves with them")
  func constraints() throws {
    new.view.translatesAutoresizingMaskIntoConstraints = false
    parent.view.addSubview(new.view)
    let left = new.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor, constant: 390)
    NSLayoutConstraint.activate([
      left, new.view.widthAnchor.constraint(equalToConstant: 390),
      new.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
      new.view.bottomAnchor.constraint(equalTo: parent.view.bottomAnchor),
    ])
    try stage.settle()
    stage.perform {
      left.constant = 0
      parent.transition(from: old, to: new, duration: 1, options: .curveLinear) { parent.view.layoutIfNeeded() }
    }
    stage.advance(by: 0.5)
    #expect(abs((new.view.layer.presentation()?.position.x.native ?? 0) - (195 + 195)) < 1e-3)
    try stage.settle()
    #expect(new.view.frame.minX == 0)
  }
}
