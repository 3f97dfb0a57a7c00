import Stage
import Testing
import UIKit

@MainActor @Suite("What a client does to screens at an unexpected moment")
struct ReentryTests {
  @Test("What is seen agrees with what screens were told, and nothing is left alive", arguments: rows)
  func row(_ row: ReentryRow) throws {
    weak var leaked: UIApplication?
    do {
      let scene = ReentryScene()
      leaked = scene.stage.application
      try scene.run(row)
    }
    #expect(leaked == nil)
  }

  @Test("A stage that is dropped in the middle of it is freed", arguments: rows)
  func dropped(_ row: ReentryRow) throws {
    weak var leaked: UIApplication?
    do {
      let scene = ReentryScene()
      leaked = scene.stage.application
      _ = try scene.begin(row)
    }
    #expect(leaked == nil)
  }

  nonisolated static let rows =
    stackRows + queueRows + removalRows + requestRows + takenRows + tabRows + childRows + presentationRows + contextRows
    + presenterRows + coveredRows + endingRows + windowRows

  nonisolated static let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet]
}
