import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Fade and slide")
struct FadeSlideTests {
  typealias Scene = DragScene<UINavigationController>

  private func scene(depth: Int = 3) throws -> Scene {
    let scene = try Scene(UINavigationController(), depth: depth)
    scene.stage.perform { scene.navigation.addCustomTransitioning() }
    return scene
  }

  /// Returns the opacity of a screen that appears in the first half.
  ///
  /// The curve passes through 0, 1 and 1, at the beginning, the middle and the end; it begins with a slope of 1 and
  /// reaches the second value with a slope of 0: Hermite's cubic `t + t² - t³`.
  private static func appeared(_ progress: Double) -> Double {
    let part = min(2 * progress, 1)
    return part + part * part - part * part * part
  }

  private func add(_ progress: Double, of upper: UIView, _ lower: UIView, to trace: inout Trace) {
    trace.add(
      progress,
      [
        "upper x": Double(upper.seenCenter.x), "upper y": Double(upper.seenCenter.y), "upper alpha": upper.seenAlpha,
        "lower x": Double(lower.seenCenter.x), "lower y": Double(lower.seenCenter.y), "lower alpha": lower.seenAlpha,
        "others": Double(upper.siblings(except: [upper, lower]).count),
        "overlap": Double(lower.seenCenter.x + 195 - (upper.seenCenter.x - 195)),
      ])
  }

  private func expect(_ progress: Double, away: Double, alpha: Double, lowerAlpha: Double, in trace: inout Trace) {
    trace.add(
      progress,
      [
        "upper x": 195 + 390 * away, "upper y": 422, "upper alpha": alpha, "lower x": 195 - 390 * (1 - away),
        "lower y": 422, "lower alpha": lowerAlpha, "others": 0, "overlap": 0,
      ])
  }

  @Test("Under the finger every value is the published one, forwards and back")
  func pop() throws {
    let scene = try scene()
    var (seen, expected) = (Trace(), Trace())
    scene.dragByTenths { progress in
      add(progress, of: scene.top, scene.below, to: &seen)
      expect(progress, away: progress, alpha: 1 - progress, lowerAlpha: Self.appeared(progress), in: &expected)
    }
    #expect(seen == expected)
    #expect(scene.top.superview?.subviews.firstIndex(of: scene.below) == 0)
    scene.release(from: 5, at: 0)
    try scene.stage.settle()
    #expect(scene.names == "ABC")
    #expect(scene.top.alpha == 1)
  }

  @Test("From code it moves with ease-in-out, in the duration of hiding a bar", arguments: [true, false])
  func fromCode(_ isOpening: Bool) throws {
    let scene = try scene()
    let (upper, lower) = scene.play(isOpening: isOpening, ColourScreen("N", .black))
    var (seen, expected) = (Trace(), Trace())
    scene.stage.advanceByTenths(of: 0.2, framesPerSecond: 400) { progress in
      let eased = easeInOut(progress)
      add(progress, of: upper, lower, to: &seen)
      let appeared = Self.appeared(eased)
      if isOpening {
        expect(progress, away: 1 - eased, alpha: 1, lowerAlpha: 1 - appeared, in: &expected)
      } else {
        expect(progress, away: eased, alpha: 1 - eased, lowerAlpha: appeared, in: &expected)
      }
    }
    #expect(seen == expected)
    #expect(UINavigationController.hideShowBarDuration == 0.2)
    scene.stage.advance(by: 0.019)
    #expect(scene.navigation.transitionCoordinator != nil)
    scene.stage.advance(by: 0.02)
    #expect(scene.navigation.transitionCoordinator == nil)
    #expect(scene.names == (isOpening ? "ABCN" : "AB"))
    #expect(lower.alpha == 1 && lower.center.x == 195)
    #expect(upper.alpha == 1 && upper.center.x == 195)
  }

  @Test("The fades end where the parameters say")
  func fades() throws {
    let scene = try scene()
    let helper = try #require(scene.navigation.transitionCoordinatorHelper)
    helper.parameters.lowerFade = 1
    helper.parameters.upperFade = 0.5
    scene.drag(from: 5, to: 0.25)
    #expect(abs(scene.below.seenAlpha - 0.25) < 1e-6)
    #expect(abs(scene.top.seenAlpha - (1 - Self.appeared(0.25))) < 1e-6)
  }

  @Test("The progress follows the finger beyond both ends, and the interaction is released")
  func unclamped() throws {
    let scene = try scene()
    let helper = try #require(scene.navigation.transitionCoordinatorHelper)
    var made: [Noting?] = []
    var percents: [[CGFloat]] = []
    helper.drag?.makeInteraction = {
      percents.append([])
      let noting = Noting { percents[percents.count - 1].append($0) }
      made.append(noting)
      return noting
    }
    weak var last: Noting?
    for (end, names) in [(-0.25, "ABC"), (1.25, "AB")] {
      scene.drag(from: 5, to: 0.5, steps: 1)
      scene.move(from: 5, start: 0.5, to: end, steps: 1)
      last = made.removeLast()
      scene.release(from: 5, at: end)
      try scene.stage.settle()
      #expect(scene.names == names)
      #expect(last == nil)
      #expect(helper.drag?.requested == nil)
    }
    // The last is that of the release.
    let expected: [[CGFloat]] = [[0.5, -0.25, -0.25], [0.5, 1.25, 1.25]]
    let seen = percents.map { $0.suffix(3).map { ($0 * 1e6).rounded() / 1e6 } }
    #expect(seen == expected)
  }
}

/// An interaction that notes its updates.
@MainActor private final class Noting: UIPercentDrivenInteractiveTransition {
  private let note: (CGFloat) -> Void

  init(_ note: @escaping (CGFloat) -> Void) {
    self.note = note
    super.init()
  }

  override func update(_ percentComplete: CGFloat) {
    note(percentComplete)
    super.update(percentComplete)
  }
}
