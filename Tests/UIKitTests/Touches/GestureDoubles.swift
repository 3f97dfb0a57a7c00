import Foundation
import QuartzCore
import UIKit

/// A delegate whose answers are set.
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

/// Decides nothing by itself, and goes on expecting.
final class StubbornRecogniser: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// Recognises at once.
final class PressRecogniser: UIGestureRecognizer {
  var resets = 0
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
  override func reset() { resets += 1 }
}

final class MeekPan: UIPanGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

final class WaitingPan: UIPanGestureRecognizer {
  convenience init(replacing other: UIGestureRecognizer, in world: TouchWorld) {
    self.init()
    other.isEnabled = false
    if let view = other.view { world.watch(self, "waiting", on: view) }
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

final class AwaitedPan: UIPanGestureRecognizer {
  convenience init(replacing other: UIGestureRecognizer, in world: TouchWorld) {
    self.init()
    other.isEnabled = false
    if let view = other.view { world.watch(self, other.name ?? "", on: view) }
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
