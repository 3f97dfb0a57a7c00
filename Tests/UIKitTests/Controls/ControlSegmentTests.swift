import Testing
import UIKit

@MainActor @Suite("Segmented controls")
struct ControlSegmentTests {
  let world = TouchWorld()
  private let told = Counter()

  /// A control with three segments, each 100 points wide, at (30, 100).
  private func row() -> UISegmentedControl {
    let row = world.show(
      UISegmentedControl(items: ["One", "Two", "Three"]), at: CGRect(x: 30, y: 100, width: 300, height: 32))
    row.selectedSegmentIndex = 0
    row.addTarget(told, action: Selector(Counter.hear(from:)), for: .valueChanged)
    world.wait(1 / 60)
    return row
  }

  /// The frame of the pill on screen.
  private func pill(_ row: UISegmentedControl) -> CGRect { row.subviews[0].layer.presentation()?.frame ?? .null }

  @Test("A tap selects a segment, and sends valueChanged only if the selection changes")
  func tap() {
    let row = row()
    world.tap(180, 115)
    #expect(row.selectedSegmentIndex == 1 && told.senders.count == 1)
    world.wait(0.5)
    world.tap(180, 115)
    #expect(row.selectedSegmentIndex == 1 && told.senders.count == 1)
    world.wait(0.5)
    #expect(pill(row) == CGRect(x: 102, y: 2, width: 96, height: 28))
  }

  @Test("A control without a size has a pill without one")
  func empty() {
    let row = row()
    row.frame.size = .zero
    row.layoutIfNeeded()
    #expect(row.subviews[0].frame == .zero)
  }

  @Test("The pill slides to a segment that is tapped, and jumps to one that is set")
  func slide() {
    let row = row()
    world.tap(280, 115)
    world.wait(1 / 60)
    world.wait(0.06)
    #expect(pill(row).minX > 2 && pill(row).minX < 202)
    world.wait(0.5)
    #expect(pill(row).minX == 202)
    row.selectedSegmentIndex = 0
    row.layoutIfNeeded()
    #expect(pill(row).minX == 2 && told.senders.count == 1)
  }

  @Test("Dragging the pill selects the segment on which it is released")
  func drag() {
    let row = row()
    world.down(60, 115)
    world.drag(from: SIMD2(60, 115), to: SIMD2(290, 115), steps: 10)
    #expect(row.selectedSegmentIndex == 0 && told.senders.isEmpty)
    world.up(290, 115)
    #expect(row.selectedSegmentIndex == 2 && told.senders.count == 1)
  }

  @Test("A press that leaves the control or is cancelled does not change the selection")
  func off() {
    let row = row()
    world.play("d180,115 m180,500 u180,500 d180,115 x w0.5")
    #expect(row.selectedSegmentIndex == 0 && told.senders.isEmpty && pill(row).minX == 2)
  }

  @Test("A disabled segment cannot be selected by a tap")
  func disabled() {
    let row = row()
    row.setEnabled(false, forSegmentAt: 1)
    #expect(!row.isEnabledForSegment(at: 1) && row.isEnabledForSegment(at: 2) && !row.isEnabledForSegment(at: 9))
    world.tap(180, 115)
    #expect(row.selectedSegmentIndex == 0 && told.senders.isEmpty)
  }

  @Test("The selection stays with its segment when others are inserted and removed")
  func insertions() {
    let row = row()
    row.selectedSegmentIndex = 1
    row.insertSegment(withTitle: "Zero", at: 0, animated: false)
    #expect(row.numberOfSegments == 4 && row.selectedSegmentIndex == 2 && row.titleForSegment(at: 2) == "Two")
    row.removeSegment(at: 2, animated: false)
    #expect(row.selectedSegmentIndex == UISegmentedControl.noSegment)
    row.setTitle("Last", forSegmentAt: 2)
    #expect(row.titleForSegment(at: 2) == "Last" && row.titleForSegment(at: 3) == nil)
    row.selectedSegmentIndex = 7
    #expect(row.selectedSegmentIndex == UISegmentedControl.noSegment)
    row.removeAllSegments()
    #expect(row.numberOfSegments == 0)
    world.tap(60, 115)
    #expect(told.senders.isEmpty)
  }

  @Test("Arrow keys move the selection as far as the last segment; the Return key goes on from the first")
  func keys() {
    let row = row()
    row.move(by: 1)
    row.move(by: 1)
    row.move(by: 1)
    #expect(row.selectedSegmentIndex == 2 && told.senders.count == 2)
    row.activate()
    #expect(row.selectedSegmentIndex == 0 && told.senders.count == 3)
  }
}
