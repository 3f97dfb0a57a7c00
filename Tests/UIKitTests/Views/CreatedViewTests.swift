import Stage
import Testing
import UIKit

@MainActor @Suite("Views that are created in a transition and kept by its animator")
struct CreatedViewTests {
  /// An animator that creates a dimming view with a label and a layer at its first transition, and keeps them.
  private final class DimmingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    lazy var dimmingView = made(UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))) {
      ($0.backgroundColor, $0.tag, $0.alpha) = (.red, 7, 0.5)
      $0.layer.addSublayer(line)
      $0.addSubview(label)
    }
    lazy var label = made(UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 30))) {
      ($0.text, $0.numberOfLines) = ("kept", 3)
    }
    lazy var line = made(CALayer()) { ($0.frame, $0.cornerRadius) = (CGRect(x: 5, y: 6, width: 70, height: 8), 4) }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      context.containerView.insertSubview(context.toView, belowSubview: context.fromView)
      context.containerView.insertSubview(dimmingView, aboveSubview: context.toView)
      let from = context.fromView
      UIView.animate(withDuration: 0.4) {
        from.transform = CGAffineTransform(translationX: 390, y: 0)
      } completion: { _ in
        context.complete()
      }
    }
  }

  @Test("After a cancelled transition the animator's dimming view has its values and subviews, and left the container")
  func keepsValues() throws {
    let scene = try NavigationScene()
    let animator = DimmingAnimator()
    let before = scene.stage.render().digest
    var pixels: [RGBA] = []
    for _ in 0..<3 {
      let interaction = scene.drag(animator, to: 0.5)
      // Below the dimming view, where the upper screen has left.
      pixels.append(scene.stage.render()[10, 700])
      interaction.cancel()
      try scene.stage.settle()
      let view = animator.dimmingView
      #expect(view.superview == nil && view.layer.superlayer == nil)
      #expect(view.backgroundColor == .red && view.tag == 7 && view.alpha == 0.5)
      #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
      #expect(view.subviews == [animator.label] && animator.label.text == "kept" && animator.label.numberOfLines == 3)
      #expect(animator.line.superlayer === view.layer && animator.line.cornerRadius == 4)
      #expect(animator.line.frame == CGRect(x: 5, y: 6, width: 70, height: 8) && scene.stage.render().digest == before)
    }
    #expect(pixels.allSatisfy { $0 == pixels[0] })
  }

  @Test("An older view that was moved into a view created in the transition goes back to where it was")
  func olderView() throws {
    let scene = try NavigationScene()
    let older = scene.stage.perform { UIView(frame: CGRect(x: 10, y: 100, width: 50, height: 50)) }
    let layer = scene.stage.perform { CALayer() }
    scene.screens[1].view.addSubview(older)
    scene.screens[1].view.layer.addSublayer(layer)
    let interaction = scene.dragPop(staging: { context in
      let created = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      context.containerView.addSubview(created)
      created.addSubview(older)
      created.layer.addSublayer(layer)
      older.alpha = 0.3
    })
    #expect(older.superview !== scene.screens[1].view)
    interaction.cancel()
    try scene.stage.settle()
    #expect(older.superview === scene.screens[1].view && older.alpha == 1)
    #expect(layer.superlayer === scene.screens[1].view.layer)
  }

  /// A screen whose view is loaded by the animator.
  private final class LateScreen: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      (view.backgroundColor, view.tag) = (.green, 3)
    }
  }

  @Test("A screen that is loaded in a transition goes back to how it was loaded")
  func loadedScreen() throws {
    let scene = try NavigationScene()
    let late = scene.stage.perform { LateScreen() }
    let interaction = scene.dragPop(staging: { context in
      context.containerView.addSubview(late.view)
      (late.view.alpha, late.view.tag) = (0.5, 4)
    })
    #expect(late.view.tag == 4)
    interaction.cancel()
    try scene.stage.settle()
    #expect(late.view.superview == nil && late.view.tag == 3 && late.view.alpha == 1)
    #expect(late.view.backgroundColor == .green)
  }
}
