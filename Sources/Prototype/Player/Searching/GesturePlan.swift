import UIKit

/// Gestures of one idea, which are tried in their order.
struct GesturePlan {
  let name: String
  let gestures: [[Verb]]
  /// Whether they begin on the first screen, also if drags are for one that is opened before.
  var startsFirst = false
  /// How many were tried.
  var count = 0

  /// The names in their order; the last one has no end.
  static let names = ["hand", "code", "system", "owners", "next-screen", "chance"]
  var hasEnd: Bool { name != "chance" }

  /// What can be tried where one is; a tap may open another screen.
  static func all(_ directions: [String], at screens: ScreensShown, _ settling: Int, tap: Verb?) -> [Self] {
    let deeds = [Fault.push, .pop, .present, .rotation] + (screens.presented > 0 ? [.dismiss] : [])
    return [
      .hand(directions),
      .everywhere("code", deeds + (screens.tab > 0 ? [.selectTab] : []), directions[0], settling: settling),
      .everywhere("system", [.cancel, .resize, .stall, .focusLoss], directions[0], settling: settling),
      .owners(directions[0]), .nextScreen(directions[0], tap: tap), Self(name: "chance", gestures: []),
    ]
  }

  /// By a hand alone: drags, flicks, catches, two drags after each other, and a second finger.
  static func hand(_ directions: [String]) -> Self {
    let first = directions[0]
    let plain = directions.flatMap { direction in
      [25, 80].map { drag(direction, to: $0) } + [flick(direction, to: 30), flick(direction, to: 8)]
    }
    let catches = [2, 12].map { flick(first, to: 40) + [.wait($0), .press(first, at: 40), .wait(20), .release] }
    let pairs = [(20, 80), (20, 20), (80, 80), (80, 20)].flatMap { one, other in
      [5, 120].map { drag(first, to: one) + [.wait($0)] + drag(first, to: other) }
    }
    let turns: [[Verb]] = [[50, -20], [30, 110, 10]].map { ends in
      [.press(first, at: 0)] + ends.map { .move(to: $0, in: 24) } + [.release]
    }
    // The second finger goes up after the first, or before it.
    let fingers: [[Verb]] = [[.wait(10), .release, .wait(10), .secondFinger], [.secondFinger, .wait(10), .release]].map
    {
      [.press(first, at: 0), .move(to: 30, in: 24), .secondFinger, .move(to: 50, in: 24)] + $0
    }
    // Sideways, and then more along a list than along the screen.
    let bend: [Verb] = [.press(first, at: 0), .move(to: 12, in: 12), .move(to: 20, in: 24, aside: -160), .release]
    return Self(
      name: "hand", gestures: Array(plain.prefix(4)) + catches + [bend] + pairs + turns + fingers + plain.dropFirst(4))
  }

  /// Something happens at every instant of a drag and of its settling, which are 0.02 s apart; coarse steps first.
  static func everywhere(_ name: String, _ faults: [Fault], _ direction: String, settling: Int) -> Self {
    let drags = [20, 70].map { end in
      [.press(direction, at: 0)] + (1...12).map { .move(to: end * $0 / 12, in: 2, steps: 1) }
        + [Verb](repeating: .wait(2), count: 5) + [.release] + [Verb](repeating: .wait(2), count: settling / 2)
    }
    let indices = [8, 4, 2, 1].flatMap { step in
      stride(from: step, to: drags[0].count, by: step).filter { step == 8 || !$0.isMultiple(of: 2 * step) }
    }
    let gestures = indices.flatMap { index in
      faults.flatMap { fault in drags.map { $0.prefix(index) + [.happen(fault)] + $0.dropFirst(index) } }
    }
    return Self(name: name, gestures: gestures.map(Array.init))
  }

  /// A back gesture that two recognisers may take, and swipes on the screen where nothing can be popped.
  static func owners(_ direction: String) -> Self {
    let toRoot: [Verb] = [.happen(.pop), .wait(80), .happen(.pop), .wait(80)]
    let middle = [Verb.press(direction, at: 40)] + drag(direction, to: 95).dropFirst()
    let gestures: [[Verb]] = [drag(direction, to: 60), middle].flatMap { swipe -> [[Verb]] in
      let atRoot: [[Verb]] = [
        swipe + [.wait(60), .happen(.push), .wait(60)], swipe.dropLast() + [.happen(.push), .wait(20), .release],
      ]
      return [swipe] + atRoot.map { toRoot + $0 } + [
        swipe + [.happen(.pop)], swipe + swipe, swipe + [.wait(30)] + swipe,
      ]
    }
    return Self(name: "owners", gestures: gestures)
  }

  /// Other screens come and go, by a tap, if one opens something, and by code.
  static func nextScreen(_ direction: String, tap: Verb?) -> Self {
    let opened = tap.map { tap in
      [[.happen(.pop)], [.happen(.dismiss)], drag(direction, to: 80)].map { [tap, .wait(120)] + $0 + [.wait(100)] }
    }
    let coming: [[Verb]] = [[.push, .pop], [.present, .dismiss], [.selectTab, .selectTab]].map { faults in
      faults.flatMap { [.happen($0), .wait(100)] }
    }
    return Self(name: "next-screen", gestures: (opened ?? []) + coming, startsFirst: true)
  }

  // MARK: Parts

  static func drag(_ direction: String, to end: Int) -> [Verb] {
    [.press(direction, at: 0), .move(to: end, in: 24), .wait(20), .release]
  }

  private static func flick(_ direction: String, to end: Int) -> [Verb] {
    [.press(direction, at: 0), .move(to: end, in: 6), .release]
  }

  /// Tells whether a finger moves anything, and goes back.
  static func probe(_ direction: String, from start: Int) -> [Verb] {
    [.press(direction, at: start), .move(to: start + 10, in: 10), .wait(15), .release]
  }

  /// Whether a screen that code pushes can be swiped back from the middle, as the system's can since iOS 26.
  static let nextProbe = [Verb.happen(.push), .wait(100)] + probe("right", from: 40)
}
