import Stage
import UIKit

/// Watches whether what controllers and animators are told on a phone is balanced.
@MainActor final class BalanceWatch {
  private struct Watched {
    weak var controller: UIViewController?
    var check = AppearanceCheck(hasAppeared: nil)
    let name: String
  }

  private let calls = TransitionCalls()
  /// In the order of their first calls.
  private var watched: [Watched] = []

  init(_ application: UIApplication) {
    application.calls = calls
    calls.told = { [weak self] in self?.note($1, of: $0) }
  }

  private func note(_ text: String, of controller: UIViewController) {
    guard let call = AppearanceCheck.Call(rawValue: String(text.prefix { $0 != "(" })) else { return }
    if let index = watched.firstIndex(where: { $0.controller === controller }) {
      return watched[index].check.told(call)
    }
    var new = Watched(controller: controller, name: "\(type(of: controller))")
    new.check.told(call)
    watched.append(new)
  }

  /// Returns what is not balanced now that nothing moves, and forgets the transitions until now.
  func takeProblems() -> [String] {
    defer { calls.removeAll() }
    return watched.compactMap { each in each.check.problem(with: each.controller).map { "\(each.name) \($0)" } }
      + transitionProblems
  }

  /// The transitions that have not ended once; one may begin again for another size.
  private var transitionProblems: [String] {
    var (begun, ends): ([Int], [Int: Int]) = ([], [:])
    for call in calls.list {
      guard let transition = call.transition else { continue }
      if call.text.hasSuffix(".animateTransition(using:)"), !begun.contains(transition) { begun.append(transition) }
      if call.text.hasPrefix("completeTransition(") { ends[transition, default: 0] += call.count }
    }
    return begun.compactMap { transition in
      let count = ends[transition] ?? 0
      return count == 1 ? nil : "a transition is completed \(count) times"
    }
  }
}
