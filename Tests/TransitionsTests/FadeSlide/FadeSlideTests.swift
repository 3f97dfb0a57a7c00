import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Fade and slide")
struct FadeSlideTests {
  typealias Scene = DragScene<UINavigationController>

  private func scene(depth: Int = 3) throws -> Scene {
    let scene = try Scene(UINavigationController(), depth: depth)
    scene.stage.perform { scene.navigation.addCustomTransitioning() }
    return scene
  }

  /// Returns the opacity of a screen that appears in the first half.
  ///
  /// The curve passes through 0, 1 and 1, at the beginning, the middle and the end; it begins with a slope of 1 and
  /// reaches the second value with a slope of 0: Hermite's cubic `t + t² - t³`.
  private static func appeared(_ progress: Double) -> Double {
    let part = min(2 * progress, 1)
    return part + part * part - part * part * part
  }

  private func seen(_ upper: UIView, _ lower: UIView) -> Values {
    [
      "upper x": Double(upper.seenCenter.x), "upper y": Double(upper.seenCenter.y), "upper alpha": upper.seenAlpha,
      "lower x": Double(lower.seenCenter.x), "lower y": Double(lower.seenCenter.y), "lower alpha": lower.seenAlpha,
      "others": Double(upper.siblings(except: [upper, lower]).count),
      "overlap": Double(lower.seenCenter.x + 195 - (upper.seenCenter.x - 195)),
    ]
  }

  private func published(away: Double, alpha: Double, lowerAlpha: Double) -> Values {
    [
      "upper x": 195 + 390 * away, "upper y": 422, "upper alpha": alpha, "lower x": 195 - 390 * (1 - away),
      "lower y": 422, "lower alpha": lowerAlpha, "others": 0, "overlap": 0,
    ]
  }

  @Test("Under the finger every value is the published one, forwards and back")
  func pop() throws {
    let scene = try scene()
    try scene.expectDragged(seen) { published(away: $0, alpha: 1 - $0, lowerAlpha: Self.appeared($0)) }
    #expect(scene.top.alpha == 1)
  }

  @Test("From code it moves with ease-in-out, in the duration of hiding a bar", arguments: [true, false])
  func fromCode(_ isOpening: Bool) throws {
    let (upper, lower) = try scene().expectPlayed(isOpening: isOpening, ColourScreen("N", .black), in: 0.2, seen) {
      isOpening
        ? published(away: 1 - $0, alpha: 1, lowerAlpha: 1 - Self.appeared($0))
        : published(away: $0, alpha: 1 - $0, lowerAlpha: Self.appeared($0))
    }
    #expect(UINavigationController.hideShowBarDuration == 0.2)
    #expect(lower.alpha == 1 && lower.center.x == 195 && upper.alpha == 1 && upper.center.x == 195)
  }

  @Test("The fades end where the parameters say")
  func fades() throws {
    let scene = try scene()
    let helper = try #require(scene.navigation.transitionCoordinatorHelper)
    helper.parameters.lowerFade = 1
    helper.parameters.upperFade = 0.5
    scene.drag(from: 5, to: 0.25)
    #expect(abs(scene.below.seenAlpha - 0.25) < 1e-6)
    #expect(abs(scene.top.seenAlpha - (1 - Self.appeared(0.25))) < 1e-6)
  }

  @Test(
    "UIKit may ask for the interaction until the release, which frees it", arguments: [(-0.25, "ABC"), (1.25, "AB")])
  func held(_ end: CGFloat, _ names: String) throws {
    let scene = try scene()
    let helper = try #require(scene.navigation.transitionCoordinatorHelper)
    scene.drag(from: 5, to: 0.5, steps: 1)
    scene.move(from: 5, start: 0.5, to: end, steps: 1)
    weak let held = helper.drag?.interaction
    let animator = FadeSlideAnimator(isOpening: false)
    #expect(held != nil && helper.navigationController(scene.navigation, interactionControllerFor: animator) === held)
    scene.release(from: 5, at: end)
    try scene.stage.settle()
    #expect(scene.names == names && held == nil && helper.drag?.interaction == nil)
  }
}

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
    #expect(navigation.transitionCoordinatorHelper === helper && navigation.delegate === helper)
    #expect(navigation.view.gestureRecognizers?.count == before + 1 && helper.parameters.duration == 0.3)
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
      #expect(helper != nil && helper !== other.transitionCoordinatorHelper)
      try scene.swipe(from: 5, to: 0.7)
      #expect(scene.names == "AB")
    }()
    #expect(navigation == nil && helper == nil)
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
}
