import Stage
import Testing

@testable import UIKit

/// The rows of the page "What this window forgives": each as it is forgiven, and as it is on iOS.
@MainActor @Suite("What is forgiven that goes wrong on iOS")
struct ForgivenessTests {
  /// Something that an animator changes, how that is told, and how it is seen to be there still.
  struct Change: Sendable, CustomTestStringConvertible {
    let left: String
    let restored: String
    let change: @MainActor @Sendable (Parts) -> Void
    let isThere: @MainActor @Sendable (Parts) -> Bool
    var testDescription: String { left }

    init(
      _ left: String, _ restored: String, _ change: @escaping @MainActor @Sendable (Parts) -> Void,
      isThere: @escaping @MainActor @Sendable (Parts) -> Bool
    ) { (self.left, self.restored, self.change, self.isThere) = (left, restored, change, isThere) }
  }

  /// The views of a pop.
  @MainActor struct Parts {
    let from: UIView
    let container: UIView
    let label: UILabel
    let width: NSLayoutConstraint
  }

  nonisolated static let changes = [
    Change(
      "the alpha of the view of LoggingController at 0", "put it back to 1", { $0.from.alpha = 0 },
      isThere: { $0.from.alpha == 0 }),
    Change(
      "the transform of UILabel at a scale of 0.5", "put it back to the identity",
      { $0.label.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }, isThere: { $0.label.transform.a == 0.5 }),
    Change(
      "the center of UILabel at (60, 25)", "put it back to (50, 25)", { $0.label.center.x += 10 },
      isThere: { $0.label.center.x == 60 }),
    Change(
      "of UILabel at false", "put it back to true",
      { parts in for isOn in [true, false] { parts.label.isUserInteractionEnabled = isOn } },
      isThere: { !$0.label.isUserInteractionEnabled }),
    Change(
      "the constant of a constraint of UIView at 20.0", "put it back to 100.0", { $0.width.constant = 20 },
      isThere: { $0.width.constant == 20 }),
    Change(
      "the mask of UILabel changed", "put it back, iOS would not", { $0.label.layer.mask = CALayer() },
      isThere: { $0.label.layer.mask != nil }),
    Change(
      "UIProgressView added to TransitionContainerView", "this window removed it, iOS would not",
      { $0.container.addSubview(UIProgressView()) },
      isThere: { $0.container.subviews.contains { $0 is UIProgressView } }),
  ]

  /// Drags a pop whose animator makes `change`, and cancels it.
  private func cancel(
    forgiving forgives: Forgiveness, _ change: @escaping (Parts) -> Void,
    completion: @escaping (Parts) -> Void = { _ in }
  ) throws -> (NavigationScene, Parts) {
    let scene = try NavigationScene()
    scene.stage.application.forgives = forgives
    let from: UIView = scene.screens[1].view
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    label.isUserInteractionEnabled = true
    from.addSubview(label)
    let follower = UIView(frame: from.bounds)
    follower.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    from.addSubview(follower)
    let bound = UIView()
    bound.translatesAutoresizingMaskIntoConstraints = false
    from.addSubview(bound)
    let width = bound.widthAnchor.constraint(equalToConstant: 100)
    width.isActive = true
    try scene.stage.settle()
    let parts = Parts(from: from, container: scene.container, label: label, width: width)
    let animator = ClosureAnimator { context in
      context.containerView.insertSubview(context.toView, belowSubview: context.fromView)
      UIView.animate(withDuration: 0.4) {
        context.fromView.frame.origin.x = 390
        context.fromView.bounds.size.height = 600
        change(parts)
        context.fromView.layoutIfNeeded()
      } completion: { _ in
        completion(parts)
        context.complete()
      }
    }
    scene.drag(animator, to: 0.5).cancel()
    try scene.stage.settle()
    return (scene, parts)
  }

  @Test("What an animator leaves is put back, and told", arguments: changes)
  func forgiven(_ row: Change) throws {
    let (scene, parts) = try cancel(forgiving: .everything, row.change)
    #expect(!row.isThere(parts))
    #expect(scene.stage.diagnostics.count == 1, "\(scene.stage.diagnostics)")
    let told = scene.stage.diagnostics.first ?? ""
    #expect(told.hasPrefix("ClosureAnimator was cancelled and left "), "\(told)")
    #expect(told.contains(row.left) && told.contains(row.restored), "\(told)")
  }

  @Test("Without that it stays as on iOS, and is told; UIKit's own part is put back", arguments: changes)
  func strict(_ row: Change) throws {
    let (scene, parts) = try cancel(forgiving: [], row.change)
    #expect(row.isThere(parts))
    #expect(parts.from.superview === parts.container && scene.screens[0].view.superview == nil)
    #expect(parts.from.frameIgnoringTransform == parts.container.bounds)
    #expect(parts.from.subviews[1].frame == parts.from.bounds)
    let told = scene.stage.diagnostics.first ?? ""
    #expect(told.contains(row.left) && told.contains("so it stays, as on iOS"), "\(told)")
    #expect(scene.stage.diagnostics.count == 1, "\(scene.stage.diagnostics)")
  }

  @Test("An animator that restores what it changed is not told of, and ends the same in both cases")
  func tidy() throws {
    for forgives in [Forgiveness.everything, []] {
      let (scene, parts) = try cancel(forgiving: forgives) {
        $0.from.alpha = 0
      } completion: {
        $0.from.alpha = 1
      }
      #expect(parts.from.alpha == 1 && parts.from.frame == parts.container.bounds)
      #expect(scene.stage.diagnostics.isEmpty, "\(scene.stage.diagnostics)")
    }
  }

  @Test("A cancelled dismissal leaves what its animator left, and the presented screen in its frame")
  func dismissal() throws {
    let scene = try PresentationScene()
    scene.stage.application.forgives = []
    let sheet = scene.b
    scene.a.present(sheet, animated: false)
    try scene.stage.settle()
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.transitioning.interaction = interaction
    scene.transitioning.animator = ClosureAnimator { context in
      context.animate {
        sheet.view.frame.origin.y = 844
        sheet.view.alpha = 0.25
      }
    }
    sheet.transitioningDelegate = scene.transitioning
    sheet.dismiss(animated: true)
    scene.stage.advance(by: 0.1)
    interaction.update(0.5)
    interaction.cancel()
    try scene.stage.settle()
    #expect(sheet.view.alpha == 0.25 && sheet.view.frame == scene.stage.window.bounds)
    #expect(sheet.view.window != nil && scene.stage.diagnostics.count == 1, "\(scene.stage.diagnostics)")
  }

  @Test("The system's own pop and dismissal leave nothing, also where nothing is forgiven")
  func system() throws {
    let pop = try NavigationScene()
    let sheet = try SheetScene()
    try sheet.present()
    for (stage, drag) in [(pop.stage, CGVector(dx: 100, dy: 0)), (sheet.stage, CGVector(dx: 0, dy: 100))] {
      stage.application.forgives = []
      let (before, start) = (stage.render().digest, CGPoint(x: 4, y: 400))
      let end = CGPoint(x: start.x + drag.dx, y: start.y + drag.dy)
      stage.dragFinger(start, to: end, steps: 5, lifts: false)
      #expect(stage.render().digest != before)
      stage.advance(by: 0.3)
      stage.send(.up(end))
      try stage.settle()
      #expect(stage.render().digest == before && stage.diagnostics.isEmpty, "\(stage.diagnostics)")
    }
    #expect(pop.names == "AB" && sheet.sheet.view.window != nil)
  }

  @Test("The remark is in the log of calls each time, and a diagnostic once")
  func log() throws {
    let scene = try NavigationScene()
    let calls = TransitionCalls()
    scene.stage.application.calls = calls
    var remarks: [String] = []
    scene.stage.application.remarked = { sentence, _ in remarks.append(sentence) }
    for _ in 0..<2 {
      scene.drag(ClosureAnimator.leaving { $0.alpha = 0 }, to: 0.5).cancel()
      try scene.stage.settle()
    }
    #expect(scene.stage.diagnostics.count == 1 && remarks.count == 2)
    #expect(calls.list.filter { $0.kind == .noticed }.map(\.text) == remarks)
  }

  @Test("A flick that ends before its transition begins counts, or hangs as on iOS", arguments: [true, false])
  func early(_ isForgiven: Bool) throws {
    let scene = try NavigationScene()
    if !isForgiven { scene.stage.application.forgives.remove(.earlyCalls) }
    let interaction = scene.pop(by: SlideAnimator(scene.log))
    interaction.update(0.3)
    interaction.finish()
    scene.stage.advance(by: 2)
    #expect(scene.names == "A")
    #expect((scene.navigation.transitionCoordinator == nil) == isForgiven)
    #expect(interaction.percentComplete == (isForgiven ? 0.3 : 0))
    let lost = isForgiven ? "this window keeps it, on iOS it is lost" : "it is lost, as on iOS"
    let told = scene.stage.diagnostics.first ?? ""
    #expect(told.hasPrefix("UIPercentDrivenInteractiveTransition.finish() was called before its"), "\(told)")
    #expect(told.contains(lost) && scene.stage.diagnostics.count == 1, "\(told)")
  }

  @Test("A finish() inside of startInteractiveTransition(_:) is not early")
  func atTheBeginning() throws {
    final class Quick: UIPercentDrivenInteractiveTransition {
      override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        super.startInteractiveTransition(transitionContext)
        finish()
      }
    }
    let scene = try NavigationScene()
    scene.stage.application.forgives = []
    scene.pop(by: SlideAnimator(scene.log), driven: Quick())
    try scene.stage.settle()
    #expect(scene.names == "A" && scene.stage.diagnostics.isEmpty, "\(scene.stage.diagnostics)")
  }

  @Test(
    "A push during a transition waits, and its late question is told where it is not forgiven",
    arguments: [true, false])
  func late(_ isForgiven: Bool) throws {
    let scene = try NavigationScene(depth: 1)
    if !isForgiven { scene.stage.application.forgives.remove(.lateAnswers) }
    let animator = SlideAnimator(scene.log)
    animator.isPop = false
    scene.delegate.animator = animator
    for name in ["B", "C"] {
      scene.navigation.pushViewController(scene.screen(name), animated: true)
      scene.stage.advance(by: 0.1)
    }
    try scene.stage.settle()
    #expect(scene.names == "ABC")
    #expect(scene.stage.diagnostics.count == (isForgiven ? 0 : 1), "\(scene.stage.diagnostics)")
    #expect(scene.stage.diagnostics.allSatisfy { $0.hasPrefix("LoggingDelegate was asked late for the animator") })
  }
}
