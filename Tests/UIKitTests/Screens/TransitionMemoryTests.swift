import Foundation
import Stage
import Testing
import UIKit

/// Counts the living objects among those that were added.
@MainActor private final class Census {
  private final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  private var all: [Weak] = []
  func note(_ object: AnyObject) { all.append(Weak(object)) }
  var living: [String] { all.compactMap { $0.object.map { "\(type(of: $0))" } } }
}

/// An animator and interaction controller in one that retains its context, as much code does.
@MainActor private final class Both: UIPercentDrivenInteractiveTransition, UIViewControllerAnimatedTransitioning {
  private var kept: (any UIViewControllerContextTransitioning)?
  private(set) var words: [String] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    kept = context
    context.containerView.insertSubview(context.toView, belowSubview: context.fromView)
    let dimmingView = UIView(frame: context.containerView.bounds)
    context.containerView.addSubview(dimmingView)
    UIView.animate(withDuration: 0.1) {
      context.fromView.center.x += 390
    } completion: { _ in
      context.complete()
    }
  }

  override func update(_ percentComplete: CGFloat) {
    super.update(percentComplete)
    words.append("update")
  }
  override func cancel() {
    super.cancel()
    words.append("cancel")
  }
}

@MainActor @Suite("The memory of transitions that are over")
struct TransitionMemoryTests {
  @Test("A thousand cancelled pops leave no object, view, animation or scheduled work behind")
  func thousandCancels() throws {
    let scene = try NavigationScene()
    let census = Census()
    let before = (scene.stage.render().digest, scene.record)
    for number in 0..<1_000 {
      do {
        let both = Both()
        census.note(both)
        let interaction = scene.drag(both, to: 0.5, by: both)
        if let coordinator = scene.navigation.transitionCoordinator {
          census.note(coordinator)
          coordinator.notifyWhenInteractionChanges { _ in _ = both }
          coordinator.animate(alongsideTransition: nil) { _ in _ = both }
        }
        for view in scene.container.subviews where !scene.screens.contains(where: { $0.view === view }) {
          census.note(view)
        }
        interaction.cancel()
        try scene.stage.settle()
        if number == 0 { #expect(both.words == ["update", "cancel"]) }
        (scene.delegate.animator, scene.delegate.interaction) = (nil, nil)
      }
    }
    #expect(Set(census.living) == [])
    #expect(scene.record == before.1)
    #expect(scene.stage.render().digest == before.0)
  }

  @Test("A navigation controller that is freed while its view stays on screen leaves no held transition behind")
  func viewStays() throws {
    let stage = Stage()
    let log = CallLog()
    let both = Both()
    func run() throws {
      let navigation = UINavigationController()
      let delegate = LoggingDelegate(log)
      navigation.viewControllers = [LoggingController("A", log), LoggingController("B", log)]
      navigation.delegate = delegate
      stage.window.addSubview(navigation.view)
      navigation.beginAppearanceTransition(true, animated: false)
      navigation.endAppearanceTransition()
      try stage.settle()
      delegate.animator = both
      delegate.interaction = both
      navigation.popViewController(animated: true)
      stage.advance(by: 0.05)
      both.update(0.3)
    }
    try run()
    try stage.settle()
    stage.send(.down(CGPoint(x: 3, y: 300)))
    for x in 1...20 {
      stage.advance(by: 0.016)
      stage.send(.move(CGPoint(x: 3 + 10 * x, y: 300)))
    }
    stage.send(.up(CGPoint(x: 203, y: 300)))
    try stage.settle()
  }
}
