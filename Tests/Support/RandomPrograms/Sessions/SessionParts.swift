import UIKit

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
