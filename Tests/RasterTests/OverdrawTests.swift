import QuartzCore
import Raster
import Testing

@Suite("Pixels that are hidden are not drawn")
struct OverdrawTests {
  /// A scene of 200 × 200 points in a clip, with a ground, a translucent screen with cards, and an upper screen with a
  /// shadow, `shift` points to the right.
  private func screens(shift: Double, ground: CGColor = rgb(0, 0, 0)) -> Scene {
    let scene = Scene(200, 200)
    withoutActions {
      scene.root.masksToBounds = true
      scene.root.backgroundColor = ground
      let lower = scene.add(0, 0, 200, 200, rgb(0.2, 0.6, 0.4))
      lower.opacity = 0.7
      scene.add(10, 10.5, 80, 40, white, on: lower).cornerRadius = 9
      let border = scene.add(20, 80, 60, 40.25, rgb(1, 0.5, 0, 0.5), on: lower)
      (border.borderWidth, border.borderColor) = (2, rgb(0, 0, 1))
      let upper = scene.add(shift, 0, 200, 200, rgb(0.9, 0.5, 0.2))
      (upper.shadowOpacity, upper.shadowRadius, upper.shadowOffset) = (0.8, 4, .zero)
    }
    return scene
  }

  @Test("Beneath an opaque screen in a clip, neither a shadow nor a group is drawn")
  func hidden() throws {
    let scene = screens(shift: 0)
    _ = try scene.draw()
    #expect(scene.renderer.pixelCounts == PixelCounts(damaged: 200 * 200, touched: 200 * 200))
  }

  @Test("Half a screen hides all that lies beneath it: the ground, the group of the lower screen, and its shadow")
  func halfHidden() throws {
    let scene = screens(shift: 100)
    _ = try scene.draw()
    let counts = scene.renderer.pixelCounts
    #expect(counts.damaged == 200 * 200)
    // The group is cleared, filled and drawn on the ground. The cards are 80 × 40 and 60 × 41, the latter with a border,
    // and the shadow reaches 13 pixels to the left.
    let most = 200 * 200 + 3 * 100 * 200 + 80 * 41 + 60 * 41 * 2 + 13 * 200
    #expect(counts.touched >= 200 * 200 && counts.touched <= most, "\(counts)")
  }

  @Test("A part of the frame counts its own pixels")
  func part() throws {
    let scene = screens(shift: 0)
    let buffer = try scene.draw()
    var damage = DamageRegion()
    damage.add(SIMD4(10, 20, 40, 30))
    try scene.draw(into: buffer, damage: damage)
    #expect(scene.renderer.pixelCounts == PixelCounts(damaged: 30 * 10, touched: 30 * 10))
  }

  @Test(
    "The coverage of a path that is kept is the same as when it is drawn for the first time",
    arguments: [
      300,
      // In the middle of a path this large lie tiles without coverage.
      900,
    ])
  func keptPath(side: Double) throws {
    let scene = Scene(side, side)
    withoutActions {
      let rim = CAShapeLayer()
      let path = CGMutablePath()
      path.addRoundedRect(
        in: CGRect(x: 3.3, y: 4, width: side - 10, height: side - 11.4), cornerWidth: 40, cornerHeight: 40)
      path.addRoundedRect(
        in: CGRect(x: 15.3, y: 16, width: side - 34, height: side - 36), cornerWidth: 28, cornerHeight: 28)
      (rim.path, rim.fillRule, rim.fillColor) = (path, .evenOdd, rgb(0.2, 0.4, 0.9))
      scene.position(rim, 0, 0, side, side)
    }
    let first = try scene.draw()
    let touched = scene.renderer.pixelCounts.touched
    for _ in 0..<3 { #expect(first.difference(from: try scene.draw()) == nil) }
    #expect(scene.renderer.pixelCounts.touched < touched)
  }

  @Test("A translucent group over one colour needs no surface, and looks the same", arguments: [0.25, 0.9])
  func groupWithoutSurface(opacity: Double) throws {
    let scenes = [false, true].map { hasDot in
      let scene = Scene(100, 100)
      withoutActions {
        scene.root.backgroundColor = rgb(0, 0, 1)
        if hasDot { scene.add(50, 50, 1, 1, rgb(0, 0, 1)) }
        let group = scene.add(-20.5, 0, 100, 100)
        group.opacity = Float(opacity)
        scene.add(0, 0, 100, 100, rgb(1, 1, 0), on: group)
        scene.add(30, 20, 40, 40, rgb(1, 0, 0, 0.5), on: group)
      }
      return scene
    }
    let pictures = try scenes.map { try $0.draw() }
    let plans = try scenes.map { $0.plan(of: try $0.buffer()).description.contains("needs no surface") }
    #expect(plans == [true, false])
    for (x, y) in [(0, 0), (10, 30), (45, 40), (50, 50), (78, 99), (79, 10), (80, 10)] {
      let color = pictures[1][x, y]
      #expect(isClose(pictures[0][x, y], Double(color.x), Double(color.y), Double(color.z)), "(\(x), \(y))")
    }
  }
}
