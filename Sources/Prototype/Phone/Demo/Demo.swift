import UIKit

/// Screens that demonstrate one transition, and a way through them.
@MainActor protocol Demo: AnyObject {
  var root: UIViewController { get }
  /// A transition in progress continues with changed parameters.
  var parameters: any ParameterSet { get }
  /// How many screens there are, including those beneath the top one.
  var depth: Int { get }
  /// Which row, picture or tab opened each screen above the first; nil if none did.
  var choices: [Int?] { get }
  /// The words for going on and back.
  var words: DemoWords { get }
  /// Whether each screen has a bar of its own, which moves with it.
  var barsTravel: Bool { get }
  /// Does nothing in a demo without a navigation.
  func showNavigationBar(_ isShown: Bool)
  func push()
  /// Nil means the screen that `push()` shows.
  func push(choosing choice: Int?)
  /// Does nothing on the first screen.
  func pop()
  /// Goes back to a number of screens, in a demo that can; otherwise one screen.
  func pop(to depth: Int)
}

struct DemoWords {
  let forward: String
  let back: String
  /// What to click for the next screen; nil if a click does nothing.
  var click: String? = "click"
}

extension Demo {
  var words: DemoWords { DemoWords(forward: "Push", back: "Pop") }

  var choices: [Int?] { Array(repeating: nil, count: max(0, depth - 1)) }

  var barsTravel: Bool { false }

  func showNavigationBar(_ isShown: Bool) {}

  func push(choosing choice: Int?) { push() }

  func pop(to depth: Int) { pop() }
}
