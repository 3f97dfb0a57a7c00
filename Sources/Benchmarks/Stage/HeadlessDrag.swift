import Raster
import Stage
import UIKit

/// A stage without a window, in which a finger drags the top screen of a stack.
@MainActor final class HeadlessDrag {
  private let stage: Stage
  private let navigation = UINavigationController()
  private let top = HeadlessDrag.screen(.orange)
  private let buffer: PixelBuffer?
  private var picture: Bitmap?
  private var step = 0

  private static let interval = 1.0 / 60
  private static let moves = 20

  /// Creates a stage that shows the last of `screens` screens.
  init(screens: Int, scale: Int = 1) {
    stage = Stage(scale: CGFloat(scale))
    buffer = PixelBuffer(width: 390 * scale, height: 844 * scale)
    navigation.viewControllers = (1..<screens).map { _ in Self.screen(.blue) } + [top]
    stage.window.rootViewController = navigation
    stage.advance(by: 1)
    picture = stage.render()
  }

  /// A screen with a dozen rows.
  private static func screen(_ color: UIColor) -> UIViewController {
    let screen = UIViewController()
    screen.title = "Screen"
    screen.loadViewIfNeeded()
    screen.view.backgroundColor = color
    for row in 0..<12 {
      let view = UIView(frame: CGRect(x: 16, y: 108 + 60 * row, width: 358, height: 48))
      view.backgroundColor = .white
      view.layer.cornerRadius = 8
      screen.view.addSubview(view)
    }
    return screen
  }

  /// The number of screens on the stack.
  var count: Int { navigation.viewControllers.count }

  /// Drags the top screen away, waits until it is popped, and pushes it again; returns whether it was popped.
  func complete() -> Bool {
    stage.send(.down(CGPoint(x: 2, y: 400)))
    for move in 1...Self.moves {
      stage.advance(by: Self.interval)
      stage.send(.move(CGPoint(x: 2 + 12 * move, y: 400)))
    }
    stage.send(.up(CGPoint(x: 2 + 12 * Self.moves, y: 400)))
    settle()
    let isPopped = navigation.topViewController !== top
    navigation.pushViewController(top, animated: false)
    stage.advance(by: 0)
    return isPopped
  }

  /// Lets the time of a drag pass.
  func rest() {
    for _ in 1...Self.moves { stage.advance(by: Self.interval) }
    settle()
  }

  private func settle() {
    do { try stage.settle() } catch { preconditionFailure("\(error)") }
  }

  /// Presses first if that was not done yet; then moves the finger by 3 points, back and forth.
  private func move() {
    if step == 0 { stage.send(.down(CGPoint(x: 2, y: 400))) }
    step += 1
    let offset = step % 200
    stage.advance(by: Self.interval)
    stage.send(.move(CGPoint(x: 20 + 3 * min(offset, 200 - offset), y: 400)))
  }

  /// Moves the finger and takes a picture, in place of the one before.
  func moveAndRender() {
    move()
    render()
  }

  /// Takes a picture, in place of the one before.
  func render() {
    picture = nil
    picture = stage.render()
  }

  /// Moves the finger and draws into memory of its own.
  func moveAndDraw() {
    move()
    guard let buffer else { return }
    do { _ = try stage.draw(into: buffer) } catch { preconditionFailure("\(error)") }
  }
}
