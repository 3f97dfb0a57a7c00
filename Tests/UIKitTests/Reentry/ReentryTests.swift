import Stage
import Testing
import UIKit

@MainActor @Suite("What a client does to screens at an unexpected moment")
struct ReentryTests {
  @Test(
    "What is seen agrees with what screens were told, and nothing is left alive, nor of a stage that is dropped meanwhile",
    arguments: rows, [false, true])
  func row(_ row: ReentryRow, isDropped: Bool) throws {
    weak var leaked: UIApplication?
    do {
      let scene = ReentryScene()
      leaked = scene.stage.application
      if isDropped { _ = try scene.begin(row) } else { try scene.run(row) }
    }
    #expect(leaked == nil)
  }

  nonisolated static let rows =
    stackRows + queueRows + removalRows + requestRows + takenRows + tabRows + childRows + presentationRows + contextRows
    + presenterRows + coveredRows + endingRows + windowRows

  nonisolated static let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet]
}
