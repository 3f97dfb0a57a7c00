import Stage
import Testing
import UIKit

@MainActor @Suite("A size that changes before a transition's animator was asked")
struct EarlyResizeTests {
  enum Drive: CaseIterable, Sendable { case plays, held, heldAndPaused, vended }

  @Test("The animator is asked once, and the transition ends once", arguments: Drive.allCases, [true, false])
  func resized(_ drive: Drive, _ completes: Bool) throws {
    for resizesFirst in [true, false] {
      let (stage, log) = (Stage(scale: 0.25), CallLog())
      let (first, second) = stage.perform { (LoggingController("A", log), LoggingController("B", log)) }
      let navigation = stage.perform { UINavigationController(rootViewController: first) }
      let delegate = LoggingDelegate(CallLog())
      navigation.delegate = delegate
      stage.window.rootViewController = navigation
      try stage.settle()
      let interaction = UIPercentDrivenInteractiveTransition()
      var asked = 0
      let slide = ClosureAnimator { context in
        asked += 1
        context.containerView.addSubview(context.toView)
        context.toView.alpha = 0
        context.animate { context.toView.alpha = 1 }
      }
      delegate.animator = drive == .vended ? InterruptibleSlide(log, leaves: false) : slide
      delegate.interaction = drive == .plays ? nil : interaction
      let moment = resizesFirst ? "A.viewWillDisappear" : "B.viewWillAppear"
      log.onNote = { [stage, log] in
        guard $0 == moment else { return }
        log.onNote = { _ in }
        if drive == .heldAndPaused { interaction.pause() }
        stage.resize(to: CGSize(width: 300, height: 500), scale: 0.25)
        navigation.view.layoutIfNeeded()
      }
      stage.perform { navigation.pushViewController(second, animated: true) }
      stage.advance(by: 0.1)
      interaction.update(0.5)
      stage.perform { interaction.end(completes) }
      try stage.settle()
      if drive != .vended { #expect(asked == 1 && slide.ended.count == 1, "\(drive) \(resizesFirst)") }
      #expect(navigation.viewControllers.count == (completes || drive == .plays ? 2 : 1))
      #expect(stage.misuse.isEmpty, "\(drive) \(resizesFirst)")
      #expect(log.imbalance == nil)
      #expect(navigation.topViewController?.view.bounds.size == CGSize(width: 300, height: 500))
    }
  }
}
