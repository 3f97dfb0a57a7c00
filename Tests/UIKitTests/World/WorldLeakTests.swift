import Stage
import Testing

@testable import UIKit

/// The moments at which a stage is dropped.
enum DropMoment: String, CaseIterable, Sendable {
  case animating, decelerating, touched, sameTurn
}

@MainActor @Suite("Dropped stages")
struct WorldLeakTests {
  @Test("A dropped stage frees its application and its world", arguments: DropMoment.allCases)
  func drop(at moment: DropMoment) throws {
    weak var application: UIApplication?
    weak var world: LayerWorld?
    weak var root: UIViewController?
    let next = Stage()
    try {
      let stage = Stage()
      (application, world) = (stage.application, stage.application.world)
      root = try bring(stage, to: moment)
    }()
    next.perform {}
    #expect(application == nil && world == nil && root == nil)
  }

  /// Shows a navigation controller, brings the stage to `moment`, and returns the controller.
  private func bring(_ stage: Stage, to moment: DropMoment) throws -> UIViewController {
    let navigation = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = navigation
    try stage.settle()
    switch moment {
    case .animating: animate(navigation.view, on: stage)
    case .sameTurn:
      stage.perform {
        UIView.animate(withDuration: 1, animations: { navigation.view.alpha = 0.5 }) { _ in navigation.view.alpha = 1 }
        DispatchQueue.main.async { MainActor.assumeIsolated { navigation.view.alpha = 0.2 } }
        CATransaction.setCompletionBlock { _ = navigation }
      }
    case .decelerating, .touched: scroll(navigation.view, on: stage, lift: moment == .decelerating)
    }
    return navigation
  }

  private func animate(_ view: UIView, on stage: Stage) {
    stage.perform {
      UIView.animate(withDuration: 1, animations: { view.alpha = 0.5 }, completion: { _ in view.alpha = 1 })
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 10 }
      animator.addCompletion { _ in animator.addCompletion { _ in } }
      animator.startAnimation()
    }
    stage.advance(by: 0.1)
  }

  private func scroll(_ view: UIView, on stage: Stage, lift: Bool) {
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 390, height: 5_000)
    view.addSubview(scroll)
    stage.press(CGPoint(x: 150, y: 500), to: CGPoint(x: 150, y: 350), steps: 5, rate: 100)
    if lift { stage.send(.up(CGPoint(x: 150, y: 350))) }
    stage.advance(by: 0.05)
  }
}
