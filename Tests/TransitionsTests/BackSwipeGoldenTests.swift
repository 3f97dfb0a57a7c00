import GoldenPictures
import Raster
import Testing
import Transitions
import UIKit

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
