import Stage
import UIKit

/// Whether what controllers and animators were told is balanced.
enum Balance {
  /// The transitions that have not ended once; one may begin again for another size, and UIKit ends one that left its window.
  static func transitionProblems(_ calls: [TransitionCall]) -> [String] {
    var (begun, ends, left): ([Int], [Int: Int], Set<Int>) = ([], [:], [])
    for call in calls {
      guard let transition = call.transition else { continue }
      if call.text.hasSuffix(".animateTransition(using:)"), !begun.contains(transition) { begun.append(transition) }
      if call.text.hasPrefix("completeTransition(") { ends[transition, default: 0] += call.count }
      if call.text == TransitionCall.leftWindow { left.insert(transition) }
    }
    return begun.compactMap { transition in
      let count = ends[transition] ?? 0
      return count == 1 || count == 0 && left.contains(transition) ? nil : "a transition is completed \(count) times"
    }
  }

  /// What is not balanced in the calls between two rests, which name only the types of controllers.
  ///
  /// Several controllers may have one type. So for each type all possible numbers of those that are appearing and of
  /// those that are disappearing are followed; at the end there must be a chance that there are none.
  static func appearanceProblems(_ calls: [TransitionCall]) -> [String] {
    var (possible, problems): ([String: Set<SIMD2<Int>>], [String]) = ([:], [])
    for call in calls where call.kind == .told {
      let parts = call.text.split(separator: ".", maxSplits: 1)
      guard parts.count == 2, let told = AppearanceCheck.Call(rawValue: String(parts[1].prefix { $0 != "(" })) else {
        continue
      }
      let name = String(parts[0])
      for _ in 0..<call.count {
        // What appears when own code starts is not a transition's.
        let first: Set<SIMD2<Int>> = told == .viewDidAppear ? [SIMD2(1, 0)] : [.zero]
        let next = Set((possible[name] ?? first).flatMap { Self.counts($0, after: told) })
        if next.isEmpty { problems.append("\(name) is told \(told) without the call before it") }
        possible[name] = next.isEmpty ? nil : next
      }
    }
    return problems
      + possible.sorted { $0.key < $1.key }.compactMap { name, counts in
        guard !counts.contains(.zero), let left = counts.min(by: { ($0.x + $0.y, $0.x) < ($1.x + $1.y, $1.x) }) else {
          return nil
        }
        return "\(name) is left \(left.x > 0 ? "appearing" : "disappearing")"
      }
  }

  /// The possible numbers of appearing and of disappearing controllers after one of them was told something.
  private static func counts(_ counts: SIMD2<Int>, after call: AppearanceCheck.Call) -> [SIMD2<Int>] {
    switch call {
    // One at rest, or one that turns round.
    case .viewWillAppear: [counts &+ SIMD2(1, 0)] + (counts.y > 0 ? [counts &+ SIMD2(1, -1)] : [])
    case .viewWillDisappear: [counts &+ SIMD2(0, 1)] + (counts.x > 0 ? [counts &+ SIMD2(-1, 1)] : [])
    case .viewDidAppear: counts.x > 0 ? [counts &- SIMD2(1, 0)] : []
    case .viewDidDisappear: counts.y > 0 ? [counts &- SIMD2(0, 1)] : []
    }
  }
}
