import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("A static background behind transparent screens")
struct StaticBackgroundTests {
  private let stage = Stage()
  private let navigation = UINavigationController()
  private let screens = (0..<2).map { number in
    let screen = ColourScreen("\(number)", .clear)
    let patch = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    patch.backgroundColor = number == 0 ? .red : .yellow
    screen.loadViewIfNeeded()
    screen.view.addSubview(patch)
    return screen
  }

  private func show() throws -> StaticBackgroundController {
    let background = UIView()
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 844))
    half.backgroundColor = .blue
    background.backgroundColor = .green
    background.addSubview(half)
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = screens
    let root = StaticBackgroundController(background: background, content: navigation)
    stage.window.rootViewController = root
    stage.perform { navigation.addCustomTransitioning() }
    try stage.settle()
    return root
  }

  /// Returns the colours of a row from left to right, without repetitions.
  private func colors(in row: Int, of bitmap: Bitmap) -> [RGBA] {
    (0..<bitmap.width).map { bitmap[$0, row] }.reduce(into: []) { seen, color in
      if seen.last != color { seen.append(color) }
    }
  }

  @Test("Both screens show the same background, which does not move", arguments: [true, false])
  func seenThrough(_ isOpening: Bool) throws {
    let root = try show()
    let still = stage.render()
    let row = (0..<still.width).map { still[$0, 700] }
    #expect(colors(in: 700, of: still).count == 2)
    if isOpening {
      navigation.popViewController(animated: false)
      try stage.settle()
      stage.perform { navigation.pushViewController(screens[1], animated: true) }
    } else {
      stage.send(.down(CGPoint(x: 5, y: 400)))
      stage.send(.move(CGPoint(x: 15.001, y: 400)))
    }
    for tenth in 0...10 {
      let seen = stage.render()
      #expect((0..<seen.width).map { seen[$0, 700] } == row)
      #expect(root.background.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
      stage.advance(by: 0.019, framesPerSecond: 400)
      if !isOpening { stage.send(.move(CGPoint(x: 15 + 39 * CGFloat(tenth), y: 400))) }
    }
  }

  @Test("In the middle of the transition neither patch shows through the other")
  func apart() throws {
    _ = try show()
    stage.send(.down(CGPoint(x: 5, y: 400)))
    stage.send(.move(CGPoint(x: 15.001, y: 400)))
    stage.send(.move(CGPoint(x: 15 + 195, y: 400)))
    stage.advance(by: 1 / 60)
    let seen = stage.render()
    // The lower screen is opaque and covers the left half; the upper one is half transparent over green.
    #expect(colors(in: 150, of: seen) == [RGBA(r: 255, g: 0, b: 0), seen[300, 150]])
    #expect(abs(Int(seen[300, 150].r) - 128) <= 1 && seen[300, 150].g == 255)
  }

  @Test("The background and the content fill the stage after a resize")
  func resized() throws {
    let root = try show()
    stage.resize(to: CGSize(width: 700, height: 400), scale: 1)
    try stage.settle()
    for view in [root.background, navigation.view, screens[1].view] {
      #expect(view?.frame == CGRect(x: 0, y: 0, width: 700, height: 400))
    }
    #expect(navigation.parent === root && root.content === navigation)
  }
}
