import CoreGraphics
import Foundation
import Stage
import Testing

@testable import DesktopHost

@Suite("The speed of a pointer")
struct PointerSpeedTests {
  private func item(_ event: PointerEvent, pointer: Int = 0, at instant: TimeInterval) -> Inbox.Item {
    .pointer(PointerTracker.Action(event: event, pointer: pointer), instant: instant)
  }

  private func move(_ x: CGFloat, pointer: Int = 0, at instant: TimeInterval) -> Inbox.Item {
    item(.move(CGPoint(x: x, y: 0)), pointer: pointer, at: instant)
  }

  /// Returns the speed in `input`, rounded to whole points per second; times up to 0.02 s count.
  private func measured(_ input: [Inbox.Item], by speed: inout PointerSpeed) -> Double? {
    speed.measure(input, longest: 0.02)?.rounded()
  }

  @Test("It is the distance since the last event before, also there and back, by the time since then") func distance() {
    var speed = PointerSpeed()
    #expect(measured([item(.down(.zero), at: 1)], by: &speed) == nil)
    #expect(measured([move(4, at: 1.008)], by: &speed) == 500)
    let there = [move(8, at: 1.012), move(4, at: 1.016)]
    #expect(measured(there, by: &speed) == 1000)
  }

  @Test("It is not known from the first step after a rest, but from the second") func rest() {
    var speed = PointerSpeed()
    _ = measured([item(.down(.zero), at: 1)], by: &speed)
    #expect(measured([move(10, at: 9)], by: &speed) == nil)
    #expect(measured([move(11, at: 9.01)], by: &speed) == 100)
  }

  @Test("Events of the same instant count as a thousandth of a second") func sameInstant() {
    var speed = PointerSpeed()
    _ = measured([item(.down(.zero), at: 1)], by: &speed)
    #expect(measured([move(1, at: 1)], by: &speed) == 1000)
  }

  @Test("Presses, releases and other input have no speed, and no pointer moves from another's place") func others() {
    var speed = PointerSpeed()
    #expect(measured([], by: &speed) == nil)
    _ = measured([item(.down(.zero), at: 1)], by: &speed)
    #expect(measured([item(.up(CGPoint(x: 50, y: 0)), at: 1.01)], by: &speed) == nil)
    #expect(measured([item(.down(CGPoint(x: 90, y: 0)), pointer: 1, at: 1.02)], by: &speed) == nil)
    #expect(measured([move(30, pointer: 2, at: 1.03)], by: &speed) == nil)
    #expect(measured([.hover(CGPoint(x: 7, y: 7)), .back], by: &speed) == nil)
    _ = measured([item(.cancel, at: 1.04)], by: &speed)
    #expect(measured([move(30, pointer: 2, at: 1.05)], by: &speed) == nil)
  }
}
