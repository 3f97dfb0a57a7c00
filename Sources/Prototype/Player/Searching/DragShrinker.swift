import CoreGraphics
import Stage

/// Makes a drag shorter, as long as what is wrong with it stays wrong.
@MainActor struct DragShrinker {
  /// How many drags may be tried.
  var budget = 120
  /// Whether a drag still shows what is wrong.
  let isWrong: (Drag) throws(StartFault) -> Bool

  /// Returns a drag that none of the steps makes shorter, or the best one when the budget is used up.
  mutating func shrink(_ drag: Drag) throws(StartFault) -> Drag {
    var best = drag
    while budget > 0 {
      let before = best
      try shorten(&best, Self.withoutStrike)
      try shorten(&best, Self.withoutPress)
      try shorten(&best, Self.withFewerMoves)
      try shorten(&best, Self.sooner)
      try shorten(&best, Self.nearer)
      if best == before { break }
    }
    return best
  }

  /// Takes the first of the candidates that is still wrong, until there is none.
  private mutating func shorten(_ best: inout Drag, _ candidates: (Drag) -> [Drag]) throws(StartFault) {
    var (isShorter, tried): (Bool, Set<Drag>) = (true, [])
    while isShorter {
      isShorter = false
      for candidate in candidates(best) where candidate != best && !candidate.events.isEmpty {
        guard budget > 0 else { return }
        guard tried.insert(candidate).inserted else { continue }
        budget -= 1
        if try isWrong(candidate) {
          (best, isShorter) = (candidate, true)
          break
        }
      }
    }
  }

  // MARK: Steps

  private static func withoutStrike(_ drag: Drag) -> [Drag] {
    drag.strikes.indices.map { index in
      var next = drag
      next.strikes.remove(at: index)
      return next
    }
  }

  /// The last press first, since the others lead to it.
  private static func withoutPress(_ drag: Drag) -> [Drag] {
    drag.presses.reversed().map { press in drag.without(Set(press)) }
  }

  /// All moves of a press, halves of them, then each.
  private static func withFewerMoves(_ drag: Drag) -> [Drag] {
    drag.presses.flatMap { press in
      let moves = press.filter { drag.events[$0].event.isMove }
      let half = moves.count / 2
      let parts = [moves, Array(moves.prefix(half)), Array(moves.suffix(half))].filter { $0.count > 1 }
      return (parts + moves.map { [$0] }).map { drag.without(Set($0)) }
    }
  }

  /// Shorter pauses, of the events and the faults.
  private static func sooner(_ drag: Drag) -> [Drag] {
    let instants = Set(drag.events.map(\.time) + drag.strikes.map(\.time)).sorted()
    return zip(instants, instants.dropFirst()).flatMap { first, second -> [Drag] in
      [0.01, 0.1].map { $0 < second - first - 0.005 ? $0 : 0 }.filter { $0 > 0 }.map { gap in
        let shift = second - first - gap
        func moved(_ time: Double) -> Double { time > first ? time - shift : time }
        return Drag.valid(
          drag.events.map { Drag.Event(time: moved($0.time), $0.event, finger: $0.finger) }, on: drag.size,
          drag.strikes.map { Drag.Strike(time: moved($0.time), $0.name) })
      }
    }
  }

  /// Shorter distances from where each finger went down, along one axis and along both.
  private static func nearer(_ drag: Drag) -> [Drag] {
    [(0.0, 1.0), (1, 0), (0.5, 0.5), (0.75, 0.75)].map { across, down in
      var starts: [Int: CGPoint] = [:]
      let events = drag.events.map { event -> Drag.Event in
        guard let point = event.event.point else { return event }
        if event.event.isDown { starts[event.finger] = point }
        let start = starts[event.finger] ?? point
        let next = CGPoint(
          x: start.x.native + across * (point.x - start.x).native,
          y: start.y.native + down * (point.y - start.y).native)
        return Drag.Event(time: event.time, event.event.moved(to: next), finger: event.finger)
      }
      return Drag.valid(events, on: drag.size, drag.strikes)
    }
  }
}

extension Drag {
  /// The indices of the events of each press, from down to up, in the order of the downs.
  var presses: [[Int]] {
    var (presses, open): ([[Int]], [Int: Int]) = ([], [:])
    for (index, event) in events.enumerated() {
      switch event.event {
      case .down:
        open[event.finger] = presses.count
        presses.append([index])
      case .move, .up: if let press = open[event.finger] { presses[press].append(index) }
      case .cancel:
        for press in open.values { presses[press].append(index) }
        open = [:]
      }
    }
    return presses
  }

  fileprivate func without(_ indices: Set<Int>) -> Drag {
    Drag.valid(events.enumerated().filter { !indices.contains($0.offset) }.map(\.element), on: size, strikes)
  }
}
