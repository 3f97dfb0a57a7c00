import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("Feels")
struct FeelGalleryTests {
  private func chips(_ scene: PanelScene) -> [FeelChip] { scene.app.bench?.panel.parameters.shown(FeelChip.self) ?? [] }

  @Test("A click takes a feel, as one edit that can be undone, wherever one counts", arguments: CatalogueNames.all)
  func take(name: String) throws {
    let scene = PanelScene(name, size: CGSize(width: 982, height: 982))
    let chips = chips(scene)
    let keys = scene.app.store.entry.parameters.map(\.description.key)
    // Only a spring can overshoot its end.
    #expect(chips.count == (keys.contains("spring.stiffness") ? 5 : keys.contains("duration") ? 4 : 0))
    for chip in chips {
      let before = scene.app.store.edits
      scene.click(chip)
      scene.app.stage.advance(by: 0.1)
      #expect(chip.isSelected && chip.values.allSatisfy { scene.parameter($0.key) == $0.value })
      guard scene.app.store.edits != before else { continue }
      scene.app.store.undo()
      #expect(scene.app.store.edits == before)
    }
  }

  @Test("At rest each shows the curve of its own motion", arguments: ["ios-27", "android-back", "sink"])
  func curves(name: String) throws {
    let scene = PanelScene(name, size: CGSize(width: 982, height: 982))
    let curves = chips(scene).compactMap { $0.first(FeelCurve.self) }
    let shapes = curves.map { curve in
      curve.isHidden ? [] : (0...4).map { Feel.progress(of: curve.values, after: 0.1 * Double($0)) }
    }
    #expect(curves.count >= 4 && Set(shapes).count == curves.count && shapes.allSatisfy { $0.first == 0 })
    for curve in curves { #expect(curve.path.map { curve.bounds.contains($0.boundingBox) } == true) }
  }

  @Test("All loop one drag while the pointer or the focus is on one; otherwise nothing moves")
  func loops() throws {
    let scene = PanelScene("ios-18", size: CGSize(width: 982, height: 982))
    scene.app.stage.perform { scene.app.bench?.panel.list.hasThumbnails = true }
    scene.app.stage.advance(by: 2)
    let chips = chips(scene)
    func isPlaying() -> [Bool] { chips.map(\.thumbnail.isPlaying) }
    #expect(scene.app.stage.isIdle && isPlaying() == Array(repeating: false, count: 5))
    let frame = chips[1].convert(chips[1].bounds, to: nil)
    scene.app.stage.hover(at: CGPoint(x: frame.midX, y: frame.midY))
    scene.app.stage.advance(by: 6)
    #expect(isPlaying() == Array(repeating: true, count: 5) && !scene.app.stage.isIdle)
    scene.app.stage.hover(at: nil)
    scene.app.stage.advance(by: 1)
    #expect(isPlaying() == Array(repeating: false, count: 5) && scene.app.stage.isIdle)
    scene.app.stage.perform { chips[2].hasKeyboardFocus = true }
    scene.app.stage.advance(by: 0.1)
    #expect(isPlaying() == Array(repeating: true, count: 5))
    scene.app.stage.perform { chips[2].hasKeyboardFocus = false }
    scene.app.stage.advance(by: 0.1)
    #expect(isPlaying() == Array(repeating: false, count: 5))
  }
}
