import CoreGraphics
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

  /// Whether its screens are tabs, all of which are there from the beginning.
  var hasTabs: Bool { root is UITabBarController }

  func showNavigationBar(_ isShown: Bool) {}

  func push(choosing choice: Int?) { push() }

  func pop(to depth: Int) { pop() }
}

/// What a demo shows: its screens, what opened each of them, and how they are scrolled and zoomed.
struct DemoState: Equatable {
  /// Which row, picture or tab opened each screen above the first; nil means any.
  var choices: [Int?]
  /// The content offsets of each screen's scroll views, in the order of the controllers and their views.
  var offsets: [[CGPoint]] = []
  /// The zoom scales of the same scroll views; empty if nothing is zoomed.
  var zooms: [[CGFloat]] = []

  /// Nothing is chosen or scrolled; the depth is at least 1.
  init(depth: Int) { choices = Array(repeating: nil, count: max(0, depth - 1)) }

  init(choices: [Int?], offsets: [[CGPoint]] = [], zooms: [[CGFloat]] = []) {
    (self.choices, self.offsets, self.zooms) = (choices, offsets, zooms)
  }

  var depth: Int { choices.count + 1 }

  func atLeast(depth: Int) -> DemoState { self.depth < depth ? DemoState(depth: depth) : self }
}
