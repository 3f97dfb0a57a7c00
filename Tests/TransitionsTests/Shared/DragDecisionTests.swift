import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("When a drag begins and when it pops")
struct DragDecisionTests {
  @Test(
    "Released at rest, a drag pops past the published threshold only", arguments: DraggedNavigation.each,
    [-0.002, 0, 0.002])
  func threshold(_ navigation: DraggedNavigation, _ difference: Double) throws {
    let scene = try navigation.scene(3)
    let progress = navigation.threshold + difference
    scene.drag(from: navigation.startX, to: progress)
    scene.release(from: navigation.startX, at: progress)
    try scene.stage.settle()
    #expect(scene.names == (difference > 0 ? "AB" : "ABC"))
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test(
    "A drag begins in the published region, or in the one that the parameters say", arguments: DraggedNavigation.each,
    [(19.9, nil), (20.1, nil), (19.9, .edge), (20.1, .edge), (200, .edge), (200, .anywhere)]
      as [(Double, DragParameters.Region?)])
  func region(_ navigation: DraggedNavigation, _ row: (x: Double, region: DragParameters.Region?)) throws {
    let scene = try navigation.scene(3)
    if let region = row.region { navigation.setRegion(scene.navigation, region) }
    scene.drag(from: row.x, to: 0.8)
    scene.release(from: row.x, at: 0.8)
    try scene.stage.settle()
    let begins = row.x < 20 || (row.region ?? navigation.region) == .anywhere
    #expect(scene.names == (begins ? "AB" : "ABC"))
  }
}
