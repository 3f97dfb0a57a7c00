import CoreGraphics
import Foundation
import SourcePass
import Stage
import Testing
import UIKit
import Workshop

@testable import Prototype

@Suite("Constants and records of the user's own code") @MainActor
struct OwnCodeTests {
  @Test("Changed constants take the place of their literals, and nothing else changes") func writing() throws {
    let source = "// é\nlet a = 0.25  // 0...1\nlet b: CGFloat = 12\nlet c = 3\nlet d = -1_000.5\n"
    let figures = SourcePass.rehearsing(source).figures
    let bytes = Array(source.utf8)
    let next = OwnSession.replacing(figures, in: bytes, by: ["a": 0.4, "b": 7.5, "c": 4.4, "d": 2])
    #expect(
      next.map { String(decoding: $0, as: UTF8.self) }
        == "// é\nlet a = 0.4  // 0...1\nlet b: CGFloat = 7.5\nlet c = 4\nlet d = 2.0\n")
    #expect(OwnSession.replacing(figures, in: Array("let a = 0.26".utf8), by: ["a": 1]) == nil)
  }

  @Test("Rows of the same name begin with their type, and ranges fit the names") func words() {
    let keys = [
      "CardFigures.duration", "SheetFigures.duration", "SheetAnimator.animateTransition.delay", "cornerRadius",
    ]
    #expect(FigureGuess.labels(keys) == ["Card duration", "Sheet duration", "Delay", "Corner radius"])
    func guess(_ source: String) -> ClosedRange<Double>? {
      SourcePass.rehearsing(source).figures.first.map { FigureGuess.range(of: $0).range }
    }
    #expect(guess("let duration = 0.4") == 0.05...3)
    #expect(guess("let height = 0.6") == 0...1)
    #expect(guess("let height = 60") == 0...180)
    #expect(guess("let dimming = 0.3  // 0.1...0.5") == 0.1...0.5)
    #expect(guess("let dimming = 0.7  // 0.1...0.5") == 0.1...0.7)
    #expect(guess("let offset = -8") == -24...24)
  }

  @Test("A constant changes when it did, and under a finger as if before it") func constants() {
    var record = OwnRecord()
    record.add("a", 1, isHeld: false)
    record.add("a", 2, isHeld: false)
    record.add(ChildMessage(.down), at: 1, still: nil)
    record.add(ChildMessage(.move), at: 1.1, still: nil)
    record.add("b", 3, isHeld: true)
    let messages = record.messages { $0 == "a" ? 0 : 1 }
    #expect(messages.map(\.kind) == [.constant, .constant, .advance, .down, .advance, .move])
    #expect(messages.prefix(2).map(\.numbers.x) == [2, 3])
    #expect(messages.prefix(2).map(\.index) == [0, 1])
    #expect(record.changedKeys == ["a", "b"])
  }

  @Test("Rests between recorded events are shortened, and movements keep their time") func record() {
    var record = OwnRecord()
    record.add(ChildMessage(.down), at: 10, still: 1)
    record.add(ChildMessage(.move), at: 10.1, still: nil)
    record.add(ChildMessage(.up), at: 12, still: nil)
    record.add(ChildMessage(.down), at: 60, still: 13)
    #expect(record.entries.map(\.instant).map { ($0 * 100).rounded() / 100 } == [1.5, 1.6, 3.5, 5])
    for number in 0..<OwnRecord.mostEntries {
      record.add(ChildMessage(.move), at: 61 + Double(number) / 1000, still: nil)
    }
    #expect(record.isCut)
    #expect(record.messages { _ in nil }.isEmpty)
  }
}
