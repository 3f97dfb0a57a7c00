import Foundation
import Testing

@MainActor @Suite("How far off measured movements are")
struct MovementTests {
  @Test("The page of the documentation has the error of each measured movement, at each instant")
  func page() throws {
    let movements =
      try Movement.scrolling() + Movement.sheets() + Movement.navigation() + Movement.zooms()
      + Movement.controls()
    let page = MovementPage(movements: movements).text
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Sources/UIKit/UIKit.docc/HowFarOff.md")
    if ProcessInfo.processInfo.environment["BACKSWIPE_RECORD_GOLDEN"] != nil {
      try page.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == page)
    // Nothing that is called as measured is farther off than a fiftieth of its way, but for two frames that no law fits.
    for movement in movements where movement.title != "A medium sheet arrives" {
      #expect(movement.worstShare < 0.02, "\(movement.title)")
    }
  }
}
