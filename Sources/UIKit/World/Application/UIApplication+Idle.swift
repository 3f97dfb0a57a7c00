// Not Apple's: the reasons why a world is not idle.

import QuartzCore

extension UIApplication {
  /// Returns the reasons why the application is not idle, each a clause that names the cause; empty when it is idle.
  package func busyReasons() -> [String] {
    var reasons = transitions.map(\.unfinishedReason)
    let links = world.runningDisplayLinkCount
    if links > 0 { reasons.append("\(links == 1 ? "a display link is" : "\(links) display links are") running") }
    if let instant = schedule.nextInstant {
      reasons.append(
        "\(schedule.count == 1 ? "work waits" : "\(schedule.count) pieces of work wait"), next at \(instant) s")
    }
    if !turnWork.isEmpty { reasons.append("work put off to the end of the turn goes on putting itself off") }
    let moving = world.movingAnimations
    if !moving.isEmpty {
      let more = moving.count > Self.mostNamed ? " and \(moving.count - Self.mostNamed) more" : ""
      reasons.append("animations of \(moving.prefix(Self.mostNamed).joined(separator: ", "))\(more) are under way")
    }
    if touchCount > 0, !isIdle {
      reasons.append("\(touchCount == 1 ? "a touch is" : "\(touchCount) touches are") down")
    }
    if reasons.isEmpty, !isIdle { reasons.append("layout or drawing is asked for again and again") }
    return reasons
  }

  /// The greatest number of animations to name.
  private static let mostNamed = 5
}
