import Stage
import Testing
import UIKit

// The samples of the module's page. Each is equal to the article's text.
// sample
@MainActor func swipe(on stage: Stage) throws -> Bitmap {
  stage.send(.down(CGPoint(x: 5, y: 400)))
  for step in 1...12 {
    stage.advance(by: 1.0 / 60)
    stage.send(.move(CGPoint(x: 5 + 20 * step, y: 400)))
  }
  stage.send(.up(CGPoint(x: 245, y: 400)))
  try stage.settle()
  return stage.render()
}
// end of sample

// sample
@MainActor func fadeIn(on stages: [Stage]) {
  for stage in stages {
    let view = UIView(frame: stage.window.bounds)
    view.alpha = 0
    stage.window.addSubview(view)
    UIView.animate(withDuration: 0.25) { view.alpha = 1 }
  }
}
// end of sample

@MainActor @Suite("The samples of the Stage documentation")
struct DocumentationSampleTests {
  @Test("The swipe of the first sample pops a screen")
  func swiping() throws {
    let stage = Stage()
    let screens = [UIColor.red, .blue].map { color in
      let controller = UIViewController()
      controller.view.backgroundColor = color
      return controller
    }
    let navigation = UINavigationController()
    navigation.viewControllers = screens
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
    #expect(stage.render()[200, 400] == .blue)
    #expect(try swipe(on: stage)[200, 400] == .red)
    #expect(navigation.viewControllers == [screens[0]] && stage.diagnostics.isEmpty)
  }

  @Test("In the second sample each stage runs its own animation")
  func fading() throws {
    let stages = [Stage(), Stage()]
    fadeIn(on: stages)
    #expect(!stages[0].isIdle && !stages[1].isIdle)
    try stages[0].settle()
    #expect(stages[0].isIdle && stages[0].now == 0.25 && !stages[1].isIdle && stages[1].now == 0)
  }
}
