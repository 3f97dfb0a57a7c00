import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("The engine of iOS 27")
struct EngineIOS27Tests {
  private nonisolated static let width = 390.0
  /// A finger at the edge, and one away from it: where it begins, how far the screens stay behind it, and the threshold.
  private nonisolated static let fingers = [(start: 4.0, dead: 12.0, threshold: 0.53), (60, 27, 0.42)]

  private func scene(_ change: (inout EngineParameters) -> Void = { _ in }) throws -> DragScene<
    EngineNavigationController
  > {
    let navigation = EngineNavigationController()
    var parameters = EngineParameters.iOS27
    change(&parameters)
    navigation.parameters = parameters
    return try DragScene(navigation)
  }

  private func move(_ stage: Stage, from start: Double, to end: Double, speed: Double = 600) {
    let steps = max(1, Int((abs(end - start) / speed * 120).rounded()))
    for step in 1...steps {
      stage.advance(by: 1 / 120, framesPerSecond: 120)
      stage.send(.move(CGPoint(x: start + (end - start) * Double(step) / Double(steps), y: 400)))
    }
  }

  @Test(
    "From code the progress is 1 − e^(−t/τ), also with another time constant", arguments: [0.061, 0.12], [true, false])
  func fromCode(_ timeConstant: Double, _ isOpening: Bool) throws {
    let scene = try scene { $0.timeConstant = timeConstant }
    let (upper, lower) = scene.play(isOpening: isOpening, ColourScreen("N", .black))
    for step in 1...12 {
      scene.stage.advance(by: 1 / 60)
      let rest = exp(-Double(step) / 60 / timeConstant)
      let away = isOpening ? rest : 1 - rest
      #expect(abs(Double(upper.seenCenter.x) - (195 + 390 * away)) < 1e-3, "\(step)")
      #expect(abs(Double(lower.seenCenter.x) - (195 - 390 * 0.3015 * (1 - away))) < 1e-3)
      #expect(abs((upper.siblings(except: [upper, lower]).first?.seenAlpha ?? 0) - 0.098 * (1 - away)) < 1e-5)
    }
    #expect(upper.seenShadow == 0.03 || abs(upper.seenShadow - 0.03) < 1e-6)
    #expect(upper.layer.shadowRadius == 12 && upper.layer.shadowOffset.width == -6)
    try scene.stage.settle()
    #expect(scene.names == (isOpening ? "ABCN" : "AB") && scene.stage.diagnostics.isEmpty)
  }

  @Test("The screens stay behind the finger by the dead zone of where it began", arguments: fingers)
  func deadZones(_ finger: (start: Double, dead: Double, threshold: Double)) throws {
    let scene = try scene()
    scene.stage.send(.down(CGPoint(x: finger.start, y: 400)))
    move(scene.stage, from: finger.start, to: finger.start + finger.dead - 0.5)
    #expect(scene.navigation.transitionCoordinator == nil)
    move(scene.stage, from: finger.start + finger.dead - 0.5, to: finger.start + 200)
    #expect(abs(scene.away * Self.width - (200 - finger.dead)) < 0.01)
  }

  @Test("A release pops from its threshold on, 0.12 s ahead", arguments: fingers, [-900.0, -300, 0, 300, 900])
  func releases(_ finger: (start: Double, dead: Double, threshold: Double), _ velocity: Double) throws {
    for (side, pops) in [(-0.01, false), (0.01, true)] {
      let progress = finger.threshold - 0.12 * velocity / Self.width + side
      let scene = try scene()
      let end = finger.start + finger.dead + progress * Self.width
      scene.stage.send(.down(CGPoint(x: finger.start, y: 400)))
      move(scene.stage, from: finger.start, to: end - velocity * 0.05)
      scene.stage.advance(by: 0.3)
      if velocity != 0 { move(scene.stage, from: end - velocity * 0.05, to: end, speed: abs(velocity)) }
      scene.stage.send(.up(CGPoint(x: end, y: 400)))
      try scene.stage.settle()
      #expect(scene.names == (pops ? "AB" : "ABC"), "\(progress) at \(velocity)")
      #expect(scene.stage.diagnostics.isEmpty)
    }
  }

  @Test("From rest the settling takes a fifth of a second to 98 %, whatever the distance", arguments: [0.2, 0.4, 0.7])
  func settling(_ progress: Double) throws {
    let scene = try scene()
    let end = 16 + progress * Self.width
    scene.stage.send(.down(CGPoint(x: 4, y: 400)))
    move(scene.stage, from: 4, to: end)
    scene.stage.advance(by: 0.3)
    scene.stage.send(.up(CGPoint(x: end, y: 400)))
    let (decay, frequency) = (18.7, (484 - 18.7 * 18.7).squareRoot())
    for step in 1...12 {
      scene.stage.advance(by: 1 / 60)
      let time = Double(step) / 60
      let left = exp(-decay * time) * (cos(frequency * time) + decay / frequency * sin(frequency * time))
      let expected = progress > 0.53 ? 1 - (1 - progress) * left : progress * left
      if left > 0.001 { #expect(abs(scene.away - expected) < 1e-6, "\(step)") }
    }
    try scene.stage.settle()
  }

  @Test("Exactly at the threshold is enough, if the parameters say so")
  func exact() {
    var parameters = EngineParameters.iOS27.drag
    func isEnough(_ progress: CGFloat) -> Bool {
      Transitions.isEnough(progress, velocity: 0, length: 390, threshold: 0.42, parameters: parameters)
    }
    #expect(isEnough(0.42) && !isEnough(0.42.nextDown))
    parameters.includesThreshold = false
    #expect(!isEnough(0.42) && isEnough(0.42.nextUp))
  }
}
