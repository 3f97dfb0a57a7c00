import CoreGraphics
import Foundation
import Stage

/// What a hand, the system and code do one after the other.
struct SearchGesture: Hashable, Sendable {
  /// Opens the screen first, and is never changed.
  var opening: [Verb] = []
  var verbs: [Verb]
  /// Of the screen.
  var size: CGSize

  private var writer: VerbWriter { VerbWriter(on: size, opening + verbs) }

  var drag: Drag { writer.drag }
  /// When the last verb is over, in seconds.
  var end: TimeInterval { writer.end }
  var sentence: String { writer.words.joined(separator: ", ") }

  /// Whether something happens that is not the hand's.
  var hasFaults: Bool { !drag.strikes.isEmpty }
  /// Whether it is one press and nothing else.
  var isPlain: Bool { !hasFaults && VerbWriter(on: size, verbs).drag.events.count { $0.event.isDown } == 1 }

  /// The last fault that resizes the screen, if one press and such faults are all that happens.
  var lastTurn: Fault? {
    var (last, presses) = (Fault?.none, 0)
    for verb in verbs {
      switch verb {
      case .happen(let fault) where fault.resizes: last = fault
      case .happen, .tap, .secondFinger: return nil
      case .press: presses += 1
      case .move, .wait, .release: break
      }
    }
    return presses == 1 ? last : nil
  }

  func with(_ verbs: [Verb]) -> Self { Self(opening: opening, verbs: verbs, size: size) }
}

// MARK: Shrinking

extension SearchGesture {
  /// Returns a gesture that is wrong, too, and of which no simpler one is; or the best one when the budget is used up.
  func shrunk(
    budget: Int = 120, while isWrong: (SearchGesture) throws(StartFault) -> Bool
  ) throws(StartFault) -> SearchGesture {
    var (best, left, tried) = (self, budget, Set<SearchGesture>())
    var isShorter = true
    while isShorter {
      isShorter = false
      for candidate in best.simpler where tried.insert(candidate).inserted {
        // A verb without an effect needs no trial.
        if candidate.drag != best.drag {
          guard left > 0 else { return best }
          left -= 1
          guard try isWrong(candidate) else { continue }
        }
        (best, isShorter) = (candidate, true)
        break
      }
    }
    return best
  }

  /// Without halves and quarters of the verbs, without each, the last ones first, then with smaller numbers.
  private var simpler: [SearchGesture] {
    let parts = [verbs.count / 2, verbs.count / 4].filter { $0 > 1 }
    let ranges = parts.flatMap { size in
      stride(from: verbs.count - size, through: 0, by: -size).map { $0..<$0 + size }
    }
    let without = (ranges + verbs.indices.reversed().map { $0..<$0 + 1 }).map { range in
      with(Array(verbs[..<range.lowerBound] + verbs[range.upperBound...]))
    }
    return without
      + verbs.indices.flatMap { index in
        verbs[index].simpler.map { verb in
          var next = verbs
          next[index] = verb
          return with(next)
        }
      }
  }
}

// MARK: Chance

/// Makes gestures by chance; the same seed makes the same ones.
struct GestureChance {
  private var random: SplitMix
  private let beginning: SearchGesture
  /// Of drags, the likeliest first.
  private let directions: [String]

  init(seed: UInt64, from beginning: SearchGesture, _ directions: [String]) {
    (random, self.beginning, self.directions) = (SplitMix(state: seed), beginning, directions)
  }

  /// A second finger is made of events, and a field that is added stays.
  private static let faults = Fault.strikes.filter { $0 != .secondFinger && $0 != .keyboard }

  /// A new gesture, or one of `known` with a change.
  mutating func next(after known: [SearchGesture]) -> SearchGesture {
    let next = number(0...3) > 0 ? changed(known) : nil
    if let next, next.end < Self.longest { return next }
    return beginning.with((0..<number(1...3)).flatMap { _ in phrase() } + [.release])
  }

  /// In seconds.
  private static let longest = 6.0

  private mutating func changed(_ known: [SearchGesture]) -> SearchGesture? {
    guard var next = known.randomElement(using: &random), !next.verbs.isEmpty else { return nil }
    let index = number(0...next.verbs.count - 1)
    switch number(0...3) {
    case 0: next.verbs.insert(contentsOf: phrase(), at: index)
    case 1: next.verbs.remove(at: index)
    case 2: next.verbs.replaceSubrange(index...index, with: phrase())
    default: next.verbs += [.wait(number(1...60))] + (known.randomElement(using: &random)?.verbs ?? [])
    }
    return next
  }

  /// What a hand does in one go, or something that happens.
  private mutating func phrase() -> [Verb] {
    switch number(0...9) {
    case 0...3:
      let direction = directions[number(0...2) > 0 ? 0 : number(0...directions.count - 1)]
      let press = [Verb.press(direction, at: number(0...2) > 0 ? 0 : number(0...80)), move()]
      let rest = number(0...1) > 0 ? [] : [Verb.wait(number(1...50))]
      return press + rest + (number(0...3) > 0 ? [.release, .wait(number(1...50))] : [])
    case 4: return [move()]
    case 5: return [.wait(number(1...50))]
    case 6:
      return [
        .release, .tap(CGPoint(x: number(0...Int(beginning.size.width)), y: number(0...Int(beginning.size.height)))),
      ]
    case 7: return [.secondFinger]
    default: return [.happen(Self.faults[number(0...Self.faults.count - 1)])]
    }
  }

  private mutating func move() -> Verb {
    .move(
      to: number(-10...110), in: number(0...2) > 0 ? number(8...60) : number(3...12),
      aside: number(0...5) > 0 ? 0 : number(-80...80))
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
}

/// A random number generator that repeats its numbers (SplitMix64).
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
