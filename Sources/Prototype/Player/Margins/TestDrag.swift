import CoreGraphics
import Foundation
import Stage

/// A drag as tests of user interfaces spell it: along a straight line at one speed, and perhaps a hold before the release.
struct TestDrag: Hashable {
  /// In points.
  var distance: Double
  /// Of the movement, in seconds.
  var seconds: Double
  /// Before the release, in seconds.
  var hold = 0.0

  /// How long the finger rests before it moves, in seconds.
  static let press = 0.1
  /// How long Espresso's slow and fast swipes take, in seconds; the other frameworks take any.
  static let (slow, fast) = (1.5, 0.15)

  var example: ExampleDrag { ExampleDrag(testing: distance, press: Self.press, seconds: seconds, hold: hold) }

  var sentence: String {
    let rest = hold > 0 ? ", hold \(FixedText.short(hold, decimals: 2)) s" : ""
    return "\(FixedText.short(distance, decimals: 0)) pt in \(FixedText.short(seconds, decimals: 2)) s\(rest)"
  }
}

/// A drag as the source of tests in several frameworks.
struct TestSpelling {
  let name: String
  let text: String

  static func all(_ test: TestDrag, on track: ExampleDrag.Track) -> [Self] {
    let (from, to) = (track.point(0), track.point(test.distance))
    func part(_ position: CGFloat, _ length: CGFloat, _ unit: Double = 1, _ decimals: Int = 3) -> String {
      FixedText.short((position / length).native * unit, decimals: decimals)
    }
    func parts(_ point: CGPoint) -> (x: String, y: String) {
      (part(point.x, track.size.width), part(point.y, track.size.height))
    }
    func percent(_ point: CGPoint) -> String {
      "\(part(point.x, track.size.width, 100, 0))%, \(part(point.y, track.size.height, 100, 0))%"
    }
    func whole(_ number: Double) -> String { FixedText.short(number, decimals: 0) }
    let (start, end) = (parts(from), parts(to))
    let (milliseconds, hold) = (whole(test.seconds * 1000), whole(test.hold * 1000))
    let isFast = test.seconds < 1
    let direction = track.isDown ? track.isMirrored ? "up" : "down" : track.isMirrored ? "left" : "right"
    let length = part(CGFloat(test.distance), track.isDown ? track.size.height : track.size.width)
    let all = [
      Self(
        name: "XCUITest",
        text: """
          app.coordinate(withNormalizedOffset: CGVector(dx: \(start.x), dy: \(start.y))).press(
            forDuration: \(TestDrag.press), thenDragTo: app.coordinate(withNormalizedOffset: CGVector(dx: \(end.x), dy: \(end.y))),
            withVelocity: XCUIGestureVelocity(\(whole(test.distance / test.seconds))), thenHoldForDuration: \(FixedText.short(test.hold, decimals: 2)))
          """),
      Self(
        name: "Maestro",
        text: "- swipe:\n    start: \(percent(from))\n    end: \(percent(to))\n    duration: \(milliseconds)"),
      Self(
        name: "Detox",
        text: isFast
          ? "await screen.swipe('\(direction)', 'fast', \(length), \(start.x), \(start.y));"
          : "await screen.longPressAndDrag(\(whole(TestDrag.press * 1000)), \(start.x), \(start.y), screen, \(end.x), \(end.y), 'slow', \(hold));"
      ),
      Self(
        name: "Appium",
        text: """
          await driver.action('pointer', { parameters: { pointerType: 'touch' } })
            .move({ x: \(whole(from.x.native)), y: \(whole(from.y.native)) }).down().pause(\(whole(TestDrag.press * 1000)))
            .move({ duration: \(milliseconds), x: \(whole(to.x.native)), y: \(whole(to.y.native)) }).pause(\(hold)).up().perform();
          """),
    ]
    // Espresso's swipes have no other durations.
    guard test.seconds == TestDrag.slow || test.seconds == TestDrag.fast else { return all }
    return all + [
      Self(
        name: "Espresso",
        text: """
          onView(isRoot()).perform(GeneralSwipeAction(Swipe.\(isFast ? "FAST" : "SLOW"),
              { floatArrayOf(it.width * \(start.x)f, it.height * \(start.y)f) },
              { floatArrayOf(it.width * \(end.x)f, it.height * \(end.y)f) }, Press.FINGER))
          """)
    ]
  }
}

/// A release rule given in figures, as the settings of the back swipe that has it.
package enum WrittenRule {
  package static let form =
    "'x > 0.5', 'x > 0.5 | v > 1000' (points per second) or 'x + 0.12 v > 0.53' (widths per second), x of the width"

  /// Returns nil if the text is no such rule.
  package static func settings(_ text: String) -> [String]? {
    let text = text.filter { !$0.isWhitespace }
    if let match = text.wholeMatch(of: /x>=?([0-9.]+)/) {
      return ["release.rule=distance", "release.distance=\(match.1)"]
    }
    if let match = text.wholeMatch(of: /x>=?([0-9.]+)\|v>=?([0-9.]+)/) {
      return ["release.rule=distanceOrVelocity", "release.distance=\(match.1)", "release.velocity=\(match.2)"]
    }
    if let match = text.wholeMatch(of: /x\+([0-9.]+)\*?v>=?([0-9.]+)/) {
      return ["release.rule=projection", "release.projection=\(match.1)", "release.distance=\(match.2)"]
    }
    return nil
  }
}
