import UIKit

/// Screens that demonstrate one transition, and navigation to the next of them and back.
@MainActor protocol Demo: AnyObject {
  /// The view controller that fills the phone.
  var root: UIViewController { get }
  /// The parameters of the transition; a transition in progress continues with changed parameters from its current state.
  var parameters: any ParameterSet { get }
  /// The number of screens, including those beneath the top one.
  var depth: Int { get }
  /// For each screen above the first, the number of the row, picture or tab that opened it; nil where none did.
  var choices: [Int?] { get }
  /// The words for going on and back.
  var words: DemoWords { get }
  /// Shows or hides UIKit's navigation bar; does nothing in a demo without a navigation.
  func showNavigationBar(_ isShown: Bool)
  /// Shows another screen.
  func push()
  /// Shows another screen as if the row, picture or tab with a number had been chosen; nil shows the one that `push()` does.
  func push(choosing choice: Int?)
  /// Goes back to the screen before; does nothing on the first screen.
  func pop()
  /// Goes back to a number of screens at once, in a demo that can; else to the screen before.
  func pop(to depth: Int)
}

/// The words for what a demo's transition does.
struct DemoWords {
  /// The word for going on to the next screen.
  let forward: String
  /// The word for going back.
  let back: String
  /// What is clicked to go on; nil if a click does not.
  var click: String? = "click"
}

extension Demo {
  var words: DemoWords { DemoWords(forward: "Push", back: "Pop") }

  var choices: [Int?] { Array(repeating: nil, count: max(0, depth - 1)) }

  func showNavigationBar(_ isShown: Bool) {}

  func push(choosing choice: Int?) { push() }

  func pop(to depth: Int) { pop() }
}
