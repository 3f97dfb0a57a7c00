import Motion
import Stage
import Testing
import UIKit

@MainActor @Suite("The gestures that dismiss a zoomed screen, as measured on iOS 27")
struct ZoomDismissalTests {
  private nonisolated static let tolerance = 0.2

  /// The travel as a share of the screen at which a still finger dismisses.
  private nonisolated static let lines: [(drag: ZoomMotion.Drag, start: CGPoint, line: Double)] = [
    (.down, CGPoint(x: 200, y: 200), (1 - 0.905) / 0.67), (.edge, CGPoint(x: 5, y: 400), (1 - 0.7) / 0.67),
    (.anywhere, CGPoint(x: 100, y: 400), (1 - 0.79) / 0.67),
  ]

  @Test(
    "A release is decided by the scale 120 ms later, on both sides of each line", arguments: lines,
    [(0.0, -1.0), (0, 1), (300, -1), (300, 1), (500, -1), (500, 1)])
  func release(_ row: (drag: ZoomMotion.Drag, start: CGPoint, line: Double), _ end: (speed: Double, side: Double))
    throws
  {
    let scene = try ZoomScene().opened()
    let motion = ZoomMotion()
    let (isDown, slop) = (row.drag == .down, motion.slop(of: row.drag))
    let length = isDown ? ZoomScene.size.height : ZoomScene.size.width
    // Six points beside the line; the velocity of a fast finger is known to a few per cent only.
    let travel = CGFloat(row.line) * length - CGFloat(end.speed) * 0.12 + CGFloat(end.side) * 6 + slop
    let to =
      isDown ? CGPoint(x: row.start.x, y: row.start.y + travel) : CGPoint(x: row.start.x + travel, y: row.start.y)
    scene.drag(row.start, to: to, speed: end.speed == 0 ? 400 : end.speed, rest: end.speed == 0 ? 0.3 : 0)
    let decision = try #require(scene.stage.application.systemDecision)
    #expect(decision.finishes == (end.side > 0), "\(decision.explanation)")
    try scene.stage.settle()
    #expect(scene.isOpen == (end.side < 0) && scene.isTidy, "\(scene.stage.diagnostics)")
  }

  @Test(
    "A drag that is not enough leaves everything as it was, one that is enough leaves nothing, with balanced calls",
    arguments: [true, false], [true, false])
  func ends(_ presents: Bool, _ finishes: Bool) throws {
    let scene = try ZoomScene(presents: presents)
    let closed = scene.stage.render().digest
    _ = try scene.opened()
    let open = scene.stage.render().digest
    let end = CGPoint(x: 230, y: finishes ? 500 : 290)
    scene.drag(CGPoint(x: 200, y: 200), to: end, speed: finishes ? 900 : 200, rest: finishes ? 0 : 0.3)
    #expect(scene.stage.render().digest != open)
    try scene.expectEnd(finishes)
    #expect(scene.stage.render().digest == (finishes ? closed : open))
  }

  @Test("From right to left, drags to the side begin and go the other way round", arguments: lines)
  func mirrored(_ row: (drag: ZoomMotion.Drag, start: CGPoint, line: Double)) throws {
    let reach = row.drag == .down ? CGPoint(x: 60, y: 250) : CGPoint(x: 250, y: 60)
    var frames: [CGRect] = []
    for isMirrored in [false, true] {
      let scene = try ZoomScene().opened()
      scene.stage.application.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
      let path = [row.start, CGPoint(x: row.start.x + reach.x, y: row.start.y + reach.y)].map {
        CGPoint(x: isMirrored ? 390 - $0.x : $0.x, y: $0.y)
      }
      if row.drag != .down {
        scene.drag(path[1], to: path[0], speed: 900)
        #expect(scene.zoomed.transitionCoordinator == nil)
      }
      scene.drag(path[0], to: path[1], speed: 900, rest: 0.5, lets: false)
      frames.append(scene.frame)
      scene.stage.send(.up(path[1]))
      #expect(scene.stage.application.systemDecision?.finishes == true)
      try scene.stage.settle()
      #expect(!scene.isOpen && scene.isTidy)
    }
    #expect(frames[0].width < 389 && abs(frames[0].width - frames[1].width) < 1e-3)
    #expect(abs(frames[0].minX - (390 - frames[1].maxX)) < 1e-3 && abs(frames[0].minY - frames[1].minY) < 1e-3)
  }

  @Test("Under a finger the screen is where the formulas say once the tracking spring has settled")
  func tracking() throws {
    let scene = try ZoomScene().opened()
    let (down, end) = (CGPoint(x: 150, y: 200), CGPoint(x: 250, y: 518))
    scene.drag(down, to: end, speed: 600, rest: 0.5, lets: false)
    // The finger takes hold when it has moved down by the slop.
    let dead = 18 / (end.y - down.y)
    let start = CGPoint(x: down.x + 100 * dead, y: down.y + 18)
    let (travel, across) = (end.y - start.y, end.x - start.x)
    let (scale, share) = (1 - 0.67 * travel / 844, travel / 844)
    let fall = travel * (1 - 0.45 * share * share * share)
    let side = 0.9 * 390 * (1 - 1 / (1 + 0.56 * across / (0.9 * 390)))
    #expect(
      abs(scene.frame.width - 390 * scale) < Self.tolerance && abs(scene.frame.height - 844 * scale) < Self.tolerance)
    #expect(abs(scene.frame.minX - (start.x * (1 - scale) + side)) < Self.tolerance)
    #expect(abs(scene.frame.minY - (start.y * (1 - scale) + fall)) < Self.tolerance)
    #expect(abs((scene.grid.view.layer.presentation()?.affineTransform().a ?? 0) - 0.914) < 1e-4)
    #expect(ZoomMotion.scale(after: 0.48 / 0.67) == 0.52 && ZoomMotion.scale(after: 1e9) >= 0.37)
    #expect(abs(ZoomMotion.scale(after: 0.48 / 0.67 + 1e-6) - 0.52 + 0.67e-6) < 1e-9)
  }

  /// Pinches about `middle` to `scale`, then holds, and perhaps turns and moves on the way; returns the last fingers.
  private func pinch(_ scene: ZoomScene, _ middle: CGPoint, _ scale: Double, turn: Double = 0) -> [CGPoint] {
    let half = 120.0
    scene.send(PointerEvent.down, ZoomScene.fingers(middle, half))
    // The first 8.7 points are not part of the scale.
    let end = (half - 8.7 / 2) * scale
    var fingers: [CGPoint] = []
    for step in 1...60 {
      scene.stage.advance(by: 1 / 60)
      let share = Double(step) / 60
      // It begins before it turns.
      let turned = turn * max(0, share - 0.5) * 2
      let center = CGPoint(x: middle.x + 40 * CGFloat(turned), y: middle.y)
      fingers = ZoomScene.fingers(center, half + (end - half) * share, turned)
      scene.send(PointerEvent.move, fingers)
    }
    scene.stage.advance(by: 0.5)
    return fingers
  }

  @Test("A pinch follows both fingers one to one, and dismisses below half the size", arguments: [0.55, 0.45])
  func pinch(_ scale: Double) throws {
    let scene = try ZoomScene().opened()
    let fingers = pinch(scene, CGPoint(x: 195, y: 400), scale)
    #expect(abs(scene.frame.width - 390 * CGFloat(scale)) < 1 && abs(scene.frame.midX - 195) < 1, "\(scene.frame)")
    scene.send(PointerEvent.up, fingers)
    try scene.expectEnd(scale < 0.5)
  }

  @Test("A pinch that turns and moves while it shrinks turns and moves the screen with it", arguments: [0.7, 0.4])
  func turnedPinch(_ scale: Double) throws {
    let scene = try ZoomScene().opened()
    let before = scene.stage.render().digest
    let middle = CGPoint(x: 150, y: 300)
    let fingers = pinch(scene, middle, scale, turn: 0.6)
    let card = try #require(scene.zoomed.view.superview?.superview?.layer.presentation())
    #expect(abs(atan2(card.affineTransform().b, card.affineTransform().a) - 0.6) < 1e-3)
    #expect(abs(card.bounds.width - 390 * CGFloat(scale)) < 1)
    // The point between the fingers stays between them.
    let reach = CGPoint(x: 195 - middle.x, y: 422 - middle.y)
    let turned = reach.applying(CGAffineTransform(rotationAngle: 0.6).scaledBy(x: CGFloat(scale), y: CGFloat(scale)))
    #expect(abs(card.position.x - (middle.x + 24 + turned.x)) < 1)
    #expect(abs(card.position.y - (middle.y + turned.y)) < 1)
    scene.send(PointerEvent.up, fingers)
    try scene.expectEnd(scale < 0.5)
    #expect((scene.stage.render().digest == before) == scene.isOpen)
  }

  @Test("Content scrolls until it is at its top, and then hands a drag down over", arguments: [0.0, 50])
  func scrolling(_ offset: CGFloat) throws {
    let scene = try ZoomScene()
    let scroll = UIScrollView(frame: CGRect(origin: .zero, size: ZoomScene.size))
    scroll.contentSize = CGSize(width: 390, height: 3_000)
    scene.zoomed.view.addSubview(scroll)
    scene.open()
    try scene.stage.settle()
    scroll.contentOffset.y = offset
    scene.drag(CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 500), speed: 900)
    try scene.stage.settle()
    #expect(scene.isOpen == (offset > 0))
  }
}
