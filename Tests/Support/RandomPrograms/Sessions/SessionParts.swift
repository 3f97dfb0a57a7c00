import Foundation
import UIKit

/// A screen that tells of everything that it is told.
@MainActor final class SessionScreen: UIViewController {
  let name: String
  private let teller: SessionTeller

  init(_ name: String, _ teller: SessionTeller) {
    self.name = name
    self.teller = teller
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { teller.tell("deinit of a screen") }

  private func tell(_ call: String) { teller.tell("\(call) of \(name)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    tell("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { tell("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { tell("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { tell("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { tell("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { tell("viewDidDisappear") }
  override func viewWillLayoutSubviews() { tell("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { tell("viewDidLayoutSubviews") }
  override func viewSafeAreaInsetsDidChange() { tell("viewSafeAreaInsetsDidChange") }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    tell("willMove(toParent:)")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    tell("didMove(toParent:)")
  }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    tell("viewWillTransition")
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tell("traitCollectionDidChange")
  }
}

/// A view that tells of everything that it is told.
@MainActor final class SessionView: UIView {
  var teller: SessionTeller?

  private func tell(_ name: String) { teller?.tell(name) }

  override func willMove(toSuperview newSuperview: UIView?) { tell("willMove(toSuperview:)") }
  override func didMoveToSuperview() { tell("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    tell("willMove(toWindow:)")
  }
  override func didMoveToWindow() { tell("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { tell("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { tell("willRemoveSubview") }
  override func layoutSubviews() {
    super.layoutSubviews()
    tell("layoutSubviews")
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    tell("hitTest")
    return super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    tell("point(inside:)")
    return super.point(inside: point, with: event)
  }
  override func draw(_ rect: CGRect) { tell("draw") }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("touchesBegan")
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("touchesMoved")
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("touchesEnded")
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tell("touchesCancelled")
    super.touchesCancelled(touches, with: event)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tell("traits of a view")
  }
  override func tintColorDidChange() { tell("tintColorDidChange") }
  override func setNeedsLayout() {
    super.setNeedsLayout()
    tell("setNeedsLayout")
  }
}

/// A view that tells of its end.
@MainActor final class EndingView: UIView {
  private let teller: SessionTeller

  init(_ teller: SessionTeller) {
    self.teller = teller
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { teller.tell("deinit of a view") }
}

/// An animator that tells of every question.
@MainActor final class SessionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let teller: SessionTeller

  init(_ teller: SessionTeller) { self.teller = teller }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    teller.tell("transitionDuration")
    return 0.2
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let arriving = context.view(forKey: .to)
    if let arriving { context.containerView.addSubview(arriving) }
    teller.tell("animateTransition")
    arriving?.transform = CGAffineTransform(translationX: 100, y: 0)
    UIView.animate(withDuration: 0.2) {
      arriving?.transform = .identity
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { teller.tell("animationEnded") }
}
