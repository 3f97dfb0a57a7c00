import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Animators as applications write them rest in the right frame, with the right pixels")
struct AnimatorFamilyTests {
  /// The pixels of the screens at rest, without and with B, by a change without animation.
  private func pictures(_ family: AnimatorFamily) throws -> (closed: String, open: String) {
    let scene = try FamilyScene(family)
    scene.isAnimated = false
    let closed = scene.digest
    scene.open()
    try scene.stage.settle()
    #expect(scene.isOpen && scene.frame == family.frame)
    let open = scene.digest
    #expect(open != closed)
    scene.close()
    try scene.stage.settle()
    #expect(!scene.isOpen && scene.digest == closed)
    return (closed, open)
  }

  private func expectRest(_ scene: FamilyScene, isOpen: Bool, _ pictures: (closed: String, open: String)) {
    #expect(scene.isOpen == isOpen && scene.stage.isIdle && scene.stage.misuse == [])
    #expect(scene.digest == (isOpen ? pictures.open : pictures.closed))
    if isOpen { #expect(scene.frame == scene.family.frame) } else { #expect(scene.b.view.window == nil) }
    #expect(scene.log.imbalance == nil)
  }

  @Test("An animator that plays ends as the change without animation, in and out", arguments: AnimatorFamily.all)
  func played(_ family: AnimatorFamily) throws {
    let pictures = try pictures(family)
    let scene = try FamilyScene(family)
    for isOpening in [true, false, true, false] {
      if isOpening { scene.open() } else { scene.close() }
      scene.stage.advance(by: 0.15)
      #expect(scene.digest != pictures.closed && scene.digest != pictures.open)
      try scene.stage.settle()
      expectRest(scene, isOpen: isOpening, pictures)
    }
  }

  @Test(
    "An animator under a finger goes back to where it was, or on to the end, in and out", arguments: AnimatorFamily.all)
  func dragged(_ family: AnimatorFamily) throws {
    let pictures = try pictures(family)
    let scene = try FamilyScene(family)
    for isOpening in [true, false] {
      for finishes in [false, true] {
        let finger = UIPercentDrivenInteractiveTransition()
        scene.finger = finger
        if isOpening { scene.open() } else { scene.close() }
        scene.stage.advance(by: 1 / 60)
        var seen: [String] = []
        for progress in [0.2, 0.7, 0.45] {
          finger.update(CGFloat(progress))
          scene.stage.advance(by: 1 / 60)
          seen.append(scene.digest)
        }
        scene.stage.advance(by: 0.3)
        if family.standsUnderFinger { #expect(scene.digest == seen[2], "a finger at rest moves nothing") }
        if family.isSeenMoving { #expect(Set(seen).count == 3) }
        if finishes { finger.finish() } else { finger.cancel() }
        try scene.stage.settle()
        expectRest(scene, isOpen: isOpening == finishes, pictures)
      }
    }
  }

  @Test("A preferred size that changes while the controller is presented moves its view, at once or in an animation")
  func preferredSize() throws {
    let family = try #require(AnimatorFamily.all.first { $0.name == "a preferred size" })
    let scene = try FamilyScene(family)
    scene.open()
    try scene.stage.settle()
    scene.stage.perform { scene.b.preferredContentSize = CGSize(width: 200, height: 400) }
    try scene.stage.settle()
    #expect(scene.frame == CGRect(x: 95, y: 222, width: 200, height: 400))
    scene.stage.perform {
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        scene.b.preferredContentSize = CGSize(width: 300, height: 200)
        scene.b.presentationController?.containerView?.layoutIfNeeded()
      }
    }
    scene.stage.advance(by: 0)
    scene.stage.advance(by: 0.2)
    #expect(abs((scene.b.view.layer.presentation()?.bounds.width ?? 0) - 250) < 1)
    try scene.stage.settle()
    #expect(scene.frame == family.frame)
    scene.close()
    try scene.stage.settle()
    #expect(!scene.isOpen && scene.log.imbalance == nil)
  }
}
