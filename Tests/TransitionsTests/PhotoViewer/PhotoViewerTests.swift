import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("The photo viewer")
struct PhotoViewerTests {
  /// The frames of the thumbnail and of the picture, whose proportions are 300 × 400.
  static let small = CGRect(x: 60, y: 90, width: 60, height: 60)
  static let large = CGRect(x: 0, y: 162, width: 390, height: 520)

  private func viewer(of scene: TwoScreenScene) throws -> NotingViewer { try #require(scene.second as? NotingViewer) }

  /// Returns the visible opacity of the backdrop.
  private func backdrop(of scene: TwoScreenScene) -> Double {
    (scene.second as? NotingViewer)?.backdropView.seenAlpha ?? .nan
  }

  /// Returns the flying picture.
  private func picture(of scene: TwoScreenScene) throws -> UIView {
    try #require(scene.second.view.superview?.subviews.last)
  }

  private func seen(_ scene: TwoScreenScene) throws -> Values {
    let picture = try picture(of: scene)
    let layer = picture.layer.presentation() ?? picture.layer
    let content = try #require(picture.subviews.first)
    let inner = content.layer.presentation() ?? content.layer
    return [
      "x": layer.position.x.native, "y": layer.position.y.native, "width": layer.bounds.width.native,
      "height": layer.bounds.height.native, "corner": layer.cornerRadius.native,
      "content": inner.affineTransform().a.native, "content x": inner.position.x.native,
      "content y": inner.position.y.native, "backdrop": backdrop(of: scene), "alpha": picture.seenAlpha,
    ]
  }

  /// The published values, with the viewer opened by a fraction.
  private func published(_ open: Double) -> Values {
    func mix(_ small: Double, _ large: Double) -> Double { small + open * (large - small) }
    return [
      "x": mix(90, 195), "y": mix(120, 422), "width": mix(60, 390), "height": mix(60, 520), "corner": mix(8, 0),
      "content": mix(60.0 / 390, 1), "content x": mix(30, 195), "content y": mix(30, 260), "backdrop": open,
      "alpha": 1,
    ]
  }

  @Test("The picture grows out of the thumbnail and shrinks back, with ease-in-out in 0.4 s", arguments: [true, false])
  func fromCode(_ isOpening: Bool) throws {
    let scene = try TwoScreenScene.playing(isOpening: isOpening, .photoViewer)
    let viewer = try viewer(of: scene)
    try scene.expectPlayed(in: 0.4) {
      #expect(viewer.small.isHidden && viewer.pictureView.isHidden)
      return try seen(scene)
    } _: {
      published(isOpening ? $0 : 1 - $0)
    }
    try scene.stage.settle()
    #expect(!viewer.small.isHidden && !viewer.pictureView.isHidden)
    #expect(viewer.pictureView.frame == Self.large && viewer.backdropView.alpha == 1)
  }

  @Test("The picture follows the finger, and the backdrop fades over 200 points, forward and back")
  func follows() throws {
    let scene = try TwoScreenScene.opened(.photoViewer)
    scene.stage.send(.down(CGPoint(x: 195, y: 300)))
    scene.stage.advance(by: 1 / 60)
    scene.stage.send(.move(CGPoint(x: 195, y: 310.001)))
    var (trace, wanted) = (Trace(), Trace())
    for step in Array(0...10) + (-2...10).reversed() {
      let (x, y) = (Double(step) * 7, Double(step) * 22)
      scene.stage.advance(by: 1 / 60)
      scene.stage.send(.move(CGPoint(x: 195 + x, y: 310 + y)))
      trace.add(Double(step), try seen(scene))
      let fallen = max(y, 0)
      wanted.add(
        Double(step),
        [
          "x": 195 + x, "y": 422 + fallen, "width": 390, "height": 520, "corner": 8 * min(fallen / 40, 1),
          "content": 1, "content x": 195, "content y": 260, "backdrop": 1 - min(fallen / 200, 1), "alpha": 1,
        ])
    }
    #expect(trace == wanted)
  }

  @Test("A drag up does nothing")
  func up() throws {
    let scene = try TwoScreenScene.opened(.photoViewer)
    let before = scene.stage.render().digest
    scene.stage.send(.down(CGPoint(x: 195, y: 600)))
    scene.stage.advance(by: 1 / 60)
    for y in [560.0, 400, 300] { scene.stage.send(.move(CGPoint(x: 195, y: y))) }
    scene.stage.advance(by: 0.1)
    #expect(scene.stage.render().digest == before && scene.coordinator == nil)
  }

  @Test("A release at rest closes past three tenths only", arguments: [(0.298, false), (0.3, false), (0.302, true)])
  func threshold(_ progress: Double, _ closes: Bool) throws {
    let scene = try TwoScreenScene.opened(.photoViewer)
    try scene.swipe(to: progress)
    #expect(scene.isOpen != closes)
  }

  @Test("After a short drag the picture springs back in 0.4 s, and overshoots as its damping says")
  func springsBack() throws {
    let scene = try TwoScreenScene.opened(.photoViewer)
    scene.drag(to: 0.25)
    scene.release(at: 0.25)
    let picture = try picture(of: scene)
    // Damping ratio 0.8 in 0.4 s, from rest.
    let (ratio, omega) = (0.8, 8.994 / 0.4)
    let damped = omega * (1 - ratio * ratio).squareRoot()
    for frame in 1...20 {
      scene.stage.advance(by: 1 / 60)
      let time = Double(frame) / 60
      let rest = exp(-ratio * omega * time) * (cos(damped * time) + ratio * omega / damped * sin(damped * time))
      #expect(abs(picture.seenCenter.y.native - (422 + 50 * rest)) < 0.05)
      #expect(abs(backdrop(of: scene) - (1 - 0.25 * rest)) < 0.001)
    }
    scene.stage.advance(by: 0.1)
    #expect(scene.coordinator == nil)
  }

  @Test("After the release the picture flies to its thumbnail in 0.4 s")
  func flies() throws {
    let scene = try TwoScreenScene.opened(.photoViewer)
    scene.drag(to: 0.5)
    scene.release(at: 0.5)
    let picture = try picture(of: scene)
    for tenth in 1..<10 {
      scene.stage.advance(by: 0.04, framesPerSecond: 500)
      let eased = easeInOut(Double(tenth) / 10)
      #expect(abs(picture.seenCenter.y.native - (522 + eased * (120 - 522))) < 0.01)
      #expect(abs(backdrop(of: scene) - 0.5 * (1 - eased)) < 0.001)
    }
    #expect(scene.coordinator != nil)
    scene.stage.advance(by: 0.042, framesPerSecond: 500)
    #expect(scene.coordinator == nil)
  }

  @Test("The picture flies to where its thumbnail has been scrolled", arguments: [false, true])
  func scrolled(_ byDrag: Bool) throws {
    let scene = try TwoScreenScene.opened(.photoViewer)
    let viewer = try viewer(of: scene)
    viewer.small.center = CGPoint(x: 300, y: 500)
    try close(scene, byDrag)
    let picture = try picture(of: scene)
    scene.stage.advance(by: 0.399, framesPerSecond: 2000)
    #expect(abs(picture.seenCenter.x - 300) < 0.1 && abs(picture.seenCenter.y - 500) < 0.1)
    #expect(viewer.small.isHidden)
    try scene.stage.settle()
    #expect(!viewer.small.isHidden)
  }

  @Test("Without a visible thumbnail the picture fades and shrinks to half its size in the centre", arguments: 0..<4)
  func withoutThumbnail(_ variant: Int) throws {
    let scene = try TwoScreenScene.opened(.photoViewer)
    let viewer = try viewer(of: scene)
    if variant % 2 == 0 { viewer.small.removeFromSuperview() } else { viewer.small.center.y = -100 }
    try close(scene, variant >= 2)
    let picture = try picture(of: scene)
    scene.stage.advance(by: 0.3999, framesPerSecond: 10000)
    let layer = try #require(picture.layer.presentation())
    #expect(abs(layer.position.x - 195) < 0.1 && abs(layer.position.y - 422) < 0.1)
    #expect(abs(layer.bounds.width - 195) < 0.1 && abs(layer.bounds.height - 260) < 0.1)
    #expect(layer.opacity < 0.001)
    try scene.stage.settle()
    #expect(!scene.isOpen && !viewer.small.isHidden && !viewer.pictureView.isHidden)
  }

  private func close(_ scene: TwoScreenScene, _ byDrag: Bool) throws {
    if byDrag {
      scene.drag(to: 0.5)
      scene.release(at: 0.5)
    } else {
      scene.close()
    }
  }

  @Test("A tap on the picture closes it")
  func tap() throws {
    let scene = try TwoScreenScene.opened(.photoViewer)
    scene.stage.send(.down(CGPoint(x: 195, y: 400)))
    scene.stage.advance(by: 0.05)
    scene.stage.send(.up(CGPoint(x: 195, y: 400)))
    try scene.stage.settle()
    #expect(!scene.isOpen)
  }

  @Test("Changed parameters during a drag apply in the next frame")
  func retuned() throws {
    let scene = try TwoScreenScene.opened(.photoViewer)
    let viewer = try viewer(of: scene)
    scene.drag(to: 0.25)
    viewer.parameters.dragDistance = 100
    scene.stage.advance(by: 1 / 60)
    #expect(abs(backdrop(of: scene) - 0.5) < 1e-6)
    #expect(try abs(picture(of: scene).seenCenter.y - 472) < 1e-6)
  }

  @Test("When the screen is removed during a drag, the thumbnail is visible again")
  func abandoned() throws {
    let scene = try TwoScreenScene.opened(.photoViewer)
    let viewer = try viewer(of: scene)
    scene.drag(to: 0.25)
    scene.stage.window.rootViewController = UIViewController()
    scene.stage.send(.up(scene.point(at: 0.25)))
    try scene.stage.settle()
    #expect(!viewer.small.isHidden && !viewer.pictureView.isHidden)
  }
}

@MainActor @Suite("Signal's photo")
struct SignalPhotoTests {
  private func opened() throws -> TwoScreenScene {
    let scene = try TwoScreenScene(.photoViewer)
    (scene.second as? PhotoViewerController)?.parameters = .signal
    scene.open()
    try scene.stage.settle()
    return scene
  }

  /// Drags from the middle by some points after the slop, which the pan takes along the vertical.
  private func drag(_ scene: TwoScreenScene, by distance: CGPoint, releases: Bool = true) {
    let slop: CGFloat = distance.y < 0 ? -10 : 10
    scene.stage.send(.down(CGPoint(x: 195, y: 422)))
    for step in 0...10 {
      scene.stage.advance(by: 1 / 60)
      let part = CGFloat(step) / 10
      scene.stage.send(.move(CGPoint(x: 195 + distance.x * part, y: 422 + slop + distance.y * part)))
    }
    scene.stage.advance(by: 0.2)
    if releases { scene.stage.send(.up(CGPoint(x: 195 + distance.x, y: 422 + slop + distance.y))) }
  }

  private func isOpen(_ scene: TwoScreenScene) -> Bool { scene.first.presentedViewController != nil }

  @Test(
    "Only a drag of 88 points closes it, up or down, counted in any direction",
    arguments: [
      (CGPoint(x: 0, y: 87), false), (CGPoint(x: 0, y: 89), true), (CGPoint(x: 0, y: -87), false),
      (CGPoint(x: 0, y: -89), true), (CGPoint(x: 70, y: 52), false), (CGPoint(x: 70, y: 54), true),
    ])
  func decision(_ distance: CGPoint, _ closes: Bool) throws {
    let scene = try opened()
    drag(scene, by: distance)
    try scene.stage.settle()
    #expect(isOpen(scene) == !closes && scene.stage.diagnostics.isEmpty)
  }

  @Test("Under the finger the picture shrinks to 80 %, and the backdrop fades to 40 %", arguments: [22.0, 44, 200])
  func dragged(_ distance: Double) throws {
    let scene = try opened()
    drag(scene, by: CGPoint(x: 0, y: -distance), releases: false)
    let progress = min(distance / 88, 1)
    let picture = try #require(scene.second.view.superview?.subviews.last)
    #expect(abs(picture.transform.a - (1 - 0.2 * progress)) < 1e-9)
    #expect(abs(picture.center.y - (422 - distance)) < 1e-6)
    let backdrop = (scene.second as? PhotoViewerController)?.backdropView.alpha ?? -1
    #expect(abs(backdrop - (1 - 0.6 * progress)) < 1e-6)
  }

  @Test("A critically damped spring with a period of 0.3 s returns the picture", arguments: [0.05, 0.1, 0.2])
  func spring(_ seconds: Double) throws {
    let scene = try opened()
    drag(scene, by: CGPoint(x: 0, y: 60))
    scene.stage.advance(by: seconds, framesPerSecond: 200)
    let frequency = 2 * Double.pi / 0.3
    let rest = 60 * (1 + frequency * seconds) * exp(-frequency * seconds)
    let picture = try #require(scene.second.view.superview?.subviews.last)
    #expect(abs(Double(picture.seenCenter.y) - (422 + rest)) < 1e-3)
  }

  @Test("A photo that is caught near its thumbnail keeps its size and the dimming", arguments: [0.1, 0.2])
  func caught(_ seconds: Double) throws {
    let scene = try opened()
    drag(scene, by: CGPoint(x: 0, y: 100))
    scene.stage.advance(by: seconds, framesPerSecond: 200)
    let picture = try #require(scene.second.view.superview?.subviews.last)
    let backdrop = try #require(scene.second as? PhotoViewerController).backdropView
    let (width, alpha) = (picture.layer.presentation()?.frame.width ?? 0, backdrop.seenAlpha)
    scene.stage.send(.down(CGPoint(x: 195, y: 422)))
    scene.stage.send(.move(CGPoint(x: 195, y: 432)))
    #expect(width < 250 && abs(picture.frame.width - width) < 1e-6 && abs(backdrop.seenAlpha - alpha) < 1e-6)
    scene.stage.send(.up(CGPoint(x: 195, y: 432)))
    try scene.stage.settle()
    #expect(!isOpen(scene) && scene.stage.diagnostics.isEmpty)
  }
}
