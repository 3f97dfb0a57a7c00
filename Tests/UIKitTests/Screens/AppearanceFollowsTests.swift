import Stage
import Testing
import UIKit

@MainActor @Suite("A controller's appearance follows its view into a window and out of it")
struct AppearanceFollowsTests {
  @Test("A view that is added without its controller's parent makes the controller appear, and disappear again")
  func addedByHand() throws {
    let (log, stage) = (CallLog(), Stage(scale: 0.25))
    let (base, other) = stage.perform { (LoggingController("A", log), LoggingController("B", log)) }
    stage.window.rootViewController = base
    try stage.settle()
    log.lines = []
    stage.perform { base.view.addSubview(other.view) }
    #expect(log.take() == ["B.viewWillAppear", "B.viewDidAppear"])
    stage.perform {
      let superview = UIView()
      base.view.addSubview(superview)
      superview.addSubview(other.view)
    }
    #expect(log.take() == [])
    stage.perform { other.view.removeFromSuperview() }
    #expect(log.take() == ["B.viewWillDisappear", "B.viewDidDisappear"])
    stage.perform { stage.window.addSubview(other.view) }
    #expect(log.take() == ["B.viewWillAppear", "B.viewDidAppear"])
  }
}
