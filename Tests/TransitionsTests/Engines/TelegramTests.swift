import Foundation
import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Telegram and react-native-screens")
struct TelegramTests {
  private func scene(_ parameters: EngineParameters) throws -> DragScene<EngineNavigationController> {
    let navigation = EngineNavigationController()
    navigation.parameters = parameters
    return try DragScene(navigation)
  }

  @Test(
    "Telegram pops past a fifth of the width or above 1000 points a second",
    arguments: [(0.195, 0.0, false), (0.205, 0, true), (0.1, 970, false), (0.1, 1030, true), (0.205, -300, true)])
  func telegram(_ progress: Double, _ velocity: Double, _ pops: Bool) throws {
    let scene = try scene(.telegram)
    if velocity == 0 {
      scene.drag(to: progress)
      scene.release(at: progress)
    } else {
      scene.flick(from: 100, to: progress, at: velocity)
    }
    try scene.stage.settle()
    #expect(scene.names == (pops ? "AB" : "ABC"))
  }

  @Test(
    "After Telegram's release the rest takes as long as the finger would, between 0.05 and 0.2 s, and 0.1 s back",
    arguments: [
      // Half the width takes 195 / v seconds.
      (0.5, 1500.0, 195.0 / 1500), (0.5, 300, 0.2), (0.5, -300, 0.2), (0.9, 2000, 0.05), (0.5, 0, 0.2),
      (0.1, 0, 0.1), (0.1, 500, 0.1),
    ] as [(Double, Double, Double)])
  func telegramSettling(_ progress: Double, _ velocity: Double, _ seconds: Double) throws {
    let scene = try scene(.telegram)
    if velocity == 0 {
      scene.drag(to: progress)
      scene.release(at: progress)
    } else {
      scene.flick(from: 100, to: progress, at: velocity)
    }
    try follows(scene, from: progress, to: progress > 0.2 ? 1 : 0, in: seconds, tolerance: 0.02)
  }

  @Test("The rest of a react-native-screens drag takes its part of half a second", arguments: [0.3, 0.7])
  func part(_ progress: Double) throws {
    let scene = try scene(.reactNativeScreens)
    scene.drag(from: 5, to: progress)
    scene.release(from: 5, at: progress)
    let rest = progress > 0.5 ? 1 - progress : progress
    try follows(scene, from: progress, to: progress > 0.5 ? 1 : 0, in: 0.5 * rest, tolerance: 1e-6)
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test(
    "React Navigation's rule decides in react-native-screens: 0.3 s ahead", arguments: [(330.0, true), (320, false)])
  func projection(_ velocity: Double, _ pops: Bool) throws {
    let scene = try scene(.reactNativeScreens)
    scene.flick(to: 0.25, at: velocity)
    try scene.stage.settle()
    #expect(scene.names == (pops ? "AB" : "ABC"))
  }

  @Test("Dimming and parallax are as published, linear under the finger", arguments: [0.25, 0.75])
  func looks(_ progress: Double) throws {
    for (parameters, dimming) in [(EngineParameters.telegram, 0.15), (.reactNativeScreens, 0.1)] {
      let scene = try scene(parameters)
      scene.drag(from: 5, to: progress)
      let veil = try #require(scene.top.siblings(except: [scene.top, scene.below]).first)
      #expect(abs(veil.seenAlpha - dimming * (1 - progress)) < 1e-6)
      #expect(abs(Double(scene.below.seenCenter.x) - (195 - 0.3 * 390 * (1 - progress))) < 1e-6)
      #expect(abs(scene.top.seenShadow - (dimming == 0.15 ? 0.45 * (1 - progress) : 0)) < 1e-6)
    }
  }

  /// Expects ease-in-out from a progress to another one; the tolerance allows for the measured velocity.
  private func follows(
    _ scene: DragScene<EngineNavigationController>, from start: Double, to end: Double, in seconds: Double,
    tolerance: Double
  ) throws {
    for quarter in 1...3 {
      scene.stage.advance(by: seconds / 4, framesPerSecond: 2000)
      let part = bezier((0.42, 0), (0.58, 1), at: Double(quarter) / 4)
      #expect(abs(scene.away - (start + (end - start) * part)) < tolerance, "\(quarter) quarters")
    }
    try scene.stage.settle()
    #expect(scene.names == (end == 1 ? "AB" : "ABC"))
  }
}
