import Stage
import Testing
import UIKit

/// The figures that were measured on real iOS: section 2.1 of `uikit-measured.md`.
@MainActor @Suite("Pushes, pops and their bar as measured on iOS, section 2.1")
struct MeasuredNavigationTests {
  static let width = 390.0
  /// The rounding of the measured positions, in points.
  static let pixel = 0.01

  // MARK: Return values

  @Test("2.1: popping returns what was popped, lowest first; nil at the top, at the root and for a stranger")
  func returnValues() throws {
    for animated in [true, false] {
      func stack(_ depth: Int = 4) throws -> (UINavigationController, [LoggingController]) {
        let scene = try NavigationScene(depth: depth, version: .iOS26)
        return (scene.navigation, scene.screens)
      }
      var (navigation, screens) = try stack()
      #expect(navigation.popToViewController(screens[1], animated: animated) == [screens[2], screens[3]])
      (navigation, screens) = try stack()
      #expect(navigation.popToRootViewController(animated: animated) == Array(screens[1...]))
      (navigation, screens) = try stack()
      #expect(navigation.popToViewController(screens[3], animated: animated) == nil)
      #expect(navigation.popToViewController(UIViewController(), animated: animated) == nil)
      #expect(navigation.popViewController(animated: animated) === screens[3])
      (navigation, screens) = try stack(1)
      #expect(navigation.popViewController(animated: animated) == nil)
      #expect(navigation.popToRootViewController(animated: animated) == nil)
      #expect(navigation.popToViewController(screens[0], animated: animated) == nil)
    }
  }

  // MARK: Geometry

  /// The label of the bar that shows `text` as a title, or as a button's.
  private func label(_ text: String, isTitle: Bool = true, _ scene: NavigationScene) -> UILabel? {
    scene.navigation.navigationBar.labels.first { $0.text == text && $0.superview?.clipsToBounds == isTitle }
  }

  /// The presented frame, in the bar, of what shows the title `text`; nil if it is not shown.
  private func shown(_ text: String, _ scene: NavigationScene) -> CGRect? {
    label(text, scene)?.superview?.layer.presentation()?.frame
  }

  /// The presented x of a screen.
  private func x(_ screen: UIViewController) -> Double {
    (screen.view.layer.presentation()?.position.x.native ?? .nan) - Self.width / 2
  }

  /// Drags the top screen away by `distance` points.
  private func drag(_ scene: NavigationScene, by distance: Double) {
    scene.stage.dragFinger(CGPoint(x: 4, y: 400), to: CGPoint(x: 14 + distance, y: 400), lifts: false)
    scene.stage.advance(by: 1 / 60)
  }

  @Test(
    "2.1: the front screen and its title lie at w (1 − q), the screen behind and its title at −0.3 w q",
    arguments: [(211.09, -53.67), (117.25, -81.83)])
  func positions(_ front: Double, _ back: Double) throws {
    let scene = try NavigationScene(version: .iOS26)
    drag(scene, by: front)
    #expect(abs(x(scene.screens[1]) - front) < Self.pixel && abs(x(scene.screens[0]) - back) < Self.pixel)
    let (upper, lower) = try (#require(shown("B", scene)), #require(shown("A", scene)))
    #expect(abs(upper.minX.native - front) < Self.pixel && abs(upper.width.native - Self.width) < Self.pixel)
    #expect(abs(lower.minX.native - back) < Self.pixel)
    // The old group is cut off at the leading edge of the new one.
    #expect(abs(lower.maxX.native - front) < Self.pixel)
  }

  @Test(
    "2.1: titles travel with their screens in every frame, opaque, and the back button stands",
    arguments: [true, false])
  func everyFrame(_ isPush: Bool) throws {
    let scene = try NavigationScene(depth: isPush ? 2 : 3, version: .iOS26)
    let new = isPush ? scene.screen("C") : scene.screens[2]
    let bar = scene.navigation.navigationBar
    let count = bar.subviews.count
    scene.begin(isPush, new)
    scene.stage.advance(by: 0)
    var frames = 0
    while scene.navigation.transitionCoordinator != nil {
      let (upper, lower) = try (#require(shown("C", scene)), #require(shown("B", scene)))
      #expect(abs(upper.minX.native - x(new)) < Self.pixel)
      #expect(abs(lower.minX.native - x(scene.screens[1])) < Self.pixel)
      #expect(abs(lower.maxX.native - upper.minX.native) < Self.pixel)
      for text in ["B", "C"] {
        var view = label(text, scene) as UIView?
        while let found = view, found !== bar {
          #expect(found.layer.presentation()?.opacity == 1)
          view = found.superview
        }
      }
      for text in ["A", "B"] {
        let button = try #require(label(text, isTitle: false, scene)?.superview)
        #expect(button.convert(CGPoint.zero, to: bar).x == 16 && button.bounds.width == 44)
      }
      frames += 1
      scene.stage.advance(by: 1 / 60)
    }
    #expect(frames > 20 && bar.subviews.count == count)
  }

  @Test("A cancelled pop puts the titles back, and the bar looks as before")
  func cancelled() throws {
    let scene = try NavigationScene(depth: 3, version: .iOS26)
    let before = scene.stage.render().digest
    drag(scene, by: 100)
    #expect(scene.stage.render().digest != before)
    scene.stage.advance(by: 0.3)
    scene.stage.send(.up(CGPoint(x: 114, y: 400)))
    try scene.stage.settle()
    #expect(scene.names == "ABC" && scene.stage.render().digest == before)
  }
}
