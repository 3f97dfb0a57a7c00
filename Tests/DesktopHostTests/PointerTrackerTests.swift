import CoreGraphics
import Foundation
import Stage
import Testing

@testable import DesktopHost

@Suite("Pointers from mouse and finger events")
struct PointerTrackerTests {
  private typealias Action = PointerTracker.Action

  @Test("Ctrl keeps the finger where the button is let go, and the mouse is another one until Ctrl is released")
  func pinned() {
    var tracker = PointerTracker()
    #expect(tracker.buttonDown(at: here, pins: true) == Action(event: .down(here), pointer: 0))
    #expect(tracker.buttonUp(at: here) == nil && tracker.isHolding)
    #expect(tracker.buttonDown(at: there, pins: true) == Action(event: .down(there), pointer: 1))
    #expect(tracker.fingerDown(70, at: here)?.pointer == 2)
    #expect(tracker.motion(to: here, isLeftDown: true) == Action(event: .move(here), pointer: 1))
    #expect(tracker.buttonUp(at: here) == Action(event: .up(here), pointer: 1))
    #expect(tracker.unpin() == Action(event: .up(here), pointer: 0) && tracker.unpin() == nil)
    // Without a press that stays, Ctrl does nothing.
    #expect(tracker.buttonDown(at: here, pins: true)?.pointer == 0)
    #expect(tracker.unpin() == nil && tracker.buttonUp(at: there) == Action(event: .up(there), pointer: 0))
  }
  private let here = CGPoint(x: 10, y: 20)
  private let there = CGPoint(x: 30, y: 20)

  @Test("A motion without the button counts as the lost release") func lostRelease() {
    var tracker = PointerTracker()
    #expect(tracker.buttonDown(at: here) == Action(event: .down(here), pointer: 0))
    #expect(tracker.motion(to: there, isLeftDown: true) == Action(event: .move(there), pointer: 0))
    #expect(tracker.motion(to: there, isLeftDown: false) == Action(event: .up(there), pointer: 0))
    #expect(tracker.motion(to: here, isLeftDown: false) == nil)
    #expect(tracker.buttonUp(at: here) == nil)
  }

  @Test("A release without an event ends the drag where the mouse was last seen") func releaseWithoutEvent() {
    var tracker = PointerTracker()
    #expect(tracker.releaseWithoutEvent() == nil)
    _ = tracker.buttonDown(at: here)
    #expect(tracker.isButtonDown)
    _ = tracker.motion(to: there, isLeftDown: true)
    #expect(tracker.releaseWithoutEvent() == Action(event: .up(there), pointer: 0))
    #expect(!tracker.isButtonDown)
  }

  @Test("After a cancel, late moves and releases are ignored") func cancel() {
    var tracker = PointerTracker()
    #expect(tracker.cancel() == nil)
    _ = tracker.buttonDown(at: here)
    _ = tracker.fingerDown(7, at: here)
    #expect(tracker.cancel() == Action(event: .cancel, pointer: 0))
    #expect(tracker.motion(to: there, isLeftDown: true) == nil)
    #expect(tracker.buttonUp(at: there) == nil)
    #expect(tracker.fingerMotion(7, to: there) == nil)
    #expect(tracker.fingerUp(7, at: there) == nil)
  }

  @Test("Fingers are pointers from 1, and each keeps its number until it goes up") func fingers() {
    var tracker = PointerTracker()
    #expect(tracker.fingerDown(70, at: here)?.pointer == 1)
    #expect(tracker.fingerDown(71, at: here)?.pointer == 2)
    #expect(tracker.fingerDown(71, at: here) == nil)
    #expect(tracker.fingerUp(70, at: there) == Action(event: .up(there), pointer: 1))
    #expect(tracker.fingerDown(72, at: here)?.pointer == 1)
    #expect(tracker.fingerMotion(71, to: there) == Action(event: .move(there), pointer: 2))
  }

  @Test("Moves of one pointer at one instant are merged, and no other input is") func inbox() {
    var inbox = Inbox()
    let tracker = { (event: PointerEvent, pointer: Int) in Action(event: event, pointer: pointer) }
    inbox.add(.pointer(tracker(.down(here), 0), instant: 1))
    inbox.add(.pointer(tracker(.move(here), 0), instant: 1))
    inbox.add(.pointer(tracker(.move(there), 0), instant: 1.0001))
    inbox.add(.pointer(tracker(.move(here), 1), instant: 1.0001))
    inbox.add(.pointer(tracker(.move(there), 1), instant: 1.002))
    inbox.add(.back)
    inbox.add(.pointer(tracker(.move(here), 1), instant: 1.002))
    #expect(
      inbox.take() == [
        .pointer(tracker(.down(here), 0), instant: 1), .pointer(tracker(.move(there), 0), instant: 1.0001),
        .pointer(tracker(.move(here), 1), instant: 1.0001), .pointer(tracker(.move(there), 1), instant: 1.002), .back,
        .pointer(tracker(.move(here), 1), instant: 1.002),
      ])
    #expect(inbox.isEmpty)
  }
}
