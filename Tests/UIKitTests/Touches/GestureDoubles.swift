import UIKit

/// A delegate with answers that a test sets.
final class Referee: NSObject, UIGestureRecognizerDelegate {
  var (together, waits, isWaitedFor, mayBegin, receives) = (false, false, false, true, true)
  var asked: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.append(gestureRecognizer.name ?? "")
    return mayBegin
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { together }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isWaitedFor }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }
}

/// A recogniser that recognises as soon as a touch goes down.
final class PressRecogniser: UIGestureRecognizer {
  var resets = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
  override func reset() { resets += 1 }
}

/// A pan that neither prevents other recognisers nor is prevented by them.
final class IndependentPan: UIPanGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A pan that waits for every other recogniser, or for which every other one waits, put where another recogniser was.
final class OrderedPan: UIPanGestureRecognizer {
  private var waits = false

  convenience init(waits: Bool, replacing other: UIGestureRecognizer, in world: TouchWorld) {
    self.init()
    self.waits = waits
    other.isEnabled = false
    if let view = other.view { world.watch(self, other.name ?? "", on: view) }
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { waits }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { !waits }
}
