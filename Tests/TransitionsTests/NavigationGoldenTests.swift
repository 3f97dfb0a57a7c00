import GoldenPictures
import Raster
import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Pictures of dragged navigations")
struct NavigationGoldenTests {
  private func show(_ navigation: UINavigationController, at percent: Int, _ name: String, from x: Double = 5) throws {
    let small = SmallStage()
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = StripedScreen.colors.map(MarkedScreen.init)
    (navigation.topViewController as? MarkedScreen)?.loadViewIfNeeded()
    (navigation.topViewController as? MarkedScreen)?.stripe.frame = CGRect(x: 4, y: 4, width: 56, height: 20)
    (navigation as? AttachedNavigation)?.attach()
    try small.show(navigation)
    small.drag(to: Double(percent) / 100, from: x)
    try expectGolden(small.picture(), "\(name)-\(percent)")
  }

  /// Creates the navigation of some pictures.
  private func navigation(_ name: String) -> UINavigationController {
    switch name {
    case "sink", "sink-exaggerated", "sink-no-shadow", "sink-no-dimming":
      let navigation = SinkNavigation()
      guard name != "sink" else { return navigation }
      navigation.parameters = .exaggerated
      navigation.parameters.shadow.isOn = name != "sink-no-shadow"
      navigation.parameters.dimming.isOn = name != "sink-no-dimming"
      return navigation
    case "push-down", "push-down-looks":
      let navigation = PushDownNavigationController()
      let isShaded = name == "push-down-looks"
      (navigation.parameters.shadow.isOn, navigation.parameters.dimming.isOn) = (isShaded, isShaded)
      if isShaded { navigation.parameters.dimming.strengthCovered = 0.5 }
      return navigation
    case "grow", "grow-looks":
      let navigation = GrowNavigationController()
      let isShaded = name == "grow-looks"
      (navigation.parameters.shadow.isOn, navigation.parameters.dimming.isOn) = (isShaded, isShaded)
      if isShaded { navigation.parameters.dimming.strengthCovered = 0.5 }
      return navigation
    case "shared-element": return SharedElementNavigationController()
    case "container-transform": return ContainerTransformNavigationController()
    default:
      let navigation = PredictiveBackNavigationController()
      if name == "predictive-back-guide" { navigation.parameters = .guide }
      if name == "predictive-back-surface" { navigation.parameters = .surface }
      return navigation
    }
  }

  private nonisolated static let pictures: [(String, Int)] = [
    ("sink", 25), ("sink", 75), ("sink-exaggerated", 25), ("sink-exaggerated", 75), ("sink-no-shadow", 50),
    ("sink-no-dimming", 50), ("shared-element", 25), ("shared-element", 75), ("push-down", 25), ("push-down", 75),
    ("push-down-looks", 50), ("grow", 25), ("grow", 75), ("grow-looks", 50), ("container-transform", 25),
    ("container-transform", 75), ("predictive-back-activity", 10), ("predictive-back-activity", 75),
    ("predictive-back-guide", 10), ("predictive-back-guide", 75), ("predictive-back-surface", 10),
    ("predictive-back-surface", 75),
  ]

  @Test("A dragged navigation looks as it should, with and without its shadow and dimming", arguments: pictures)
  func dragged(_ name: String, _ percent: Int) throws {
    try show(navigation(name), at: percent, name, from: name.hasPrefix("push-down") ? 25 : 5)
  }

  @Test("Fade and slide over one background", arguments: [25, 75])
  func fadeSlide(_ percent: Int) throws {
    let small = SmallStage()
    let navigation = UINavigationController()
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = StripedScreen.colors.map { color in
      let screen = StripedScreen(.clear)
      screen.loadViewIfNeeded()
      screen.stripe.backgroundColor = color
      screen.stripe.frame = CGRect(x: 4, y: color == StripedScreen.colors[0] ? 6 : 26, width: 56, height: 16)
      return screen
    }
    let background = UIView()
    background.backgroundColor = UIColor(white: 0.9, alpha: 1)
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 48))
    half.backgroundColor = UIColor(white: 0.6, alpha: 1)
    background.addSubview(half)
    try small.show(StaticBackgroundController(background: background, content: navigation))
    small.stage.perform { navigation.addCustomTransitioning() }
    small.drag(to: Double(percent) / 100)
    try expectGolden(small.picture(), "fade-slide-\(percent)")
  }

  @Test("Presenting from the side and dismissing to it", arguments: [true, false], [25, 75])
  func side(_ presents: Bool, _ percent: Int) throws {
    let small = SmallStage()
    let (base, presented) = (StripedScreen(StripedScreen.colors[0]), StripedScreen(StripedScreen.colors[1]))
    try small.show(base)
    let presentation = small.stage.perform { SidePresentation(presented) }
    defer { _ = presentation }
    small.stage.perform { base.present(presented, animated: true) }
    // The presentation from code is eased, so the pictures are taken at fractions of the time.
    if presents {
      small.stage.advance(by: 0.4 * Double(percent) / 100, framesPerSecond: 1000)
    } else {
      try small.stage.settle()
      small.drag(to: Double(percent) / 100)
    }
    try expectGolden(small.picture(), "side-\(presents ? "present" : "dismiss")-\(percent)")
  }
}

/// A striped screen for all navigations: marked for the push from above, with its stripe as shared element and source.
@MainActor private final class MarkedScreen: StripedScreen, PushDownScreen, SharedElementScreen, GrowingScreen {
  let isPushedDown = true
  func sharedElement(with other: UIViewController) -> UIView? { stripe }
  func growthSource(on screen: UIViewController) -> UIView? { (screen as? MarkedScreen)?.stripe }
}

@MainActor @Suite("Pictures of the back swipe")
struct BackSwipeGoldenTests {
  /// Two striped screens, dragged to `progress`.
  private func picture(at progress: Double, _ change: (inout BackSwipeParameters) -> Void = { _ in }) throws
    -> PixelBuffer
  {
    let small = SmallStage()
    let navigation = SwipeNavigation()
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = StripedScreen.colors.map(StripedScreen.init)
    change(&navigation.parameters)
    try small.show(navigation)
    small.drag(to: progress)
    return try small.picture()
  }

  @Test("At a quarter and at three of the progress; traces hold what lies between", arguments: [25, 75])
  func instants(_ percent: Int) throws {
    try expectGolden(picture(at: Double(percent) / 100), "back-swipe-\(percent)")
  }

  @Test("With shadow, dimming or parallax off", arguments: ["shadow", "dimming", "parallax"])
  func off(_ what: String) throws {
    let buffer = try picture(at: 0.5) { parameters in
      parameters.shadow.isOn = what != "shadow"
      parameters.dimming.isOn = what != "dimming"
      parameters.parallax.isOn = what != "parallax"
    }
    try expectGolden(buffer, "back-swipe-no-\(what)-50")
  }
}

@MainActor @Suite("Pictures of transitions between two screens")
struct TwoScreenGoldenTests {
  /// Returns a picture of a small stage whose second screen is dragged to a progress.
  private func picture(_ transition: TwoScreenTransition, at progress: Double, looks: Bool) throws -> PixelBuffer {
    let scene = try TwoScreenScene.opened(transition, looks: looks, size: CGSize(width: 64, height: 96))
    for view in [scene.first.view, scene.second.view] where view !== (scene.second as? NotingViewer)?.view {
      let stripe = UIView(frame: CGRect(x: 28, y: 16, width: 8, height: 64))
      stripe.backgroundColor = UIColor(white: 1, alpha: 0.6)
      view?.addSubview(stripe)
    }
    (scene.second as? NotingViewer)?.small.frame = CGRect(x: 6, y: 10, width: 20, height: 20)
    let start = transition.isNavigation ? CGPoint(x: 5, y: 48) : CGPoint(x: 32, y: 40)
    func point(_ distance: Double) -> CGPoint {
      transition.isNavigation ? CGPoint(x: start.x + distance, y: start.y) : CGPoint(x: start.x, y: start.y + distance)
    }
    scene.stage.send(.down(start))
    scene.stage.advance(by: 1 / 60)
    scene.stage.send(.move(point(10.001)))
    scene.stage.send(.move(point(10 + progress * scene.length)))
    scene.stage.advance(by: 1 / 60)
    let buffer = try #require(PixelBuffer(width: 64, height: 96))
    _ = try scene.stage.draw(into: buffer, everything: true)
    return buffer
  }

  @Test(
    "At a quarter and at three of the progress; traces hold what lies between", arguments: TwoScreenTransition.allCases,
    [25, 75])
  func instants(_ transition: TwoScreenTransition, _ percent: Int) throws {
    try expectGolden(picture(transition, at: Double(percent) / 100, looks: false), "\(transition)-\(percent)")
  }

  @Test("With shadow and dimming on", arguments: [TwoScreenTransition.rise, .keyframe, .cornerRotation])
  func looks(_ transition: TwoScreenTransition) throws {
    try expectGolden(picture(transition, at: 0.5, looks: true), "\(transition)-looks-50")
  }
}
