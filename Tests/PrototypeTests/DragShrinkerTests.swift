import CoreGraphics
import Stage
import Testing

@testable import Prototype

@MainActor @Suite("The shrinker of drags")
struct DragShrinkerTests {
  private func maker(_ seed: UInt64) -> GestureMaker { GestureMaker(seed: seed, tracks: [.phone]) }

  private func drags(_ seed: UInt64) -> [Drag] {
    var maker = maker(seed)
    let opening = maker.opening
    return opening + (0..<200).map { _ in maker.next(after: opening) }
  }

  @Test("All drags that are made are valid, in whole points and hundredths of a second, and the seed decides them")
  func made() throws {
    for drag in drags(1) {
      #expect(throws: Never.self) { try Drag(drag.events, size: drag.size) }
      #expect(drag.events.compactMap(\.event.point).allSatisfy { $0.x.rounded() == $0.x && $0.y.rounded() == $0.y })
      let instants = drag.events.map { [Double($0.finger), $0.time] }
      #expect(Set(instants).count == instants.count)
      let times = drag.events.map(\.time) + drag.strikes.map(\.time)
      #expect(times.allSatisfy { abs(($0 * 100).rounded() - $0 * 100) < 1e-6 })
      #expect(try DragFile.drag(Array(DragFile.text(drag).utf8)) == drag)
    }
    #expect(drags(1) == drags(1) && drags(1) != drags(2))
  }

  @Test("A drag shrinks to the least that is still wrong, whatever that is") func least() throws {
    let cases: [(name: String, isWrong: (Drag) -> Bool, events: Int, strikes: Int)] = [
      ("any", { _ in true }, 2, 0),
      ("a move far to the right", { $0.events.contains { ($0.event.point?.x ?? 0) > 150 && $0.event.isMove } }, 3, 0),
      ("two presses", { $0.presses.count > 1 }, 4, 0),
      ("a push", { $0.faults.contains { $0.fault == .push } }, 2, 1),
    ]
    for (name, isWrong, events, strikes) in cases {
      var count = 0
      for drag in drags(3) where isWrong(drag) {
        var shrinker = DragShrinker { isWrong($0) }
        let short = try shrinker.shrink(drag)
        #expect(
          isWrong(short) && short.events.count <= events + 1 && short.strikes.count == strikes, "\(name): \(short)")
        #expect(short.duration <= drag.duration + 1e-9)
        count += 1
      }
      #expect(count > 3, "\(name)")
    }
  }

  @Test("The budget ends it") func budget() throws {
    var tried = 0
    var shrinker = DragShrinker { _ in
      tried += 1
      return false
    }
    shrinker.budget = 7
    let drag = maker(1).opening[8]
    #expect(try shrinker.shrink(drag) == drag && tried == 7)
  }

  @Test("A drag is told in words") func words() {
    let maker = maker(1)
    #expect(maker.opening[0].sentence == "a drag of 108 pt to the right in 0.44 s")
    #expect(maker.opening[2].sentence == "a flick of 127 pt to the right in 0.07 s")
  }
}
