import Stage
import Testing
import UIKit

@MainActor @Suite("Prompts, and bars that are hidden")
struct PromptTests {
  let stage = Stage(size: CGSize(width: 390, height: 844))
  let screen = UIViewController()
  let navigation: UINavigationController

  init() throws {
    navigation = UINavigationController(rootViewController: screen)
    screen.title = "Title"
    stage.window.rootViewController = navigation
    try stage.settle()
  }

  private func middle(of text: String) throws -> CGFloat {
    let found = try #require(navigation.navigationBar.label(text))
    return found.convert(CGPoint(x: 0, y: found.bounds.midY), to: navigation.navigationBar).y
  }

  @Test("A prompt makes the bar 30 points higher, and moves the title and the screen's safe area down")
  func height() throws {
    #expect(navigation.navigationBar.bounds.height == 54 && screen.view.safeAreaInsets.top == 64)
    let title = try middle(of: "Title")
    screen.navigationItem.prompt = "Prompt"
    stage.advance(by: 0.1)
    #expect(navigation.navigationBar.bounds.height == 84 && screen.view.safeAreaInsets.top == 94)
    #expect(try middle(of: "Title") == title + 30)
    #expect(try middle(of: "Prompt") == 15)
    screen.navigationItem.prompt = nil
    stage.advance(by: 0.1)
    #expect(navigation.navigationBar.bounds.height == 54 && navigation.navigationBar.label("Prompt") == nil)
  }

  @Test("A large title lies below a prompt too")
  func largeTitle() throws {
    navigation.navigationBar.prefersLargeTitles = true
    stage.advance(by: 0.1)
    let large = try middle(of: "Title")
    screen.navigationItem.prompt = "Prompt"
    stage.advance(by: 0.1)
    #expect(navigation.navigationBar.bounds.height == 136)
    #expect(try middle(of: "Title") == large + 30)
  }

  @Test("A cancelled pop from a screen with a prompt leaves the bar as it was")
  func cancelling() throws {
    let above = UIViewController()
    above.navigationItem.prompt = "Prompt"
    above.view.backgroundColor = .systemOrange
    navigation.pushViewController(above, animated: true)
    try stage.settle()
    let before = stage.render().digest
    stage.dragFinger(CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), steps: 6, lifts: false)
    stage.advance(by: 1.0 / 60)
    #expect(stage.render().digest != before)
    stage.moveFinger(CGPoint(x: 60, y: 400), to: CGPoint(x: 60, y: 400))
    stage.send(.up(CGPoint(x: 60, y: 400)))
    try stage.settle()
    #expect(navigation.topViewController === above && stage.render().digest == before)
  }

  @Test("A hidden bar is built when it is shown, with what was changed meanwhile") func hidden() throws {
    navigation.isNavigationBarHidden = true
    let second = UIViewController()
    second.title = "Second"
    navigation.pushViewController(second, animated: false)
    try stage.settle()
    #expect(navigation.navigationBar.label("Second") == nil)
    second.title = "Changed"
    navigation.isNavigationBarHidden = false
    stage.advance(by: 0.1)
    #expect(try middle(of: "Changed") == 22)
    navigation.isNavigationBarHidden = true
    navigation.setNavigationBarHidden(false, animated: true)
    try stage.settle()
    #expect(try middle(of: "Changed") == 22)
  }
}
