import Testing
import UIKit

@testable import Stage

@MainActor @Suite("Pixels that bitmaps share with their stage")
struct SharedPixelsTests {
  private let stage = Stage(size: CGSize(width: 60, height: 40))
  private let view = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))

  init() {
    view.backgroundColor = .red
    stage.window.addSubview(view)
  }

  @Test("A bitmap keeps its pixels while the stage draws on, and the stage keeps what it does not draw")
  func kept() {
    let first = stage.render()
    let digest = first.digest
    view.center.x += 20
    let second = stage.render()
    #expect(first.digest == digest)
    #expect(first[10, 10].r == 255 && second[10, 10].r == 0 && second[30, 10].r == 255)
    view.center.x -= 20
    #expect(stage.render() == first && second[10, 10].r == 0)
  }

  @Test("Pictures of an unchanged frame share their pixels, and are equal")
  func unchanged() {
    let first = stage.render()
    let second = stage.render()
    #expect(first.pixels === second.pixels && first == second && first.hashValue == second.hashValue)
  }

  @Test("The stage draws into the same pixels again once no bitmap refers to them")
  func reused() {
    weak let first = stage.render().pixels
    view.center.x += 20
    #expect(stage.render().pixels === first)
    view.center.x += 1
    let kept = stage.render()
    view.center.x += 1
    #expect(stage.render().pixels !== kept.pixels)
  }

  @Test("Bitmaps of different stages with the same colours are equal, and so are black ones")
  func equality() {
    let other = Stage(size: CGSize(width: 60, height: 40))
    let black = Bitmap(blackOfWidth: 60, height: 40)
    #expect(other.render() == black && black == other.render())
    #expect(other.render().digest == black.digest && other.render().hashValue == black.hashValue)
    #expect(stage.render() != black && Bitmap(blackOfWidth: 40, height: 60) != black)
    let copy = UIView(frame: view.frame)
    copy.backgroundColor = .red
    other.window.addSubview(copy)
    #expect(other.render() == stage.render() && other.render().hashValue == stage.render().hashValue)
  }
}
