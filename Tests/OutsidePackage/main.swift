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
  check("the badge is red", first[84, 120] == RGBA(r: 255, g: 56, b: 60))

  let (helped, helpedBar) = (UIView(), UINavigationBar())
  PlainHelper().prepare(helped, UIImageView(), UIVisualEffectView(), helpedBar)
  check("code without isolation changes settings of views", !helped.isUserInteractionEnabled)
  check("a literal is a colour", helpedBar.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  check("a text has a size", PlainHelper().size(of: "text").width > 20)

  let clockwork = Clockwork()
  clockwork.start()
  stage.advance(by: 0.2)
  check("work for the next turn runs, and delayed work waits", clockwork.log == ["async"])
  stage.advance(by: 0.1)
  check("delayed work runs by the stage's clock", clockwork.log == ["async", "after"])

  controller.startTimer()
  try stage.settle()
  check("a timer fires by the stage's clock", controller.ticks == 3 && abs(stage.now - 0.6) < 1e-9)

  controller.moveBadge()
  stage.advance(by: 0.25)
  check("an animation is running at half its duration", stage.render() != first && !stage.isIdle)
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
  check("there are no diagnostics", stage.diagnostics.isEmpty)
  for line in stage.diagnostics { print("      \(line)") }
}

/// Drags down from the middle by the fraction `progress` of the height, holds still and lets go.
@MainActor func drag(_ stage: Stage, to progress: Double) {
  stage.send(.down(CGPoint(x: 60, y: 100)))
  for step in 1...10 {
    stage.advance(by: 1.0 / 60)
    stage.send(.move(CGPoint(x: 60, y: 110 + 200 * progress * Double(step) / 10)))
  }
  stage.advance(by: 0.2)
  stage.send(.up(CGPoint(x: 60, y: 110 + 200 * progress)))
}

@MainActor func runTransition() throws {
  let stage = Stage(size: CGSize(width: 120, height: 200))
  let (root, page) = (
    PageViewController(title: "Root", color: .systemBlue), PageViewController(title: "Page", color: .systemOrange)
  )
  let navigation = UINavigationController(rootViewController: root)
  navigation.isNavigationBarHidden = true
  stage.window.rootViewController = navigation
  let coordinator = ZoomCoordinator(navigation)
  try stage.settle()

  navigation.pushViewController(page, animated: true)
  stage.advance(by: 0.1)
  check("a push with a custom animator is running", navigation.transitionCoordinator != nil)
  try stage.settle()
  let settled = stage.render()
  check(
    "the push shows its screen",
    navigation.topViewController === page && settled[60, 100] == RGBA(r: 255, g: 141, b: 40)
  )

  drag(stage, to: 0.2)
  check("the drag changes the picture", stage.render() != settled)
  try stage.settle()
  check("a cancelled drag restores every pixel", stage.render() == settled && page.alongside == -1)
  check("a cancelled drag does not call didShow", coordinator.shown == ["Root", "Page"])

  drag(stage, to: 0.5)
  try stage.settle()
  check("a long drag pops", navigation.viewControllers == [root] && page.alongside == 1)
  check("a finished pop calls didShow for the root", coordinator.shown == ["Root", "Page", "Root"])
  check("the transitions leave no diagnostics", stage.diagnostics.isEmpty)
  for line in stage.diagnostics { print("      \(line)") }
}

do {
  try MainActor.assumeIsolated {
    try run()
    try runTransition()
  }
} catch { check("\(error)", false) }
exit(failures == 0 ? 0 : 1)
