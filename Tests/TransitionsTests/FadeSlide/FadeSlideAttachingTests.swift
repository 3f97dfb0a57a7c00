import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Attaching the fade and slide")
struct FadeSlideAttachingTests {
  @Test("The first call attaches the coordinator, and the second has no effect")
  func twice() throws {
    let scene = try DragScene(UINavigationController())
    let navigation = scene.navigation
    #expect(navigation.transitionCoordinatorHelper == nil)
    let before = navigation.view.gestureRecognizers?.count ?? 0
    scene.stage.perform { navigation.addCustomTransitioning() }
    let helper = try #require(navigation.transitionCoordinatorHelper)
    helper.parameters.duration = 0.3
    scene.stage.perform { navigation.addCustomTransitioning() }
    #expect(navigation.transitionCoordinatorHelper === helper)
    #expect(navigation.delegate === helper)
    #expect(navigation.view.gestureRecognizers?.count == before + 1)
    #expect(helper.parameters.duration == 0.3)
  }

  @Test("Each navigation retains its own coordinator and releases it")
  func life() throws {
    weak var helper: FadeSlideCoordinator?
    weak var navigation: UINavigationController?
    try {
      let scene = try DragScene(UINavigationController())
      let other = UINavigationController()
      scene.stage.perform {
        scene.navigation.addCustomTransitioning()
        other.addCustomTransitioning()
      }
      (helper, navigation) = (scene.navigation.transitionCoordinatorHelper, scene.navigation)
      #expect(helper != nil)
      #expect(helper !== other.transitionCoordinatorHelper)
      scene.drag(from: 5, to: 0.7)
      scene.release(from: 5, at: 0.7)
      try scene.stage.settle()
      #expect(scene.names == "AB")
    }()
    #expect(navigation == nil)
    #expect(helper == nil)
  }

  @Test("A drag becomes the navigation's delegate again")
  func delegate() throws {
    let scene = try DragScene(UINavigationController())
    scene.stage.perform { scene.navigation.addCustomTransitioning() }
    scene.navigation.delegate = nil
    scene.drag(from: 5, to: 0.25)
    #expect(scene.navigation.currentAnimator is FadeSlideAnimator)
    #expect(scene.navigation.delegate === scene.navigation.transitionCoordinatorHelper)
    #expect(abs(Double(scene.top.seenCenter.x) - (195 + 390 / 4)) < 1e-9)
  }

  @Test("At the end the arriving screen is in front, or removed if it was cancelled", arguments: [true, false])
  func order(_ finishes: Bool) throws {
    let stage = Stage()
    let (from, to) = (ColourScreen("F", .red), ColourScreen("T", .blue))
    let context = EndingContext(from, to, wasCancelled: !finishes)
    let animator = FadeSlideAnimator(isOpening: false)
    stage.window.addSubview(context.containerView)
    stage.perform { animator.animateTransition(using: context) }
    #expect(context.containerView.subviews == [to.view, from.view])
    try stage.settle()
    #expect(context.ends == [finishes])
    #expect(context.viewsAtEnd == (finishes ? [from.view, to.view] : [from.view]))
    #expect(from.view.alpha == 1 && from.view.center.x == 195)
  }
}

/// The context of a transition that is not interactive.
@MainActor private final class EndingContext: NSObject, UIViewControllerContextTransitioning {
  let containerView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let transitionWasCancelled: Bool
  private(set) var ends: [Bool] = []
  private(set) var viewsAtEnd: [UIView] = []
  private let screens: [UITransitionContextViewControllerKey: UIViewController]

  let isAnimated = true
  let isInteractive = false
  let presentationStyle = UIModalPresentationStyle.none
  let targetTransform = CGAffineTransform.identity

  init(_ from: UIViewController, _ to: UIViewController, wasCancelled: Bool) {
    screens = [.from: from, .to: to]
    transitionWasCancelled = wasCancelled
    super.init()
    for screen in [from, to] { screen.view.frame = containerView.bounds }
    containerView.addSubview(from.view)
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    ends.append(didComplete)
    viewsAtEnd = containerView.subviews
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { screens[key] }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { screens[key == .to ? .to : .from]?.view }
  func initialFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
  func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
}
