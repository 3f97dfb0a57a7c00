import Testing

@testable import Benchmarks

@MainActor @Suite("The measured layout of constraints") struct ConstrainedSceneTests {
  @Test("Every row follows the constant that changes, within the width of the screen", arguments: [1, 70, 119])
  func rows(_ steps: Int) {
    let scene = ConstrainedScene()
    scene.run(steps)
    #expect(scene.count == 504 && scene.isRight)
  }
}
