import Foundation
import Stage
import UIKit

var failures = 0

func check(_ claim: String, _ holds: Bool) {
  print(holds ? "OK    \(claim)" : "WRONG \(claim)")
  if !holds { failures += 1 }
}

@MainActor func run() throws {
  let stage = Stage(size: CGSize(width: 120, height: 200), scale: 2)
  let controller = CardViewController()
  stage.window.rootViewController = controller
  let first = stage.render()
  check("the view is loaded and drawn", first[10, 10] == RGBA(r: 255, g: 255, b: 255))
  check("the badge is red", first[84, 120] == RGBA(r: 255, g: 59, b: 48))

  let clockwork = Clockwork()
  clockwork.start()
  stage.advance(by: 0.2)
  check("work for the next turn is done, and that for later waits", clockwork.log == ["async"])
  stage.advance(by: 0.1)
  check("delayed work is done by the stage's clock", clockwork.log == ["async", "after"])

  controller.startTimer()
  try stage.settle()
  check("a timer fires by the stage's clock", controller.ticks == 3 && abs(stage.now - 0.6) < 1e-9)

  controller.moveBadge()
  stage.advance(by: 0.25)
  check("an animation is half way", stage.render() != first && !stage.isIdle)
  try stage.settle()
  check("an animation ends", controller.badge.center.y == 100 && controller.badge.alpha == 0.5)

  stage.send(.down(CGPoint(x: 20, y: 20)))
  for x in 1...6 {
    stage.advance(by: 1.0 / 60)
    stage.send(.move(CGPoint(x: 20 + 5 * x, y: 20)))
  }
  stage.send(.up(CGPoint(x: 50, y: 20)))
  try stage.settle()
  check("a pan moves the badge", controller.badge.center.x > 70)
  check("nothing was complained about", stage.diagnostics.isEmpty)
  for line in stage.diagnostics { print("      \(line)") }
}

do { try MainActor.assumeIsolated { try run() } } catch { check("\(error)", false) }
exit(failures == 0 ? 0 : 1)
