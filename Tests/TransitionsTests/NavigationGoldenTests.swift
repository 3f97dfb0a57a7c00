import GoldenPictures
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

  @Test("Sinking", arguments: [25, 75])
  func sink(_ percent: Int) throws { try show(SinkNavigation(), at: percent, "sink") }

  @Test("Sinking deep", arguments: [25, 75])
  func exaggerated(_ percent: Int) throws {
    let navigation = SinkNavigation()
    navigation.parameters = .exaggerated
    try show(navigation, at: percent, "sink-exaggerated")
  }

  @Test("Sinking deep without shadow or without dimming", arguments: ["shadow", "dimming"])
  func off(_ what: String) throws {
    let navigation = SinkNavigation()
    navigation.parameters = .exaggerated
    navigation.parameters.shadow.isOn = what != "shadow"
    navigation.parameters.dimming.isOn = what != "dimming"
    try show(navigation, at: 50, "sink-no-\(what)")
  }

  @Test("Shared element", arguments: [25, 75])
  func sharedElement(_ percent: Int) throws {
    try show(SharedElementNavigationController(), at: percent, "shared-element")
  }

  @Test("Pushing down", arguments: [25, 75])
  func pushDown(_ percent: Int) throws {
    try show(PushDownNavigationController(), at: percent, "push-down", from: 25)
  }

  @Test("Pushing down with shadow and dimming")
  func pushDownWithLooks() throws {
    let navigation = PushDownNavigationController()
    navigation.parameters.shadow.isOn = true
    navigation.parameters.dimming.isOn = true
    navigation.parameters.dimming.strengthCovered = 0.5
    try show(navigation, at: 50, "push-down-looks", from: 25)
  }

  @Test("Growing out of the stripe of the screen beneath", arguments: [25, 75])
  func grow(_ percent: Int) throws { try show(GrowNavigationController(), at: percent, "grow") }

  @Test("A container transform out of the stripe of the screen beneath", arguments: [25, 75])
  func container(_ percent: Int) throws {
    try show(ContainerTransformNavigationController(), at: percent, "container-transform")
  }

  @Test(
    "Android's predictive back, between activities and by the guide", arguments: ["activity", "guide", "surface"],
    [10, 75])
  func predictiveBack(_ style: String, _ percent: Int) throws {
    let navigation = PredictiveBackNavigationController()
    if style == "guide" { navigation.parameters = .guide }
    if style == "surface" { navigation.parameters = .surface }
    try show(navigation, at: percent, "predictive-back-\(style)")
  }

  @Test("Growing with shadow and dimming")
  func growWithLooks() throws {
    let navigation = GrowNavigationController()
    navigation.parameters.shadow.isOn = true
    navigation.parameters.dimming.isOn = true
    navigation.parameters.dimming.strengthCovered = 0.5
    try show(navigation, at: 50, "grow-looks")
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
