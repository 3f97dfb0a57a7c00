import Foundation
import OwnThread
import SlidingSource
import Testing

@testable import Workshop

@Suite("What a child tells of transitions", .onOwnThread, .serialized)
struct StatusTests {
  /// Drags from one x coordinate to another in steps of a frame from 1 s on, and lets go after a rest.
  @MainActor private func drag(_ puppet: Puppet, from start: Double, to end: Double, lifts: Bool = true) {
    var instant = 1.0
    func send(_ kind: ChildMessage.Kind, _ x: Double) {
      puppet.child.send(ChildMessage(.time, numbers: SIMD4(instant, 0, 0, 0)))
      puppet.send(kind, x, 400, at: instant)
    }
    send(.down, start)
    for step in 1...20 {
      instant += 1.0 / 60
      send(.move, start + (end - start) * Double(step) / 20)
    }
    instant += 0.3
    if lifts { send(.up, end) }
    puppet.frame(at: instant)
  }

  @MainActor private func statuses(_ puppet: Puppet) -> [ChildStatus] {
    puppet.messages.filter { $0.kind == .status }.map(ChildStatus.init)
  }

  @MainActor private func decisions(_ puppet: Puppet) -> [ChildDecision] {
    puppet.messages.filter { $0.kind == .decision }.map(ChildDecision.init)
  }

  @Test("The progress of a drag, the number of screens, and what the user's code decided") func ownCode() async throws {
    let bench = try Bench()
    try bench.write(SlidingSource.text)
    let library = try bench.build()
    try await MainActor.run {
      for (end, finishes) in [(120.0, false), (300, true)] {
        let puppet = try Puppet.shown(library)
        drag(puppet, from: 20, to: end, lifts: false)
        let held = try #require(statuses(puppet).last)
        #expect(held.phase == .held && !held.isOpening)
        let finger = (end - 20) / 390
        #expect(held.progress > finger - 0.05 && held.progress <= finger)
        puppet.send(.up, end, 400, at: 1.7)
        puppet.frame(at: 1.66)
        #expect(statuses(puppet).last?.phase == (finishes ? .finishing : .cancelling))
        let decision = try #require(decisions(puppet).last)
        #expect(decisions(puppet).count == 1 && decision.finishes == finishes && !decision.isBySystem)
        #expect(abs(decision.progress - held.progress) < 0.001)
        puppet.frame(at: 3)
        #expect(statuses(puppet).last?.phase == ChildStatus.Phase.none)
        #expect(statuses(puppet).last?.depth == (finishes ? 1 : 2))
      }
    }
  }

  @Test("The system's own pop is decided with its parameters, and a traced replay tells every frame")
  func system() async throws {
    try await Bench().show(
      """
      import UIKit

      #Preview {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UIViewController(), animated: false)
        return navigation
      }
      """
    ) { puppet in
      drag(puppet, from: 4, to: 300)
      let decision = try #require(decisions(puppet).last)
      #expect(decision.isBySystem && decision.finishes && decision.width == 390)
      #expect(decision.progress > 0.6 && decision.pointsPerSecond == 0)
      let instants = (1...60).map { (puppet.messages.last { $0.kind == .drawn }?.numbers.y ?? 0) + Double($0) / 60 }
      for instant in instants {
        puppet.child.send(ChildMessage(.advance, numbers: SIMD4(instant, 0, 0, 0)))
        puppet.child.send(ChildMessage(.report))
      }
      puppet.frame(at: 0)
      let moments = puppet.messages.filter { $0.kind == .moment }
      #expect(zip(moments, instants).allSatisfy { abs(ChildStatus($0).instant - $1) < 1e-6 } && moments.count == 60)
      #expect(moments.contains { ChildStatus($0).position != nil } && ChildStatus(moments[59]).phase == .none)
      // A push from code, in whatever is shown.
      puppet.child.send(ChildMessage(.interrupt, text: "push"))
      puppet.frame(at: 20)
      puppet.frame(at: 22)
      #expect(statuses(puppet).last?.depth == 2)
    }
  }

  @Test("Keys that nothing uses come back, and those of a text field do not") func keys() async throws {
    try await Bench().show(
      """
      import UIKit

      #Preview {
        let view = UITextField(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        view.borderStyle = .roundedRect
        return view
      }
      """
    ) { puppet in
      @MainActor func unused() -> [String] { puppet.messages.filter { $0.kind == .unusedKey }.map(\.text) }
      let key = ChildMessage(.key, index: 1, numbers: SIMD4(15, 0, 0, 0), text: "l")
      puppet.child.send(key)
      puppet.frame(at: 0.2)
      #expect(unused() == ["l"] && statuses(puppet).last?.wantsKeys != true)
      puppet.tap(200, 400)
      puppet.frame(at: 1.1)
      #expect(statuses(puppet).last?.wantsKeys == true)
      puppet.child.send(key)
      puppet.frame(at: 1.2)
      #expect(unused() == ["l"])
      puppet.child.send(ChildMessage(.endEditing))
      puppet.frame(at: 1.3)
      #expect(statuses(puppet).last?.wantsKeys == false)
    }
  }

  @Test("Code that takes more and more memory is ended, and its line is named") func memory() async throws {
    let bench = try Bench()
    let path = "\(bench.folder)/Card.swift"
    try await bench.show(
      Sources.clicking(
        "var list: [[UInt8]] = []\n"
          + "    while true { list.append([]); list[list.count - 1].reserveCapacity(1 << 28) }")
    ) { puppet in
      puppet.tap()
      puppet.child.ask(ChildMessage(.frame, numbers: SIMD4(1.1, 1.0 / 60, 0, 0)), patience: 60)
      puppet.waitForEnd()
      let ending = try #require(puppet.ending)
      #expect(ending.cause == .crash && ending.reason.contains("failed to allocate"))
      #expect(ending.path == path && ending.line == 11)
    }
  }
}
